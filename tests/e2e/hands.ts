/** What happens elsewhere while a screen is looked at: acts of other desks, and what the store itself says. */
import type { Page, Request } from "@playwright/test";
import { act, type ActAnswer } from "../support/alarms";
import type { Answer } from "../support/store";
import type { RoomUserName } from "../support/room";
import type { StoryRoom } from "./room";

/** An open alarm, as a fresh query gives it. */
export interface OpenAlarm {
  readonly id: string;
  readonly siteNo: string;
  readonly siteName: string;
  readonly priority: number;
  readonly eventCount: number;
  readonly owner: string;
  readonly ownerName: string;
  readonly version: number;
}

/** Open alarms as the store has them now. */
export const openAlarms = (story: StoryRoom): Promise<OpenAlarm[]> =>
  story.store.client().collection("events_alarm").getFullList<OpenAlarm>({ batch: 500 });

/** The open alarm of a site; where it has several, the most urgent one, or that of a priority. */
export async function alarmAt(story: StoryRoom, siteNo: string, priority?: number): Promise<OpenAlarm> {
  const ofSite = (await openAlarms(story)).filter((alarm) => alarm.siteNo === siteNo);
  const [found] = ofSite
    .filter((alarm) => priority === undefined || alarm.priority === priority)
    .sort((a, b) => a.priority - b.priority);
  if (!found) throw new Error(`no alarm of ${siteNo} is open`);
  return found;
}

/** A person at another desk. */
export interface Hand {
  readonly token: string;
  claim(alarm: string): Promise<Answer<ActAnswer>>;
  /** Claims, sees and closes; throws when the store refuses. */
  close(alarm: string): Promise<void>;
}

const versionIn = ({ body }: Answer<ActAnswer>) => ({ version: body.alarm?.version });

/** Signs the person in for acts without a screen. */
export async function handOf(story: StoryRoom, who: RoomUserName): Promise<Hand> {
  const { token } = await story.room.signIn(who);
  const codes = story.store.client().collection("resolution_codes");
  const { code } = await codes.getFirstListItem<{ code: string }>("active = true");
  const claim = (alarm: string) => act(story.store, { token }, { alarm, name: "claim" });
  const close = async (alarm: string): Promise<void> => {
    let answer = await claim(alarm);
    // A signal may come in between: whoever closes looks again.
    for (let look = 0; look < 3 && answer.status === 200; look++) {
      const seen = await act(story.store, { token }, { alarm, name: "seen", body: versionIn(answer) });
      if (seen.status !== 200) {
        answer = await claim(alarm);
        continue;
      }
      const body = { ...versionIn(seen), resolution: code, comment: "Keyholder on site, all in order" };
      answer = await act(story.store, { token }, { alarm, name: "close", body });
      if (answer.status === 200) return;
      if (answer.body.data.code === "version_stale") answer = await claim(alarm);
    }
    throw new Error(`refused: ${JSON.stringify(answer.body)}`);
  };
  return { token, claim, close };
}

/** Lets nothing of the feed through while it is held, as a line that loses messages; the beats still come. */
export async function withValve(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const valve = window as { feedHeld?: boolean };
    const passings = new WeakMap<EventListener, EventListener>();
    const passingOf = (listener: EventListener): EventListener => {
      const passing = passings.get(listener) ?? ((event: Event) => valve.feedHeld !== true && listener(event));
      passings.set(listener, passing);
      return passing;
    };
    for (const verb of ["addEventListener", "removeEventListener"] as const) {
      const plain = EventSource.prototype[verb];
      EventSource.prototype[verb] = function (this: EventSource, name: string, listener: EventListener) {
        plain.call(this, name, name.startsWith("signal_feed") ? passingOf(listener) : listener);
      } as typeof plain;
    }
  });
}

/** Turns the valve of a page that has one. */
export const holdFeed = (page: Page, held: boolean): Promise<void> =>
  page.evaluate((value) => void ((window as { feedHeld?: boolean }).feedHeld = value), held);

/** Counts the event streams that are open now, over the pages that are watched from their beginning. */
export function watchStreams(): { watch(page: Page): void; open(): readonly Page[] } {
  const streams = new Map<Request, Page>();
  return {
    open: () => [...streams.values()],
    watch: (page) => {
      page.on("request", (request) => {
        if (request.method() === "GET" && request.url().endsWith("/api/realtime")) streams.set(request, page);
      });
      page.on("requestfinished", (request) => streams.delete(request));
      page.on("requestfailed", (request) => streams.delete(request));
      page.on("close", () => {
        for (const [request, owner] of streams) if (owner === page) streams.delete(request);
      });
    },
  };
}
