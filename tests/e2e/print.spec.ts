/** The record of a closed alarm on paper. */
import { expect, test, type Page } from "@playwright/test";
import { mkdir } from "node:fs/promises";
import { undoShortcut } from "../../domain/alarms/calls";
import { act } from "../support/alarms";
import { alarmAt, handOf } from "./hands";
import { event, overTcp } from "./panel";
import { leave, live, openRoom, seat, type StoryRoom } from "./room";

let story: StoryRoom;
let cem: Page;
const LONG = `${"Keyholder on site, walked through every room of the hall, all doors shut. ".repeat(45)}END-OF-COMMENT`;
const CALL = "printedcall0001";
const UNBROKEN = `https://example.org/${"a1b2c3".repeat(40)}END-OF-LINK`;

test.beforeAll(async ({ browser }) => {
  await mkdir("build/screens", { recursive: true });
  story = await openRoom();
  cem = await seat(browser, story, "cem");
  await expect(live(cem)).toBeVisible({ timeout: 20_000 });
  expect(await overTcp(story.receiver().tcp, event("4711", "BA", 3))).toBe("ACK");
  await expect.poll(() => alarmAt(story, "4711").then(Boolean, () => false)).toBe(true);
  const alarm = (await alarmAt(story, "4711")).id;
  const bora = await handOf(story, "bora");
  const done = async (name: "claim" | "note" | "seen" | "close", body: object = {}): Promise<number> => {
    const { status } = await act(story.store, bora, { alarm, name, body });
    expect(status, name).toBe(200);
    return (await alarmAt(story, "4711").catch(() => ({ version: 0 }))).version;
  };
  let version = await done("claim");
  for (let i = 0; i < 40; i++) {
    const id = `printed${String(i).padStart(8, "0")}`;
    version = await done("note", {
      id,
      text: i === 20 ? UNBROKEN : `Step ${i}: called the keyholder again, no answer`,
    });
  }
  version = await done("seen", { version });
  const code = await story.store.client().collection("resolution_codes").getFirstListItem("active = true");
  const call = { kind: "call", text: "Call to the site (+1 555 0100): Busy", shortcut: "call_busy" };
  version = await done("note", { id: CALL, ...call });
  const back = { kind: "call", text: "Taken back, booked by mistake", shortcut: undoShortcut(CALL) };
  version = await done("note", { id: "printedback0001", ...back });
  await done("close", { version, resolution: code["code"] as string, comment: LONG });
});

test.afterAll(() => leave(story, cem));

const pagesIn = (pdf: Buffer): number => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** The record, as it is laid out on paper. */
const onPaper = (page: Page) =>
  page.evaluate(() => {
    const record = document.querySelector<HTMLElement>(".wd-drawer-body");
    const parts = [...(record?.querySelectorAll<HTMLElement>("*") ?? [])].filter((part) => part.checkVisibility());
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    return {
      text: record?.innerText ?? "",
      struck: [...(record?.querySelectorAll("s") ?? [])].map((part) => part.textContent),
      cut: parts.filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => {
        return clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1);
      }).length,
      scrolls: record ? record.scrollHeight > record.clientHeight + 1 : true,
      sheet: rules
        .filter((rule) => rule instanceof CSSPageRule)
        .map((rule) => rule.cssText)
        .join(" "),
    };
  });

for (const [language, start, end] of [
  ["en", "left", "right"],
  ["sa", "right", "left"],
] as const) {
  test(`a long record is printed whole, with product, alarm and page number on every sheet (${language})`, async () => {
    await cem.emulateMedia({ media: "screen" });
    await cem.evaluate((code) => localStorage.setItem("language", code), language);
    await cem.goto(`${story.store.url}/administrator/signals/signal_history?tab=alarms`);
    await cem.getByRole("grid").getByText("North Depot").first().click();
    await expect(cem.getByRole("dialog").getByRole("heading", { name: "Signals" })).toBeVisible();
    await cem.emulateMedia({ media: "print" });
    await expect(cem.getByRole("button", { name: "Print" })).toBeHidden();
    const { text, struck, cut, scrolls, sheet } = await onPaper(cem);
    // Once as the comment, once as the last line of the log.
    expect(text.split("END-OF-COMMENT")).toHaveLength(3);
    expect(text).toContain("END-OF-LINK");
    expect(struck).toEqual([expect.stringContaining("Busy")]);
    // What a role may see is a matter of the screen.
    expect(text).not.toContain("role");
    expect({ cut, scrolls }).toEqual({ cut: 0, scrolls: false });
    expect(sheet).toMatch(new RegExp(`@top-${start} {[^}]*logo-print[^}]*Watchdesk`));
    expect(sheet).toMatch(new RegExp(`@top-${end} {[^}]*Alarm[^}]*North Depot`));
    expect(sheet).toMatch(new RegExp(`@bottom-${start} {[^}]*Printed[^}]*Cem`));
    expect(sheet).toMatch(new RegExp(`@bottom-${end} {[^}]*counter\\(page\\)[^}]*counter\\(pages\\)`));
    const pdf = await cem.pdf({ path: `build/screens/record-${language}.pdf`, preferCSSPageSize: true, format: "A4" });
    // 42 lines of the log and the comment twice: a page that is pushed away or empty would be a fifth.
    expect(pagesIn(pdf)).toBe(4);
  });
}
