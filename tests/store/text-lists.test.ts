/** Looks through the texts of sites: so many a second, and what others read goes on meanwhile. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addAlarm } from "../support/alarms";
import { person, type Person } from "../support/people";
import { createRoomSites } from "../support/room-sites";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let searcher: Person;
let other: Person;
let site: string;

beforeAll(async () => {
  store = await startStore();
  site = (await createRoomSites(store.client())).sites.northDepot.id;
  searcher = await person(store, "operator");
  other = await person(store, "operator");
});

afterAll(() => store?.stop());

describe("many looks through the texts of sites at once", () => {
  const filter = encodeURIComponent('name ~ "zz" || city ~ "zz" || addressLine ~ "zz"');
  const get = async (path: string, { token }: Person): Promise<number> =>
    (await store.request("GET", `/api/collections/${path}`, { token })).status;

  it("are taken twenty in a second, and what others read goes on", async () => {
    const alarm = await addAlarm(store);
    const began = performance.now();
    const searches = Array.from({ length: 200 }, () =>
      get(`site_accounts/records?skipTotal=1&filter=${filter}`, searcher),
    );
    const reads = [
      `site_accounts/records/${site}`,
      `events_alarm/records/${alarm}`,
      "events_alarm/records",
      "site_contacts/records?skipTotal=1",
    ];
    expect(await Promise.all(reads.map((path) => get(path, other)))).toEqual([200, 200, 200, 200]);
    const statuses = await Promise.all(searches);
    const taken = statuses.filter((status) => status === 200).length;
    expect(taken).toBeGreaterThanOrEqual(20);
    expect(taken + statuses.filter((status) => status === 429).length).toBe(200);
    // However long they took to come in, as many went into each second.
    expect(taken).toBeLessThanOrEqual(20 * (Math.ceil((performance.now() - began) / 1000) + 1));
  });

  it("are bounded for whatever has a row a site, and not for what a desk lives of", async () => {
    const { rateLimits } = (await store.client().settings.getAll()) as unknown as {
      rateLimits: { rules: { label: string; maxRequests: number }[] };
    };
    const most = Object.fromEntries(rateLimits.rules.map(({ label, maxRequests }) => [label, maxRequests]));
    const texts = ["site_accounts", "site_contacts", "contacts", "site_zones", "site_schedules", "temporary_schedules"];
    for (const name of [...texts, "site_action_plans", "action_plan_steps"])
      expect(most[`${name}:list`], name).toBe(20);
    for (const name of ["site_transmitters", "zone_state"]) expect(most[`${name}:list`], name).toBe(40);
    for (const name of ["events_alarm", "events_pending", "heartbeat"]) expect(most[`${name}:list`]).toBeUndefined();
  });
});
