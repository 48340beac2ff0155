/** The calendar: what of it each sees, and the appointment that goes with its job. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ScheduleAnswer, ScheduleItem } from "../../domain/work/schedule";
import { person, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
const people: Record<string, Person> = {};
let job: string;
let hers: string;

const make = async (collection: string, body: object): Promise<string> =>
  (await store.client().collection(collection).create(body)).id;
const DAY = "2027-06-16";
const at = (clock: string): string => `${DAY} ${clock}:00.000Z`;
const ask = (who: string, query = `first=${DAY}&days=1`) =>
  store.request<ScheduleAnswer>("GET", `/api/watchdesk/schedule?${query}`, { token: people[who]?.token ?? "" });
const itemsOf = async (who: string): Promise<readonly ScheduleItem[]> => (await ask(who)).body.items;
const patch = (who: string, path: string, body: object) =>
  store.request<{ data?: object }>("PATCH", `/api/collections/${path}`, { token: people[who]?.token ?? "", body });

beforeAll(async () => {
  store = await startStore();
  const dealer = await make("installers_accounts", { code: "A", company: "Alpha" });
  people["chief"] = await person(store, "administrator");
  people["callum"] = await person(store, "technicians", { name: "Callum" });
  people["piotr"] = await person(store, "technicians", { name: "Piotr" });
  people["duncan"] = await person(store, "sales", { name: "Duncan" });
  people["dealer"] = await person(store, "dealer_technician", { dealer });
  await make("technicians", { user: people["callum"].id, active: true });
  await make("sales_team", { user: people["duncan"].id, active: true });
  const site = await make("site_accounts", { code: "1018", name: "Harbour", state: "active" });
  const plan = { kind: "fault", state: "planned", plannedFrom: at("09:00"), plannedUntil: at("11:00"), site };
  job = await make("jobs", { ...plan, title: "Mains lost", assigned: people["callum"].id });
  hers = await make("jobs", { ...plan, title: "Secret work", assigned: people["piotr"].id });
  const visit = { kind: "service", state: "confirmed", startsAt: at("09:00"), endsAt: at("11:00") };
  await make("appointments", { ...visit, subject: "For the job", user: people["callum"].id, job });
  await make("appointments", { ...visit, subject: "Survey", kind: "survey", user: people["duncan"].id });
  await make("appointments", { ...visit, subject: "Not any more", state: "cancelled", user: people["duncan"].id });
  const operator = await make("operators", { user: people["duncan"].id });
  await make("absences", { operator, fromDay: DAY, untilDay: DAY, kind: "training" });
});

afterAll(() => store?.stop());

it("shows whoever reads all jobs each thing once, with its site and who is away", async () => {
  const { body } = await ask("chief");
  expect(body.items.map(({ source, title, siteName }) => [source, title, siteName].join("/")).sort()).toEqual([
    "appointments/Survey/",
    "jobs/1 Mains lost/1018 Harbour",
    "jobs/2 Secret work/1018 Harbour",
  ]);
  expect(body.absences).toEqual([{ user: people["duncan"]?.id, fromDay: DAY, untilDay: DAY, kind: "training" }]);
  expect(body.people.map(({ name }) => name)).toEqual(expect.arrayContaining(["Callum", "Piotr", "Duncan"]));
});

it("tells a technician of a colleague's job only that he has no time then", async () => {
  const items = await itemsOf("callum");
  expect(items.find(({ id }) => id === job)).toMatchObject({ source: "jobs", title: "1 Mains lost" });
  const other = items.find(({ id }) => id === hers);
  expect(other).toMatchObject({ source: "", title: "", siteName: "", kind: "", user: people["piotr"]?.id });
  expect(JSON.stringify(items)).not.toContain("Secret");
});

it("shows sales the visits, also the one that stands for a job which they may not read", async () => {
  const items = await itemsOf("duncan");
  expect(items.map(({ source, title }) => `${source}/${title}`).sort()).toEqual([
    "/",
    "appointments/For the job",
    "appointments/Survey",
  ]);
  expect(JSON.stringify(items)).not.toMatch(/Secret|Mains/);
});

it("tells the centre's days and hours of work, which whoever may changes in the settings", async () => {
  const week = ["mon", "tue", "wed", "thu", "fri"];
  expect((await ask("callum")).body.working).toEqual({ workDays: week, workFrom: "07:00", workUntil: "19:00" });
  const { id } = await store.client().collection("program_settings").getFirstListItem("");
  const own = { workDays: ["sun", "thu"], workFrom: "06:30", workUntil: "24:00" };
  expect((await patch("callum", `program_settings/records/${id}`, own)).status).toBe(404);
  expect((await patch("chief", `program_settings/records/${id}`, { workDays: ["noday"] })).status).toBe(400);
  expect((await patch("chief", `program_settings/records/${id}`, own)).status).toBe(200);
  expect((await ask("callum")).body.working).toEqual({ ...own, workDays: expect.arrayContaining(own.workDays) });
});

it("refuses a dealer's technician, and what is no span of days", async () => {
  expect((await ask("dealer")).status).toBe(403);
  for (const query of ["first=today&days=7", `first=${DAY}&days=0`, `first=${DAY}&days=43`, `first=${DAY}`])
    expect((await ask("chief", query)).status, query).toBe(400);
});

it("takes the appointment along when its job is planned anew, and leaves one that stands elsewhere", async () => {
  const free = await make("appointments", {
    subject: "Second visit",
    kind: "service",
    state: "planned",
    startsAt: at("15:00"),
    endsAt: at("16:00"),
    user: people["callum"]?.id,
    job,
  });
  const moved = await patch("callum", `jobs/records/${job}`, { plannedFrom: at("12:00"), plannedUntil: at("14:00") });
  expect(moved.status).toBe(200);
  const rows = await store
    .client()
    .collection("appointments")
    .getFullList({ filter: `job = "${job}"`, sort: "startsAt" });
  expect(rows.map((row) => [row["subject"], row["startsAt"], row["endsAt"]])).toEqual([
    ["For the job", at("12:00"), at("14:00")],
    ["Second visit", at("15:00"), at("16:00")],
  ]);
  await store.client().collection("appointments").delete(free);
  const items = await itemsOf("callum");
  expect(items.filter((one) => one.job === job)).toMatchObject([{ id: job, source: "jobs", from: at("12:00") }]);
});

it("lets a technician move his own job, and neither a colleague's nor his own to a colleague", async () => {
  const later = { plannedFrom: at("13:00"), plannedUntil: at("15:00") };
  expect((await patch("callum", `jobs/records/${job}`, later)).status).toBe(200);
  expect((await patch("callum", `jobs/records/${hers}`, later)).status).toBe(404);
  expect((await patch("callum", `jobs/records/${job}`, { assigned: people["piotr"]?.id })).status).toBe(403);
  expect((await patch("duncan", `jobs/records/${job}`, later)).status).not.toBe(200);
});
