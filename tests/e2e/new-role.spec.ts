/** A new role on the page of authorities: from another one's rights, by keys, under a name of its own. */
import { expect, test, type Page } from "@playwright/test";
import { leave, live, openRoom, seat, type StoryRoom } from "./room";

let story: StoryRoom;
let cem: Page;

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  cem = await seat(browser, story, "cem");
  await expect(live(cem)).toBeVisible({ timeout: 20_000 });
  await cem.goto(`${story.store.url}/administrator/settings/authorities`);
});

test.afterAll(() => leave(story, cem));

const roles = (page: Page) => page.getByRole("navigation", { name: "Roles" });
const newRole = (page: Page) => roles(page).getByRole("button", { name: "New role" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "New role" });

test("is made from the open one by keys alone, opened, and stands in the store with its rights", async () => {
  await roles(cem).getByRole("button", { name: "Trainee", exact: true }).click();
  await newRole(cem).focus();
  await cem.keyboard.press("Enter");
  await expect(dialog(cem).getByLabel("Name")).toBeFocused();
  await expect(dialog(cem).getByRole("combobox")).toHaveText("Trainee");
  await cem.keyboard.type("trainee ");
  await expect(dialog(cem).getByText("Another role is called so.")).toBeVisible();
  await expect(dialog(cem).getByRole("button", { name: "Make the role" })).toBeDisabled();
  await cem.keyboard.type("(night)");
  await cem.screenshot({ path: "build/shots/new-role-1280-light.png" });
  await cem.keyboard.press("Enter");
  await expect(cem.getByRole("heading", { name: "trainee (night)", level: 2 })).toBeVisible();
  const stored = story.store.client().collection("role_authorities");
  const [made, from] = await Promise.all(
    ["trainee_night", "trainee"].map((name) => stored.getFirstListItem(`name = "${name}"`)),
  );
  expect(made).toMatchObject({ title: "trainee (night)", staff: true, rights: from?.["rights"] });
  expect(made?.["logoutTimer"]).toBe(from?.["logoutTimer"]);
});

test("one that somebody else has made meanwhile is said beside the name, and nothing typed is lost", async () => {
  await newRole(cem).click();
  await dialog(cem).getByLabel("Name").fill("Video desk");
  await story.store.client().collection("role_authorities").create({ name: "video", title: "Video Desk", staff: true });
  await expect(dialog(cem).getByText("Another role is called so.")).toBeVisible();
  await expect(dialog(cem).getByRole("button", { name: "Make the role" })).toBeDisabled();
  await expect(dialog(cem).getByLabel("Name")).toHaveValue("Video desk");
  await cem.keyboard.press("Escape");
  await expect(dialog(cem)).toHaveCount(0);
});

test("waits for what is typed on the open role", async () => {
  await cem.getByLabel("Signed out after, min").fill("7");
  await newRole(cem).focus();
  await cem.keyboard.press("Enter");
  await expect(dialog(cem)).toHaveCount(0);
  await expect(newRole(cem)).toHaveAccessibleDescription(/Save or undo/);
  await cem.getByRole("button", { name: "Undo changes" }).click();
  await newRole(cem).click();
  await expect(dialog(cem)).toBeVisible();
});
