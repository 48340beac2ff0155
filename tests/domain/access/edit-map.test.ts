/** One right granted or taken in a map, and what goes along with it. */
import { expect, it } from "vitest";
import { ALL_AUTHORITIES } from "../../../domain/access/authorities";
import {
  FEATURE_ROWS,
  grantedOf,
  isGranted,
  RISKY,
  spelled,
  withFlag,
  withRight,
} from "../../../domain/access/edit-map";
import texts from "../../../locales/en/authorities.json";
import { roleSeeds } from "../../../domain/access/presets";

const rowOf = (id: string) => FEATURE_ROWS.find((row) => row.id === id) ?? { id, area: "", feature: "", rights: [] };
const sites = rowOf("accounts.site_accounts");

it("has each right in one row, and marks none that there is not", () => {
  const named = FEATURE_ROWS.flatMap(({ id, rights }) => rights.map((right) => `${id}.${right}`));
  expect(named.toSorted()).toEqual([...ALL_AUTHORITIES].toSorted());
  expect([...RISKY].filter((path) => !ALL_AUTHORITIES.includes(path))).toEqual([]);
});

it("has a word for each area, feature and right", () => {
  const words = FEATURE_ROWS.flatMap(({ area, feature, rights }) => [
    [texts.areas, area],
    [texts.features, feature],
    ...rights.map((right) => [texts.rights, right]),
  ]) as [Record<string, string>, string][];
  expect(words.filter(([named, name]) => !named[name]).map(([, name]) => name)).toEqual([]);
});

it.each<[string, string, boolean, string[], string[]]>([
  ["delete brings update and read", "delete", true, [], ["read", "update", "delete"]],
  ["update brings read", "update", true, [], ["read", "update"]],
  ["without read there is no update and no delete", "read", false, ["read", "update", "delete", "export"], ["export"]],
  ["without update there is no delete", "update", false, ["read", "update", "delete"], ["read"]],
  ["export stands alone", "export", true, [], ["export"]],
])("%s", (_, right, on, before, after) => {
  const start = before.reduce((map, name) => withRight(map, { place: "operator", row: sites, right: name }, true), {});
  const next = withRight(start, { place: "operator", row: sites, right }, on);
  expect(grantedOf(next, "operator", sites)).toEqual(sites.rights.filter((name) => after.includes(name)));
  expect(grantedOf(next, "administrator", sites)).toEqual([]);
});

it("leaves no empty branch behind, and the rest of the map as it was", () => {
  const map = roleSeeds().find(({ name }) => name === "operator")?.authorities ?? {};
  const row = rowOf("technical.jobs");
  const there = withRight(map, { place: "sales", row, right: "assign" }, true);
  expect(isGranted(there, "sales", "technical.jobs.assign")).toBe(true);
  const back = withRight(there, { place: "sales", row, right: "assign" }, false);
  expect(Object.keys(back)).not.toContain("sales");
  expect(spelled(back)).toBe(spelled(map));
});

it("puts common rights at the root, and flags beside them", () => {
  const row = rowOf("miscellaneous.languages");
  const map = withFlag(withRight({}, { place: "common", row, right: "update" }, true), "help", true);
  expect(map).toEqual({ miscellaneous: { languages: { update: true, read: true } }, help: true });
  expect(spelled(withFlag(map, "help", false))).toBe(spelled({ ...map, help: false }));
});
