/** The steps of a decision as sentences in the reader's language, with the names that he knows things by. */
import type { TFunction } from "i18next";
import type { TraceLine } from "../../../domain/signals/rows";
import { formatAge } from "../../lib/format-age";

type T = TFunction<"signals">;
type Values = TraceLine["values"];

/** Names for what a step speaks of; each says so where there is none any more. */
export interface TraceNames {
  readonly zone: (number: string, text: string) => string;
  readonly partition: (number: string) => string;
  readonly time: (date: string) => string;
  /** The alarm that the signal belongs to. */
  readonly alarm: string;
  readonly signal: (id: string) => string;
}

const text = (values: Values, name: string): string => String(values[name] ?? "");
const number = (values: Values, name: string): number => Number(values[name] ?? 0);

const LAYERS = ["table", "class_default", "protocol", "dealer", "panel", "panel_zone", "site", "site_zone"] as const;
const PLACES = ["site", "account", "receiver"] as const;
const CONDITIONS = [
  "alarm",
  "restore",
  "trouble",
  "supervision",
  "trouble_restore",
  "bypass",
  "unbypass",
  "older",
] as const;
const LINKS = [
  "cannot_decrypt",
  "clear_for_keyed_account",
  "receiver_data_errors",
  "clock_refused",
  "clock_skew",
  "galaxy_native",
  "foreign_protocol",
] as const;
const ARMINGS = ["armed", "part", "disarmed", "older"] as const;

type Say = (t: T, values: Values, names: TraceNames) => readonly string[];

const read: Say = (t, v) => {
  const code = [text(v, "code"), text(v, "token") && `(${text(v, "token")})`].filter(Boolean).join(" ");
  const sent = v["sent"] === "encrypted" ? "encrypted" : "clear";
  const skew = number(v, "skewSeconds");
  const time = formatAge(Math.abs(skew) * 1000);
  return [
    t(`trace.read_${sent}`, { code }),
    ...(skew === 0 ? [] : [t(skew < 0 ? "trace.clock_slow" : "trace.clock_fast", { time })]),
  ];
};

const zoneOverride: Say = (t, v, names) => {
  const [type, alarm, shift] = [text(v, "type"), text(v, "alarm"), number(v, "shift")];
  return [
    t("trace.zone", { zone: names.zone(text(v, "zone"), text(v, "zoneText")) }),
    ...(type === "" ? [] : [t("trace.zone_type", { name: type })]),
    ...(alarm === "" ? [] : [t("trace.zone_alarm", { name: alarm })]),
    ...(shift === 0 ? [] : [t(shift < 0 ? "trace.zone_sooner" : "trace.zone_later", { count: Math.abs(shift) })]),
  ];
};

const state: Say = (t, v, names) => {
  const arming = ARMINGS.find((name) => name === v["arming"]);
  const condition = CONDITIONS.find((name) => name === v["condition"]);
  const zone = text(v, "zone") === "" ? t("name.panel") : names.zone(text(v, "zone"), text(v, "zoneText"));
  const said = [
    ...(v["test"] === "received" ? [t("trace.test")] : []),
    ...(arming ? [t(`trace.arming.${arming}`, { partition: names.partition(text(v, "partition")) })] : []),
    ...(condition ? [t(`trace.condition.${condition}`, { zone })] : []),
    // Any signal may put off the next test; what a burglary means is told by other things.
    ...(v["test"] !== "received" || text(v, "dueAt") === ""
      ? []
      : [t("trace.due", { time: names.time(text(v, "dueAt")) })]),
  ];
  return said.length === 0 ? [t("trace.heard")] : said;
};

/** Why there was no other way than this alarm: `Intrusion (Zone 3 Back door) opens alarm 12 …`. */
const alarmed =
  (key: "queued" | "joined"): Say =>
  (t, v, names) => {
    const zone = text(v, "zone") === "" ? "" : ` (${names.zone(text(v, "zone"), text(v, "zoneText"))})`;
    const place = PLACES.find((name) => name === v["place"]) ?? "site";
    const what = `${text(v, "name")}${zone}`;
    const alarm = v["number"] === undefined ? names.alarm : t("name.alarm", { number: text(v, "number") });
    const values = { what, alarm, priority: number(v, "priority"), count: number(v, "count") };
    return [t(`trace.${key}_${place}`, values)];
  };

const logged: Say = (t, v) => {
  const name = text(v, "name");
  if (v["rule"] === "one_alarm_an_hour") return [t("trace.logged_hour")];
  if (v["rule"] === "duplicate") return [t("trace.logged_duplicate")];
  return [t(v["rule"] === "no_signal_type" ? "trace.logged_no_type" : "trace.logged", { name })];
};

const link: Say = (t, v) => {
  const code = LINKS.find((name) => name === v["code"]);
  return [t("trace.link"), ...(code ? [t(`trace.link_of.${code}`)] : [])];
};

const SENTENCES: Readonly<Record<string, Say>> = {
  "1 stored": (t, v) => [t("trace.stored", { receiver: text(v, "receiver"), peer: text(v, "peer") })],
  "1 noticed": (t, v) => [t("trace.noticed", { receiver: text(v, "receiver"), peer: text(v, "peer") })],
  "2 event": read,
  "2 unreadable": (t) => [t("trace.unreadable")],
  "2 link": link,
  "3 site": (t, v) => {
    const site = [text(v, "siteNo"), text(v, "siteName")].filter(Boolean).join(" ");
    return [t("trace.site", { account: text(v, "account"), site })];
  },
  "3 unknown_account": (t, v) => {
    const account = text(v, "account");
    return [account === "" ? t("trace.no_account") : t("trace.unknown_account", { account })];
  },
  "3 many_unknown_accounts": (t, v) => [t("trace.many", { count: number(v, "count"), receiver: text(v, "receiver") })],
  "6 zone": zoneOverride,
  "6 user": (t, v) => [t("trace.user", { user: text(v, "user"), name: text(v, "name") })],
  "7 state": state,
  "13 duplicate": (t, v, names) => [t("trace.duplicate", { signal: names.signal(text(v, "event")) })],
  "14 confirmed": (t, v) => [t("trace.confirmed", { name: text(v, "signal") })],
  "17 queued": alarmed("queued"),
  "17 joined": alarmed("joined"),
  "17 restored": (t, v) => [t(v["standing"] === 0 ? "trace.restored" : "trace.restored_partly")],
  "17 logged": logged,
};

/** What a step came to. A line without values is of an earlier version, and is shown as it stands. */
export function traceSentences(t: T, line: TraceLine, names: TraceNames): readonly string[] {
  const { step, what } = line;
  const values: Values | undefined = line.values;
  const say = SENTENCES[`${step} ${what}`];
  const layer = step === 5 ? LAYERS.find((name) => name === what) : undefined;
  if (values && say) return say(t, values, names);
  if (values && layer) return [t(`trace.layer.${layer}`, { code: text(values, "code"), name: text(values, "name") })];
  const { detail } = line as { readonly detail?: unknown };
  return [[what, typeof detail === "string" ? detail : ""].filter(Boolean).join(": ")];
}
