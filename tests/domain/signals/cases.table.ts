/** What signals come to, a sentence a case: read by the tests in Node and inside the store's own engine. */

import type { World } from "../../../domain/signals/world";
import { openAlarm, START, type Said, type Seen } from "./room";

/** One case. Parts of `want` that are left out are not compared. */
export interface Case {
  readonly says: string;
  readonly signals: readonly Said[];
  readonly arrange?: (world: World) => void;
  readonly want: Partial<Seen>;
}

const cid = (qualifier: string, code: string, rest: Said = {}): Said => ({
  token: "ADM-CID",
  qualifier,
  code,
  ...rest,
});

const WHOSE: readonly Case[] = [
  {
    says: "the account as sent finds its site",
    signals: [{}],
    want: { events: ["alarm p2 queued table"], alarms: ["intrusion p2 1/1"] },
  },
  {
    says: "leading zeros are significant: 04711 is another site than 4711, 004711 is nobody",
    signals: [{ account: "04711" }, { account: "004711" }],
    want: { alarms: ["intrusion p2 1/1", "unknown_account p4 1/1"] },
  },
  {
    says: "capitals do not matter",
    signals: [{ account: "a1B" }],
    want: { events: ["alarm p2 queued table"] },
  },
  {
    says: "a prefix names another site, zeros mean none, and one that no site has is an unknown account",
    signals: [{ prefix: "012" }, { prefix: "000000" }, { prefix: "13" }],
    want: { alarms: ["intrusion p2 1/1", "intrusion p2 1/1", "unknown_account p4 1/1"] },
  },
  {
    says: "an unknown account raises one alarm for all its signals, of any kind",
    signals: [{ account: "9" }, { account: "9", code: "RP" }, { account: "9", after: 3000 }],
    want: {
      events: ["alarm p2 unknown_account table", "test p8 unknown_account table", "alarm p2 unknown_account table"],
      alarms: ["unknown_account p4 3/3"],
    },
  },
  {
    says: "panic and fire of an unknown account are priority 2 and their own alarm",
    signals: [{ account: "9" }, { account: "9", code: "PA" }, cid("E", "110", { account: "9" })],
    want: { alarms: ["unknown_account p4 1/1", "unknown_account p2 2/2"] },
  },
  {
    says: "within the hour after its alarm was closed an unknown account is only logged",
    signals: [{ account: "9", after: 60 }],
    arrange: (world) => void world.unknownSince.set("account:/9", START),
    want: { events: ["alarm p2 unknown_account table"], alarms: [] },
  },
  {
    says: "but its fire is not",
    signals: [{ account: "9", after: 60, code: "FA" }],
    arrange: (world) => void world.unknownSince.set("account:/9", START),
    want: { alarms: ["unknown_account p2 1/1"] },
  },
  {
    says: "after the hour it raises again",
    signals: [{ account: "9", after: 3600 }],
    arrange: (world) => void world.unknownSince.set("account:/9", START),
    want: { alarms: ["unknown_account p4 1/1"] },
  },
];

const MEANING: readonly Case[] = [
  {
    says: "Contact ID by its qualifier: new, restored, still present",
    signals: [cid("E", "130"), cid("R", "130"), cid("P", "130")],
    want: { events: ["alarm p2 queued table", "restore p7 joined table", "status p5 logged table"] },
  },
  {
    says: "the ladder: site and zone, site, panel and zone, panel, dealer, protocol",
    signals: [
      { code: "UA", zone: "4" },
      { code: "UA", zone: "2" },
      { code: "UA", account: "A1b", zone: "7" },
      { code: "UA", account: "A1b" },
      { code: "UA", account: "04711" },
      { code: "UA", account: "9" },
    ],
    want: {
      events: [
        "alarm p1 queued site_zone",
        "alarm p3 queued site",
        "alarm p3 queued panel_zone",
        "alarm p1 queued panel",
        "alarm p1 queued dealer",
        "alarm p3 unknown_account protocol",
      ],
      alarms: [
        "fire p1 1/1",
        "flood p3 1/1",
        "freeze p3 1/1",
        "medical p1 1/1",
        "gas p1 1/1",
        "unknown_account p4 1/1",
      ],
    },
  },
  {
    says: "an exception for any qualifier does not turn a restore into an alarm",
    signals: [cid("R", "146", { account: "A1b" })],
    want: { events: ["restore p7 logged table"], alarms: [] },
  },
  {
    says: "an exception for any qualifier holds for the event itself",
    signals: [cid("E", "146", { account: "A1b" })],
    want: { alarms: ["hold_up p1 1/1"] },
  },
  {
    says: "an unlisted code is shown as a task of priority 5",
    signals: [{ code: "@@" }],
    want: { events: ["unknown p5 queued class_default"], alarms: ["unknown_code p5 1/1"] },
  },
  {
    says: "an unlisted code of an alarm's family is the alarm it most likely is",
    signals: [cid("E", "119"), cid("E", "149", { account: "A1b" })],
    want: { alarms: ["fire p2 1/1", "untyped p2 1/1"] },
  },
  {
    says: "faults of little weight are logged, weightier ones raise a technical alarm",
    signals: [cid("E", "301"), cid("E", "335", { account: "04711" })],
    want: { events: ["trouble p4 queued table", "trouble p8 logged table"], alarms: ["power_fault p4 1/1"] },
  },
  {
    says: "openings, closings, bypasses, tests and information are logged",
    signals: [cid("E", "401"), cid("R", "401"), cid("E", "570"), cid("E", "602"), { code: "RP" }, cid("E", "627")],
    want: { alarms: [] },
  },
  {
    says: "a zone makes its alarms another type, another priority, or more urgent",
    signals: [{ zone: "8" }, { zone: "5" }, { zone: "3" }],
    want: {
      events: ["alarm p1 queued zone", "alarm p3 queued table", "alarm p1 queued table"],
      alarms: ["hold_up p1 1/1", "technical p3 1/1", "intrusion p1 1/1"],
    },
  },
  {
    says: "a zone's override leaves its restores and its troubles what they are",
    signals: [
      { zone: "8", code: "BR" },
      { zone: "8", code: "BT" },
    ],
    want: { events: ["restore p7 logged table", "trouble p5 queued table"], alarms: ["detector_fault p5 1/1"] },
  },
  {
    says: "what cannot be read and what the receiver says of a line are transmission alarms, known account or not",
    signals: [
      { kind: "unreadable", code: "" },
      { kind: "link", code: "cannot_decrypt", account: "9" },
      { kind: "link", code: "receiver_data_errors", account: "" },
    ],
    want: {
      events: ["unknown p4 queued link", "link p3 queued link", "link p3 queued link"],
      alarms: ["unreadable p4 1/1", "transmission_fault p3 1/1", "transmission_fault p3 1/1"],
    },
  },
];

const STATES: readonly Case[] = [
  {
    says: "a user's number is no zone, in either protocol (H-PI-05)",
    signals: [
      { code: "CL", partition: "2", zone: "", user: "007" },
      cid("R", "401", { partition: "03", zone: "007", user: "" }),
    ],
    want: { states: ["depot partition 2 armed by 7", "depot partition 3 armed by 7"] },
  },
  {
    says: "401 new is an opening, restored a closing; 441 arms only a part",
    signals: [cid("R", "441", { user: "4" }), cid("E", "401", { partition: "02", user: "5" })],
    want: { states: ["depot partition 1 part by 4", "depot partition 2 disarmed by 5"] },
  },
  {
    says: "without a partition the whole system is meant",
    signals: [cid("R", "401", { user: "4" }), cid("E", "401", { partition: "00", user: "5", after: 1 })],
    want: { states: ["depot partition 1 disarmed by 5", "depot partition 0 disarmed by 5"] },
  },
  {
    says: "an older change that comes late changes nothing",
    signals: [cid("E", "401", { user: "4", after: 60 }), cid("R", "401", { user: "5", after: 30 })],
    want: { states: ["depot partition 1 disarmed by 4"] },
  },
  {
    says: "alarm, trouble and bypass stand until their own restore",
    signals: [
      cid("E", "130", { zone: "001" }),
      cid("E", "384", { zone: "001", after: 1 }),
      cid("E", "570", { zone: "002" }),
      cid("R", "130", { zone: "001", after: 2 }),
    ],
    want: { states: ["depot zone 1 trouble", "depot zone 2 bypassed"] },
  },
  {
    says: "mains back does not clear a low battery",
    signals: [
      cid("E", "301", { zone: "000" }),
      cid("E", "302", { zone: "000", after: 1 }),
      cid("R", "301", { zone: "000", after: 2 }),
    ],
    want: { states: ["depot zone power clear", "depot zone battery trouble"] },
  },
];

const GROUPS: readonly Case[] = [
  {
    says: "one alarm a site and response class; its priority is the most urgent of its signals",
    signals: [{ code: "BG" }, { code: "BA", zone: "2", after: 60 }, { code: "TA", zone: "4", after: 90 }],
    want: { alarms: ["intrusion p2 3/3"] },
  },
  {
    says: "fire, hold-up, panic and medical are each their own alarm, and their repeats join it",
    signals: [{}, { code: "FA" }, { code: "HA" }, { code: "PA" }, { code: "MA" }, { code: "FA", after: 60 }],
    want: {
      alarms: ["intrusion p2 1/1", "fire p1 2/2", "hold_up p1 1/1", "panic p1 1/1", "medical p1 1/1"],
    },
  },
  {
    says: "another site has its own alarm",
    signals: [{}, { account: "04711" }],
    want: { alarms: ["intrusion p2 1/1", "intrusion p2 1/1"] },
  },
  {
    says: "20 minutes after the last signal a group that nobody owns still takes one",
    signals: [{}, { after: 1200 }],
    want: { alarms: ["intrusion p2 2/2"] },
  },
  {
    says: "a second later it does not",
    signals: [{}, { after: 1201 }],
    want: { alarms: ["intrusion p2 1/1", "intrusion p2 1/1"] },
  },
  {
    says: "an owned alarm takes signals however late, and less urgent ones do not lower it",
    signals: [{ after: 90_000, code: "BG" }],
    arrange: (world) => openAlarm(world, { owner: "ayla", priority: 1 }),
    want: { alarms: ["site:depot:intrusion p1 2/1"] },
  },
  {
    says: "a parked alarm takes signals however late and is woken",
    signals: [{ after: 90_000 }],
    arrange: (world) => openAlarm(world, { pending: true }),
    want: { alarms: ["site:depot:intrusion p2 2/1 re_alarm"] },
  },
  {
    says: "a duplicate stands beside its original: no second alarm, no waking, nothing more to see (H-PI-06)",
    signals: [{ key: "first" }, { duplicateOf: "first", code: "FA" }],
    want: { events: ["alarm p2 queued table", "alarm p1 duplicate table"], alarms: ["intrusion p2 2/1"] },
  },
  {
    says: "a duplicate of what is parked does not wake it",
    signals: [{ duplicateOf: "old" }],
    arrange: (world) => {
      openAlarm(world, { pending: true });
      world.originals.set("old", { id: "e", alarm: "open" });
    },
    want: { alarms: ["site:depot:intrusion p3 2/0"] },
  },
  {
    says: "a copy whose original is no longer known is decided like any other",
    signals: [{ duplicateOf: "gone" }],
    want: { alarms: ["intrusion p2 1/1"] },
  },
  {
    says: "a restore joins the alarm that holds what it ends; when all is restored the alarm says so",
    signals: [{}, { zone: "2" }, { code: "BR" }, { code: "BR", zone: "2" }],
    want: { alarms: ["intrusion p2 4/2 restored"] },
  },
  {
    says: "while one zone stands it does not",
    signals: [{}, { zone: "2" }, { code: "BR" }],
    want: { alarms: ["intrusion p2 3/2"] },
  },
  {
    says: "a restore without a zone ends everything of its category, in the zones as well",
    signals: [{}, { zone: "2" }, { code: "BR", zone: "" }],
    want: {
      alarms: ["intrusion p2 3/2 restored"],
      states: ["depot zone 1 clear", "depot zone 2 clear", "depot zone burglary clear"],
    },
  },
  {
    says: "and leaves what is of another category as it is",
    signals: [{}, { zone: "2", code: "FA" }, { code: "BR", zone: "" }],
    want: {
      alarms: ["intrusion p2 2/1 restored", "fire p1 1/1"],
      states: ["depot zone 1 clear", "depot zone 2 alarm", "depot zone burglary clear"],
    },
  },
  {
    says: "of two alarms that hold the same zone both are restored, and the first has the signal",
    signals: [{}, { after: 1300 }, { after: 1400, zone: "2" }, { after: 1500, code: "BR" }],
    want: { alarms: ["intrusion p2 2/1 restored", "intrusion p2 2/2"] },
  },
  {
    says: "a restore makes no alarm, and one of another kind joins none",
    signals: [{ code: "BR" }, { code: "FR" }],
    arrange: (world) => openAlarm(world, { members: new Map([["gas/1", true]]) }),
    want: { events: ["restore p7 logged table", "restore p7 logged table"], alarms: ["site:depot:intrusion p3 1/0"] },
  },
  {
    says: "the last restore brings a parked alarm back",
    signals: [{ code: "BR" }],
    arrange: (world) => openAlarm(world, { pending: true }),
    want: { alarms: ["site:depot:intrusion p3 2/0 restored restored"] },
  },
  {
    says: "a new alarm opens a restored one again",
    signals: [{}, { code: "BR" }, { zone: "2" }],
    want: { alarms: ["intrusion p2 3/2"] },
  },
];

const CONFIRMED: readonly Case[] = [
  {
    says: "a burglary is not confirmed by a second zone alone",
    signals: [{}, { zone: "2" }],
    want: { alarms: ["intrusion p2 2/2"] },
  },
  {
    says: "the panel's own word confirms it and makes it urgent, in either protocol",
    signals: [{}, { code: "BV", zone: "2" }, { account: "04711" }, cid("E", "139", { account: "04711" })],
    want: { alarms: ["intrusion p1 2/2 confirmed", "intrusion p1 2/2 confirmed"] },
  },
  {
    says: "an alarm may begin confirmed: hold-up, fire by two detectors",
    signals: [{ code: "HV" }, { code: "FM" }, cid("E", "129", { account: "04711" })],
    want: { alarms: ["hold_up p1 1/1 confirmed", "fire p1 1/1 confirmed", "hold_up p1 1/1 confirmed"] },
  },
  {
    says: "nothing takes it back: neither a further signal nor its restore",
    signals: [{ code: "BV" }, { zone: "2" }, { code: "BG", zone: "3" }, cid("R", "139"), { code: "BR", zone: "" }],
    want: { alarms: ["intrusion p1 5/3 confirmed restored"] },
  },
  {
    says: "an alarm that was open and parked is confirmed like any other",
    signals: [{ code: "BV" }],
    arrange: (world) => openAlarm(world, { pending: true }),
    want: { alarms: ["site:depot:intrusion p1 2/1 confirmed re_alarm"] },
  },
  {
    says: "an unconfirmed alarm, the end of a confirmed one and a copy of it confirm nothing",
    signals: [{ code: "BG", key: "first" }, cid("P", "139"), cid("R", "139"), { code: "BV", duplicateOf: "first" }],
    want: { alarms: ["intrusion p3 3/1 restored"] },
  },
];

/** Every case. */
export const CASES: readonly Case[] = [...WHOSE, ...MEANING, ...STATES, ...GROUPS, ...CONFIRMED];
