/** The catalogues as shipped fit the collections they go into and the code tables they come from. */

import { describe, expect, it } from "vitest";
import { CUSTOMER_TYPES, NOTE_CATEGORIES, SITE_TYPES } from "../../../domain/catalogue/account-kinds";
import { ACCOUNT_STATE_CATEGORIES } from "../../../domain/catalogue/account-states";
import { AGREEMENT_TYPES } from "../../../domain/catalogue/agreement-types";
import { ALARM_TYPES } from "../../../domain/catalogue/alarm-types";
import { NUMBER_SEQUENCES } from "../../../domain/catalogue/number-sequences";
import { PROTOCOLS } from "../../../domain/catalogue/protocols";
import { REPORT_SHORTCUTS } from "../../../domain/catalogue/report-shortcuts";
import { RESOLUTION_CODES } from "../../../domain/catalogue/resolution-codes";
import { SCENES } from "../../../domain/catalogue/scenes";
import { raisedBy, SIGNAL_TYPES, signalTypeCode } from "../../../domain/catalogue/signal-types";
import { accountStateCategories } from "../../../domain/collections/account-state-categories";
import { agreementTypes } from "../../../domain/collections/agreement-types";
import { alarmTypes } from "../../../domain/collections/alarm-types";
import { customerTypes } from "../../../domain/collections/customer-types";
import type { Collection } from "../../../domain/collections/define";
import { noteCategories } from "../../../domain/collections/note-categories";
import { numberSequences } from "../../../domain/collections/number-sequences";
import { protocols } from "../../../domain/collections/protocols";
import { reportShortcuts } from "../../../domain/collections/report-shortcuts";
import { resolutionCodes } from "../../../domain/collections/resolution-codes";
import { scenes } from "../../../domain/collections/scenes";
import { signalTypes } from "../../../domain/collections/signal-types";
import { siteTypes } from "../../../domain/collections/site-types";
import { allMeanings, describe as meaningOf } from "../../../domain/signals/code-tables";

const SHIPPED: readonly [string, Collection, readonly object[]][] = [
  ["alarm types", alarmTypes, ALARM_TYPES],
  ["resolution codes", resolutionCodes, RESOLUTION_CODES],
  ["signal types", signalTypes, SIGNAL_TYPES],
  ["site types", siteTypes, SITE_TYPES],
  ["customer types", customerTypes, CUSTOMER_TYPES],
  ["note categories", noteCategories, NOTE_CATEGORIES],
  ["agreement types", agreementTypes, AGREEMENT_TYPES],
  ["account state categories", accountStateCategories, ACCOUNT_STATE_CATEGORIES],
  ["protocols", protocols, PROTOCOLS],
  ["number sequences", numberSequences, NUMBER_SEQUENCES],
  ["scenes", scenes, SCENES],
  ["report shortcuts", reportShortcuts, REPORT_SHORTCUTS],
];

function faults(collection: Collection, row: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(row).flatMap(([name, value]) => {
    const field = collection.fields[name];
    if (!field) return [`${name} is no field`];
    const tooLong = field.type === "text" && String(value).length > (field.max ?? 255);
    const badPattern = field.type === "text" && field.pattern && !new RegExp(field.pattern).test(String(value));
    const chosen = Array.isArray(value) ? value : [value];
    const badChoice = field.type === "select" && chosen.some((one) => !field.values.includes(String(one)));
    const outside =
      field.type === "number" && (Number(value) < (field.min ?? -Infinity) || Number(value) > (field.max ?? Infinity));
    return tooLong || badPattern || badChoice || outside ? [`${name}: ${String(value)}`] : [];
  });
}

describe.each(SHIPPED)("the shipped %s", (_name, collection, rows) => {
  it("pass the collection's own rules", () => {
    const wrong = rows.flatMap((row) => faults(collection, row as Readonly<Record<string, unknown>>));
    expect(wrong).toEqual([]);
  });

  it("name nothing twice", () => {
    const codes = rows.map((row) => ("key" in row ? row.key : (row as { code: string }).code));
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  });
});

describe("the codes that confirm", () => {
  it("are those whose names say so, and only the event itself", () => {
    const says = /^(?!.*(unconfirmed|cleared|still present)).*(confirmed|verified)/i;
    const meanings = allMeanings();
    const named = meanings.filter(({ name }) => says.test(name)).map(({ name }) => name);
    expect(meanings.filter(({ confirms }) => confirms).map(({ name }) => name)).toEqual(named);
    expect(named.length).toBeGreaterThan(5);
  });
});

describe("signal types", () => {
  it("exist for every code of the tables, and the alarm each raises exists", () => {
    const codes = new Set(SIGNAL_TYPES.map(({ code }) => code));
    const missing = allMeanings().filter(({ category, kind }) => !codes.has(signalTypeCode(category, kind)));
    expect(missing).toEqual([]);
    const alarms = new Set(["", ...ALARM_TYPES.map(({ code }) => code)]);
    expect(SIGNAL_TYPES.filter(({ alarmType }) => !alarms.has(alarmType))).toEqual([]);
  });

  it.each<[string, string, string, string]>([
    ["Contact ID 110", "ADM-CID", "110", "fire"],
    ["Contact ID 121, duress", "ADM-CID", "121", "hold_up"],
    ["Contact ID 120", "ADM-CID", "120", "panic"],
    ["Contact ID 100", "ADM-CID", "100", "medical"],
    ["Contact ID 130", "ADM-CID", "130", "intrusion"],
    ["Contact ID 151, gas", "ADM-CID", "151", "gas"],
    ["Contact ID 641, no movement", "ADM-CID", "641", "welfare"],
    ["Contact ID 301", "ADM-CID", "301", "power_fault"],
    ["Contact ID 350", "ADM-CID", "350", "line_fault"],
    ["Contact ID 454, failed to close", "ADM-CID", "454", "schedule_exception"],
    ["Contact ID 602, periodic test", "ADM-CID", "602", ""],
    ["SIA SA, sprinkler", "SIA-DCS", "SA", "fire"],
    ["SIA QA", "SIA-DCS", "QA", "emergency"],
    ["SIA HA", "SIA-DCS", "HA", "hold_up"],
    ["SIA TA", "SIA-DCS", "TA", "tamper"],
    ["SIA YT, battery", "SIA-DCS", "YT", "battery_fault"],
    ["SIA OP", "SIA-DCS", "OP", ""],
    ["SIA BR", "SIA-DCS", "BR", ""],
  ])("%s raises what an operator expects", (_says, token, code, alarm) => {
    const { category, kind } = meaningOf(token, code, "E");
    expect(raisedBy(category, kind)).toBe(alarm);
  });

  it("raise a life-safety alarm for no code that is not one", () => {
    const life = new Set(["fire", "hold_up", "panic", "medical", "emergency", "gas"]);
    const wrong = allMeanings().filter(({ category, kind }) => life.has(raisedBy(category, kind)) && kind !== "alarm");
    expect(wrong).toEqual([]);
  });
});

describe("life safety", () => {
  it("is always its own alarm and answered within a minute (EN 50518)", () => {
    const life = ALARM_TYPES.filter(({ category }) => ["fire", "hold_up", "medical", "gas"].includes(category));
    expect(life.length).toBeGreaterThan(5);
    expect(life.filter(({ alwaysOwn, breachSeconds }) => !alwaysOwn || breachSeconds > 60)).toEqual([]);
  });
});
