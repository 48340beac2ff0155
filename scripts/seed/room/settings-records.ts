/** The records of what the demo centre has put into its settings. */

import { ACCOUNT_TEMPLATES, CONTRACT_TEXTS, CUSTOM_FIELDS, INTEGRATIONS, WEBHOOKS } from "../data/office.table";
import { MESSAGES, NOTIFICATIONS, SCENE_RULES } from "../data/messages.table";
import { CUSTOMERS } from "../data/organisation.table";
import { recordId } from "../ids";
import type { SeedRecord } from "../model";
import type { StoreClient } from "../store/client";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Ids of catalogue rows by their codes, which the store has drawn itself. */
export type IdOf = (collection: string, code: string) => string;

const CATALOGUES = ["scenes", "site_types", "agreement_types"] as const;

/** Reads the ids of what every installation begins with. */
export async function catalogueIds(client: StoreClient): Promise<IdOf> {
  const read = async (collection: string) => {
    const rows = await client.list<{ id: string; code: string }>(collection, { fields: "id,code" });
    return [collection, new Map(rows.map(({ id, code }) => [code, id]))] as const;
  };
  const ids = new Map(await Promise.all(CATALOGUES.map(read)));
  return (collection, code) => {
    const id = ids.get(collection)?.get(code);
    if (id === undefined) throw new Error(`the store has no ${collection} "${code}"`);
    return id;
  };
}

/** Messages, whom they go to, scenes, templates and contracts, as seen at `now`. */
export const settingsRecords = (idOf: IdOf, now: number): SeedRecord[] => [
  ...messageRecords(),
  ...sceneRecords(idOf, now),
  ...accountRecords(idOf),
  ...contractRecords(now),
  ...outsideRecords(),
];

const messageRecords = (): SeedRecord[] => [
  ...MESSAGES.map((row, index): SeedRecord => ({
    collection: "message_templates",
    body: { id: recordId("message_templates", row.code), ...row, order: (index + 1) * 10, active: true },
  })),
  ...NOTIFICATIONS.map(({ key, template, ...row }): SeedRecord => ({
    collection: "notification_rules",
    body: {
      id: recordId("notification_rules", key),
      ...row,
      template: recordId("message_templates", template),
      active: true,
    },
  })),
];

const sceneRecords = (idOf: IdOf, now: number): SeedRecord[] => [
  ...SCENE_RULES.map(({ key, scene, ...row }): SeedRecord => ({
    collection: "scene_rules",
    body: { id: recordId("scene_rules", key), ...row, scene: idOf("scenes", scene), active: true },
  })),
  {
    collection: "scene_activations",
    body: {
      id: recordId("scene_activations", "storm"),
      scene: idOf("scenes", "storm"),
      reason: "Storm warning for the coast, many power failures.",
      area: "Tynemouth, Whitley Bay",
      postcodes: ["NE25", "NE26", "NE30"],
      startedAt: new Date(now - 9 * DAY_MS).toISOString(),
      endsAt: new Date(now - 9 * DAY_MS + 14 * HOUR_MS).toISOString(),
    },
  },
];

const accountRecords = (idOf: IdOf): SeedRecord[] => [
  ...ACCOUNT_TEMPLATES.map(({ siteType, agreementType, panel, ...row }, index): SeedRecord => ({
    collection: "account_templates",
    body: {
      id: recordId("account_templates", row.code),
      ...row,
      siteType: idOf("site_types", siteType),
      agreementType: idOf("agreement_types", agreementType),
      panel: recordId("panel_templates", panel),
      order: (index + 1) * 10,
      active: true,
    },
  })),
  ...CUSTOM_FIELDS.map(({ siteTypes, ...row }, index): SeedRecord => ({
    collection: "custom_fields",
    body: {
      id: recordId("custom_fields", row.code),
      ...row,
      siteTypes: siteTypes.map((code) => idOf("site_types", code)),
      order: (index + 1) * 10,
      active: true,
    },
  })),
];

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Each customer has signed the newest monitoring contract; one after the other they end from next month on. */
const contractRecords = (now: number): SeedRecord[] => [
  ...CONTRACT_TEXTS.map((row, index): SeedRecord => ({
    collection: "contract_templates",
    body: {
      id: recordId("contract_templates", row.code),
      ...row,
      validFrom: "2026-01-01",
      order: (index + 1) * 10,
      active: true,
    },
  })),
  ...CUSTOMERS.map(({ key, name }, index): SeedRecord => {
    const until = now + (30 + 45 * index) * DAY_MS;
    return {
      collection: "contracts",
      body: {
        id: recordId("contracts", key),
        number: `K${String(index + 1).padStart(5, "0")}`,
        template: recordId("contract_templates", "monitoring_en"),
        customer: recordId("customer_accounts", key),
        state: "signed",
        signedBy: name,
        signedOn: dayOf(until - 365 * DAY_MS),
        validFrom: dayOf(until - 365 * DAY_MS),
        validUntil: dayOf(until),
        noticeUntil: dayOf(until - 90 * DAY_MS),
        renews: index % 2 === 0,
      },
    };
  }),
];

const outsideRecords = (): SeedRecord[] => [
  ...INTEGRATIONS.map(({ key, ...row }): SeedRecord => ({
    collection: "integrations",
    body: { id: recordId("integrations", key), ...row, active: false },
  })),
  ...WEBHOOKS.map(({ key, ...row }): SeedRecord => ({
    collection: "webhooks",
    body: { id: recordId("webhooks", key), ...row, retries: 5, active: false },
  })),
];
