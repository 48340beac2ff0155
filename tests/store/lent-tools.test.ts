/** A tool that is lent: the register follows its request, nobody is given what another has, and the calendar says when it is due. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ScheduleAnswer } from "../../domain/work/schedule";
import { person, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
const people: Record<string, Person> = {};
let site: string;
let job: string;

const DAY = "2027-06-16";
const rows = (name: string) => store.client().collection(name);
const make = async (name: string, body: object): Promise<string> => (await rows(name).create(body)).id;
const send = (who: string, [method, path, body]: [string, string, object]) =>
  store.request<Record<string, unknown> & { data: object }>(method, `/api/collections/${path}`, {
    token: people[who]?.token ?? "",
    body,
  });
const state = (who: string, id: string, body: object) => send(who, ["PATCH", `tool_requests/records/${id}`, body]);

beforeAll(async () => {
  store = await startStore();
  people["chief"] = await person(store, "administrator");
  people["callum"] = await person(store, "technicians", { name: "Callum" });
  people["piotr"] = await person(store, "technicians", { name: "Piotr" });
  people["duncan"] = await person(store, "sales", { name: "Duncan" });
  site = await make("site_accounts", { code: "1018", name: "Harbour", state: "active" });
  const plan = { plannedFrom: `${DAY} 09:00:00.000Z`, plannedUntil: `${DAY} 11:00:00.000Z` };
  const assigned = people["callum"].id;
  job = await make("jobs", { kind: "fault", state: "planned", title: "Mains lost", site, assigned, ...plan });
});

afterAll(() => store?.stop());

const lend = async (tool: string, who = "callum"): Promise<string> =>
  make("tool_requests", { what: "Ladder", tool, job, state: "approved", requester: people[who]?.id });

it("is held by whoever asked for it from the moment on in which it is handed out, and in stock again when it is back", async () => {
  const tool = await make("tools", { code: "L1", name: "Ladder", state: "in_stock" });
  const id = await lend(tool);
  const sent = { state: "handed_out", returnBy: "2027-06-18", handedOutAt: "2020-01-01 00:00:00.000Z" };
  const { status, body } = await state("chief", id, sent);
  expect(status).toBe(200);
  expect(body["handedOutAt"]).not.toMatch(/^2020/);
  const held = { state: "handed_out", holderName: "Callum", returnBy: "2027-06-18" };
  expect(await rows("tools").getOne(tool)).toMatchObject(held);
  expect((await state("chief", id, { returnBy: "2027-06-21" })).status).toBe(200);
  expect(await rows("tools").getOne(tool)).toMatchObject({ ...held, returnBy: "2027-06-21" });
  expect((await state("chief", id, { state: "returned" })).body["returnedAt"]).not.toBe("");
  expect(await rows("tools").getOne(tool)).toMatchObject({ state: "in_stock", holder: "", returnBy: "" });
});

it("is not given to a second person, nor by whoever may only ask", async () => {
  const tool = await make("tools", { code: "L2", name: "Ladder", state: "in_stock" });
  const [first, second] = [await lend(tool), await lend(tool, "piotr")];
  expect((await state("callum", first, { state: "handed_out" })).status).not.toBe(200);
  expect(await rows("tools").getOne(tool)).toMatchObject({ state: "in_stock", holder: "" });
  expect((await state("chief", first, { state: "handed_out" })).status).toBe(200);
  const { status, body } = await state("chief", second, { state: "handed_out" });
  expect([status, body.data]).toMatchObject([400, { code: "bad_request", field: "tool" }]);
  expect(await rows("tools").getOne(tool)).toMatchObject({ holderName: "Callum" });
});

it("leaves the register alone where somebody has written in it meanwhile", async () => {
  const tool = await make("tools", { code: "L3", name: "Ladder", state: "in_stock" });
  const id = await lend(tool);
  await state("chief", id, { state: "handed_out" });
  await rows("tools").update(tool, { holder: people["piotr"]?.id });
  await state("chief", id, { state: "returned" });
  expect(await rows("tools").getOne(tool)).toMatchObject({ state: "handed_out", holderName: "Piotr" });
});

it("stands in the calendar with its job, and with how long the site is in test mode, as far as one may read it", async () => {
  const until = `${DAY} 11:30:00.000Z`;
  const visit = { subject: "Mains", kind: "service", state: "planned", user: people["callum"]?.id, job, site };
  const times = { startsAt: `${DAY} 09:00:00.000Z`, endsAt: `${DAY} 11:00:00.000Z`, testUntil: until };
  await make("appointments", { ...visit, ...times });
  const tool = await make("tools", { code: "L4", name: "Ladder", state: "in_stock" });
  await state("chief", await lend(tool), { state: "handed_out", returnBy: "2027-06-17" });
  const items = async (who: string) => {
    const token = people[who]?.token ?? "";
    const path = `/api/watchdesk/schedule?first=${DAY}&days=1`;
    return (await store.request<ScheduleAnswer>("GET", path, { token })).body.items;
  };
  expect(await items("callum")).toMatchObject([{ source: "jobs", testUntil: until, returnBy: "2027-06-17" }]);
  expect(await items("duncan")).toMatchObject([{ source: "appointments", testUntil: until, returnBy: "" }]);
});

it("takes no end of a test that is over before it begins, or that is of no site", async () => {
  const visit = { subject: "Test", kind: "service", state: "planned", user: people["callum"]?.id };
  const times = { startsAt: `${DAY} 13:00:00.000Z`, endsAt: `${DAY} 14:00:00.000Z` };
  const post = (more: object) => send("callum", ["POST", "appointments/records", { ...visit, ...times, ...more }]);
  const early = await post({ site, testUntil: `${DAY} 13:00:00.000Z` });
  expect([early.status, early.body.data]).toMatchObject([400, { code: "bad_request", field: "testUntil" }]);
  const nowhere = await post({ testUntil: `${DAY} 15:00:00.000Z` });
  expect([nowhere.status, nowhere.body.data]).toMatchObject([400, { code: "bad_request", field: "site" }]);
  expect((await post({ site, testUntil: `${DAY} 15:00:00.000Z` })).status).toBe(200);
});
