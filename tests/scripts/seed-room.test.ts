/** The demo room's organisation: as many of each as told, ready to be worked with, nobody's real telephone. */

import { describe, expect, it } from "vitest";
import { ALL_COLLECTIONS } from "../../domain/collections/all";
import { roleSeeds, unknownNames } from "../../domain/access/presets";
import { ALARM_TYPES } from "../../domain/catalogue/alarm-types";
import { ACTION_PLANS, type StepRow } from "../../scripts/seed/data/action-plans.table";
import { CUSTOMERS, DEALERS } from "../../scripts/seed/data/organisation.table";
import { PEOPLE } from "../../scripts/seed/data/people.table";
import { SITES } from "../../scripts/seed/data/sites.table";
import { createRandom } from "../../scripts/seed/random";
import { recordId } from "../../scripts/seed/ids";
import { actionPlanRecords } from "../../scripts/seed/room/action-plan-records";
import { catalogueRecords } from "../../scripts/seed/room/catalogue-records";
import { customerRecords, dealerRecords, portalRecords } from "../../scripts/seed/room/organisation-records";
import { peopleRows, personOf, staffRecords, supportRole } from "../../scripts/seed/room/people";
import { plainSiteRecords } from "../../scripts/seed/room/plain-sites";
import { scheduleRecords } from "../../scripts/seed/room/schedule-records";
import { siteRecords } from "../../scripts/seed/room/site-records";
import { buildSites, siteRows } from "../../scripts/seed/room/sites";
import { DETECTOR_SHARES } from "../../scripts/seed/room/zones";

const NOW = Date.parse("2026-06-15T08:30:00Z");
const KEY = "00112233445566778899aabbccddeeff";
const room = (small = false) => buildSites(createRandom("test").fork("sites"), KEY, siteRows(small));
const sites = room();
/** As the store makes them at its first start, under ids of its own. */
const types = new Map(ALARM_TYPES.map(({ code }) => [code, recordId("alarm_types", code)]));
const times = scheduleRecords(sites, NOW);
const records = [
  ...siteRecords(sites, { random: createRandom("test"), now: NOW }),
  ...times,
  ...actionPlanRecords(sites, types),
];
const organisation = [...dealerRecords(NOW), ...customerRecords(), ...catalogueRecords(NOW)];
const all = [...records, supportRole(), ...organisation, ...staffRecords(PEOPLE)];
const site = (code: string) => sites.find((candidate) => candidate.code === code);

const countBy = <T>(items: readonly T[], key: (item: T) => string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + 1;
  return counts;
};

describe("the sites", () => {
  it("are forty, codes 1001 to 1040, and North Depot", () => {
    const codes = Array.from({ length: 40 }, (_, i) => String(1001 + i));
    expect(sites.map(({ code }) => code)).toEqual([...codes, "4711"]);
  });

  it("are mixed as told", () => {
    const kinds = { home: 10, shop: 11, bank: 5, school: 4, warehouse: 4, office: 3, clinic: 2, petrol: 1 };
    expect(countBy(SITES, ({ kind }) => kind)).toEqual(kinds);
    expect(countBy(SITES, ({ dealer }) => dealer)).toEqual({ "01": 22, "02": 12, "03": 6 });
    const states = { active: 34, test: 2, out_of_service: 1, not_commissioned: 2, demo: 1 };
    expect(countBy(SITES, ({ state }) => state)).toEqual(states);
  });

  it("stand in two time zones, every one on the map", () => {
    expect(new Set(sites.map(({ timeZone }) => timeZone))).toEqual(new Set(["Europe/London", "Europe/Istanbul"]));
    const places = records.filter(({ collection }) => collection === "site_accounts").map(({ body }) => body.location);
    for (const place of places) expect(place).toMatchObject({ lon: expect.any(Number), lat: expect.any(Number) });
    expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(sites.length);
  });

  it("have about 560 zones, 8 to 64 each, in the told shares of detectors", () => {
    const zones = sites.flatMap((each) => each.zones);
    expect(zones.length).toBeGreaterThan(540);
    expect(zones.length).toBeLessThan(580);
    for (const each of sites) expect(each.zones.length).toBeGreaterThanOrEqual(8);
    expect(Math.max(...sites.map((each) => each.zones.length))).toBe(64);
    const counts = countBy(zones, ({ detector }) => detector);
    for (const [detector, share] of Object.entries(DETECTOR_SHARES)) {
      expect(Math.abs(((counts[detector] ?? 0) / zones.length) * 100 - share), detector).toBeLessThan(1);
    }
  });

  it("have texts on all zones, but for the dealer with the poor data", () => {
    const blank = (dealer: string) =>
      sites.filter(({ row }) => row.dealer === dealer).flatMap(({ zones }) => zones.filter(({ text }) => text === ""));
    expect(blank("01")).toEqual([]);
    expect(blank("02")).toEqual([]);
    expect(blank("03").length).toBeGreaterThan(5);
  });

  it("say no zone text twice within a site", () => {
    for (const { code, zones } of sites) {
      const texts = zones.map(({ text }) => text).filter((text) => text !== "");
      expect(new Set(texts).size, code).toBe(texts.length);
    }
  });

  it("put every zone into a partition that is there", () => {
    for (const { code, zones, partitions } of sites) {
      const numbers = partitions.map(({ number }) => number);
      for (const { partition } of zones) expect(numbers, code).toContain(partition);
    }
  });

  it("list 3.2 people each on average, all with a telephone", () => {
    const lists = sites.slice(0, 40).map(({ contacts }) => contacts);
    expect(lists.flat().length / 40).toBeCloseTo(3.2, 1);
    for (const contact of lists.flat()) expect(contact.phones.length, contact.name).toBeGreaterThan(0);
  });

  it("encrypt at one site only", () => {
    expect(sites.filter(({ key }) => key !== "").map(({ code, key }) => [code, key])).toEqual([["1002", KEY]]);
  });
});

describe("the sites people meet first", () => {
  it("1001 has partitions 1 and 2, twelve named zones and a back door as zone 3", () => {
    expect(site("1001")?.partitions.map(({ number }) => number)).toEqual(["1", "2"]);
    expect(site("1001")?.zones.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, i) => `${i + 1}`));
    expect(site("1001")?.zones[2]).toMatchObject({ text: "Back door", partition: "2" });
    expect(site("1001")?.contacts.length).toBe(3);
  });

  it("4711 is North Depot with partition 2 and the keyholder of the cases", () => {
    expect(site("4711")).toMatchObject({ name: "North Depot", timeZone: "Europe/London" });
    expect(site("4711")?.contacts[0]?.phones[0]?.number).toBe("+44 7700 900 122");
    expect(site("4711")?.partitions.map(({ number }) => number)).toContain("2");
  });

  it("are in the small room too, with all that stands open at its end", () => {
    expect(room(true).map(({ code }) => code)).toEqual(
      expect.arrayContaining(["1001", "1002", "1007", "1035", "4711"]),
    );
    expect(room(true).length).toBeLessThan(15);
  });
});

describe("the opening times", () => {
  const of = (code: string, collection = "site_schedules") =>
    times.filter((record) => record.collection === collection && record.body["site"] === site(code)?.id);

  it("are there for every site that is no home, and for no home", () => {
    for (const { code, kind } of sites) expect(of(code).length > 0, code).toBe(kind !== "home");
  });

  it("name a partition of the site, or none", () => {
    for (const { code, partitions } of sites) {
      const numbers = ["", ...partitions.map(({ number }) => number)];
      for (const { body } of [...of(code), ...of(code, "temporary_schedules")])
        expect(numbers, code).toContain(body["partition"]);
    }
  });

  it("give no part of a site two times on one day", () => {
    for (const { code } of sites) {
      const days = of(code).flatMap(({ body }) =>
        (body["days"] as string[]).map((day) => `${String(body["partition"])} ${day}`),
      );
      expect(new Set(days).size, code).toBe(days.length);
    }
  });

  it("have shops by day, sites over midnight, and one of a partition alone", () => {
    const [shop] = of("1005");
    expect(shop?.body).toMatchObject({ opensFrom: "07:30", opensUntil: "09:00", closesFrom: "17:30" });
    expect(shop?.body["days"]).toEqual(["mon", "tue", "wed", "thu", "fri", "sat"]);
    const weeks = times.filter(({ collection }) => collection === "site_schedules");
    const night = weeks.filter(({ body }) => String(body["closesUntil"]) <= String(body["opensFrom"]));
    expect(night.map(({ body }) => body["site"])).toEqual(["1014", "1035"].map((code) => site(code)?.id));
    expect(of("1010").map(({ body }) => [body["partition"], body["tolerance"]])).toEqual([["2", 15]]);
  });

  it("are windows that begin before they end, the second after the first", () => {
    for (const { body } of times.filter(({ collection }) => collection === "site_schedules")) {
      const [from, until, shutFrom, shutUntil] = ["opensFrom", "opensUntil", "closesFrom", "closesUntil"].map((name) =>
        String(body[name]),
      ) as [string, string, string, string];
      expect(from < until && shutFrom < shutUntil && (until <= shutFrom || shutUntil <= from), body.id).toBe(true);
    }
  });

  it("are other ones on days around the room's own, asked for by somebody of the site's list", () => {
    const days: Record<string, Readonly<Record<string, unknown>>> = Object.fromEntries(
      times
        .filter(({ collection }) => collection === "temporary_schedules")
        .map(({ body }) => [sites.find(({ id }) => id === body["site"])?.code, body]),
    );
    // Half past eight in the morning in London: all calendars say the same day.
    expect(days["1001"]).toMatchObject({ fromDay: "2026-06-16", untilDay: "2026-06-16", askedBy: "Julia Marlow" });
    expect(days["1008"]).toMatchObject({ fromDay: "2026-06-13", untilDay: "2026-06-19", effect: "closed" });
    expect(days["1011"]).toMatchObject({ fromDay: "2026-06-15", hours: "07:00-01:30" });
    const late = scheduleRecords(sites, Date.parse("2026-06-15T22:30:00Z"));
    const first = (id = "") =>
      late.find(({ collection, body }) => collection.startsWith("temp") && body["site"] === id);
    // In İstanbul it is tomorrow already.
    expect(first(site("1011")?.id)?.body["fromDay"]).toBe("2026-06-16");
    expect(first(site("1001")?.id)?.body["fromDay"]).toBe("2026-06-16");
    for (const [code, body] of Object.entries(days)) {
      const names = site(code)?.contacts.map(({ name }) => name);
      expect(names, code).toContain(body["askedBy"]);
    }
  });

  it("follow the holidays of the country, a bank those of banks, a home none", () => {
    const setOf = (code: string) =>
      records.find(({ collection, body }) => collection === "site_accounts" && body.id === site(code)?.id)?.body[
        "holidaySet"
      ];
    const sets = ["1001", "1006", "1002"].map(setOf);
    expect(sets).toEqual(["gb", "tr", "bank"].map((key) => recordId("holiday_sets", key)));
    expect(setOf("1009")).toBe("");
  });
});

describe("the action plans", () => {
  /** Steps that may follow one. */
  const after = ({ onYes, onNo }: StepRow, number: number): number[] => [onYes, onNo].map((next) => next || number + 1);

  /** Steps to which a way leads from the first one, one of them left out. */
  const reached = (steps: readonly StepRow[], without = 0): ReadonlySet<number> => {
    const found = new Set<number>();
    const go = (number: number): void => {
      const step = steps[number - 1];
      if (!step || number === without || found.has(number)) return;
      found.add(number);
      for (const next of after(step, number)) go(next);
    };
    go(1);
    return found;
  };

  it.each(ACTION_PLANS.map((plan) => [plan.name, plan.steps] as const))("%s: all steps lead to its end", (_, steps) => {
    expect(steps.length).toBeGreaterThanOrEqual(4);
    expect(steps.length).toBeLessThanOrEqual(7);
    expect(reached(steps).size).toBe(steps.length);
    expect(steps.findIndex(({ kind }) => kind === "close")).toBe(steps.length - 1);
    for (const [index, { onYes, onNo }] of steps.entries())
      for (const next of [onYes, onNo]) {
        expect(next ?? 0).toBeLessThanOrEqual(steps.length);
        expect(next).not.toBe(index + 1);
      }
  });

  it.each(ACTION_PLANS.map((plan) => [plan.name, plan.steps] as const))(
    "%s: what must be done is left out by no way through it, so that it can be closed",
    (_, steps) => {
      const skipped = steps.filter(
        ({ mandatory }, index) => mandatory && index + 1 < steps.length && reached(steps, index + 1).has(steps.length),
      );
      expect(skipped.map(({ label }) => label)).toEqual([]);
      expect(steps.some(({ mandatory }) => mandatory)).toBe(true);
    },
  );

  it("are for each kind of alarm once in the same hours", () => {
    const usual = ACTION_PLANS.filter(({ alarmType, category }) => alarmType ?? category);
    const keys = usual.map(({ alarmType, category, hours }) => [alarmType, category, hours].join());
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("are not made where the store knows no such type", () => {
    expect(() => actionPlanRecords(sites, new Map())).toThrow(/no alarm type "schedule_exception"/);
  });
});

describe("the people", () => {
  it("are as many of each role as told", () => {
    expect(countBy(PEOPLE, ({ role }) => role)).toEqual({
      administrator: 2,
      operator: 9,
      shift_leader: 2,
      trainee: 1,
      sales: 3,
      technicians: 4,
      support: 2,
      accountant: 1,
      dealer_admin: 3,
      dealer_technician: 5,
      user: 12,
    });
  });

  it("have roles that the store starts with, or that the room brings", () => {
    const known = [...roleSeeds().map(({ name }) => name), supportRole().body["name"]];
    for (const { role } of PEOPLE) expect(known).toContain(role);
    expect(unknownNames()).toEqual([]);
  });

  it("have addresses under .example, each his own", () => {
    const emails = PEOPLE.map((row) => personOf(row).email);
    for (const email of emails) expect(email).toMatch(/^[a-z]+@[a-z]+\.example$/);
    expect(new Set(emails).size).toBe(emails.length);
  });

  it.each<[string, boolean, string[]]>([
    ["Cem, Ayla, Bora and a shift leader", false, ["cem", "ayla", "bora", "margaret"]],
    ["Cem, Ayla and Bora in the small room", true, ["cem", "ayla", "bora"]],
  ])("are listed when there are pages for them: %s", (_, small, want) => {
    const listed = peopleRows(small).filter((row) => row.listed !== undefined);
    expect(listed.map(({ key }) => key)).toEqual(want);
  });

  it("reach the portal through entries of their customers; one of two", () => {
    const entries = portalRecords(PEOPLE, { user: {} });
    const users = entries.flatMap(({ body }) => body["customer_users"] as string[]);
    expect(new Set(users).size).toBe(12);
    expect(users.length).toBe(13);
  });
});

describe("the records", () => {
  it("say three dealers, one of them without a valid licence, and eighteen customers", () => {
    expect(DEALERS.length).toBe(3);
    expect(CUSTOMERS.length).toBe(18);
    const expired = dealerRecords(NOW).filter(({ body }) => Date.parse(String(body["licenceValidUntil"])) < NOW);
    expect(expired.map(({ body }) => body["code"])).toEqual(["03"]);
  });

  it("use fields the collections know, and values their lists allow", () => {
    for (const { collection, body } of [...all, ...plainSiteRecords(2)]) {
      const spec = ALL_COLLECTIONS.find(({ name }) => name === collection);
      for (const [name, value] of Object.entries(body)) {
        if (name === "id") continue;
        const field = spec?.fields[name];
        expect(field, `${collection}.${name}`).toBeDefined();
        if (field?.type === "select" && value !== "")
          expect(field.values, `${collection}.${name}`).toEqual(expect.arrayContaining([value].flat()));
        if (field?.type !== "text") continue;
        expect(String(value).length).toBeLessThanOrEqual(field.max ?? 255);
        if (field.pattern && value !== "") expect(value, `${collection}.${name}`).toMatch(new RegExp(field.pattern));
      }
    }
  });

  it("refer only to records that are made", () => {
    const made = new Set([...all, ...plainSiteRecords(3)].map(({ collection, body }) => `${collection}/${body.id}`));
    for (const id of types.values()) made.add(`alarm_types/${id}`);
    for (const { collection, body } of [...records, ...plainSiteRecords(3)]) {
      const spec = ALL_COLLECTIONS.find(({ name }) => name === collection);
      for (const [name, value] of Object.entries(body)) {
        const field = spec?.fields[name];
        if (field?.type === "relation" && value !== "") expect(made, name).toContain(`${field.to}/${String(value)}`);
      }
    }
  });

  it("have ids of the store's shape, each once", () => {
    const keys = all.map(({ collection, body }) => `${collection}/${body.id}`);
    for (const key of keys) expect(key).toMatch(/^\w+\/[a-z0-9]{15}$/);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("hold only telephone numbers that are reserved for fiction", () => {
    const numbers = JSON.stringify(all).match(/\+\d[\d ]{6,}\d/g) ?? [];
    expect(numbers.length).toBeGreaterThan(150);
    for (const number of numbers) {
      expect(number).toMatch(/^\+44 (7700 900 \d{3}|191 498 0\d{3}|113 496 0\d{3}|20 7946 0\d{3})$/);
    }
  });

  it("are the same every time", () => {
    const again = siteRecords(room(), { random: createRandom("test"), now: NOW });
    expect([...again, ...scheduleRecords(room(), NOW), ...actionPlanRecords(room(), types)]).toEqual(records);
  });
});
