/** Whoever changes a site, its people, a customer, a catalogue or a setting leaves a line: what it was, what it became. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL_COLLECTIONS } from "../../domain/collections/all";
import { createMatrixWorld, type MatrixWorld } from "../support/matrix-world";
import { startStore, type TestStore } from "../support/store";

/** Written by hand: a collection whose definition forgets it is found here. */
const AUDITED = [
  "absences",
  "account_state_categories",
  "account_templates",
  "action_plan_steps",
  "action_plans",
  "activities",
  "administrators",
  "advancedSettingsInfo",
  "agreement_types",
  "agreements",
  "alarm_types",
  "api_keys",
  "appointments",
  "articles",
  "backups",
  "billing_lines",
  "communicator_settings",
  "communicators",
  "contacts",
  "contract_templates",
  "contracts",
  "course_progress",
  "courses",
  "custom_fields",
  "customer_accounts",
  "customer_accounts_users",
  "customer_types",
  "dealer_settings",
  "exports",
  "holiday_sets",
  "holidays",
  "important_contacts",
  "installer_technicians",
  "installers_accounts",
  "integrations",
  "invoice_lines",
  "invoices",
  "job_checklists",
  "job_visits",
  "jobs",
  "jurisdictions",
  "leads",
  "legal_holds",
  "message_templates",
  "note_categories",
  "notification_rules",
  "number_sequences",
  "operators",
  "opportunities",
  "panel_templates",
  "payments",
  "product_tickets",
  "program_settings",
  "protocols",
  "purchase_orders",
  "quote_lines",
  "quotes",
  "receiver_line_cards",
  "receivers",
  "report_presets",
  "report_schedules",
  "report_shortcuts",
  "resolution_codes",
  "retention_rules",
  "returns",
  "role_authorities",
  "sales_targets",
  "sales_team",
  "scene_activations",
  "scene_rules",
  "scenes",
  "service_accounts",
  "shift_management",
  "shift_templates",
  "signal_code_maps",
  "signal_types",
  "site_accounts",
  "site_action_plans",
  "site_contacts",
  "site_partitions",
  "site_schedules",
  "site_transmitters",
  "site_types",
  "site_users",
  "site_zones",
  "stock_items",
  "surveys",
  "technicians",
  "temporary_schedules",
  "tickets",
  "tool_requests",
  "tools",
  "users",
  "warehouses",
  "webhooks",
  "widget_layouts",
];

let store: TestStore;
let world: MatrixWorld;

beforeAll(async () => {
  store = await startStore();
  world = await createMatrixWorld(store);
}, 120_000);

afterAll(() => store?.stop());

const path = (collection: string, id = "") => `/api/collections/${collection}/records${id && `/${id}`}`;
const linesOf = (recordId: string) =>
  store
    .client()
    .collection("audit_log")
    .getFullList<{ action: string; before: object | null; after: object | null }>({
      filter: `recordId = "${recordId}"`,
      sort: "at,created",
    });

async function make(name: string): Promise<string> {
  const kind = world.rows[name];
  if (!kind) throw new Error(`no records for ${name}`);
  return (
    await store
      .client()
      .collection(name)
      .create(await kind.body())
  ).id;
}

const send = async (method: string, url: string, request: { token: string; body?: object }): Promise<void> => {
  const answer = await store.request(method, url, request);
  expect([200, 204], JSON.stringify(answer.body)).toContain(answer.status);
};

it("covers what people edit", () => {
  const said = ALL_COLLECTIONS.filter(({ audited }) => audited).map(({ name }) => name);
  expect(said.sort()).toEqual(AUDITED);
});

describe.each(AUDITED)("%s", (name) => {
  it("leaves one line when it is created, one with the changed fields alone when it is changed, one when it goes", async () => {
    const kind = world.rows[name];
    const id = await make(name);
    const token = store.superuser.token;
    await send("PATCH", path(name, id), { token, body: kind?.change });
    // What is saved as it was is no change.
    await send("PATCH", path(name, id), { token, body: kind?.change });
    await send("DELETE", path(name, id), { token });
    const lines = await linesOf(id);
    expect(lines.map(({ action }) => action)).toEqual(["create", "update", "delete"]);
    expect(lines[0]).toMatchObject({ before: {}, after: { id } });
    const fields = Object.keys(kind?.change ?? {});
    expect(Object.keys(lines[1]?.before ?? {})).toEqual(fields);
    expect(lines[1]?.after).toMatchObject(kind?.change ?? {});
    expect(Object.keys(lines[1]?.after ?? {})).toEqual(fields);
    expect(lines[2]).toMatchObject({ before: { id }, after: {} });
    expect(JSON.stringify(lines)).not.toMatch(/tokenKey|password/);
  });
});

describe("a dealer's own staff", () => {
  it("leaves who it was, from which session and address, what the zone was and what it became", async () => {
    const id = await make("site_zones");
    await send("PATCH", path("site_zones", id), {
      token: await world.token("dealer_admin"),
      body: { priorityShift: 8 },
    });
    expect((await linesOf(id)).at(-1)).toMatchObject({
      collection: "site_zones",
      action: "update",
      user: expect.stringMatching(/^\w{15}$/),
      session: expect.stringMatching(/^\w{15}$/),
      ip: "127.0.0.1",
      before: { priorityShift: 0 },
      after: { priorityShift: 8 },
    });
  });
});

describe("a field that is never shown", () => {
  it.each([
    ["site_transmitters", "encryptionKey", "00112233445566778899AABBCCDDEEFF", "FFEEDDCCBBAA99887766554433221100"],
    ["integrations", "secret", "first-of-the-secrets", "second-of-the-secrets"],
    ["webhooks", "secret", "first-of-the-secrets", "second-of-the-secrets"],
    ["site_contacts", "codeword", "bluebird-first", "bluebird-second"],
    ["site_contacts", "duressWord", "redkite-first", "redkite-second"],
  ])(
    "%s.%s: the line says that it changed, not from what to what, even for a superuser",
    async (name, field, one, two) => {
      const id = await make(name);
      for (const value of [one, two, ""]) {
        // The store takes hidden fields from superusers alone, and unhides them in its answer to them.
        await send("PATCH", path(name, id), { token: store.superuser.token, body: { [field]: value } });
      }
      const lines = (await linesOf(id)).filter(({ action }) => action === "update");
      expect(lines.map(({ before, after }) => [before, after])).toEqual(
        lines.map(() => [{}, { [field]: { changed: true } }]),
      );
      expect(lines).toHaveLength(3);
      await send("DELETE", path(name, id), { token: store.superuser.token });
      const text = JSON.stringify(await linesOf(id));
      for (const value of [one, two]) expect(text).not.toContain(value);
    },
  );
});
