/** Words of the people at the desk: what the product is made of inside is not among them. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const ENGLISH = "locales/en";

it.each(readdirSync(ENGLISH))("%s says server, never store, to those at the desk", (file) => {
  const texts = readFileSync(`${ENGLISH}/${file}`, "utf8").split("\n");
  expect(texts.filter((line) => /\b(the|a) store\b|PocketBase/i.test(line))).toEqual([]);
});
