/** When a site may be open, and what is done for its alarm: beside the alarm, in the site's record, and without a line. */
import { expect, test, type Page } from "@playwright/test";
import { type Line, openLine } from "./line";
import { event, overTcp } from "./panel";
import { fillTimesAndPlans, storeOf } from "./times-records";
import { bell, leave, live, openRoom, seat, type StoryRoom } from "./room";

let story: StoryRoom;
let line: Line;
let page: Page;
let plan: string;

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  line = await openLine(story.store.port);
  plan = await fillTimesAndPlans(story);
  page = await seat(browser, story, "ayla", { url: line.url });
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  expect(await overTcp(story.receiver().tcp, event("4711", "BA", 3))).toBe("ACK");
  await expect(bell(page, 1)).toBeVisible();
});

test.afterAll(async () => {
  await leave(story, page);
  await line?.close();
});

const openNorthDepot = async (): Promise<void> => {
  await page
    .getByRole("option", { name: /North Depot/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Back door");
};

const fold = () => page.locator(".do .plan summary");
const steps = () => page.getByRole("list", { name: "Action plan" }).getByRole("listitem");

/** All that stands beside the alarm of its site's times and of its plan. */
async function readBesideTheAlarm(): Promise<void> {
  await expect(page.locator(".site-lines .open-now")).toHaveText(
    /^May be open until .+ at \W*24:00\W* · other times: Stocktaking \(asked for by Grace Hopkins\)$/,
  );
  await page.getByRole("tab", { name: "Zones and times" }).click();
  await expect(page.getByRole("row", { name: /Mon–Fri.*07:30–09:00.*17:30–19:00.*±15 min/ })).toBeVisible();
  await expect(page.locator(".times li")).toHaveText(/Open all day · Stocktaking asked for by Grace Hopkins/);
  await expect(fold()).toHaveText("Action plan Burglary in opening hours 2 steps");
}

test("an operator reads whether the site may be open, and the plan for these hours", async () => {
  await openNorthDepot();
  await readBesideTheAlarm();
  await expect(steps()).toHaveCount(0);
  await fold().click();
  await expect(steps()).toHaveCount(2);
  await expect(steps().nth(0)).toContainText("Call a keyholder");
  await expect(steps().nth(0)).toContainText("Call · keyholders Grace Hopkins +44 7700 900 122");
  await expect(steps().nth(0)).toContainText("required · within 1 min 30 s · if no: step 2");
  await expect(steps().nth(1)).toContainText("Harbour Police +441632960999");
  await expect(steps().nth(1)).toContainText("Say the account and the zone.");
});

test("without a line, and after a reload, all of it is still there", async () => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  line.cut();
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(/Not live since/)).toBeVisible({ timeout: 20_000 });
  await openNorthDepot();
  await readBesideTheAlarm();
  await fold().click();
  await expect(steps().nth(0)).toContainText("Grace Hopkins +44 7700 900 122");
  await expect(steps().nth(1)).toContainText("Harbour Police +441632960999");
  line.mend();
  await page.context().setOffline(false);
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
});

test("what is changed of a plan comes to the alarm that is open, which keeps its plan", async () => {
  const client = story.store.client();
  await client.collection("action_plans").update(plan, { name: "Burglary by day" });
  await expect(fold()).toContainText("Burglary by day", { timeout: 20_000 });
  const site = story.room.sites.northDepot.id;
  const make = storeOf(story);
  await make("site_action_plans", {
    site,
    alarmType: "",
    plan: await make("action_plans", { name: "Depot", hours: "always", active: true }),
  });
  await client.collection("site_accounts").update(site, { mustReadNotes: "Ask for the foreman." });
  // Parts of a site are read again when it is opened.
  await page.reload();
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("Ask for the foreman.")).toBeVisible({ timeout: 20_000 });
  // The plan that somebody is working by stays his.
  await expect(fold()).toHaveText("Action plan Burglary by day 2 steps");
});

test("the site's record has its times and its own plans", async () => {
  const { id } = story.room.sites.northDepot;
  await page.goto(`${line.url}/operator/accounts/site_accounts?id=${id}`);
  const record = page.getByRole("region", { name: /North Depot/ }).or(page.locator(".site"));
  await expect(record.getByText(/^May be open until/)).toBeVisible({ timeout: 20_000 });
  await expect(record.getByRole("row", { name: /Mon–Fri/ })).toBeVisible();
  // The plan itself may come to the copy after the site that names it.
  await record.locator("summary", { hasText: "For all alarms" }).click();
  await expect(record.getByText("This plan has no steps yet.")).toBeVisible();
});

test("an administrator writes a plan and its steps", async ({ browser }) => {
  const cem = await seat(browser, story, "cem");
  await cem.goto(`${story.store.url}/administrator/settings/alarm-types?tab=action_plans`);
  await cem.getByRole("button", { name: /^New/ }).click();
  await cem.getByLabel("Name", { exact: true }).fill("Panic button");
  await cem.getByLabel("Hours", { exact: true }).selectOption("At any hour");
  await cem.getByRole("button", { name: /^Create/ }).click();
  await cem.getByRole("tab", { name: "Steps" }).click();
  await cem.getByRole("tabpanel").getByRole("button", { name: /^New/ }).click();
  await cem.getByLabel("Step", { exact: true }).fill("1");
  await cem.getByLabel("Kind", { exact: true }).selectOption("Dispatch");
  await cem.getByLabel("What is done", { exact: true }).fill("Call the police at once");
  await cem.getByRole("button", { name: /^Create/ }).click();
  const made = story.store.client().collection("action_plan_steps");
  await expect.poll(async () => (await made.getFullList({ filter: 'plan.name = "Panic button"' })).length).toBe(1);
  await cem.context().close();
});
