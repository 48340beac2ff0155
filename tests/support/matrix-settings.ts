/** Records of the settings that no signal needs for the access matrix, and a harmless change of each. */

import type { RowKind } from "./matrix-world";

interface Settings {
  readonly site: string;
  readonly customer: string;
  readonly operatorRole: string;
}

type Make = (collection: string, body: Record<string, unknown>) => Promise<string>;

let number = 0;
const unique = (): number => (number += 1);
const now = (): string => new Date().toISOString();

const row = (collection: string, body: RowKind["body"], change: Record<string, unknown>): RowKind => ({
  collection,
  body,
  change,
});

/** What has to be there first. */
async function makers(make: Make, customer: string) {
  const scene = (kind: string, mode: string) => ({ code: `matrix_${unique()}`, name: "S", kind, mode });
  const storm = await make("scenes", scene("operating", "storm"));
  const look = await make("scenes", scene("presentation", "day"));
  const contractText = () => ({ code: `matrix_${unique()}`, name: "T", kind: "monitoring" });
  const template = await make("contract_templates", contractText());
  const contract = (state: string) => ({ number: `K${unique()}`, template, customer, state });
  const apiKey = (active: boolean) => ({
    name: "K",
    start: "wd_abcde",
    hash: `h${unique()}`,
    scope: { signals: { alarms: { read: true } } },
    active,
  });
  return { scene, storm, look, contractText, contract, apiKey };
}

/** The rows by name. */
export async function createSettingsRows(
  make: Make,
  { site, customer, operatorRole }: Settings,
): Promise<Record<string, RowKind>> {
  const { scene, storm, look, contractText, contract, apiKey } = await makers(make, customer);
  return {
    agreement_types: row("agreement_types", () => ({ code: `matrix_${unique()}`, name: "T" }), { name: "Y" }),
    account_state_categories: row(
      "account_state_categories",
      () => ({ code: `matrix_${unique()}`, name: "T", direction: "off" }),
      { name: "Y" },
    ),
    account_state_log: row("account_state_log", () => ({ at: now(), site, before: "active", after: "test" }), {
      userName: "x",
    }),
    protocols: row("protocols", () => ({ code: `M${unique()}`, name: "T", family: "sia" }), { name: "Y" }),
    jurisdictions: row("jurisdictions", () => ({ name: "J", kind: "police" }), { terms: "t" }),
    notification_rules: row("notification_rules", () => ({ name: "N", trigger: "alarm_opened", channels: ["email"] }), {
      delayMinutes: 5,
    }),
    message_templates: row(
      "message_templates",
      () => ({ code: `matrix_${unique()}`, name: "T", channel: "sms", text: "{site}" }),
      { name: "Y" },
    ),
    notification_log: row("notification_log", () => ({ at: now(), channel: "sms", state: "sent" }), { tries: 2 }),
    scenes: row("scenes", () => scene("operating", "storm"), { name: "Y" }),
    scene_rules: row("scene_rules", () => ({ scene: storm, name: "R" }), { name: "Y" }),
    scene_activations: row("scene_activations", () => ({ scene: storm, reason: "R" }), { area: "North" }),
    "scene_activations:a look": row("scene_activations", () => ({ scene: look, reason: "R" }), { area: "North" }),
    account_templates: row("account_templates", () => ({ code: `matrix_${unique()}`, name: "T" }), { name: "Y" }),
    custom_fields: row(
      "custom_fields",
      () => ({ code: `matrix_${unique()}`, name: "T", belongsTo: "site", kind: "text" }),
      { name: "Y" },
    ),
    number_sequences: row("number_sequences", () => ({ code: `matrix_${unique()}`, name: "T", next: 1 }), { next: 2 }),
    contract_templates: row("contract_templates", contractText, { name: "Y" }),
    contracts: row("contracts", () => contract("draft"), { notes: "n" }),
    "contracts:signed": row("contracts", () => contract("signed"), { notes: "n" }),
    widget_layouts: row(
      "widget_layouts",
      () => ({ name: "W", role: operatorRole, screen: "home", widget: "queue", size: "small" }),
      { order: 3 },
    ),
    integrations: row("integrations", () => ({ name: "I", kind: "sms" }), { sender: "S" }),
    api_keys: row("api_keys", () => apiKey(true), { name: "Y" }),
    "api_keys:out of use": row("api_keys", () => apiKey(false), { name: "Y" }),
    webhooks: row("webhooks", () => ({ name: "W", events: ["alarm_opened"], url: "https://hooks.example.com/" }), {
      retries: 3,
    }),
    webhook_deliveries: row("webhook_deliveries", () => ({ at: now(), event: "alarm_opened", state: "sent" }), {
      status: 200,
    }),
  };
}
