/** Alarms of the tests as the intake leaves them, and acts on them by a person's token. */

import type { AlarmAct } from "../../domain/live/routes";
import type { Person } from "./people";
import type { Answer, TestStore } from "./store";

/** The three collections. */
export const PLACES = ["events_alarm", "events_pending", "alarm_history"] as const;

let number = 0;

/** An alarm in the queue. */
export async function addAlarm(store: TestStore, fields: Record<string, unknown> = {}): Promise<string> {
  number += 1;
  const record = await store
    .client()
    .collection("events_alarm")
    .create({
      alarmNo: number,
      siteNo: "1001",
      siteName: "Corner shop",
      alarmType: "burglary",
      alarmName: "Burglary",
      groupKey: `test:${number}`,
      priority: 2,
      state: "queued",
      signal: "Burglary",
      firstAt: new Date().toISOString(),
      queuedAt: new Date().toISOString(),
      eventCount: 1,
      version: 1,
      ...fields,
    });
  return record.id;
}

/** A code to close with. */
export async function addResolution(store: TestStore, code = "tested_user_error"): Promise<void> {
  await store
    .client()
    .collection("resolution_codes")
    .create({ code, text: "False alarm: user", falseAlarm: true, cause: "user", active: true });
}

/** What an act answers. */
export interface ActAnswer {
  alarm: Record<string, unknown> & { id: string; version: number; collectionName: string };
  message: string;
  data: Record<string, unknown> & { code: string };
  lapseAt: string;
}

/** An act with a person's own token. */
export const act = (
  store: TestStore,
  person: Pick<Person, "token">,
  { alarm, name, body = {} }: { alarm: string; name: AlarmAct; body?: object },
): Promise<Answer<ActAnswer>> =>
  store.request<ActAnswer>("POST", `/api/watchdesk/alarms/${alarm}/${name}`, { token: person.token, body });

/** In which of the collections an alarm is, as the store's own tables say. */
export async function placesOf(store: TestStore, id: string): Promise<string[]> {
  const places: string[] = [];
  for (const place of PLACES) {
    const found = await store
      .client()
      .collection(place)
      .getFullList({ filter: `id = "${id}"` });
    if (found.length > 0) places.push(place);
  }
  return places;
}

/** An alarm's record, wherever it is. */
export async function alarmOf(store: TestStore, id: string): Promise<Record<string, unknown>> {
  for (const place of PLACES) {
    const [found] = await store
      .client()
      .collection(place)
      .getFullList({ filter: `id = "${id}"` });
    if (found) return found;
  }
  throw new Error(`alarm ${id} is nowhere`);
}

/** Lines of an alarm's log, oldest first: kind and key or text. */
export async function linesOf(store: TestStore, alarm: string): Promise<string[]> {
  const lines = await store
    .client()
    .collection("events_reports")
    .getFullList({ filter: `alarm = "${alarm}"`, sort: "at,created" });
  return lines.map((line) =>
    line["kind"] === "system" ? String(line["message"].key) : `${line["kind"]}: ${line["report"]}`,
  );
}

/** Intervals of an alarm: who, and how each ended. */
export async function claimsOf(store: TestStore, alarm: string) {
  return store
    .client()
    .collection("alarm_claims")
    .getFullList({ filter: `alarm = "${alarm}"`, sort: "from" });
}
