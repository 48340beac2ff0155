/** The roster's acts on the real store: a night entered as one, templates, copied weeks, swaps, hand-over, attendance. */

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { dayPlus } from "../../domain/clock-time";
import type { RosterAnswer } from "../../domain/shifts/rows";
import { shiftMark, wholeShifts } from "../../domain/shifts/whole";
import { addPerson, signIn, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

interface Refused {
  readonly data: { readonly code: string; readonly field?: string };
}
type Answer = Refused & { readonly ids: readonly string[]; readonly id: string; readonly made: number };

let store: TestStore;
let leader: Person;
const people: { who: Person; operator: string }[] = [];

async function operating(role: string): Promise<{ who: Person; operator: string }> {
  const { id, email } = await addPerson(store, role);
  const operator = await store.client().collection("operators").create({ user: id, can_login_outside_shift: true });
  return { who: await signIn(store, email), operator: operator.id };
}

beforeAll(async () => {
  store = await startStore();
  const settings = store.client().collection("program_settings");
  const [room] = await settings.getFullList();
  await settings.update(room?.id ?? "", { timeZone: "Europe/London" });
  leader = (await operating("shift_leader")).who;
});
beforeEach(async () => {
  people.length = 0;
  people.push(await operating("operator"), await operating("operator"));
});
afterAll(() => store?.stop());

const act = (name: string, token: string, body: object) =>
  store.request<Answer>("POST", `/api/watchdesk/shifts/${name}`, { token, body });
const saying = ({ status, body }: { status: number; body: Answer }) => [status, body.data?.code ?? ""];
const at = (index: number) => people[index] ?? { who: leader, operator: "" };
const NIGHT = { shift_name: "Night", day: "2027-03-27", start: "23:00", end: "07:00" };
const save = (body: object = {}, token = leader.token) =>
  act("save", token, { operator: at(0).operator, ...NIGHT, ...body });
const rowsOf = (operator: string) =>
  store
    .client()
    .collection("shift_management")
    .getFullList({ filter: `operator = "${operator}"`, sort: "shift_start_time" });
const spans = async (operator: string) =>
  (await rowsOf(operator)).map((row) => `${row["shift_start_time"]} ${row["shift_end_time"]}`);
const roster = async ({ token }: Person, first: string, days = 7) =>
  (await store.request<RosterAnswer>("GET", `/api/watchdesk/shifts/roster?first=${first}&days=${days}`, { token }))
    .body;
const markOf = async (operator: string): Promise<string> => {
  const rows = (await roster(leader, "2027-03-22", 14)).shifts.filter((row) => row.operator === operator);
  const [whole] = wholeShifts(rows);
  return whole ? shiftMark(whole) : "";
};
const tomorrow = (days = 1): string => dayPlus(new Date().toISOString().slice(0, 10), days);

describe("H-TS-01 a shift over midnight", () => {
  it("is entered as one, stored as two with one group, and told as one", async () => {
    const { status, body } = await save();
    expect([status, body.ids.length]).toEqual([200, 2]);
    expect(await spans(at(0).operator)).toEqual([
      "2027-03-27 23:00:00.000Z 2027-03-27 23:59:59.999Z",
      "2027-03-28 00:00:00.000Z 2027-03-28 06:00:00.000Z",
    ]);
    const groups = (await rowsOf(at(0).operator)).map((row) => row["shiftGroup"]);
    expect(groups[0]).not.toBe("");
    expect(new Set(groups).size).toBe(1);
    // The second day alone has both halves: it is one shift there, too.
    expect(wholeShifts((await roster(at(0).who, "2027-03-28", 1)).shifts)).toHaveLength(1);
  });

  it("becomes a day's, and a night's again, by what was seen of it alone", async () => {
    const id = (await save()).body.ids[0];
    expect(saying(await save({ id, seen: "another", start: "07:00", end: "15:00" }))).toEqual([409, "shift_changed"]);
    const seen = await markOf(at(0).operator);
    expect(saying(await save({ id, seen, start: "07:00", end: "15:00" }))).toEqual([200, ""]);
    expect(await spans(at(0).operator)).toEqual(["2027-03-27 07:00:00.000Z 2027-03-27 15:00:00.000Z"]);
    expect(saying(await save({ id, seen: await markOf(at(0).operator) }))).toEqual([200, ""]);
    expect(await spans(at(0).operator)).toHaveLength(2);
  });

  it("goes as one", async () => {
    const id = (await save()).body.ids[1];
    const seen = await markOf(at(0).operator);
    expect(saying(await act("delete", leader.token, { id, seen: "" }))).toEqual([409, "shift_changed"]);
    expect(saying(await act("delete", leader.token, { id, seen }))).toEqual([200, ""]);
    expect(await spans(at(0).operator)).toEqual([]);
  });

  it("is refused as one record, which would never count, and says why", async () => {
    const body = {
      operator: at(0).operator,
      shift_name: "Night",
      shift_start_time: "2027-03-27 23:00:00.000Z",
      shift_end_time: "2027-03-28 06:00:00.000Z",
    };
    const send = (change: object) =>
      store.request<Answer>("POST", "/api/collections/shift_management/records", {
        token: leader.token,
        body: { ...body, ...change },
      });
    expect(saying(await send({}))).toEqual([400, "shift_over_midnight"]);
    expect(saying(await send({ shift_end_time: body.shift_start_time }))).toEqual([400, "shift_times_bad"]);
    expect((await send({ shift_end_time: "2027-03-27 23:59:59.999Z" })).status).toBe(200);
  });

  it.each<[string, object, number, string]>([
    ["over another one", { start: "06:00", end: "14:00", day: "2027-03-28" }, 409, "shift_overlaps"],
    ["with one time for both", { end: "23:00" }, 400, "shift_times_bad"],
    ["without a name", { shift_name: " " }, 400, "bad_request"],
    ["for nobody", { operator: "nobodynobodynob" }, 400, "bad_request"],
    ["on no day", { day: "2027-02" }, 400, "bad_request"],
  ])("is not entered %s", async (_, body, status, code) => {
    await save();
    expect(saying(await save(body))).toEqual([status, code]);
    expect(await spans(at(0).operator)).toHaveLength(2);
  });

  it("leaves a line for each act", async () => {
    const { ids } = (await save()).body;
    const lines = await store
      .client()
      .collection("audit_log")
      .getFullList({ filter: `recordId = "${ids[0]}"` });
    expect(lines).toEqual([expect.objectContaining({ action: "create", user: leader.id })]);
  });
});

describe("many shifts at once", () => {
  const LINES = [
    { name: "Day", start: "07:00", end: "19:00", minimumStaff: 2 },
    { name: "Night", start: "19:00", end: "07:00", minimumStaff: 2 },
  ];
  const apply = async () => {
    const templates = store.client().collection("shift_templates");
    const template = await templates.create({ name: `T${at(0).operator}`, kind: "2x12", lines: LINES });
    const crews = [[at(0).operator], [at(1).operator]];
    return () => act("apply_template", leader.token, { template: template.id, first: "2027-03-22", count: 7, crews });
  };

  it("come of a template once, and not for who is away", async () => {
    const away = { operator: at(1).operator, fromDay: "2027-03-24", untilDay: "2027-03-25", kind: "holiday" };
    await store.client().collection("absences").create(away);
    const again = await apply();
    expect((await again()).body).toEqual({ made: 12, same: 0, left: 2 });
    expect((await again()).body).toEqual({ made: 0, same: 12, left: 2 });
    expect(await spans(at(1).operator)).toHaveLength(10);
  });

  it("come of a week that is copied, with the room's hours over the clock change, once", async () => {
    await (
      await apply()
    )();
    const copy = () => act("copy_week", leader.token, { from: "2027-03-22", to: "2027-03-29" });
    const first = (await copy()).body as unknown as { made: number; same: number; left: number };
    expect(first.made).toBeGreaterThanOrEqual(14);
    expect(await copy()).toMatchObject({ body: { made: 0, same: first.made + first.same, left: first.left } });
    const days = await spans(at(0).operator);
    expect([days[0], days.at(-1)]).toEqual([
      "2027-03-22 07:00:00.000Z 2027-03-22 19:00:00.000Z",
      "2027-04-04 06:00:00.000Z 2027-04-04 18:00:00.000Z",
    ]);
  });
});

describe("a swap", () => {
  const shifts = async () => {
    const mine = (await save({ day: tomorrow() })).body.ids[0];
    const theirs = (await save({ day: tomorrow(2), operator: at(1).operator, start: "07:00", end: "15:00" })).body
      .ids[0];
    return { mine, theirs };
  };
  const ask = (body: object) => act("ask_swap", at(0).who.token, { reason: "a wedding", ...body });
  const answer = (id: string, state: string, token = leader.token) => act("answer_swap", token, { id, state });

  it("exchanges both shifts at once when it is approved, and is decided once", async () => {
    const both = await shifts();
    const { id } = (await ask(both)).body;
    expect(saying(await answer(id, "approved", at(1).who.token))).toEqual([403, "no_right"]);
    expect(saying(await answer(id, "approved"))).toEqual([200, ""]);
    expect([(await rowsOf(at(0).operator)).length, (await rowsOf(at(1).operator)).length]).toEqual([1, 2]);
    expect(saying(await answer(id, "refused"))).toEqual([409, "swap_decided"]);
  });

  it("is refused where either shift has changed meanwhile", async () => {
    const both = await shifts();
    const { id } = (await ask(both)).body;
    const records = store.client().collection("shift_management");
    await records.update(both.theirs ?? "", { shift_end_time: `${tomorrow(2)} 13:00:00.000Z` });
    expect(saying(await answer(id, "approved"))).toEqual([409, "shift_changed"]);
    await records.delete(both.theirs ?? "");
    expect(saying(await answer(id, "approved"))).toEqual([409, "shift_changed"]);
    expect((await rowsOf(at(0).operator)).length).toBe(2);
  });

  it("is refused where it would overlap, and changes neither", async () => {
    const both = await shifts();
    await save({ day: tomorrow(2), start: "12:00", end: "20:00" });
    const { id } = (await ask(both)).body;
    expect(saying(await answer(id, "approved"))).toEqual([409, "shift_overlaps"]);
    expect((await rowsOf(at(1).operator)).length).toBe(1);
  });

  it("is asked for once, however often it is sent; decided, it may be asked for again", async () => {
    const both = await shifts();
    const { id } = (await ask(both)).body;
    const again = await Promise.all([ask(both), ask(both)]);
    expect(again.map(({ body }) => body.id)).toEqual([id, id]);
    await answer(id, "refused");
    expect((await ask(both)).body.id).not.toBe(id);
  });

  it("is of one's own coming shift, and may be withdrawn by who asked", async () => {
    const both = await shifts();
    expect(saying(await ask({ mine: both.theirs, theirs: both.mine }))).toEqual([404, "not_found"]);
    const { id } = (await ask(both)).body;
    expect(saying(await answer(id, "withdrawn", at(1).who.token))).toEqual([404, "not_found"]);
    expect(saying(await answer(id, "withdrawn", at(0).who.token))).toEqual([200, ""]);
    const seen = await roster(at(1).who, tomorrow());
    expect(seen.swaps).toEqual([expect.objectContaining({ id, state: "withdrawn" })]);
  });

  it("finds colleagues' coming shifts that he could work", async () => {
    const { mine, theirs } = await shifts();
    const path = `/api/watchdesk/shifts/swap_choices?mine=${mine}`;
    const choices = async (token: string) =>
      (await store.request<{ choices?: { id: string; name: string }[] }>("GET", path, { token })).body.choices;
    expect((await choices(at(0).who.token))?.find(({ id }) => id === theirs)?.name).toMatch(/^operator \d+$/);
    expect(await choices(at(1).who.token)).toBeUndefined();
  });
});

describe("the hand-over", () => {
  const write = (who: Person, body: object = {}) =>
    act("write_handover", who.token, { text: "Line 3 was down twice.", openItems: ["Ring the depot"], ...body });

  it("is signed by the next shift, not by its author, and stays then", async () => {
    const [{ who }, next] = [at(0), at(1)];
    const { id } = (await write(who)).body;
    expect(saying(await write(who, { id, text: "Line 3 is down." }))).toEqual([200, ""]);
    expect(saying(await act("sign_handover", who.token, { id }))).toEqual([409, "handover_not_yours"]);
    expect(saying(await act("sign_handover", next.who.token, { id }))).toEqual([409, "handover_not_yours"]);
    const nowMs = Date.now();
    const shift = (from: number, to: number) => ({
      operator: next.operator,
      shift_name: "Next",
      shift_start_time: new Date(nowMs + from).toISOString(),
      shift_end_time: new Date(nowMs + to).toISOString(),
    });
    await store.client().collection("shift_management").create(shift(-60_000, 3_600_000));
    expect(saying(await act("sign_handover", next.who.token, { id }))).toEqual([200, ""]);
    expect(saying(await act("sign_handover", leader.token, { id }))).toEqual([409, "handover_signed"]);
    expect(saying(await write(who, { id }))).toEqual([409, "handover_signed"]);
    const [seen] = (await roster(next.who, tomorrow())).handovers;
    expect(seen).toMatchObject({ id, text: "Line 3 is down.", openItems: ["Ring the depot"] });
    expect(seen?.signedAt).not.toBe("");
  });

  it("is one note under the id it was sent with, which changes with its words alone", async () => {
    const { who } = at(0);
    const id = "handoverwithone";
    const answers = await Promise.all([write(who, { id }), write(who, { id }), write(who, { id })]);
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual(answers.map(() => [200, id]));
    await write(who, { id, text: "Line 3 is down." });
    const acts = await store
      .client()
      .collection("audit_log")
      .getFullList({ filter: `recordId = "${id}"`, sort: "at" });
    expect(acts.map(({ action }) => String(action))).toEqual(["create", "update"]);
    expect(saying(await write(at(1).who, { id }))).toEqual([404, "not_found"]);
  });

  it("is changed by its author alone, and never empty", async () => {
    const { id } = (await write(at(0).who)).body;
    expect(saying(await write(at(1).who, { id }))).toEqual([404, "not_found"]);
    expect(saying(await write(at(0).who, { text: " " }))).toEqual([400, "note_empty"]);
    expect(saying(await write(at(0).who, { openItems: [5] }))).toEqual([400, "bad_request"]);
  });
});

describe("attendance", () => {
  it("is checked in and out once each, and corrected with a reason by who may", async () => {
    const { who, operator } = at(0);
    expect(saying(await act("check_out", who.token, {}))).toEqual([409, "attendance_none"]);
    const { id } = (await act("check_in", who.token, {})).body;
    expect(saying(await act("check_in", who.token, {}))).toEqual([409, "attendance_open"]);
    expect(saying(await act("check_out", who.token, {}))).toEqual([200, ""]);
    const inAt = new Date(Date.now() - 7_200_000).toISOString();
    const outAt = new Date(Date.now() - 3_600_000).toISOString();
    const correct = (body: object, token = leader.token) =>
      act("correct_attendance", token, { id, inAt, outAt, reason: "forgot", ...body });
    expect(saying(await correct({}, who.token))).toEqual([403, "no_right"]);
    expect(saying(await correct({ reason: "" }))).toEqual([400, "bad_request"]);
    expect(saying(await correct({ outAt: inAt }))).toEqual([400, "bad_request"]);
    expect(saying(await correct({ inAt: new Date(Date.now() + 3_600_000).toISOString() }))).toEqual([
      400,
      "bad_request",
    ]);
    expect(saying(await correct({}))).toEqual([200, ""]);
    const today = new Date().toISOString().slice(0, 10);
    const seen = (await roster(who, dayPlus(today, -1), 3)).attendance;
    expect(seen).toEqual([expect.objectContaining({ id, operator, corrected: true, reason: "forgot" })]);
    expect((await roster(at(1).who, dayPlus(today, -1), 3)).attendance).toEqual([]);
  });

  it("is no affair of who is no operator", async () => {
    const { id, email } = await addPerson(store, "operator");
    expect(id).not.toBe("");
    expect(saying(await act("check_in", (await signIn(store, email)).token, {}))).toEqual([409, "shift_none"]);
  });
});

describe("the roster", () => {
  it("shows an operator his own, a leader the team's, and names people to both", async () => {
    await save();
    await save({ operator: at(1).operator });
    const own = await roster(at(0).who, "2027-03-22");
    expect(own.people.map(({ id }) => id)).toEqual([at(0).operator]);
    expect([own.me, own.zone, new Set(own.shifts.map(({ operator }) => operator)).size]).toEqual([
      at(0).operator,
      "Europe/London",
      1,
    ]);
    const team = await roster(leader, "2027-03-22");
    expect(team.people.length).toBeGreaterThan(2);
    expect(new Set(team.shifts.map(({ operator }) => operator)).size).toBeGreaterThan(1);
  });

  it.each(["first=2027-03-22&days=43", "first=2027-03-22&days=0", "first=2027-3-1&days=7", "days=7"])(
    "refuses %s",
    async (query) => {
      const path = `/api/watchdesk/shifts/roster?${query}`;
      expect(saying(await store.request<Answer>("GET", path, { token: leader.token }))).toEqual([400, "bad_request"]);
    },
  );
});

describe("a night operator who may work only in his shifts", () => {
  it("H-TS-01 is not sent away at midnight: the gate holds through both halves of what was entered as one", async () => {
    const { who, operator } = await operating("operator");
    await store.client().collection("operators").update(operator, { can_login_outside_shift: false });
    const settings = store.client().collection("program_settings");
    const [room] = await settings.getFullList();
    const zone = (hoursAhead: number) =>
      hoursAhead === 0 ? "Etc/GMT" : `Etc/GMT${hoursAhead > 0 ? "-" : "+"}${Math.abs(hoursAhead)}`;
    // A zone whose midnight is the next full hour, and one whose midnight was the last: two minutes before or after, it is a night.
    const hour = new Date().getUTCHours();
    const ahead = hour >= 11 ? 23 - hour : -(hour + 1);
    const renew = () =>
      store.request<Answer & { offShift?: boolean }>("POST", "/api/watchdesk/session/renew", { body: who.session });
    try {
      await settings.update(room?.id ?? "", { timeZone: zone(ahead) });
      const day = new Date(Date.now() + ahead * 3_600_000).toISOString().slice(0, 10);
      expect(saying(await save({ operator, day, start: "22:00", end: "06:00" }))).toEqual([200, ""]);
      expect((await renew()).body.offShift).toBe(false);
      // The same halves an hour later by the room's clock: its midnight is past.
      const rows = await rowsOf(operator);
      expect(rows).toHaveLength(2);
      const back = (text: string) => new Date(Date.parse(text.replace(" ", "T")) - 3_600_000).toISOString();
      await settings.update(room?.id ?? "", { timeZone: zone(ahead + 1) });
      for (const row of rows) {
        await store
          .client()
          .collection("shift_management")
          .update(row.id, {
            shift_start_time: back(String(row["shift_start_time"])),
            shift_end_time: back(String(row["shift_end_time"])),
          });
      }
      expect((await renew()).body.offShift).toBe(false);
    } finally {
      await settings.update(room?.id ?? "", { timeZone: "Europe/London" });
    }
  });
});
