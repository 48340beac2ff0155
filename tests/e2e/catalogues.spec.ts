/** The catalogues whose pages are nothing but one file and words: made, refused, saved, read again, empty and unreadable. */
import { expect, test, type Page } from "@playwright/test";
import { leave, live, openRoom, seat, type StoryRoom } from "./room";

interface Catalogue {
  readonly path: string;
  readonly collection: string;
  /** By the label of the field. */
  readonly typed: Readonly<Record<string, string>>;
  readonly chosen?: Readonly<Record<string, string>>;
  readonly ticked?: readonly string[];
  /** Records of another catalogue, by their names. */
  readonly looked?: Readonly<Record<string, string>>;
  readonly stored: Readonly<Record<string, unknown>>;
}

const CATALOGUES: readonly Catalogue[] = [
  {
    path: "signal-types",
    collection: "signal_types",
    typed: { Name: "Drone over the yard", Category: "drones", Priority: "4" },
    chosen: { Class: "Alarm" },
    ticked: ["Alarms in test mode too"],
    looked: { "Alarm type": "Fire" },
    stored: { name: "Drone over the yard", class: "alarm", priority: 4, passesTestMode: true, resetsTest: false },
  },
  {
    path: "resolution-codes",
    collection: "resolution_codes",
    typed: { Text: "A drone, by its owner", Group: "Drones", Order: "7" },
    chosen: { Cause: "User" },
    ticked: ["False alarm"],
    stored: { text: "A drone, by its owner", group: "Drones", order: 7, cause: "user", falseAlarm: true },
  },
  {
    path: "site-types",
    collection: "site_types",
    typed: { Name: "Airfield", "Test every, h": "25" },
    chosen: { Risk: "Very high" },
    ticked: ["City", "Access instructions"],
    looked: { "Holiday set": "Fields" },
    stored: {
      name: "Airfield",
      riskClass: "very_high",
      testInterval: 25,
      requiredFields: ["city", "accessInstructions"],
    },
  },
  {
    path: "customer-types",
    collection: "customer_types",
    typed: { Name: "Airports", "Payment within, days": "45", Notes: "Two lines\nof notes" },
    chosen: { "Service level": "Highest" },
    stored: { name: "Airports", slaClass: "highest", paymentDays: 45, notes: "Two lines\nof notes" },
  },
  {
    path: "note-categories",
    collection: "note_categories",
    typed: { Name: "Drones", "Valid for, days": "90", "Deleted after, days": "0" },
    ticked: ["Violet", "Must be read", "Alarm", "Technician"],
    stored: { name: "Drones", tone: "violet", mustSee: true, shownAt: ["alarm", "technician"], validityDays: 90 },
  },
  {
    path: "agreement-types",
    collection: "agreement_types",
    typed: { Name: "Airfields", Price: "49.5", Currency: "GBP", "Notice, days": "60" },
    chosen: { "Billed every": "Quarter" },
    ticked: ["Fire", "Patrol", "Test mode"],
    stored: {
      name: "Airfields",
      price: 49.5,
      currency: "GBP",
      cycle: "quarter",
      services: ["fire", "patrol"],
      allows: ["test_mode"],
    },
  },
  {
    path: "scene_settings",
    collection: "scenes",
    typed: { Name: "Air show", "What the room is told": "Many aircraft.", "At most, h": "6" },
    chosen: { Kind: "Mode of the room", Mode: "Storm or disaster" },
    ticked: ["Amber"],
    stored: { name: "Air show", kind: "operating", mode: "storm", tone: "amber", maxHours: 6 },
  },
  {
    // Read from the server alone: no copy of it is kept.
    path: "legal_contracts",
    collection: "contract_templates",
    typed: { Name: "Airfield contract", Edition: "1", Text: "{customer} pays {price}." },
    chosen: { Kind: "Monitoring contract" },
    ticked: ["Needs a signature"],
    stored: { name: "Airfield contract", kind: "monitoring", edition: "1", needsSignature: true },
  },
];

let story: StoryRoom;
let cem: Page;

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  await story.store.client().collection("holiday_sets").create({ name: "Fields", country: "GB", active: true });
  const contract = { code: "taken", name: "Taken", kind: "monitoring", active: true };
  await story.store.client().collection("contract_templates").create(contract);
  cem = await seat(browser, story, "cem");
  await expect(live(cem)).toBeVisible({ timeout: 20_000 });
});

test.afterAll(() => leave(story, cem));

const show = (page: Page, path: string) => page.goto(`${story.store.url}/administrator/settings/${path}`);
const form = () => cem.locator("main form:visible");
const field = (label: string) => form().getByLabel(label, { exact: true });
const rows = (page: Page) => page.getByRole("grid").locator("[data-row]");

async function fill({ typed, chosen = {}, ticked = [], looked = {} }: Catalogue): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await field(label).fill(text);
  for (const [label, option] of Object.entries(chosen)) await field(label).selectOption({ label: option });
  for (const label of ticked) await field(label).check();
  for (const [label, text] of Object.entries(looked)) {
    await field(label).fill(text);
    await cem.getByRole("listbox").getByRole("option", { name: text, exact: true }).click();
  }
}

for (const catalogue of CATALOGUES) {
  test(`${catalogue.collection}: a record is refused beside its field, made, and read again as it was saved`, async () => {
    const { path, collection, typed, ticked = [], looked = {}, stored } = catalogue;
    await show(cem, path);
    await cem.getByRole("button", { name: "New", exact: true }).click();
    await fill(catalogue);
    await field("Code").fill("Not a code");
    await cem.keyboard.press("Control+Enter");
    await expect(field("Code")).toBeFocused();
    await expect(field("Code")).toHaveAttribute("aria-invalid", "true");
    const taken = await story.store.client().collection(collection).getFirstListItem<{ code: string }>('code != ""');
    await field("Code").fill(taken.code);
    await cem.keyboard.press("Control+Enter");
    await expect(form().getByText("Another record has this already.")).toBeVisible();
    await field("Code").fill("zz_drone");
    await cem.keyboard.press("Control+Enter");
    await expect(cem.getByText("Saved.", { exact: true })).toBeVisible();
    const made = await story.store.client().collection(collection).getFirstListItem('code = "zz_drone"');
    expect(made).toMatchObject({ ...stored, active: true });
    await show(cem, `${path}?id=${made.id}`);
    for (const [label, text] of Object.entries({ ...typed, Code: "zz_drone" }))
      await expect(field(label)).toHaveValue(text);
    for (const label of ticked) await expect(field(label)).toBeChecked();
    for (const [label, text] of Object.entries(looked)) await expect(field(label)).toHaveValue(text);
  });
}

test("a key is shown once, stands in the list, and is taken out of use for good", async () => {
  await show(cem, "api-integrations?tab=api_keys");
  await expect(cem.getByText("No keys yet.")).toBeVisible({ timeout: 30_000 });
  await cem.getByRole("button", { name: "New key", exact: true }).click();
  const dialog = cem.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Make the key" })).toBeDisabled();
  await dialog.getByLabel("Name").fill("Door system");
  await dialog.getByLabel("Read signals and alarms").check();
  await dialog.getByLabel("Addresses").fill("127.0.0.0/8");
  await dialog.getByRole("button", { name: "Make the key" }).click();
  const key = await dialog.getByLabel("Key", { exact: true }).inputValue();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(field("Name")).toHaveValue("Door system");
  await expect(rows(cem).filter({ hasText: key.slice(0, 8) })).toBeVisible();
  expect(await cem.content()).not.toContain(key);
  const ask = () => fetch(`${story.store.url}/api/watchdesk/api_keys/self`, { headers: { "X-Watchdesk-Key": key } });
  expect((await ask()).status).toBe(200);
  await field("In use").uncheck();
  await cem.keyboard.press("Control+Enter");
  await expect(cem.getByText("Saved.", { exact: true })).toBeVisible();
  expect((await ask()).status).toBe(401);
});

test("what is read from the server alone is saved twice in a row, and its list follows", async () => {
  const made = story.store.client().collection("integrations");
  const { id } = await made.create({ name: "SMS gateway", kind: "sms", url: "https://sms.example.com/send" });
  await show(cem, `api-integrations?id=${id}`);
  for (const sender of ["Centre", "Control room"]) {
    await field("Sender").fill(sender);
    await field("Name").fill(`SMS by ${sender}`);
    await cem.keyboard.press("Control+Enter");
    await expect(rows(cem).filter({ hasText: `SMS by ${sender}` })).toBeVisible();
    await expect.poll(async () => (await made.getOne(id))["sender"]).toBe(sender);
  }
  await cem.getByRole("button", { name: "More", exact: true }).click();
  await cem.getByRole("menuitem", { name: "Set the secret" }).click();
  const dialog = cem.getByRole("dialog", { name: "Secret: SMS by Control room" });
  await dialog.getByLabel("Secret").fill("short");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("A secret has 8 to 400 characters.");
  await dialog.getByLabel("Secret").fill("long-enough-for-one");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(cem.getByText("Secret is set.")).toBeVisible();
  expect((await made.getOne(id))["secret"]).toBe("long-enough-for-one");
});

test("a log shows its lines and says that they can't be changed", async () => {
  const log = story.store.client().collection("notification_log");
  const line = {
    at: new Date().toISOString(),
    channel: "sms",
    state: "failed",
    ruleName: "Fire",
    recipient: "+44 7700",
  };
  const { id } = await log.create({ ...line, error: "no credit" });
  await show(cem, `notifications?tab=notification_log&id=${id}`);
  await expect(cem.getByText("The server writes this. It can't be changed.")).toBeVisible({ timeout: 30_000 });
  await expect(cem.getByRole("button", { name: "New", exact: true })).toHaveCount(0);
  await expect(rows(cem).filter({ hasText: "Fire" })).toBeVisible();
  await expect(cem.locator("[data-field=error]")).toContainText("no credit");
});

test("says before several are deleted what becomes of what refers to them, and leaves one that was changed meanwhile", async () => {
  const store = story.store.client();
  const panels = await Promise.all(
    ["A", "B"].map((model) => store.collection("panel_templates").create({ make: "Vega", model, protocol: "SIA-DCS" })),
  );
  await store.collection("site_accounts").update(story.room.sites.northDepot.id, { panel: panels[1]?.id });
  await show(cem, "panels?q=vega");
  for (const model of ["A", "B"])
    await cem.getByRole("checkbox", { name: new RegExp(`^Select Vega.*${model}$`) }).click();
  await cem.getByRole("button", { name: "Delete", exact: true }).click();
  const asked = cem.getByRole("dialog", { name: "Delete 2 records?" });
  await expect(asked.getByText("Sites: those that refer to them will have none.")).toBeVisible();
  await expect(asked.getByText(/^Signal code maps/)).toHaveCount(0);
  await store.collection("panel_templates").update(panels[0]?.id ?? "", { notes: "still needed" });
  await asked.getByRole("button", { name: "Delete 2" }).click();
  await expect(asked.getByRole("alert")).toHaveText(/^1 done\. 1 was refused/);
  await expect(asked.getByRole("listitem")).toHaveText([/^Vega.*A: Somebody has changed this/]);
  const left = await store.collection("panel_templates").getFullList({ filter: 'make = "Vega"' });
  expect(left.map(({ id }) => id)).toEqual([panels[0]?.id]);
});

test("deletes no record that somebody changes while the question stands", async () => {
  const panels = story.store.client().collection("panel_templates");
  const { id } = await panels.create({ make: "Lyra", model: "1", protocol: "SIA-DCS" });
  await show(cem, `panels?id=${id}`);
  await cem.getByRole("button", { name: "More", exact: true }).click();
  await cem.getByRole("menuitem", { name: "Delete" }).click();
  const asked = cem.getByRole("dialog", { name: "Are you sure?" });
  await expect(asked).toBeVisible();
  await panels.update(id, { notes: "still needed" });
  await expect(field("Notes")).toHaveValue("still needed", { timeout: 30_000 });
  await asked.getByRole("button", { name: "Yes, delete it!" }).click();
  await expect(asked.getByRole("alert")).toHaveText(/^Somebody has changed this meanwhile, so it was not deleted/);
  expect((await panels.getOne(id))["notes"]).toBe("still needed");
});

test("names everybody who has changed a record in its history", async () => {
  const { id } = await story.store
    .client()
    .collection("important_contacts")
    .create({ name: "Police Leeds", kind: "police" });
  const people = ["Ida", "Jan", "Kai", "Lea", "Max", "Nil"];
  for (const [order, name] of people.entries()) {
    const who = await story.room.addUser({ name, role: "administrator" });
    const { token } = await story.room.signIn(who);
    const answer = await story.store.request("PATCH", `/api/collections/important_contacts/records/${id}`, {
      token,
      body: { order: order + 1 },
    });
    expect(answer.status).toBe(200);
  }
  await show(cem, `important-contacts?id=${id}&part=history`);
  const history = cem.getByRole("list", { name: "History" });
  for (const name of people)
    await expect(history.getByRole("listitem").filter({ hasText: name }).first()).toBeVisible();
});

test("an empty catalogue says so, and how to begin is at hand", async () => {
  const types = story.store.client().collection("customer_types");
  for (const { id } of await types.getFullList()) await types.delete(id);
  await show(cem, "customer-types");
  await expect(cem.getByText("No customer types yet.")).toBeVisible({ timeout: 30_000 });
  await expect(cem.getByRole("button", { name: "New", exact: true })).toBeEnabled();
});

test("a list and a record that the store can't read say so, and are read by a press when it can", async ({
  browser,
}) => {
  const { id } = await story.store.client().collection("note_categories").getFirstListItem('code = "zz_drone"');
  const failing = { status: 500, contentType: "application/json", body: '{"status":500,"message":"","data":{}}' };
  const all = /\/note_categories\/records/;
  const prepare = (fresh: Page) => fresh.context().route(all, (route) => route.fulfill(failing));
  const page = await seat(browser, story, "cem", { prepare });
  await expect(live(page)).toBeVisible({ timeout: 30_000 });
  await show(page, "note-categories");
  await expect(page.getByText("The list could not be read.")).toBeVisible({ timeout: 30_000 });
  await show(page, `note-categories?id=${id}`);
  await expect(page.getByText("The record could not be read.")).toBeVisible({ timeout: 30_000 });
  await page.context().unroute(all);
  await page
    .getByText("The record could not be read.")
    .locator("..")
    .getByRole("button", { name: "Try again" })
    .click();
  await expect(page.locator("main form:visible").getByLabel("Name", { exact: true })).toHaveValue("Drones");
  await show(page, "note-categories");
  await expect(rows(page).first()).toBeVisible({ timeout: 30_000 });
  await page.context().close();
});
