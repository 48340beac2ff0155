/** The shell's keys by the specification's letter. */
import { expect, it } from "vitest";
import { PLACES, shellCommand } from "../../src/features/shell/shell-keys";

const press = (code: string, key: string) =>
  shellCommand({
    code,
    key,
    ctrlKey: true,
    shiftKey: true,
    altKey: false,
    metaKey: false,
    repeat: false,
    typing: false,
  });

it.each(["S", "Ы", "Σ", "س"])("S2-34 H-UX-03 Ctrl+Shift+S (%s) opens the site accounts of the administrator", (key) => {
  expect(press("KeyS", key)).toBe("sites");
  expect(PLACES.sites).toBe("/administrator/accounts/site_accounts");
});

it.each(["C", "С", "Ψ", "ؤ"])("S2-35 H-UX-03 Ctrl+Shift+C (%s) opens the customer accounts", (key) => {
  expect(press("KeyC", key)).toBe("customers");
  expect(PLACES.customers).toBe("/administrator/accounts/customer_accounts");
});
