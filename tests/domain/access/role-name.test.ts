/** What a new role is called: its title is told from the others', its name made of it. */
import { expect, it } from "vitest";
import { isTitleTaken, roleName } from "../../../domain/access/role-name";

const ROLES = [
  { id: "a", name: "operator", title: "Operator" },
  { id: "b", name: "night_shift", title: "Night  Shift" },
  { id: "c", name: "auditor", title: "" },
];

it.each<[title: string, id: string, isTaken: boolean]>([
  ["night shift", "", true],
  [" NIGHT SHIFT ", "", true],
  ["Night Shift", "b", false],
  ["Auditor", "", true],
  ["Óperator", "", true],
  ["Night", "", false],
  ["  ", "", false],
])("%j of %j is taken: %s", (title, id, isTaken) => {
  expect(isTitleTaken(ROLES, { id, title })).toBe(isTaken);
});

it.each<[title: string, name: string]>([
  ["Gece Vardiyası", "gece_vardiyasi"],
  ["Shift leader (deputy)", "shift_leader_deputy"],
  ["2nd line", "nd_line"],
  ["مشرف", "role"],
  ["Operator", "operator_2"],
  ["x".repeat(80), "x".repeat(36)],
])("%j is known as %s", (title, name) => {
  expect(roleName(title, ["operator"])).toBe(name);
  expect(name).toMatch(/^[a-z][a-z0-9_]*$/);
});

it("finds the next free name", () => {
  expect(roleName("مشرف", ["role", "role_2"])).toBe("role_3");
});
