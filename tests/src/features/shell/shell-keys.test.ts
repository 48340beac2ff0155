/** Keys of the shell: by their place on the board, on every layout. */
import { expect, it } from "vitest";
import { PLACES, shellCommand, type ShellPress } from "../../../../src/features/shell/shell-keys";

const press = (code: string, key: string, held = "", more: Partial<ShellPress> = {}) =>
  shellCommand({
    code,
    key,
    ctrlKey: held.includes("C"),
    altKey: held.includes("A"),
    shiftKey: held.includes("S"),
    metaKey: held.includes("M"),
    repeat: false,
    typing: false,
    ...more,
  });

it.each<[string, ReturnType<typeof press>, string | null]>([
  ["Ctrl+Shift+S", press("KeyS", "S", "CS"), "sites"],
  ["on a Russian board", press("KeyS", "Ы", "CS"), "sites"],
  ["on a Greek board", press("KeyS", "Σ", "CS"), "sites"],
  ["on an Arabic board", press("KeyS", "س", "CS"), "sites"],
  ["Ctrl+Shift+C", press("KeyC", "C", "CS"), "customers"],
  ["on a Russian board, C", press("KeyC", "С", "CS"), "customers"],
  ["on a Turkish board, where the letter is elsewhere", press("KeyC", "V", "CS"), "customers"],
  ["Alt+Shift+C", press("KeyC", "C", "AS"), "customers"],
  ["in a field as well", press("KeyS", "S", "CS", { typing: true }), "sites"],
  ["Ctrl+C copies", press("KeyC", "c", "C"), null],
  ["Ctrl+S is the browser's", press("KeyS", "s", "C"), null],
  ["a capital S is a letter", press("KeyS", "S", "S"), null],
  ["with the system's key it is the system's", press("KeyS", "S", "CSM"), null],
  ["Ctrl+Alt+Shift+S is none", press("KeyS", "S", "CAS"), null],
  ["a held key", press("KeyS", "S", "CS", { repeat: true }), null],
  ["Ctrl+K", press("KeyK", "k", "C"), "palette"],
  ["Ctrl+K on a Russian board", press("KeyK", "л", "C"), "palette"],
  ["Cmd+K", press("KeyK", "k", "M"), "palette"],
  ["?", press("Slash", "?", "S"), "help"],
  ["? on a German board", press("Minus", "?", "S"), "help"],
  ["the Arabic question mark", press("Slash", "؟", "S"), "help"],
  ["? in a field is typed", press("Slash", "?", "S", { typing: true }), null],
  ["F1", press("F1", "F1"), "manual"],
  ["F1 in a field as well", press("F1", "F1", "", { typing: true }), "manual"],
  ["Alt+F1 is the system's", press("F1", "F1", "A"), null],
  ["Ctrl+? is none", press("Slash", "?", "CS"), null],
])("%s", (_, command, want) => expect(command).toBe(want));

it("lead to the specification's addresses, and to the manual", () => {
  expect(PLACES).toEqual({
    sites: "/administrator/accounts/site_accounts",
    customers: "/administrator/accounts/customer_accounts",
    manual: "/help",
  });
});
