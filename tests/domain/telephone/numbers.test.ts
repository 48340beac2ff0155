/** Telephone numbers: one form for all ways of writing one, by the country of the centre. */

import { describe, expect, it } from "vitest";
import { e164, isCountry, numberTail, sameNumber } from "../../../domain/telephone/numbers";

describe("the one form of a number", () => {
  it.each<[string, string, string, string]>([
    ["as it is written in a book", "+44 7700 900-122", "GB", "+447700900122"],
    ["with the zero of home in brackets", "+44 (0)7700 900122", "GB", "+447700900122"],
    ["as it is dialled at home", "07700 900122", "GB", "+447700900122"],
    ["as it is dialled from abroad", "0044 7700 900122", "DE", "+447700900122"],
    ["of abroad, dialled in America", "011 44 7700 900122", "US", "+447700900122"],
    ["an American one with the one before", "1 (212) 555-0123", "US", "+12125550123"],
    ["an American one without", "212.555.0123", "CA", "+12125550123"],
    ["an Italian one keeps its zero", "06 1234 5678", "IT", "+390612345678"],
    ["a Spanish one has none", "612 345 678", "ES", "+34612345678"],
    ["a Hungarian one", "06 30 123 4567", "HU", "+36301234567"],
    ["a Russian one with the eight", "8 (912) 345-67-89", "RU", "+79123456789"],
    ["a Russian one that begins with it", "800 555 35 35", "RU", "+78005553535"],
    ["from Japan to abroad", "010 49 89 123456", "JP", "+4989123456"],
    ["from Australia to abroad", "0011 49 89 123456", "AU", "+4989123456"],
    ["a Turkish mobile", "0532 123 45 67", "TR", "+905321234567"],
    ["an extension", "204", "GB", "204"],
    ["112", "112", "DE", "112"],
    ["a caller's address at the telephone server", "sip:+447700900122@pbx.example;user=phone", "GB", "+447700900122"],
    ["with a name", '"Kay" <sip:07700900122@10.0.0.1>', "GB", "+447700900122"],
    ["tel:", "tel:+44-7700-900122", "FR", "+447700900122"],
    ["with an extension behind", "+44 7700 900122 ext. 12", "GB", "+447700900122"],
    [
      "in Arabic digits",
      "\u0660\u0665\u0663\u0662 \u0661\u0662\u0663 \u0664\u0665 \u0666\u0667",
      "TR",
      "+905321234567",
    ],
    ["where no country is known", "07700 900122", "", "07700900122"],
    ["withheld", "anonymous", "GB", ""],
    ["what tries to be a filter", 'x" || id != "', "GB", ""],
  ])("%s", (_, sent, country, form) => expect(e164(sent, country)).toBe(form));
});

describe("two ways of writing", () => {
  it.each<[string, string, string, string, boolean]>([
    ["home and abroad", "07700 900122", "+44 7700 900122", "GB", true],
    ["without the plus, as some systems send it", "447700900122", "+44 7700 900122", "GB", true],
    ["a foreign one without the plus", "4915112345678", "+49 151 12345678", "GB", true],
    ["the same end of another country", "+49 7700 900122", "+44 7700 900122", "GB", false],
    ["one digit more", "07700 9001220", "07700 900122", "GB", false],
    ["an extension is nobody's last digits", "0122", "+44 7700 900122", "GB", false],
    ["nothing is nothing's", "anonymous", "", "GB", false],
  ])("%s", (_, one, other, country, same) => {
    expect(sameNumber(one, other, country)).toBe(same);
    expect(sameNumber(other, one, country)).toBe(same);
  });
});

it("knows countries by their code alone", () => {
  expect(["GB", "TR", "US", "XK"].every(isCountry)).toBe(true);
  expect(["", "gb", "UK", "ZZ", "44"].some(isCountry)).toBe(false);
});

it("has the last digits of however it is written", () => {
  expect([numberTail("+44 7700 900-122"), numberTail("07700/900122"), numberTail("204")]).toEqual([
    "900122",
    "900122",
    "204",
  ]);
});
