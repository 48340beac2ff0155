/** SIA-DCS and ADM-CID bodies, one row a peculiarity of the field. */
import { describe, expect, it } from "vitest";
import { parseCid } from "../../receiver/protocols/dc09/cid";
import { parseSia } from "../../receiver/protocols/dc09/sia";

describe("SIA-DCS", () => {
  it.each<[string, string, object[]]>([
    ["a zone behind an area", "#1|Nri1/BA3", [{ code: "BA", partition: "1", zone: "3" }]],
    ["no account in the block", "Nri1/BA3", [{ code: "BA", partition: "1", zone: "3" }]],
    ["the slash after the area is missing", "#1|Nri2BA3", [{ code: "BA", partition: "2", zone: "3" }]],
    ["an area in hex, where no known code begins", "#1|Nri1AC/BA1", [{ code: "BA", partition: "1AC" }]],
    ["the slash after the time is missing", "#1|Nti20:50:26RP99", [{ code: "RP", time: "20:50:26", address: "99" }]],
    ["text after a user code without a slash", "#1|Nri1CL0001^Ann^", [{ code: "CL", user: "0001", text: "Ann" }]],
    ["a hex user number where the item ends", "#1|Nid0A/OP", [{ code: "OP", user: "0A" }]],
    ["the user modifier stays beside a zone", "#1|Nri1/id7/BB12", [{ code: "BB", user: "7", zone: "12" }]],
    ["modifiers hold for all that follows", "#1|Nri3/FA1/FT2", [{ partition: "3" }, { code: "FT", partition: "3" }]],
    ["a modifier changes in the middle", "#1|Nri1/BA1/ri2/BA2", [{ partition: "1" }, { partition: "2", zone: "2" }]],
    ["two numbers joined", "#1|NBA01-04", [{ code: "BA", zone: "01-04" }]],
    ["an area code without an area modifier", "#1|NCA5", [{ code: "CA", partition: "5" }]],
    ["Ajax: the number after an area code is an address", "#1|Nri1/NL501", [{ partition: "1", address: "501" }]],
    ["Ajax: so it is for the end of night mode", "#1|Nri1/NP501", [{ code: "NP", partition: "1", address: "501" }]],
    ["a code of no table", "#1|NQQ9", [{ code: "QQ", address: "9", unknown: true }]],
    ["a bar and a slash inside a description", "#1|NBA1^a|b/c^/BA2", [{ text: "a|b/c" }, { code: "BA", zone: "2" }]],
    ["OH senders quote their text", "#1|NRP000*'DECKERS'NM", [{ code: "RP", text: "DECKERS" }]],
    [
      "Eaton: a text block after each event",
      "#1|NBA1|AHall|NFA2|AYard",
      [{ text: "Hall" }, { code: "FA", text: "Yard" }],
    ],
    ["a bar inside an A text belongs to it", "#1|NBA1|AHall | Nord", [{ code: "BA", text: "Hall | Nord" }]],
    ["spaces around everything", "#1|N ri2 / CL / BA003 ^Door^", [{ code: "CL" }, { code: "BA", text: "Door" }]],
    ["a description that never ends", "#1|NBA1^Hall", [{ code: "BA", zone: "1", text: "Hall" }]],
    ["an old event is an event", "#1|Nri1/OP1|Ori1/CL2", [{ code: "OP" }, { code: "CL" }]],
  ])("%s", (_, data, events) => expect(parseSia(data)!.events).toMatchObject(events));

  it("a text alone is readable, without a code", () =>
    expect(parseSia("#1|Ahello")!.events).toEqual([{ text: "hello" }]));

  it.each([
    ["nothing", ""],
    ["an account alone", "#1234"],
    ["small letters", "#1|nothing to see"],
    ["an N block without an event", "#1|Nri1"],
  ])("%s can't be read", (_, data) => expect(parseSia(data)).toBeNull());
});

describe("ADM-CID", () => {
  it.each<[string, string, object]>([
    ["an alarm", "#1|1130 01 003", { qualifier: "E", code: "130", partition: "01", zone: "003" }],
    ["a closing by a user", "#1|3401 02 007", { qualifier: "R", code: "401", user: "007" }],
    ["still present", "#1|6570 01 004", { qualifier: "P", zone: "004" }],
    ["a space behind the qualifier", "1 130 01 003", { qualifier: "E", code: "130" }],
    ["hex in zone and partition", "#1|1130 0B 00F", { partition: "0B", zone: "00F" }],
    ["a code of no table", "#1|1999 01 003", { code: "999", unknown: true }],
  ])("%s", (_, data, event) => expect(parseCid(data)!.events).toMatchObject([event]));

  it.each([
    ["the dialler's qualifier 2", "#1|2130 01 003"],
    ["too short", "#1|1130 01 03"],
    ["two spaces", "#1|1130  01 003"],
    ["SIA in a CID frame", "#1|Nri1/BA3"],
  ])("%s can't be read", (_, data) => expect(parseCid(data)).toBeNull());
});
