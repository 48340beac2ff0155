import { expect, it } from "vitest";
import { choosePlan, type PlanRow, stepsOf } from "../../../domain/alarms/action-plan";

const plan = (id: string, change: Partial<PlanRow> = {}): PlanRow => ({
  id,
  name: id,
  alarmType: "",
  category: "",
  hours: "always",
  order: 0,
  active: true,
  ...change,
});
const burglary = { type: "t_burglary", category: "intrusion", isOpen: false };
const of = { alarmType: "t_burglary" };

it("takes the site's own plan for the type, then its own for all, then the type's, then the category's", () => {
  const plans = [plan("category", { category: "intrusion" }), plan("type", of), plan("site"), plan("site type")];
  const own = [
    { alarmType: "", plan: "site" },
    { alarmType: "t_burglary", plan: "site type" },
  ];
  expect(choosePlan(plans, own, burglary)?.id).toBe("site type");
  expect(choosePlan(plans, own.slice(0, 1), burglary)?.id).toBe("site");
  expect(choosePlan(plans, [], burglary)?.id).toBe("type");
  expect(choosePlan(plans.slice(0, 1), [], burglary)?.id).toBe("category");
});

it("takes none that is meant for another type, another category or nobody", () => {
  const plans = [
    plan("other", { alarmType: "t_fire", category: "intrusion" }),
    plan("fire", { category: "fire" }),
    plan("loose"),
  ];
  expect(choosePlan(plans, [], burglary)).toBeNull();
  expect(choosePlan(plans, [], { type: "", category: "", isOpen: null })).toBeNull();
});

it.each([
  [true, "day"],
  [false, "night"],
  [null, "always"],
])("fits the hours: open %s takes %s", (isOpen, id) => {
  const plans = [plan("always", of), plan("day", { ...of, hours: "open" }), plan("night", { ...of, hours: "closed" })];
  expect(choosePlan(plans, [], { ...burglary, isOpen })?.id).toBe(id);
});

it("takes that for closed hours where no hours are known and none is for always", () => {
  const plans = [plan("day", { ...of, hours: "open" }), plan("night", { ...of, hours: "closed" })];
  expect(choosePlan(plans, [], { ...burglary, isOpen: null })?.id).toBe("night");
  expect(choosePlan(plans.slice(0, 1), [], { ...burglary, isOpen: null })).toBeNull();
});

it("falls back to a wider plan where the nearer one is not for these hours or not in use", () => {
  const plans = [
    plan("wide", { category: "intrusion" }),
    plan("day", { ...of, hours: "open" }),
    plan("old", { ...of, active: false }),
  ];
  expect(choosePlan(plans, [], burglary)?.id).toBe("wide");
});

it("takes of equals the first in order", () => {
  expect(choosePlan([plan("b", { ...of, order: 2 }), plan("a", { ...of, order: 1 })], [], burglary)?.id).toBe("a");
});

it("lists the steps of one plan by number", () => {
  const step = (id: string, order: number, of = "p") => ({ id, plan: of, order });
  expect(stepsOf([step("c", 10), step("b", 2), step("x", 1, "q"), step("a", 2)], "p").map(({ id }) => id)).toEqual([
    "a",
    "b",
    "c",
  ]);
});
