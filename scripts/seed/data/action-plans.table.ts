/** Action plans of the demo centre: what is done for an alarm, step by step. */

import type { AlarmCategory } from "../../../domain/catalogue/alarm-types";

/** A step; its number is its place in the plan. */
export interface StepRow {
  readonly kind: string;
  readonly label: string;
  readonly detail?: string;
  readonly whom?: string;
  /** Only what no way through the plan leaves out. */
  readonly mandatory?: boolean;
  readonly timeoutSeconds?: number;
  /** Numbers of steps; none = the next one. */
  readonly onYes?: number;
  readonly onNo?: number;
  readonly url?: string;
}

/** A plan: by type, by category, or for sites that name it. */
export interface PlanRow {
  readonly key: string;
  readonly name: string;
  readonly alarmType?: string;
  readonly category?: AlarmCategory;
  readonly hours: "always" | "open" | "closed";
  readonly steps: readonly StepRow[];
}

const WHO_IS_THERE = "Ask for the name and the word. Say nothing of the alarm before both are right.";

const CLOSE: StepRow = { kind: "close", label: "Close with what was found", mandatory: true };

const KEYHOLDERS: StepRow = {
  kind: "call",
  label: "Call the keyholders in their order",
  whom: "keyholder",
  timeoutSeconds: 180,
};

const BURGLARY: readonly PlanRow[] = [
  {
    key: "burglary-open",
    name: "Burglary in open hours",
    category: "intrusion",
    hours: "open",
    steps: [
      {
        kind: "call",
        label: "Call the site",
        detail: WHO_IS_THERE,
        whom: "site",
        mandatory: true,
        timeoutSeconds: 60,
        onYes: 2,
        onNo: 3,
      },
      { kind: "ask", label: "Word right, and set off by mistake?", whom: "user", onYes: 5, onNo: 4 },
      { ...KEYHOLDERS, onYes: 5, onNo: 4 },
      { kind: "dispatch", label: "Call the police", whom: "police", timeoutSeconds: 120 },
      CLOSE,
    ],
  },
  {
    key: "burglary-closed",
    name: "Burglary in closed hours",
    category: "intrusion",
    hours: "closed",
    steps: [
      {
        kind: "video",
        label: "Is anybody seen in the pictures?",
        mandatory: true,
        timeoutSeconds: 60,
        onYes: 4,
        onNo: 2,
      },
      {
        kind: "call",
        label: "Call the site",
        detail: WHO_IS_THERE,
        whom: "site",
        timeoutSeconds: 60,
        onYes: 3,
        onNo: 4,
      },
      { kind: "ask", label: "Word right, and all in order?", whom: "user", onYes: 7, onNo: 4 },
      {
        kind: "dispatch",
        label: "Call the police when it is confirmed or somebody is inside",
        detail: "Give the police reference. Say who comes with the keys, and when.",
        whom: "police",
        timeoutSeconds: 120,
      },
      { ...KEYHOLDERS, onYes: 7, onNo: 6 },
      { kind: "dispatch", label: "Send the patrol", whom: "patrol", timeoutSeconds: 1200 },
      CLOSE,
    ],
  },
];

const LIFE: readonly PlanRow[] = [
  {
    key: "hold-up",
    name: "Hold-up",
    category: "hold_up",
    hours: "always",
    steps: [
      {
        kind: "dispatch",
        label: "Call the police at once",
        detail: "Silent alarm: the site is not called. Say how many buttons were pressed and where.",
        whom: "police",
        mandatory: true,
        timeoutSeconds: 60,
      },
      { kind: "video", label: "Tell the police what the pictures show", timeoutSeconds: 60 },
      { kind: "wait", label: "Wait until the police are there", timeoutSeconds: 600 },
      { ...KEYHOLDERS, detail: "Nobody goes in before the police have said so." },
      { kind: "report", label: "Tell the dealer which button it was", whom: "dealer" },
      CLOSE,
    ],
  },
  {
    key: "fire",
    name: "Fire",
    category: "fire",
    hours: "always",
    steps: [
      { kind: "call", label: "Call the site", mandatory: true, whom: "site", timeoutSeconds: 30, onYes: 2, onNo: 3 },
      {
        kind: "ask",
        label: "Has somebody looked, and is there no fire?",
        detail: "A word is not enough: ask what set it off and who has seen the place.",
        whom: "user",
        onYes: 5,
        onNo: 3,
      },
      { kind: "dispatch", label: "Call the fire service", whom: "fire", timeoutSeconds: 60 },
      { ...KEYHOLDERS, detail: "Everybody out, nobody in. The fire service is met at the gate." },
      CLOSE,
    ],
  },
  {
    key: "medical",
    name: "Medical",
    category: "medical",
    hours: "always",
    steps: [
      {
        kind: "call",
        label: "Talk to the person",
        whom: "user",
        mandatory: true,
        timeoutSeconds: 45,
        onYes: 2,
        onNo: 3,
      },
      { kind: "ask", label: "Pressed by mistake, and well?", whom: "user", onYes: 6, onNo: 3 },
      {
        kind: "dispatch",
        label: "Call the ambulance",
        detail: "Who, how old, awake, breathing. The way in and where the key is.",
        whom: "ambulance",
        timeoutSeconds: 60,
      },
      {
        kind: "call",
        label: "Call the neighbour with the key",
        whom: "neighbour",
        timeoutSeconds: 120,
      },
      { kind: "notify", label: "Tell the family", whom: "owner" },
      CLOSE,
    ],
  },
];

const FAULTS: readonly PlanRow[] = [
  {
    key: "technical",
    name: "Technical alarm",
    category: "technical",
    hours: "always",
    steps: [
      { kind: "url", label: "Read what the sensor means", url: "https://help.watchdesk.example/technical" },
      { kind: "call", label: "Call the site", mandatory: true, whom: "site", timeoutSeconds: 90, onYes: 4, onNo: 3 },
      { ...KEYHOLDERS, onNo: 5 },
      { kind: "suspend", label: "Wait until somebody has looked", timeoutSeconds: 1800, onYes: 6, onNo: 5 },
      { kind: "notify", label: "Tell the dealer, who sends a technician", whom: "dealer" },
      CLOSE,
    ],
  },
  {
    key: "supervision",
    name: "Supervision",
    category: "supervision",
    hours: "always",
    steps: [
      {
        kind: "wait",
        label: "Does the panel report again by itself?",
        mandatory: true,
        timeoutSeconds: 600,
        onYes: 5,
        onNo: 2,
      },
      { kind: "call", label: "Ask the site for mains and line", whom: "site", timeoutSeconds: 90, onYes: 3, onNo: 4 },
      { kind: "ask", label: "Has a test signal come in?", onYes: 5, onNo: 4 },
      { kind: "report", label: "Give it to the dealer", whom: "dealer" },
      CLOSE,
    ],
  },
  {
    key: "schedule-exception",
    name: "Not opened or shut in time",
    alarmType: "schedule_exception",
    hours: "always",
    steps: [
      {
        kind: "call",
        label: "Call the site",
        mandatory: true,
        detail: WHO_IS_THERE,
        whom: "site",
        timeoutSeconds: 90,
        onYes: 2,
        onNo: 3,
      },
      {
        kind: "ask",
        label: "Until when do they stay?",
        detail: "Word, and times for today.",
        whom: "user",
        onYes: 5,
        onNo: 3,
      },
      { ...KEYHOLDERS, onYes: 5, onNo: 4 },
      { kind: "escalate", label: "Ask the shift leader: send the patrol?", timeoutSeconds: 300 },
      CLOSE,
    ],
  },
];

/** For sites that name them. */
const OF_SITES: readonly PlanRow[] = [
  {
    key: "jeweller",
    name: "Jeweller: two lock up together",
    hours: "always",
    steps: [
      {
        kind: "call",
        label: "Call the shop, ask for both",
        mandatory: true,
        detail: WHO_IS_THERE,
        whom: "site",
        onYes: 2,
        onNo: 3,
      },
      { kind: "ask", label: "Do both say their word?", whom: "user", onYes: 5, onNo: 3 },
      {
        kind: "dispatch",
        label: "Call the police: treat it as duress",
        whom: "police",
        timeoutSeconds: 60,
      },
      { ...KEYHOLDERS, detail: "Whoever comes waits outside for the police." },
      CLOSE,
    ],
  },
  {
    key: "bank-hold-up",
    name: "Bank: hold-up",
    hours: "always",
    steps: [
      { kind: "dispatch", label: "Call the police at once", whom: "police", mandatory: true, timeoutSeconds: 30 },
      {
        kind: "notify",
        label: "Tell the bank's security desk",
        whom: "customer",
        mandatory: true,
        timeoutSeconds: 120,
      },
      {
        kind: "wait",
        label: "Wait for the security desk to ring back",
        detail: "On the branch number only. Never say which door is open.",
        timeoutSeconds: 900,
        onYes: 5,
        onNo: 4,
      },
      { kind: "escalate", label: "Give it to the shift leader" },
      CLOSE,
    ],
  },
  {
    key: "ammonia",
    name: "Ammonia cooling: nobody goes in",
    hours: "always",
    steps: [
      { kind: "ask", label: "Is it gas, or a door of the plant room?", mandatory: true, onYes: 2, onNo: 3 },
      { kind: "dispatch", label: "Call the fire service: ammonia", whom: "fire", timeoutSeconds: 60 },
      { ...KEYHOLDERS, detail: "To the gate, upwind. Not into the building, whatever he has left there." },
      { kind: "jump", label: "Does the alarm go on?", onYes: 2, onNo: 5 },
      CLOSE,
    ],
  },
];

export const ACTION_PLANS: readonly PlanRow[] = [...BURGLARY, ...LIFE, ...FAULTS, ...OF_SITES];

/** Who has a plan of his own: site, alarm type ("" = all), plan. */
export const SITE_PLANS: readonly (readonly [site: string, alarmType: string, plan: string])[] = [
  ["1001", "intrusion", "jeweller"],
  ["1002", "hold_up", "bank-hold-up"],
  ["1035", "", "ammonia"],
];
