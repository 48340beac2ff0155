import { describe, expect, it } from "vitest";
import { anySpelling, folded } from "../../../domain/live/folded";

/** What SQLite's GLOB finds by the pattern; tests/store/history-search.test.ts asks the real one. */
function finds(pattern: string, text: string): boolean {
  const source = pattern.replace(
    /\[([^\]]+)\]|([*])|([\s\S])/gu,
    (_, letters?: string, star?: string, sign?: string) => {
      if (letters !== undefined) return `[${letters.replace(/[\\\]^-]/g, "\\$&")}]`;
      return star ? ".*" : sign!.replace(/[\\^$.|?+(){}[\]/]/g, "\\$&");
    },
  );
  return new RegExp(`^${source}$`, "su").test(text);
}

describe("a text is found", () => {
  it.each([
    ["in small letters without marks", "yesil", "YEŞİL Sokak"],
    ["in capitals with marks", "YEŞİL", "Yeşil Sokak"],
    ["dotless i by the dotted one", "isik", "Işık Mağazası"],
    ["dotted by dotless", "IŞIK", "isik"],
    ["amid other words", "tur offen", "Garagentür offen seit 9:00"],
    ["in Greek without accents", "αθηνα", "ΑΘΉΝΑ"],
    ["in Cyrillic capitals", "МОСКВА", "Склад Москва"],
    ["whose signs mean something elsewhere", "a*b?c[d]e^f-g", "x a*b?c[d]e^f-g y"],
    ["by plain letters or by itself beyond those alphabets", "ẻ", "Ẻ ẻ"],
    ["in letters without capitals", "東京", "株式会社東京"],
    ["beyond the first plane", "🔥 x", "alarm 🔥 X"],
  ])("%s", (_, typed, stored) => {
    expect(finds(anySpelling(typed), stored)).toBe(true);
    expect(folded(stored).includes(folded(typed))).toBe(true);
  });

  it.each([
    ["by other letters", "yesil", "Yesi"],
    ["by a star", "y*l", "Yeşil"],
    ["by a question mark", "ye?il", "Yeşil"],
    ["by a class", "[a-z]", "yesil"],
  ])("never %s", (_, typed, stored) => expect(finds(anySpelling(typed), stored)).toBe(false));
});

describe("plain texts, which are folded by a shorter way", () => {
  const ascii = String.fromCharCode(...Array.from({ length: 128 }, (_, code) => code));

  it("come out as they do beside a letter with a mark", () => {
    expect(folded(ascii)).toBe(folded(`${ascii}é`).slice(0, -1));
    expect(folded(ascii)).toContain("abcdefghijklmnopqrstuvwxyz[");
  });
});
