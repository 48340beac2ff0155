/** Which JSON people may store, and that no field of theirs is forgotten. */
import { describe, expect, it } from "vitest";
import { ALL_COLLECTIONS } from "../../../domain/collections/all";
import { fits, LOOKED_AT_ELSEWHERE, shapedFields } from "../../../domain/collections/json-shapes";

describe("a JSON field that people write", () => {
  const written = ALL_COLLECTIONS.filter(({ access }) => access.create !== null || access.update !== null).flatMap(
    ({ name, fields }) =>
      Object.entries(fields)
        .filter(([, field]) => field.type === "json")
        .map(([field]) => [name, field] as const),
  );

  it.each(written)("is looked at before it is stored: %s.%s", (collection, field) => {
    const isElsewhere = LOOKED_AT_ELSEWHERE.includes(`${collection}.${field}`);
    expect(shapedFields(collection).includes(field) !== isElsewhere).toBe(true);
  });

  it("is looked at only where there is one", () => {
    const known = written.map((path) => path.join("."));
    expect(known).toEqual(expect.arrayContaining([...LOOKED_AT_ELSEWHERE]));
    const shaped = ALL_COLLECTIONS.flatMap(({ name }) => shapedFields(name).map((field) => `${name}.${field}`));
    expect(known).toEqual(expect.arrayContaining(shaped));
  });
});

const HOURS = { days: [1, 5], from: "08:00", to: "18:00" };

it.each<[string, string, unknown, boolean]>([
  ["contacts", "phones", null, true],
  ["contacts", "phones", [], true],
  ["contacts", "phones", [{ number: "+44 1", kind: "mobile" }, { number: "112" }, { number: "113", kind: "" }], true],
  ["contacts", "phones", [null], false],
  ["contacts", "phones", [5], false],
  ["contacts", "phones", ["+44 1"], false],
  ["contacts", "phones", [{ number: 5, kind: 3 }], false],
  ["contacts", "phones", [{ number: "" }], false],
  ["contacts", "phones", [{ number: "1", kind: [] }], false],
  ["contacts", "phones", [{ number: "1", more: "x" }], false],
  ["contacts", "phones", { number: "1" }, false],
  ["contacts", "phones", "abc", false],
  ["contacts", "phones", Array(21).fill({ number: "1" }), false],
  ["site_contacts", "availability", [HOURS], true],
  ["site_contacts", "availability", [null], false],
  ["site_contacts", "availability", [{ ...HOURS, days: 5 }], false],
  ["site_contacts", "availability", [{ ...HOURS, days: [] }], false],
  ["site_contacts", "availability", [{ ...HOURS, days: [1, 8] }], false],
  ["site_contacts", "availability", [{ ...HOURS, from: "99:99" }], false],
  ["site_contacts", "availability", "x", false],
  ["site_contacts", "rights", ["disarm"], true],
  ["site_contacts", "rights", { disarm: true }, true],
  ["site_contacts", "rights", 5, false],
  ["site_contacts", "notifyClasses", ["fire"], true],
  ["site_contacts", "notifyClasses", "x", false],
  ["customer_accounts", "contacts", [{ name: "Ann", phone: "1" }], true],
  ["customer_accounts", "contacts", [null], false],
  ["customer_accounts_users", "customer_users_authorities", { id: {} }, true],
  ["customer_accounts_users", "customer_users_authorities", [], false],
  ["installers_accounts", "prefixes", ["N1"], true],
  ["installers_accounts", "prefixes", [1], false],
  ["operators", "skills", ["tr", "fire"], true],
  ["operators", "skills", { fire: true }, false],
  ["receivers", "detail", { maxPartitions: 5000 }, true],
  ["receivers", "detail", [1], false],
  ["site_accounts", "customFields", { gate: "north", floors: 3 }, true],
  ["site_accounts", "customFields", { gate: { a: 1 } }, false],
  ["site_accounts", "customFields", 5, false],
  ["users", "phoneNumbers", ["+44 1", { number: "+44 2" }], true],
  ["users", "phoneNumbers", [[]], false],
])("%s.%s may hold %j: %s", (collection, field, value, expected) => {
  expect(fits(collection, field, value)).toBe(expected);
});
