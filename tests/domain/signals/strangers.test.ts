/** A flood of made-up accounts: the desk gets a bounded number of alarms, and loses no signal. */
import { describe, expect, it } from "vitest";
import { decideBatch } from "../../../domain/signals/decide";
import type { IncomingSignal } from "../../../domain/signals/incoming";
import { STRANGER_ALARMS_MAX, STRANGER_LIFE_ALARMS_MAX } from "../../../domain/signals/strangers";
import type { World } from "../../../domain/signals/world";
import { signal } from "../../support/signals";
import { openAlarm, smallWorld, START } from "./room";

const at = new Date(START).toISOString();
const flood = (count: number, rest: Partial<IncomingSignal> = {}): IncomingSignal[] =>
  Array.from({ length: count }, (_, n) => signal({ receivedAt: at, account: `F${n}`, ...rest }));

const sentences = (world: World): string[] =>
  world.alarms.all().map(({ groupKey, priority, eventCount }) => `${groupKey} p${priority} ${eventCount}`);
const crowds = (world: World): string[] => sentences(world).filter((text) => text.startsWith("receiver:"));

describe("unknown accounts without end", () => {
  it("share one alarm of their receiver from the bound on, and every signal is kept in it", () => {
    const world = smallWorld();
    const { events, reports } = decideBatch(world, flood(2000));
    expect(world.alarms.all()).toHaveLength(STRANGER_ALARMS_MAX + 1);
    expect(crowds(world)).toEqual([`receiver:r1:unknown p4 ${2000 - STRANGER_ALARMS_MAX}`]);
    expect(events).toHaveLength(2000);
    expect(events.every(({ alarm }) => alarm !== "")).toBe(true);
    expect(reports).toHaveLength(STRANGER_ALARMS_MAX + 1);
    expect(world.alarms.all().at(-1)).toMatchObject({
      title: { alarmName: "Many unknown accounts" },
      fresh: { siteNo: "" },
    });
    expect(events.at(-1)).toMatchObject({ decision: "unknown_account", decisionRule: "many_unknown_accounts" });
    expect(JSON.stringify(events.at(-1)?.["trace"])).toContain(`"count":25,"receiver":"r1"`);
  });

  it("leave an account with an alarm of its own in it", () => {
    const world = smallWorld();
    decideBatch(world, [...flood(40), ...flood(2)]);
    expect(sentences(world)).toContain("account:/F1:unknown p4 2");
    expect(crowds(world)).toEqual(["receiver:r1:unknown p4 15"]);
  });

  it("count for their own receiver alone", () => {
    const world = smallWorld();
    decideBatch(world, [...flood(STRANGER_ALARMS_MAX), ...flood(1, { account: "other", receiver: "r2" })]);
    expect(crowds(world)).toEqual([]);
  });

  it("bound what unreadable messages raise, too", () => {
    const world = smallWorld();
    decideBatch(world, flood(200, { kind: "unreadable", code: "" }));
    expect(world.alarms.all()).toHaveLength(STRANGER_ALARMS_MAX + 1);
  });

  it("hide no fire: it has its own alarm of priority 2 up to a bound of its own, then a joint one of priority 2", () => {
    const world = smallWorld();
    decideBatch(world, flood(300));
    const fires = flood(STRANGER_LIFE_ALARMS_MAX + 50, { code: "FA" });
    decideBatch(world, fires);
    const own = sentences(world).filter((text) => /^account:.*:unknown_life p2 1$/.test(text));
    expect(own).toHaveLength(STRANGER_LIFE_ALARMS_MAX);
    expect(crowds(world)).toEqual(["receiver:r1:unknown p4 275", "receiver:r1:unknown_life p2 50"]);
  });

  it("go on joining the joint alarm while it is open, so that closing single ones brings no new ones", () => {
    const world = smallWorld();
    openAlarm(world, { id: "joint", site: "", groupKey: "receiver:r1:unknown", priority: 4 });
    decideBatch(world, flood(1));
    expect(sentences(world)).toEqual(["receiver:r1:unknown p4 2"]);
  });

  it("have a fire of theirs kept apart as soon as there is room again", () => {
    const world = smallWorld();
    openAlarm(world, { id: "joint", site: "", groupKey: "receiver:r1:unknown_life", priority: 2 });
    decideBatch(world, flood(1, { code: "FA" }));
    expect(sentences(world)).toContain("account:/F0:unknown_life p2 1");
  });
});
