import { describe, expect, it } from "vitest";
import { deskCommand, type DeskCommand, type KeyPress } from "../../../../src/features/desk/keys";

const press = (change: Partial<KeyPress>): KeyPress => ({
  key: "",
  code: "",
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
  typing: false,
  onControl: false,
  inQueue: false,
  inDialog: false,
  ...change,
});

describe("keys of the desk", () => {
  it.each<[string, Partial<KeyPress>, DeskCommand | null]>([
    ["N takes the next", { key: "n", code: "KeyN" }, "next"],
    ["a capital does the same (caps lock)", { key: "X", code: "KeyX" }, "close"],
    ["a Cyrillic layout answers by the key's place", { key: "т", code: "KeyN" }, "next"],
    ["a Greek layout too", { key: "τ", code: "KeyT" }, "note"],
    ["an Arabic layout too", { key: "ه", code: "KeyH" }, "hold"],
    ["a Latin layout answers by its letter, wherever the key sits", { key: "w", code: "KeyZ" }, "wake"],
    ["a digit on a letter's place means nothing", { key: "1", code: "KeyN" }, null],
    ["C goes to the call list", { key: "c", code: "KeyC" }, "calls"],
    ["M shows what one holds", { key: "m", code: "KeyM" }, "mine"],
    ["U takes the result of a call back", { key: "u", code: "KeyU" }, "undo"],
    ["Ctrl+C stays the browser's", { key: "c", code: "KeyC", ctrlKey: true }, null],
    ["Enter claims", { key: "Enter", code: "Enter" }, "claim"],
    ["Enter on a button belongs to the button", { key: "Enter", code: "Enter", onControl: true }, null],
    ["letters work while a button has the focus", { key: "h", code: "KeyH", onControl: true }, "hold"],
    ["letters are text while typing", { key: "n", code: "KeyN", typing: true }, null],
    ["Enter is text while typing", { key: "Enter", code: "Enter", typing: true }, null],
    ["Escape leaves a field", { key: "Escape", code: "Escape", typing: true }, "back"],
    ["an open dialog keeps its keys", { key: "n", code: "KeyN", inDialog: true }, null],
    ["Ctrl+S stays the browser's", { key: "s", code: "KeyS", ctrlKey: true }, null],
    ["Alt+arrow stays the browser's", { key: "ArrowUp", code: "ArrowUp", altKey: true }, null],
    ["a held N takes one alarm, not twenty", { key: "n", code: "KeyN", repeat: true }, null],
    ["a held Enter claims once", { key: "Enter", code: "Enter", repeat: true }, null],
    ["held arrows go on", { key: "ArrowDown", code: "ArrowDown", repeat: true }, "down"],
    ["End in the queue leads to its last alarm", { key: "End", code: "End", inQueue: true }, "last"],
    ["Home to its first", { key: "Home", code: "Home", inQueue: true }, "first"],
    [
      "PageDown by a screen, also when held",
      { key: "PageDown", code: "PageDown", inQueue: true, repeat: true },
      "pageDown",
    ],
    ["End elsewhere scrolls what is read", { key: "End", code: "End" }, null],
    ["Ctrl+Home stays the browser's", { key: "Home", code: "Home", inQueue: true, ctrlKey: true }, null],
    ["? shows the keys", { key: "?", code: "Slash" }, "help"],
    ["the Arabic question mark too", { key: "؟", code: "Slash" }, "help"],
    ["a letter without a meaning does nothing", { key: "q", code: "KeyQ" }, null],
  ])("%s", (_, change, want) => expect(deskCommand(press(change))).toBe(want));
});
