import { describe, expect, it } from "vitest";
import { isTooLong, roomLeft, type RoomLeft } from "../../../../src/features/desk/do/room-left";

describe("how much room a text has left", () => {
  it.each<[string, number, number, boolean, RoomLeft]>([
    ["far from its end nothing is said", 3_799, 4_000, false, null],
    ["near its end", 3_800, 4_000, false, { key: "left", count: 200 }],
    ["a short field is near its end later", 40, 100, false, null],
    ["one letter more", 3_999, 4_000, false, { key: "left", count: 1 }],
    ["full", 4_000, 4_000, false, { key: "full" }],
    ["full, and a paste is cut: it was cut in silence", 4_000, 4_000, true, { key: "cut" }],
    ["room was made since", 3_990, 4_000, true, { key: "left", count: 10 }],
  ])("%s", (_, length, max, cut, want) => expect(roomLeft(length, max, cut)).toEqual(want));
});

describe("whether a paste goes in whole", () => {
  const field = (length: number, selected = 0) => ({
    value: "x".repeat(length),
    selectionStart: length - selected,
    selectionEnd: length,
  });
  it.each<[string, string, ReturnType<typeof field>, boolean]>([
    ["it fits to the letter", "abcde", field(5), false],
    ["one too many", "abcdef", field(5), true],
    ["what is selected makes room", "abcdef", field(10, 6), false],
    ["a line of Windows ends with one sign in a field", "ab\r\nde", field(5), false],
  ])("%s", (_, pasted, text, want) => expect(isTooLong(pasted, text, 10)).toBe(want));
});
