/** The rule that decided a signal, and the layer that said what its code means, in words instead of codes. */
import type { TFunction } from "i18next";
import type { SignalRow } from "../../../domain/signals/rows";

type T = TFunction<"signals">;

/** Names of kinds by code; undefined = not loaded yet. */
export interface KindNames {
  readonly alarmType: (code: string) => string | undefined;
  readonly signalType: (code: string) => string | undefined;
}

const RULES = [
  "unknown_life",
  "unknown_account",
  "one_alarm_an_hour",
  "many_unknown_accounts",
  "many_unknown_life",
  "many_lines",
  "duplicate",
  "restore",
  "no_signal_type",
] as const;

const LAYERS = [
  "table",
  "class_default",
  "protocol",
  "dealer",
  "panel",
  "panel_zone",
  "site",
  "site_zone",
  "zone",
  "link",
] as const;

const ALARM_TYPE = "alarm_type:";

/** The rule; "" = none. A kind that has been taken out of the catalogue is named by its code, and as gone. */
export function ruleText(t: T, rule: string, names: KindNames): string {
  if (rule === "") return "";
  const known = RULES.find((name) => name === rule);
  if (known) return t(`rule.${known}`);
  const isAlarm = rule.startsWith(ALARM_TYPE);
  const code = isAlarm ? rule.slice(ALARM_TYPE.length) : rule;
  const name = isAlarm ? names.alarmType(code) : names.signalType(code);
  if (name === undefined) return t(isAlarm ? "rule.alarm_type_gone" : "rule.signal_type_gone", { code });
  return t(isAlarm ? "rule.alarm_type" : "rule.signal_type", { name });
}

/** The layer; "" = none. */
export function layerText(t: T, layer: string): string {
  const known = LAYERS.find((name) => name === layer);
  return known ? t(`layer.${known}`) : layer;
}

/** Rule and layer of a signal in one line. */
export const decidedBy = (t: T, signal: Pick<SignalRow, "decisionRule" | "decisionLayer">, names: KindNames): string =>
  [ruleText(t, signal.decisionRule, names), layerText(t, signal.decisionLayer)].filter(Boolean).join(" · ");
