/** The store as the tests start it: durable, restartable, and closed to guests. */

import { afterAll, beforeAll, expect, it } from "vitest";
import { CUSTOMER_TYPES, NOTE_CATEGORIES, SITE_TYPES } from "../../domain/catalogue/account-kinds";
import { PROGRAM_SETTINGS } from "../../domain/catalogue/program-settings";
import { REPORT_SHORTCUTS } from "../../domain/catalogue/report-shortcuts";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;

beforeAll(async () => {
  store = await startStore();
});

afterAll(() => store.stop());

it("knows its superuser", async () => {
  const answer = await store.request("GET", "/api/collections", { token: store.superuser.token });
  expect(answer.status).toBe(200);
});

it("shows its schema to no guest", async () => {
  const answer = await store.request("GET", "/api/collections");
  expect(answer.status).toBe(401);
});

it("has one record of settings from its first start on, as shipped", async () => {
  const settings = () => store.client().collection("program_settings").getFullList();
  expect(await settings()).toMatchObject([PROGRAM_SETTINGS]);
  await store.restart();
  expect(await settings()).toMatchObject([PROGRAM_SETTINGS]);
});

it("has the shipped catalogues from its first start on, each row once and as written down", async () => {
  const rows = (collection: string) => store.client().collection(collection).getFullList({ sort: "order" });
  await store.restart();
  expect(await rows("site_types")).toMatchObject(SITE_TYPES.map((row) => ({ ...row, active: true })));
  expect(await rows("customer_types")).toMatchObject(CUSTOMER_TYPES);
  expect(await rows("note_categories")).toMatchObject(NOTE_CATEGORIES);
  expect(await rows("report_shortcuts")).toMatchObject(REPORT_SHORTCUTS);
});

it("keeps an answered write through a kill and comes back on the same address", async () => {
  const note = { email: "kept@watchdesk.test", password: "a-long-password", passwordConfirm: "a-long-password" };
  await store.client().collection("_superusers").create(note);
  await store.kill();
  await store.restart();
  const found = await store.client().collection("_superusers").getFirstListItem('email = "kept@watchdesk.test"');
  expect(found.email).toBe(note.email);
});
