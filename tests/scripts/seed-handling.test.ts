/** How the past's alarms were handled: as fast as told, by who was on duty, with endings the catalogue knows. */

import { describe, expect, it } from "vitest";
import { ALARM_TYPES } from "../../domain/catalogue/alarm-types";
import { RESOLUTION_CODES } from "../../domain/catalogue/resolution-codes";
import { PEOPLE } from "../../scripts/seed/data/people.table";
import {
  claimRecords,
  historyRecord,
  intervalsOf,
  lineRecords,
  type OpenAlarm,
} from "../../scripts/seed/handling/closing";
import { planHandling, type Handling } from "../../scripts/seed/handling/plan";
import { COMMENTS, ENDINGS, OTHER_ENDINGS } from "../../scripts/seed/handling/resolutions.table";
import { onDuty, shiftAt } from "../../scripts/seed/handling/roster";
import { createRandom } from "../../scripts/seed/random";
import { personOf } from "../../scripts/seed/room/people";
import { buildSites, siteRows } from "../../scripts/seed/room/sites";

const AT = Date.parse("2026-06-14T09:00:00Z");
const NOW = Date.parse("2026-06-20T00:00:00Z");
const people = PEOPLE.map(personOf);
const [site] = buildSites(createRandom("handling"), "", siteRows(true));
const plan = (name: string, category = "intrusion", now = NOW): Handling =>
  planHandling(
    { alarmType: category, category, firstAt: AT, lastAt: AT + 20_000, contacts: site?.contacts ?? [] },
    { random: createRandom(name), people, now },
  );
const plans = Array.from({ length: 3000 }, (_, i) => plan(`alarm ${i}`));
const share = (test: (handling: Handling) => boolean): number => plans.filter(test).length / plans.length;
const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const answer = ({ claimedAt }: Handling): number => (claimedAt - AT) / 1000;

const alarm: OpenAlarm = {
  id: "alarm0000000001",
  alarmNo: 7,
  siteNo: "1001",
  alarmType: "intrusion",
  category: "intrusion",
  site: "site00000000001",
  dealer: "dealer000000001",
  customer: "",
  firstAt: new Date(AT).toISOString().replace("T", " "),
  lastAt: new Date(AT).toISOString().replace("T", " "),
  lastEvent: "event0000000001",
  eventCount: 2,
  version: 2,
  created: "x",
  updated: "y",
  collectionId: "z",
};
const resolution = { code: "false_user", text: "False: user error", cause: "user", falseAlarm: true };

describe("times", () => {
  it("answer within 12 s in the median, 1.2 % after three minutes", () => {
    expect(median(plans.map(answer))).toBeGreaterThan(10.5);
    expect(median(plans.map(answer))).toBeLessThan(13.5);
    expect(share((handling) => answer(handling) > 180)).toBeGreaterThan(0.006);
    expect(share((handling) => answer(handling) > 180)).toBeLessThan(0.022);
  });

  it("handle within two and a half minutes in the median, without what was waited", () => {
    const handled = plans.filter(({ hold }) => !hold).map(({ claimedAt, closedAt }) => (closedAt - claimedAt) / 60_000);
    expect(median(handled)).toBeGreaterThan(2.2);
    expect(median(handled)).toBeLessThan(2.8);
  });

  it("hold one in seven once, never for longer than the highest priorities may wait", () => {
    expect(share(({ hold }) => hold !== undefined)).toBeGreaterThan(0.11);
    expect(share(({ hold }) => hold !== undefined)).toBeLessThan(0.17);
    for (const { hold } of plans) if (hold) expect(hold.minutes).toBeLessThanOrEqual(30);
  });

  it("never reach into the future", () => {
    const now = AT + 90_000;
    for (let i = 0; i < 300; i += 1) expect(plan(`late ${i}`, "intrusion", now).closedAt).toBeLessThan(now);
  });

  it("run in order: claim, lines, hold, end", () => {
    for (const { claimedAt, lines, hold, closedAt } of plans) {
      const times = [
        claimedAt,
        ...lines.map(({ at }) => at),
        hold?.from ?? closedAt,
        hold?.until ?? closedAt,
        closedAt,
      ];
      expect(times).toEqual([...times].sort((a, b) => a - b));
    }
  });
});

describe("people", () => {
  it.each<[string, string, number]>([
    ["seven in the morning begins the first shift", "2026-01-14T07:00:00Z", 0],
    ["a minute before is still the night", "2026-01-14T06:59:00Z", 2],
    ["three in the afternoon begins the second", "2026-01-14T15:00:00Z", 1],
    ["eleven at night begins the third", "2026-01-14T23:00:00Z", 2],
    ["in summer by the room's clock, not by UTC", "2026-06-14T06:30:00Z", 0],
  ])("%s", (_, at, shift) => expect(shiftAt(Date.parse(at))).toBe(shift));

  it("handle what comes in their own shift, never the trainee", () => {
    const random = createRandom("duty");
    for (let hour = 0; hour < 24; hour += 1) {
      const at = AT + hour * 3_600_000;
      const person = onDuty(people, at, random);
      expect(person.shift).toBe(shiftAt(at));
      expect(person.role).not.toBe("trainee");
    }
  });

  it("call 2.4 times for an emergency and less for a fault", () => {
    const calls = (category: string): number =>
      Array.from({ length: 1500 }, (_, i) => plan(`call ${i}`, category).calls).reduce((a, b) => a + b, 0) / 1500;
    expect(calls("intrusion")).toBeCloseTo(2.4, 0);
    expect(calls("technical")).toBeLessThan(calls("intrusion"));
  });
});

describe("endings", () => {
  const codes = new Set(RESOLUTION_CODES.map(({ code }) => code));

  it("are codes of the catalogue, each with something to say", () => {
    for (const endings of [...Object.values(ENDINGS), OTHER_ENDINGS]) {
      for (const code of Object.keys(endings)) {
        expect(codes, code).toContain(code);
        expect(COMMENTS[code]?.length, code).toBeGreaterThan(0);
      }
    }
  });

  it("follow the type where a category holds things that end differently", () => {
    const of = (alarmType: string) =>
      Array.from({ length: 200 }, (_, i) => {
        const alarm = { alarmType, category: "transmission", firstAt: AT, lastAt: AT, contacts: [] };
        return planHandling(alarm, { random: createRandom(`${i}`), people, now: NOW }).resolution;
      });
    expect(of("line_fault")).not.toContain("account_clarified");
    expect(of("unknown_account")).not.toContain("fault_restored");
  });

  it("are told for every category but those of the system itself", () => {
    const missing = new Set(ALARM_TYPES.map(({ category }) => category).filter((category) => !ENDINGS[category]));
    expect([...missing]).toEqual(["system"]);
  });

  it("give comments long enough to be accepted for the highest priorities", () => {
    for (const comment of Object.values(COMMENTS).flat()) expect(comment.length).toBeGreaterThanOrEqual(10);
  });
});

describe("records", () => {
  const held = plans.find(({ hold }) => hold);
  const straight = plans.find(({ hold }) => !hold);
  if (!held || !straight) throw new Error("3000 plans hold both kinds");

  it("keep the alarm's id and its own fields, and nothing the store gives itself", () => {
    const { collection, body } = historyRecord(alarm, straight, resolution);
    expect(collection).toBe("alarm_history");
    expect(body).toMatchObject({ id: alarm.id, alarmNo: 7, siteNo: "1001", state: "closed", resolution: "false_user" });
    expect(body).not.toHaveProperty("created");
    expect(body).not.toHaveProperty("collectionId");
  });

  it("measure the answer from receipt to claim and the handling without the hold", () => {
    const { body } = historyRecord(alarm, held, resolution);
    const waited = held.hold ? held.hold.until - held.hold.from : 0;
    expect(body["answerSeconds"]).toBe(Math.round(answer(held)));
    expect(body["handleSeconds"]).toBe(Math.round((held.closedAt - held.claimedAt - waited) / 1000));
    expect(body["holdSeconds"]).toBe(Math.round(waited / 1000));
  });

  it("leave one claim for each time it was held, the last one closed", () => {
    expect(claimRecords(alarm, straight.operator, intervalsOf(straight)).map(({ body }) => body["ended"])).toEqual([
      "closed",
    ]);
    expect(claimRecords(alarm, held.operator, intervalsOf(held)).map(({ body }) => body["ended"])).toEqual([
      "held",
      "closed",
    ]);
  });

  it("tell the log from claim to end, by the same person, in order of time", () => {
    const lines = lineRecords(alarm, held, resolution).map(({ body }) => body);
    expect(lines[0]?.["report"]).toMatch(/^Claimed by /);
    expect(lines.at(-1)?.["report"]).toMatch(/^Closed by .*: False: user error\./);
    expect(lines.some(({ report }) => String(report).startsWith("On hold for "))).toBe(true);
    const times = lines.map(({ at }) => String(at));
    expect(times).toEqual([...times].sort());
    expect(new Set(lines.map(({ author }) => author).filter((author) => author !== ""))).toEqual(
      new Set([held.operator.id]),
    );
  });
});
