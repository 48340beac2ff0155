/** Every page of records has its words: a key instead of a word would stand on the screen. */
import { expect, it } from "vitest";
import { ALL_COLLECTIONS } from "../../../../domain/collections/all";
import type { Collection } from "../../../../domain/collections/define";
import { recordWords } from "../../../../src/resources/records/record-words";
import records from "../../../../locales/en/records.json";
import settings from "../../../../locales/en/settings.json";
import work from "../../../../locales/en/work.json";

const isTree = (node: unknown): node is Readonly<Record<string, unknown>> => typeof node === "object" && node !== null;

const spaces: readonly unknown[] = [records, settings, work];

const wordsOf = recordWords(((key: string) => {
  // As the last part of a key, a value may have dots in it: `1.5`.
  const [first = "", second = "", third = "", ...rest] = key.split(".");
  const path = [first, second, third, ...(rest.length === 0 ? [] : [rest.join(".")])].filter((part) => part !== "");
  const inSpace = (space: unknown): unknown =>
    path.reduce<unknown>((node, part) => (isTree(node) ? node[part] : undefined), space);
  const found = spaces.map(inSpace).find((one) => typeof one === "string");
  return typeof found === "string" ? found : "";
}) as unknown as Parameters<typeof recordWords>[0]);

const pages = ALL_COLLECTIONS.filter((one) => one.page !== undefined);

const asked = ({ name, fields }: Collection): [string, string][] => [
  ["one", wordsOf.one(name)],
  ["many", wordsOf.many(name)],
  ["none", wordsOf.none(name)],
  ...Object.entries(fields).flatMap(([field, spec]): [string, string][] => [
    [field, wordsOf.field(name, field)],
    ...(spec.type === "json"
      ? (spec.parts ?? []).map((part): [string, string] => [`${field}.${part}`, wordsOf.value(name, field, part)])
      : []),
    ...(spec.type === "select"
      ? spec.values.map((value): [string, string] => [`${field}.${value}`, wordsOf.value(name, field, value)])
      : []),
  ]),
];

it.each(pages.map((one) => [one.name, one] as const))("%s: each field and value has a word", (_, collection) => {
  expect(asked(collection).filter(([, word]) => word === "")).toEqual([]);
});

it("knows the eleven pages of records", () => {
  expect(pages.length).toBeGreaterThanOrEqual(11);
});
