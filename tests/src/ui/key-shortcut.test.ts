import { expect, it } from "vitest";
import { ariaShortcut, isSave, SAVE_KEY } from "../../../src/ui/key-shortcut";

const press = (key: string, held: { ctrlKey?: boolean; metaKey?: boolean } = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  ...held,
});

it.each([
  ["Ctrl+Enter", press("Enter", { ctrlKey: true }), true],
  ["Cmd+Enter", press("Enter", { metaKey: true }), true],
  ["Enter alone, which is a line break in a note", press("Enter"), false],
  ["another key with Ctrl", press("s", { ctrlKey: true }), false],
])("saves by %s as it should", (_, key, want) => expect(isSave(key)).toBe(want));

it("tells a screen reader of the key that saves", () => expect(ariaShortcut(SAVE_KEY)).toBe("Control+Enter"));
