/** Whom the demo centre tells of what, and in which words; how its alarms look by night, and a storm it has seen. */

/** A text of a message, as `message_templates` keeps it. */
export interface MessageRow {
  readonly code: string;
  readonly name: string;
  readonly channel: "email" | "sms" | "in_app";
  readonly subject: string;
  readonly text: string;
  readonly texts: Readonly<Record<string, string>>;
}

export const MESSAGES: readonly MessageRow[] = [
  {
    code: "alarm_sms",
    name: "Alarm, short",
    channel: "sms",
    subject: "",
    text: "{alarm} at {site}, {time}. We are looking after it.",
    texts: { tr: "{site}: {alarm}, {time}. İlgileniyoruz.", de: "{alarm} bei {site}, {time}. Wir kümmern uns." },
  },
  {
    code: "alarm_closed",
    name: "Alarm, what became of it",
    channel: "email",
    subject: "{site}: {alarm}",
    text: "The alarm of {time} at {site} has been dealt with: {resolution}.",
    texts: { tr: "{site} adresindeki {time} alarmı sonuçlandı: {resolution}." },
  },
  {
    code: "test_late",
    name: "Test missing",
    channel: "email",
    subject: "{site}: no test signal",
    text: "The system at {site} has sent no test since {time}. Please have it looked at.",
    texts: {},
  },
  {
    code: "receiver_silent",
    name: "Receiver silent",
    channel: "in_app",
    subject: "",
    text: "Receiver {receiver} has been silent since {time}.",
    texts: {},
  },
];

/** Who is told, as `notification_rules` keeps it; `template` is the code of a message. */
export interface NotificationRow {
  readonly key: string;
  readonly name: string;
  readonly trigger: string;
  readonly category?: string;
  readonly priorityUpTo: number;
  readonly channels: readonly string[];
  readonly template: string;
  readonly whom: readonly string[];
  readonly delayMinutes?: number;
  readonly digestMinutes?: number;
  readonly quietFrom?: string;
  readonly quietUntil?: string;
  readonly repeatMinutes?: number;
}

export const NOTIFICATIONS: readonly NotificationRow[] = [
  {
    key: "fire",
    name: "Fire to the owner",
    trigger: "alarm_opened",
    category: "fire",
    priorityUpTo: 3,
    channels: ["sms"],
    template: "alarm_sms",
    whom: ["owner"],
  },
  {
    key: "closed",
    name: "What became of an alarm",
    trigger: "alarm_closed",
    priorityUpTo: 4,
    channels: ["email"],
    template: "alarm_closed",
    whom: ["owner", "customer"],
    delayMinutes: 10,
    quietFrom: "22:00",
    quietUntil: "07:00",
  },
  {
    key: "test",
    name: "Missing tests to the dealer",
    trigger: "test_late",
    priorityUpTo: 0,
    channels: ["email"],
    template: "test_late",
    whom: ["dealer"],
    digestMinutes: 240,
  },
  {
    key: "receiver",
    name: "Silent receiver to the shift leader",
    trigger: "receiver_silent",
    priorityUpTo: 0,
    channels: ["in_app"],
    template: "receiver_silent",
    whom: ["shift_leader", "administrator"],
    repeatMinutes: 15,
  },
];

/** What a scene changes; `scene` is its code. */
export interface SceneRuleRow {
  readonly key: string;
  readonly scene: string;
  readonly name: string;
  readonly category?: string;
  readonly priorityFrom?: number;
  readonly priorityUpTo?: number;
  readonly sound?: string;
  readonly volume?: number;
  readonly desktopNotification?: boolean;
  readonly banner?: boolean;
  readonly treatment?: string;
  readonly delaySeconds?: number;
}

export const SCENE_RULES: readonly SceneRuleRow[] = [
  {
    key: "day-life",
    scene: "day",
    name: "Life safety by day",
    priorityUpTo: 2,
    desktopNotification: true,
    banner: true,
    treatment: "usual",
  },
  { key: "night-low", scene: "dark_room", name: "Low priorities by night", priorityFrom: 5, volume: 20 },
  { key: "silent-low", scene: "silent", name: "No sound below life safety", priorityFrom: 3, sound: "none" },
  {
    key: "storm-power",
    scene: "storm",
    name: "Power failures wait",
    category: "technical",
    treatment: "delayed",
    delaySeconds: 900,
  },
  {
    key: "storm-tests",
    scene: "storm",
    name: "Transmission is kept only",
    category: "transmission",
    treatment: "log_only",
  },
];
