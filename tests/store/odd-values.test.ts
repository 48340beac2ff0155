/** Values that have no meaning are refused, not kept and not passed over: settings every desk reads, searches, marks. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { person, type Person } from "../support/people";
import { createRoom, type Room } from "../support/room";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let room: Room;
let administrator: Person;
let settings: string;

beforeAll(async () => {
  store = await startStore();
  room = await createRoom(store);
  administrator = await person(store, "administrator");
  settings = (await store.client().collection("program_settings").getFirstListItem("")).id;
});

afterAll(() => store?.stop());

interface Answered {
  data: { code: string; field: string };
}

const change = (body: object) =>
  store.request<Answered>("PATCH", `/api/collections/program_settings/records/${settings}`, {
    token: administrator.token,
    body,
  });

const refusedFor = (field: string) => ({ status: 400, body: { data: { code: "bad_request", field } } });

describe("the room's settings", () => {
  it.each([
    ["a time zone that is markup", { timeZone: "<script>alert(1)</script>" }, "timeZone"],
    ["none", { timeZone: "" }, "timeZone"],
    ["a path", { timeZone: "../../etc/passwd" }, "timeZone"],
    ["times to answer that are a text", { sla: "soon" }, "sla"],
    ["a list of them", { sla: [30, 60] }, "sla"],
    ["a kind too few", { sla: { life: [30, 60] } }, "sla"],
    ["the longer one first", { sla: { life: [60, 30], other: [90, 180] } }, "sla"],
    ["nothing", { sla: null }, "sla"],
    ["hours of work that end as they begin", { workFrom: "08:00", workUntil: "08:00" }, "workUntil"],
    ["hours that end before what they begin by default", { workFrom: "", workUntil: "06:00" }, "workUntil"],
  ])("refuse %s", async (_, body, field) => {
    expect(await change(body)).toMatchObject(refusedFor(field));
  });

  it("take names of zones and times, and other changes beside old values", async () => {
    for (const timeZone of ["Europe/Istanbul", "America/Argentina/Buenos_Aires", "Etc/GMT+3", "UTC"]) {
      expect((await change({ timeZone })).status).toBe(200);
    }
    expect((await change({ sla: { life: [20, 40], other: [60, 120] } })).status).toBe(200);
    expect((await change({ company: "Northline" })).status).toBe(200);
  });

  it("are the measure for a site's time zone, which may be none", async () => {
    const site = (timeZone: string, code: string) =>
      store.request<Answered>("POST", "/api/collections/site_accounts/records", {
        token: administrator.token,
        body: { code, name: "Shop", state: "active", installer: room.dealers.north, timeZone },
      });
    expect(await site("<b>here</b>", "7701")).toMatchObject(refusedFor("timeZone"));
    expect((await site("", "7702")).status).toBe(200);
    expect((await site("Europe/London", "7703")).status).toBe(200);
  });
});

describe("a history", () => {
  const PERIOD = "from=2026-11-01T00:00:00Z&to=2026-11-20T00:00:00Z";
  const ask = (history: string, query: string) =>
    store.request<Answered>("GET", `/api/watchdesk/${history}?${PERIOD}&${query}`, { token: administrator.token });

  it.each([
    ["signal_history", "text=%00a", "text"],
    ["alarm_history", "text=%00a", "text"],
    ["signal_history", "account=1%0A2", "account"],
    ["alarm_history", "before=a|b", "before"],
    ["alarm_history", "before=2026-11-02%2010:00:00.000Z|", "before"],
    ["alarm_history", "before=yesterday|abcdefghijklmno", "before"],
    ["signal_history", "before=a|b", "before"],
  ])("%s refuses %s", async (history, query, field) => {
    expect(await ask(history, query)).toMatchObject(refusedFor(field));
  });

  it("takes its own mark", async () => {
    const mark = encodeURIComponent("2026-11-02 10:00:00.000Z|abcdefghijklmno");
    expect(await ask("alarm_history", `before=${mark}`)).toMatchObject({
      status: 200,
      body: { items: [], next: null },
    });
  });
});
