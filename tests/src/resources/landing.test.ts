/** A shared address leads to the same page in the reader's own section, or nowhere. */

import { expect, it } from "vitest";
import { toMap } from "../../../domain/access/authorities";
import { roleSeeds } from "../../../domain/access/presets";
import { landingOf, ownAddress } from "../../../src/resources/landing";

const person = (name: string) => {
  const authorities = roleSeeds().find((role) => role.name === name)?.authorities ?? {};
  return { role: name, authorities };
};

it.each<[string, string, string, string | undefined]>([
  [
    "a page of settings with the open record",
    "operator",
    "/administrator/settings/important-contacts?id=abcdefghij12345",
    "/operator/settings/important-contacts?id=abcdefghij12345",
  ],
  ["one's own section stays", "administrator", "/administrator/settings/panels", "/administrator/settings/panels"],
  ["a page that the role has not", "operator", "/administrator/settings/alarm-types", undefined],
  ["a page that is none", "administrator", "/administrator/settings/no-such-page", undefined],
])("%s", (_, role, address, want) => expect(ownAddress(person(role), address)).toBe(want));

it("begins at the home of the role", () => {
  expect(landingOf(person("administrator"))).toBe("/");
  expect(landingOf({ role: "operator", authorities: { operator: toMap(["settings.panels.read"]) } })).toBe(
    "/operator/home",
  );
});
