import { describe, expect, it } from "vitest";
import type { AlarmRow, PendingRow } from "../../../../domain/alarms/rows";
import { alarmsBeside } from "../../../../src/features/desk/alarm/beside";

const alarm = (id: string, change: Partial<PendingRow> = {}): PendingRow =>
  ({ id, site: "depot", owner: "", priority: 2, confirmed: false, firstAt: id, alarmNo: 1, ...change }) as PendingRow;

const beside = (of: Pick<AlarmRow, "id" | "site">, open: readonly AlarmRow[], pending: readonly PendingRow[] = []) =>
  alarmsBeside(of, { open, pending, me: "me" }).map((one) => `${one.alarm.id} ${one.tab}`);

describe("other alarms of the same site", () => {
  const fire = alarm("fire", { priority: 1, owner: "bora" });
  const burglary = alarm("burglary", { owner: "me" });
  it.each<[string, readonly string[], readonly string[]]>([
    ["a fire that a colleague holds, beside my burglary", beside(burglary, [burglary, fire]), ["fire others"]],
    ["and the burglary beside the fire", beside(fire, [burglary, fire]), ["burglary mine"]],
    ["nobody has it", beside(burglary, [burglary, alarm("tamper")]), ["tamper new"]],
    ["the most urgent first", beside(alarm("new"), [burglary, fire]), ["fire others", "burglary mine"]],
    ["one that waits", beside(burglary, [burglary], [alarm("door", { wakeAt: "x" })]), ["door pending"]],
    ["one that comes back just now stands once", beside(burglary, [fire], [fire]), ["fire others"]],
    ["another site's do not count", beside(burglary, [alarm("far", { site: "shop" })]), []],
    ["nobody knows the site", beside({ id: "x", site: "" }, [alarm("y", { site: "" })]), []],
  ])("%s", (_, got, want) => expect(got).toEqual(want));
});
