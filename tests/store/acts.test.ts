/** Acts on alarms on the real store, each with a person's own token. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { feedItems } from "../../domain/live/feed";
import { act, addAlarm, addResolution, alarmOf, claimsOf, linesOf, placesOf } from "../support/alarms";
import { lastOf } from "../support/feed-stream";
import { person, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let ada: Person;
let bob: Person;

const COMMENT = "the owner gave the right word";

beforeAll(async () => {
  store = await startStore();
  await addResolution(store);
  ada = await person(store, "operator", { name: "Ada" });
  bob = await person(store, "operator", { name: "Bob" });
});

afterAll(() => store?.stop());

const claimed = async (fields: Record<string, unknown> = {}) => {
  const alarm = await addAlarm(store, fields);
  const answer = await act(store, ada, { alarm, name: "claim" });
  expect(answer.status).toBe(200);
  return { alarm, version: answer.body.alarm.version };
};

describe("claim", () => {
  it("makes the caller the owner, opens one interval and leaves one line", async () => {
    const alarm = await addAlarm(store);
    const answer = await act(store, ada, { alarm, name: "claim" });
    expect(answer.body.alarm).toMatchObject({
      id: alarm,
      state: "claimed",
      owner: ada.id,
      ownerName: "Ada",
      version: 2,
    });
    const claims = await claimsOf(store, alarm);
    expect(claims).toMatchObject([{ operator: ada.id, session: ada.session.sessionId, ended: "" }]);
    const lapse = Date.parse(String(claims[0]?.["lapseAt"])) - Date.parse(String(claims[0]?.["from"]));
    expect(lapse).toBe(45_000);
    expect(await linesOf(store, alarm)).toEqual(["claimed"]);
  });

  it("tells the second by whom it was taken and since when", async () => {
    const { alarm } = await claimed();
    const answer = await act(store, bob, { alarm, name: "claim" });
    expect(answer.status).toBe(409);
    expect(answer.body.data).toMatchObject({
      code: "alarm_taken",
      ownerName: "Ada",
      claimedAt: expect.stringContaining("Z"),
    });
  });

  it("repeated by its owner after a lost answer changes nothing", async () => {
    const { alarm, version } = await claimed();
    const again = await act(store, ada, { alarm, name: "claim" });
    expect(again.status).toBe(200);
    expect(again.body.alarm.version).toBe(version);
    expect(await claimsOf(store, alarm)).toHaveLength(1);
  });

  it("ends at the operator's limit", async () => {
    const limited = await person(store, "operator");
    await store
      .client()
      .collection("operators")
      .create({ user: limited.id, maxAlarms: 1, can_login_outside_shift: true });
    const [first, second] = [await addAlarm(store), await addAlarm(store)];
    expect((await act(store, limited, { alarm: first, name: "claim" })).status).toBe(200);
    const answer = await act(store, limited, { alarm: second, name: "claim" });
    expect(answer.body.data).toMatchObject({ code: "alarm_limit", max: 1 });
    expect((await act(store, limited, { alarm: first, name: "release" })).status).toBe(200);
    expect((await act(store, limited, { alarm: second, name: "claim" })).status).toBe(200);
  });

  it.each([
    ["an alarm that does not exist", "operator", "abcdefghijklmno", 404, "not_found"],
    ["a trainee", "trainee", "", 403, "no_right"],
    ["a portal user", "user", "", 403, "no_right"],
  ])("is refused: %s", async (_, role, id, status, code) => {
    const who = await person(store, role);
    const alarm = id || (await addAlarm(store));
    const answer = await act(store, who, { alarm, name: "claim" });
    expect([answer.status, answer.body.data.code]).toEqual([status, code]);
  });

  it("is refused to a guest and to an act that does not exist", async () => {
    const alarm = await addAlarm(store);
    const guest = await act(store, { token: "" }, { alarm, name: "claim" });
    expect([guest.status, guest.body.data.code]).toEqual([401, "not_signed_in"]);
    const unknown = await store.request("POST", `/api/watchdesk/alarms/${alarm}/destroy`, {
      token: ada.token,
      body: {},
    });
    expect(unknown.status).toBe(404);
  });
});

describe("release and beat", () => {
  it("puts the alarm back into the queue and ends the interval", async () => {
    const { alarm } = await claimed();
    const answer = await act(store, ada, { alarm, name: "release" });
    expect(answer.body.alarm).toMatchObject({ state: "queued", owner: "", ownerName: "", claimedAt: "" });
    expect(await claimsOf(store, alarm)).toMatchObject([{ ended: "released", lapseAt: "" }]);
  });

  it("is the owner's alone", async () => {
    const { alarm } = await claimed();
    const answer = await act(store, bob, { alarm, name: "release" });
    expect([answer.status, answer.body.data]).toMatchObject([409, { code: "alarm_not_yours", ownerName: "Ada" }]);
  });

  it("a beat moves the lapse and touches nothing but the claim", async () => {
    const { alarm } = await claimed();
    const before = await alarmOf(store, alarm);
    const beat = await act(store, ada, { alarm, name: "beat" });
    expect(beat.status).toBe(200);
    expect(Date.parse(beat.body.lapseAt)).toBeGreaterThan(Date.now() + 30_000);
    expect(await alarmOf(store, alarm)).toEqual(before);
  });

  it("a beat on a claim that has ended says so", async () => {
    const { alarm } = await claimed();
    await act(store, ada, { alarm, name: "release" });
    const beat = await act(store, ada, { alarm, name: "beat" });
    expect([beat.status, beat.body.data.code]).toEqual([409, "claim_lapsed"]);
  });
});

describe("note and seen", () => {
  it("stores a line once, however often it is sent", async () => {
    const { alarm } = await claimed();
    const note = {
      alarm,
      name: "note",
      body: { id: "note00000000001", text: "keyholder called", kind: "call" },
    } as const;
    const first = await act(store, ada, note);
    expect(first.body.alarm).toMatchObject({ state: "in_progress", callAttempts: 1 });
    expect(first.body.alarm["firstActAt"]).not.toBe("");
    const second = await act(store, ada, note);
    expect(second.status).toBe(200);
    expect(second.body.alarm).toMatchObject({ callAttempts: 1, version: first.body.alarm.version });
    expect(await linesOf(store, alarm)).toEqual(["claimed", "call: keyholder called"]);
  });

  it("does not let one line's id become another's", async () => {
    const { alarm } = await claimed();
    const body = { id: "note00000000002", text: "mine" };
    expect((await act(store, ada, { alarm, name: "note", body })).status).toBe(200);
    const other = await act(store, bob, { alarm, name: "note", body: { ...body, text: "his" } });
    expect(other.body.data.code).toBe("note_id_taken");
  });

  it("by another person leaves owner and version alone, so that the owner's next act still fits", async () => {
    const { alarm, version } = await claimed();
    const answer = await act(store, bob, {
      alarm,
      name: "note",
      body: { id: "note00000000003", text: "police on the line" },
    });
    expect(answer.body.alarm).toMatchObject({ owner: ada.id, state: "claimed", version });
  });

  it.each(["hold", "close", "seen"] as const)(
    "by its owner is no news to him: %s fits while the answer to his lines is on its way, and not once another has acted",
    async (name) => {
      const { alarm, version } = await claimed({ unseenCount: name === "seen" ? 1 : 0 });
      const line = (id: string, kind: "note" | "call") =>
        act(store, ada, { alarm, name: "note", body: { id, kind, text: "keyholder called" } });
      const tail = `${name}00000`.slice(0, 5);
      expect((await line(`note0own1${tail}0`, "note")).body.alarm).toMatchObject({ version: version + 1 });
      expect((await line(`note0own2${tail}0`, "call")).body.alarm).toMatchObject({ version: version + 2 });
      const body = {
        version,
        ...(name === "hold" ? { minutes: 5, reason: "guard is on the way" } : {}),
        ...(name === "close" ? { resolution: "tested_user_error", comment: COMMENT } : {}),
      };
      const raise = (by: number) =>
        store
          .client()
          .collection("events_alarm")
          .update(alarm, { version: version + 2 + by });
      // A signal came between the lines and the act.
      await raise(1);
      const stale = await act(store, ada, { alarm, name, body });
      expect(stale.body.data).toMatchObject({ code: "version_stale", version: version + 3 });
      await raise(0);
      expect((await act(store, ada, { alarm, name, body })).status).toBe(200);
    },
  );

  it("by another person that raises the version is news to the owner", async () => {
    const { alarm, version } = await claimed();
    const body = { id: "note00000000009", kind: "call", text: "he rang back" };
    expect((await act(store, bob, { alarm, name: "note", body })).body.alarm).toMatchObject({ version: version + 1 });
    const held = await act(store, ada, { alarm, name: "hold", body: { version, minutes: 5, reason: "guard" } });
    expect(held.body.data).toMatchObject({ code: "version_stale", version: version + 1 });
  });

  it("seen clears the count only for the state that was seen", async () => {
    const { alarm, version } = await claimed({ unseenCount: 3 });
    const stale = await act(store, ada, { alarm, name: "seen", body: { version: version - 1 } });
    expect(stale.body.data).toMatchObject({ code: "version_stale", version });
    const blind = await act(store, ada, { alarm, name: "seen" });
    expect(blind.body.data.code).toBe("bad_request");
    const seen = await act(store, ada, { alarm, name: "seen", body: { version } });
    expect(seen.body.alarm).toMatchObject({ unseenCount: 0 });
  });
});

describe("hold and wake", () => {
  it("moves the alarm under the same id and back", async () => {
    const { alarm } = await claimed();
    const held = await act(store, ada, { alarm, name: "hold", body: { minutes: 10, reason: "waiting for the guard" } });
    expect(held.body.alarm).toMatchObject({
      id: alarm,
      collectionName: "events_pending",
      kind: "hold",
      returnTo: ada.id,
      owner: "",
    });
    const wait = Date.parse(String(held.body.alarm["wakeAt"])) - Date.parse(String(held.body.alarm["parkedAt"]));
    expect(wait).toBe(600_000);
    expect(await placesOf(store, alarm)).toEqual(["events_pending"]);
    expect(await claimsOf(store, alarm)).toMatchObject([{ ended: "held" }]);
    const claim = await act(store, bob, { alarm, name: "claim" });
    expect(claim.body.data.code).toBe("alarm_pending");
    const woken = await act(store, ada, { alarm, name: "wake" });
    expect(woken.body.alarm).toMatchObject({
      id: alarm,
      collectionName: "events_alarm",
      owner: ada.id,
      state: "in_progress",
      parkedCount: 1,
    });
    expect(await placesOf(store, alarm)).toEqual(["events_alarm"]);
    expect(await linesOf(store, alarm)).toEqual(["claimed", "held", "woken", "returned"]);
  });

  it.each([
    ["too long for priority 2", { minutes: 31, reason: "x" }, "hold_too_long"],
    ["without a reason", { minutes: 5, reason: " " }, "hold_reason_missing"],
    ["minutes as a text", { minutes: "5", reason: "x" }, "bad_request"],
    ["minutes as hexadecimal", { minutes: "0x10", reason: "x" }, "bad_request"],
    ["minutes as a list", { minutes: [5], reason: "x" }, "bad_request"],
    ["minutes as a yes", { minutes: true, reason: "x" }, "bad_request"],
    ["without minutes", { reason: "x" }, "bad_request"],
  ])("is refused %s, and the alarm stays", async (_, body, code) => {
    const { alarm } = await claimed();
    const answer = await act(store, ada, { alarm, name: "hold", body });
    expect(answer.body.data.code).toBe(code);
    expect(await placesOf(store, alarm)).toEqual(["events_alarm"]);
  });

  it("wakes nothing that does not wait", async () => {
    const { alarm } = await claimed();
    expect((await act(store, ada, { alarm, name: "wake" })).body.data.code).toBe("alarm_not_pending");
  });
});

describe("close", () => {
  it("moves the alarm into the history with how long it took", async () => {
    const firstAt = new Date(Date.now() - 20_000).toISOString();
    const { alarm, version } = await claimed({ firstAt });
    const answer = await act(store, ada, {
      alarm,
      name: "close",
      body: { version, resolution: "tested_user_error", comment: COMMENT },
    });
    expect(answer.body.alarm).toMatchObject({
      id: alarm,
      collectionName: "alarm_history",
      state: "closed",
      closedBy: ada.id,
      closedByName: "Ada",
      resolution: "tested_user_error",
      resolutionText: "False alarm: user",
      falseAlarm: true,
      cause: "user",
      closeComment: COMMENT,
    });
    expect(Number(answer.body.alarm["answerSeconds"])).toBeGreaterThanOrEqual(20);
    expect(Number(answer.body.alarm["answerSeconds"])).toBeLessThan(60);
    expect(await placesOf(store, alarm)).toEqual(["alarm_history"]);
    expect(await claimsOf(store, alarm)).toMatchObject([{ ended: "closed" }]);
    const audit = await store
      .client()
      .collection("audit_log")
      .getFullList({ filter: `alarm = "${alarm}"`, sort: "at,created" });
    expect(audit.map((line) => line["action"])).toEqual(["claim", "close"]);
    expect(audit.every((line) => line["user"] === ada.id && line["session"] === ada.session.sessionId)).toBe(true);
  });

  it.each([
    [
      "unseen signals",
      { unseenCount: 2 },
      { resolution: "tested_user_error", comment: COMMENT },
      { code: "signals_unseen", count: 2 },
    ],
    ["no resolution", {}, { comment: COMMENT }, { code: "resolution_missing" }],
    ["an unknown resolution", {}, { resolution: "nobody_knows", comment: COMMENT }, { code: "resolution_unknown" }],
    ["no comment on priority 2", {}, { resolution: "tested_user_error" }, { code: "comment_too_short", min: 10 }],
    [
      "an older state",
      {},
      { resolution: "tested_user_error", comment: COMMENT, version: 1 },
      { code: "version_stale", version: 2 },
    ],
  ])("is refused: %s", async (_, fields, body, data) => {
    const { alarm } = await claimed(fields);
    const answer = await act(store, ada, { alarm, name: "close", body });
    expect(answer.body.data).toMatchObject(data);
    expect(await placesOf(store, alarm)).toEqual(["events_alarm"]);
  });

  it("is the owner's alone", async () => {
    const { alarm } = await claimed();
    const answer = await act(store, bob, {
      alarm,
      name: "close",
      body: { resolution: "tested_user_error", comment: COMMENT },
    });
    expect(answer.body.data.code).toBe("alarm_not_yours");
  });

  it.each(["claim", "release", "note", "seen", "hold", "wake", "close", "beat"] as const)(
    "refuses a late %s and says who closed it and when (H-AC-01)",
    async (name) => {
      const { alarm } = await claimed();
      await act(store, ada, { alarm, name: "close", body: { resolution: "tested_user_error", comment: COMMENT } });
      const closed = await alarmOf(store, alarm);
      const body = {
        id: "late00000000001",
        text: "late",
        minutes: 5,
        reason: "late",
        version: 3,
        resolution: "tested_user_error",
        comment: COMMENT,
      };
      const late = await act(store, bob, { alarm, name, body });
      expect(late.status).toBe(409);
      const told =
        name === "beat"
          ? { code: "claim_lapsed" }
          : { code: "alarm_closed", closedByName: "Ada", closedAt: closed["closedAt"] };
      expect(late.body.data).toMatchObject(told);
      expect(await alarmOf(store, alarm)).toEqual(closed);
      expect(await placesOf(store, alarm)).toEqual(["alarm_history"]);
    },
  );
});

describe("the feed", () => {
  it("carries each move as one record with all of it", async () => {
    const { alarm } = await claimed();
    await act(store, ada, { alarm, name: "close", body: { resolution: "tested_user_error", comment: COMMENT } });
    const items = feedItems(await lastOf(store, "staff"));
    expect(items.map((item) => `${item.a} ${item.c}`)).toEqual([
      "delete events_alarm",
      "create alarm_history",
      "create events_reports",
    ]);
    expect(items.slice(0, 2).every((item) => item.record.id === alarm)).toBe(true);
  });
});
