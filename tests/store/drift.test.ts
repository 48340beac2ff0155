/** The real store's schema after all migrations is what domain/collections says: neither more nor less. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ALL_COLLECTIONS } from "../../domain/collections/all";
import { storeCollection, type StoreCollection } from "../../domain/collections/store-schema";
import { startStore, type TestStore } from "../support/store";

type Json = Record<string, unknown>;

const MIGRATIONS = "pocketbase/migrations";

let store: TestStore;
let actual: Map<string, Json>;

beforeAll(async () => {
  store = await startStore();
  const collections = await store.client().collections.getFullList({ batch: 500 });
  actual = new Map(collections.map((collection) => [collection.name, collection as unknown as Json]));
});

afterAll(() => store?.stop());

/** Of what the store says, the properties that we say too; what it adds by itself is its own. */
function alike(wanted: unknown, given: unknown): unknown {
  if (Array.isArray(wanted) || wanted === null || typeof wanted !== "object") return given;
  const source = (given ?? {}) as Json;
  return Object.fromEntries(Object.entries(wanted).map(([key, value]) => [key, alike(value, source[key])]));
}

/** A collection with its fields by name; ids are the store's affair where a collection was there before ours. */
function byName({ id: _id, fields, indexes, ...rest }: Json): Json {
  const list = (fields ?? []) as Json[];
  const entries = list.map(({ id: _fieldId, ...field }) => [String(field.name), field] as const);
  return { ...rest, fields: Object.fromEntries(entries), indexes: [...((indexes ?? []) as string[])].sort() };
}

/** The fields that nobody said: those the store itself needs are not counted. */
function extraFields(wanted: StoreCollection, given: Json | undefined): unknown[] {
  if (wanted.fields === undefined) return [];
  const said = new Set((wanted.fields as Json[]).map((field) => field.name));
  const extra = ((given?.fields ?? []) as Json[]).filter((field) => !said.has(field.name) && field.system !== true);
  return extra.map((field) => field.name);
}

it.each(ALL_COLLECTIONS.map((collection) => [collection.name, storeCollection(collection)] as const))(
  "%s has its kind, rules, options, fields and indexes as they are said, and no field more",
  (name, wanted: StoreCollection) => {
    const given = actual.get(name);
    expect(given, "it exists").toBeDefined();
    const said = byName(wanted);
    const found = byName(given ?? {});
    expect({ ...(alike(said, found) as Json), indexes: ours(found.indexes) }).toEqual(said);
    expect(extraFields(wanted, given)).toEqual([]);
  },
);

/** The store adds indexes of its own to collections of people; ours have names that begin with idx_<collection>. */
function ours(indexes: unknown): unknown[] {
  return (indexes as string[]).filter((index) => !/tokenKey|`email`/.test(index));
}

it("has no collection beyond those and the store's own", () => {
  const said = new Set(ALL_COLLECTIONS.map((collection) => collection.name));
  const extra = [...actual.values()].filter(({ name, system }) => !said.has(String(name)) && system !== true);
  expect(extra.map(({ name }) => name)).toEqual([]);
});

it("has a newest migration that holds the collections as they are said now", () => {
  const newest = readdirSync(MIGRATIONS)
    .filter((name) => /^\d{4}_collections_/.test(name))
    .sort()
    .at(-1);
  const text = readFileSync(`${MIGRATIONS}/${newest}`, "utf8");
  // The store applies each name once.
  expect(newest).toContain(createHash("sha256").update(text).digest("hex").slice(0, 8));
  const snapshot = /const snapshot = (\[[\s\S]*?\n\]);/.exec(text)?.[1] ?? "[]";
  expect(JSON.parse(snapshot)).toEqual(ALL_COLLECTIONS.map(storeCollection));
});
