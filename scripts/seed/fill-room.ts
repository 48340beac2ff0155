/** The demo room: organisation, sites, people, and a week that was. */

import { customerSeed } from "../../domain/access/presets";
import type { Effects } from "./effects";
import { fillSettings } from "./fill-settings";
import type { PersonRow } from "./data/people.table";
import type { Resolution } from "./handling/closing";
import { ROOM_TIME_ZONE, rosterRecords } from "./handling/roster";
import { createRandom } from "./random";
import { actionPlanRecords } from "./room/action-plan-records";
import { billingRecords } from "./room/billing-records";
import { catalogueRecords } from "./room/catalogue-records";
import { plainSiteRecords } from "./room/plain-sites";
import { customerRecords, dealerRecords, portalRecords } from "./room/organisation-records";
import { peopleRows, personOf, staffRecords, supportRole } from "./room/people";
import { salesRecords } from "./room/sales-records";
import { catalogueIds, settingsRecords } from "./room/settings-records";
import { scheduleRecords } from "./room/schedule-records";
import { siteRecords } from "./room/site-records";
import { buildSites, KEYED_SITE, siteRows, type PlacedSite } from "./room/sites";
import { technicalRecords, warehouseRecords } from "./room/technical-records";
import { ticketRecords } from "./room/ticket-records";
import { signInText, writeSignIns } from "./sign-ins";
import { incomingOf } from "./signals/incoming";
import { TAIL_MS } from "./signals/tail";
import { isAlarming, pastOf } from "./signals/week";
import { withTransactions, type StoreClient } from "./store/client";
import { closeAlarms, setTail, type Desk } from "./store/handle-alarms";
import { markBegun, markDone, readMarker } from "./store/marker";
import { sendPast } from "./store/send-past";
import { withServiceAccount } from "./store/service-account";
import { writePeople } from "./store/write-people";
import { writeRecords } from "./store/write-records";

/** How large the room is to be. */
export interface RoomSize {
  readonly small: boolean;
  /** Sites in all; those beyond the table are plain. */
  readonly sites: number;
}

const SEED = "watchdesk";

/** Fills the store, or finishes what a broken run left. */
export async function fillRoom(client: StoreClient, effects: Effects, size: RoomSize): Promise<void> {
  const marker = await readMarker(client);
  if (marker?.done) return effects.say("the demo room is there already: nothing added");
  const now = marker?.now ?? effects.now;
  if (!marker) await markBegun(client, now);
  await withTransactions(client, async () => {
    const random = createRandom(SEED);
    const key = effects.aesKey();
    const sites = buildSites(random.fork("sites"), key, siteRows(size.small));
    await effects.step("dealers, customers and settings", async () => {
      await fillSettings(client, { company: "Watchdesk Demo Centre", timeZone: ROOM_TIME_ZONE });
      await writeRecords(client, [
        supportRole(),
        ...dealerRecords(now),
        ...customerRecords(),
        ...catalogueRecords(now),
      ]);
    });
    await effects.step(`${sites.length} sites`, () =>
      writeRecords(client, siteRecords(sites, { random: random.fork("records"), now })),
    );
    await effects.step("opening times and action plans", async () => {
      const types = await client.list<{ id: string; code: string }>("alarm_types", { fields: "id,code" });
      const ids = new Map(types.map(({ id, code }) => [code, id]));
      await writeRecords(client, [...scheduleRecords(sites, now), ...actionPlanRecords(sites, ids)]);
    });
    await effects.step("messages, scenes and contracts", async () =>
      writeRecords(client, settingsRecords(await catalogueIds(client), now)),
    );
    if (size.sites > sites.length) {
      const more = size.sites - sites.length;
      await effects.step(`${more} plain sites`, () => writeRecords(client, plainSiteRecords(more)));
    }
    const people = peopleRows(size.small);
    const days = size.small ? 1 : 7;
    // Before there are people: nobody's feed has to be written for a week that nobody watched.
    await effects.step(`${days === 1 ? "a day" : "a week"} of signals`, () =>
      fillPast(client, effects, { sites, people, now, days }),
    );
    await effects.step(`${people.length} people`, () => fillPeople(client, effects, { people, key, now }));
    await effects.step("tickets, jobs, stock, sales and billing", async () => {
      const room = { sites, people, now };
      const work = [ticketRecords, technicalRecords, salesRecords, billingRecords];
      await writeRecords(
        client,
        work.flatMap((records) => records(room)),
      );
    });
  });
  await markDone(client, now);
}

async function fillPeople(
  client: StoreClient,
  effects: Effects,
  { people, key, now }: { people: readonly PersonRow[]; key: string; now: number },
): Promise<void> {
  const passwords = new Map(people.map((row) => [row.key, effects.password()]));
  const passwordOf = (row: PersonRow): string => passwords.get(row.key) ?? "";
  const listed = people.filter(({ listed }) => listed !== undefined);
  const signIns = listed.map((row) => {
    const { name, surname, email } = personOf(row);
    return { role: row.listed ?? "", name: `${name} ${surname}`, email, password: passwordOf(row) };
  });
  // Written first: a password that only the store knew would be of no use to anybody.
  const note = `AES-128 key of account ${KEYED_SITE} (hex): ${key}`;
  await writeSignIns(effects.signIn, signInText(signIns, [note]));
  await writePeople(client, people, passwordOf);
  await writeRecords(client, [
    ...warehouseRecords(),
    ...staffRecords(people),
    ...portalRecords(people, customerSeed("customer_owner")),
  ]);
  await writeRecords(client, rosterRecords(people, now));
}

interface PastIn {
  readonly sites: readonly PlacedSite[];
  readonly people: readonly PersonRow[];
  readonly now: number;
  readonly days: number;
}

async function fillPast(client: StoreClient, effects: Effects, { sites, people, now, days }: PastIn): Promise<void> {
  const random = createRandom(SEED);
  const past = pastOf({ sites, now, days, random: random.fork("past") });
  const resolutions = await client.list<Resolution>("resolution_codes");
  const desk: Desk = {
    client,
    random: random.fork("desk"),
    now,
    people: people.map(personOf),
    sites,
    resolutions: new Map(resolutions.map((resolution) => [resolution.code, resolution])),
    staying: past.staying,
    stayingSince: now - TAIL_MS,
  };
  await withServiceAccount(client, effects.password(), async (token) => {
    let closed = 0;
    const handle = async (): Promise<void> => void (closed += await closeAlarms(desk));
    const signals = incomingOf(past.events);
    const alarming = new Set(
      signals.filter((_, i) => past.events[i] && isAlarming(past.events[i])).map(({ key }) => key),
    );
    const accepted = await sendPast(signals, { client, token, alarming, handle });
    effects.say(`${accepted} signals sent, ${closed} alarms handled`);
  });
  // What a broken run had sent and not yet had handled.
  await closeAlarms(desk);
  await setTail(desk, past.parked);
}
