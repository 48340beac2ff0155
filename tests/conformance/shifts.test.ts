/** The specification's lines on shifts that a server and a table can prove. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toMap } from "../../domain/access/authorities";
import { hrefOf, MENUS, visibleMenu } from "../../domain/access/menu";
import { shiftGate } from "../../domain/access/shift-gate";
import { shiftManagement } from "../../domain/collections/shift-management";
import { roomDay } from "../../domain/shifts/room-clock";
import { shiftStatus } from "../../domain/shifts/status";
import { halvesOf } from "../../domain/shifts/whole";
import { wallIn } from "../domain/shifts/support";
import { addPerson, PASSWORD, type SignIn } from "../support/people";
import { addShift, bindToShifts, setRoomHour } from "../support/shifts";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;

beforeAll(async () => {
  store = await startStore();
  await setRoomHour(store, 12);
});
afterAll(() => store?.stop());

const at = (clock: string): number => Date.parse(`2027-06-15T${clock}:00Z`);
const span = (from: string, to: string) => ({ startMs: at(from), endMs: at(to) });

/** Addresses in the menu of an operator who has one right. */
const menuOf = (right: string): readonly string[] =>
  visibleMenu(MENUS.operator, { operator: toMap([right]) }, "operator").map((entry) => hrefOf(entry, "operator"));

it("S2-26 the operator's menu has the page of shifts, by the right to see shifts", () => {
  expect(menuOf("shifts.shift_management.read_own")).toContain("/operator/shift_management");
  expect(menuOf("signals.alarms.read")).not.toContain("/operator/shift_management");
});

it("S3-04 a shift has operator, name, and start and end as date-times", async () => {
  const { operator, shift_name, shift_start_time, shift_end_time } = shiftManagement.fields;
  expect([operator?.type, shift_name?.type, shift_start_time?.type, shift_end_time?.type]).toEqual([
    "relation",
    "text",
    "date",
    "date",
  ]);
  const { id } = await addPerson(store, "operator");
  const { id: shift } = await addShift(store, await bindToShifts(store, id), [-1, 1]);
  const record = await store.client().collection("shift_management").getOne(shift);
  expect(record["shift_start_time"]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}Z$/);
});

it.each<[string, string, string]>([
  ["S4-11 active between start and end", "10:00", "active"],
  ["S4-12 not started while a later shift is to come today", "13:00", "not_started"],
  ["S4-12 not started before the first", "07:59", "not_started"],
  ["S4-13 expired when the last has ended", "18:00", "expired"],
])("S4-10 %s", (_, now, status) => {
  // In no order: the rule sorts by start.
  expect(shiftStatus([span("14:00", "18:00"), span("08:00", "12:00")], at(now)).status).toBe(status);
});

it("S4-14 none without a shift", () => expect(shiftStatus([], at("10:00")).status).toBe("none"));

const tryToSignIn = async (shifts: readonly (readonly [number, number])[], bound = true) => {
  const { id, email } = await addPerson(store, "operator");
  const operator = await bindToShifts(store, id);
  if (!bound) await store.client().collection("operators").update(operator, { can_login_outside_shift: true });
  for (const hours of shifts) await addShift(store, operator, hours);
  const body = { identity: email, password: PASSWORD };
  const path = "/api/collections/users/auth-with-password";
  const answer = await store.request<SignIn & { data?: { code: string } }>("POST", path, { body });
  return answer.status === 200 ? "in" : answer.body.data?.code;
};

describe("who may work only in his shifts", () => {
  it.each<[string, readonly (readonly [number, number])[], boolean, string]>([
    ["is let in inside one", [[-1, 1]], true, "in"],
    ["is refused without one", [], true, "outside_shift"],
    ["is refused before it", [[1, 2]], true, "outside_shift"],
    ["is refused after it", [[-3, -1]], true, "outside_shift"],
    ["is refused in one that ends on another day", [[-1, 20]], true, "outside_shift"],
    ["is let in at any time where he is not bound", [], false, "in"],
  ])("S5-03 S6-08 he %s", async (_, shifts, bound, want) => expect(await tryToSignIn(shifts, bound)).toBe(want));

  it.each<[string, string, string, boolean]>([
    ["from 00:00:00.000", "2027-06-15T00:00:00.000Z", "2027-06-15T08:00:00.000Z", true],
    ["up to 23:59:59.999", "2027-06-15T00:00:00.000Z", "2027-06-15T23:59:59.999Z", true],
    ["not from the day before", "2027-06-14T23:59:59.999Z", "2027-06-15T08:00:00.000Z", false],
    ["not into the day after", "2027-06-15T00:00:00.000Z", "2027-06-16T00:00:01.000Z", false],
  ])("S5-03 a shift counts %s", (_, start, end, open) => {
    const shift = { startMs: Date.parse(start), endMs: Date.parse(end) };
    const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
    expect(shiftGate([shift], at("04:00"), dayOf).open).toBe(open);
  });

  it.each(["Europe/London", "America/New_York", "Asia/Kolkata", "Africa/Cairo", "Australia/Lord_Howe"])(
    "H-TS-01 H-TS-02 a night of %s is open from its start over midnight to its end on every day of a year, and shut around it",
    (zone) => {
      const wallOf = wallIn(zone);
      const dayOf = (ms: number): string => roomDay(ms, wallOf);
      for (let day = Date.UTC(2027, 0, 1); day < Date.UTC(2028, 0, 1); day += 86_400_000) {
        const date = new Date(day).toISOString().slice(0, 10);
        const halves = halvesOf({ day: date, start: "22:00", end: "06:00" }, wallOf) ?? [];
        const [startMs = 0, endMs = 0] = [halves[0]?.startMs, halves[1]?.endMs];
        const midnightMs = halves[1]?.startMs ?? 0;
        const open = (ms: number): boolean => shiftGate(halves, ms, dayOf).open;
        const told = [startMs - 1, startMs, midnightMs - 1, midnightMs, midnightMs + 1, endMs - 1, endMs].map(open);
        expect([zone, date, ...told]).toEqual([zone, date, false, true, true, true, true, true, false]);
        expect(wallOf(startMs).slice(11) + wallOf(endMs).slice(11)).toBe("22:0006:00");
      }
    },
  );
});

describe("S7-04 S9-16 the list of shifts", () => {
  it("gives page 1 of 10, of the operator, from a range of starts, sorted by start", async () => {
    const { id, email } = await addPerson(store, "operator");
    const operator = await bindToShifts(store, id);
    await store.client().collection("operators").update(operator, { can_login_outside_shift: true });
    for (const from of [3, 1, 2, 30]) await addShift(store, operator, [from, from + 0.5]);
    const body = { identity: email, password: PASSWORD };
    const signedIn = await store.request<SignIn>("POST", "/api/collections/users/auth-with-password", { body });
    const until = new Date(Date.now() + 5 * 3_600_000).toISOString().replace("T", " ");
    const filter = `operator = "${operator}" && shift_start_time >= "2026-01-01 00:00:00.000Z" && shift_start_time <= "${until}"`;
    const query = `page=1&perPage=10&sort=shift_start_time&filter=${encodeURIComponent(filter)}`;
    const path = `/api/collections/shift_management/records?${query}`;
    const { body: list } = await store.request<{
      page: number;
      perPage: number;
      items: { shift_start_time: string }[];
    }>("GET", path, { token: signedIn.body.token });
    const starts = list.items.map(({ shift_start_time }) => shift_start_time);
    expect([list.page, list.perPage, starts.length]).toEqual([1, 10, 3]);
    expect(starts).toEqual([...starts].sort());
  });
});
