/** Which rights open a page of records, and for what. */
import { expect, it } from "vitest";
import { mayOn, type PageVerb, type RightsOfPage } from "../../../domain/access/page-rights";

const catalogue: RightsOfPage = { feature: "settings.alarm_types" };
const tickets: RightsOfPage = { feature: "support.tickets", rights: { update: ["assign", "close"], delete: [] } };
const tools: RightsOfPage = { feature: "logistics.stock", rights: { read: ["read", "technicians.tool_request.read"] } };

it.each<[string, RightsOfPage, PageVerb, string, boolean]>([
  ["a catalogue is read with read", catalogue, "read", "settings.alarm_types.read", true],
  ["and changed with update", catalogue, "update", "settings.alarm_types.update", true],
  ["not with read", catalogue, "update", "settings.alarm_types.read", false],
  ["what is one's own is read with read_own", tickets, "read", "support.tickets.read_own", true],
  ["one of the names is enough", tickets, "update", "support.tickets.close", true],
  ["its own verb no longer is", tickets, "update", "support.tickets.update", false],
  ["no name lets nobody", tickets, "delete", "support.tickets.delete", false],
  ["another feature's right counts where it is named", tools, "read", "technicians.tool_request.read", true],
  ["and nowhere else", tools, "update", "technicians.tool_request.update", false],
])("%s", (_, page, verb, has, want) => expect(mayOn(page, verb, (right) => right === has)).toBe(want));
