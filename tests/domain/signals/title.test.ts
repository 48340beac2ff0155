/** What an alarm is called by: its most urgent signal, whatever came first. */
import { describe, expect, it } from "vitest";
import { decideBatch } from "../../../domain/signals/decide";
import { openAlarm, type Said, signalsOf, smallWorld } from "./room";

const tamper = { code: "TA", zone: "2" };
const burglary = { code: "BA", zone: "4", after: 5, partition: "2" };

const titleOf = (said: readonly Said[]): string => {
  const world = smallWorld();
  decideBatch(world, signalsOf(said));
  const [alarm] = world.alarms.all();
  const { alarmType, category, signal, zone, zoneText, partitionNo } = alarm?.title ?? {};
  return [alarmType, category, signal, partitionNo, zone, zoneText].filter(Boolean).join("|");
};

describe("an alarm is called by", () => {
  it.each<[string, readonly Said[], string]>([
    ["its one signal", [tamper], "tamper|tamper|Tamper alarm|1|2"],
    ["a burglary that joins a tamper", [tamper, burglary], "intrusion|intrusion|Burglary alarm|2|4"],
    ["the burglary before the tamper", [burglary, { ...tamper, after: 9 }], "intrusion|intrusion|Burglary alarm|2|4"],
    [
      "the first of equal ones",
      [
        { ...burglary, zone: "4" },
        { code: "BA", zone: "5", after: 9 },
      ],
      "intrusion|intrusion|Burglary alarm|2|4",
    ],
    [
      "the most urgent of an unknown account, whose alarm has a priority of its own",
      [
        { account: "9001", code: "YT", zone: "" },
        { account: "9001", code: "BA", zone: "3", after: 5 },
      ],
      "unknown_account|transmission|Burglary alarm|1|3",
    ],
  ])("%s", (_what, said, want) => {
    expect(titleOf(said)).toBe(want);
  });

  it("what stands in the store, unless a more urgent signal comes", () => {
    const title = (code: string) => {
      const world = smallWorld();
      openAlarm(world, { titleRank: 22 });
      decideBatch(world, signalsOf([{ code, zone: "4" }]));
      return world.alarms.all()[0]?.title;
    };
    expect([title("TA"), title("BA")]).toEqual([undefined, undefined]);
  });
});
