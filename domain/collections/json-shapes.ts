/** What a JSON field may hold that people write: the store's own type says of it only that it is JSON. */
import { parseCallHours } from "../alarms/availability";
import { isTemplate } from "../languages/template";
import { isAddressRange } from "../access/api-keys";
import { isObject } from "../plain-object";
import { readLines } from "../shifts/plan";

type Shape = (value: unknown) => boolean;

const text =
  (max: number): Shape =>
  (value) =>
    typeof value === "string" && value.trim() !== "" && value.length <= max;

const listOf =
  (each: Shape, most: number): Shape =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(each);

/** Single values under names: no lists, nothing inside one another. */
const isFlat: Shape = (value) =>
  isObject(value) && Object.values(value).every((one) => one === null || typeof one !== "object");

/** A number, and what it is where somebody said it. */
const isPhone: Shape = (value) => {
  if (!isObject(value)) return false;
  const { number, kind = "", ...others } = value;
  const isKind = kind === null || kind === "" || text(40)(kind);
  return text(60)(number) && isKind && Object.keys(others).length === 0;
};

/** Hours of which nothing would be left out when they are read. */
const isCallHours: Shape = (value) => {
  const [read] = parseCallHours([value]);
  return (
    read !== undefined &&
    isObject(value) &&
    Array.isArray(value["days"]) &&
    value["days"].length <= 7 &&
    read.days.length === new Set(value["days"]).size
  );
};

const words = listOf(text(60), 100);
const either =
  (...shapes: readonly Shape[]): Shape =>
  (value) =>
    shapes.some((shape) => shape(value));

/** One text for each language, by its code. */
const isTexts: Shape = (value) =>
  isObject(value) && Object.entries(value).every(([code, said]) => /^[a-z]{2}$/.test(code) && text(300)(said));

const SHAPES: Readonly<Record<string, Readonly<Record<string, Shape>>>> = {
  contacts: { phones: listOf(isPhone, 20) },
  site_contacts: { availability: listOf(isCallHours, 50), rights: either(words, isFlat), notifyClasses: words },
  customer_accounts: { contacts: listOf(isFlat, 100) },
  customer_accounts_users: { customer_users_authorities: isObject },
  api_keys: { addresses: listOf((value) => typeof value === "string" && isAddressRange(value), 20) },
  custom_fields: { texts: isTexts, choices: words },
  jurisdictions: { postcodes: words },
  message_templates: { texts: isTexts },
  notification_rules: { addresses: words },
  scene_activations: { postcodes: words },
  important_contacts: { phones: listOf(isPhone, 20) },
  report_shortcuts: { texts: isTexts },
  languages: { json_template: isTemplate },
  list_views: { view: isObject },
  installers_accounts: { prefixes: words },
  operators: { skills: words },
  technicians: { skills: words },
  receivers: {
    detail: isFlat,
    counters: isFlat,
    hikVisionParameter: isFlat,
    jsonParameter: isFlat,
    xmlParameter: isFlat,
  },
  communicators: { serviceInfo: isFlat },
  installer_technicians: { phones: listOf(isPhone, 20) },
  report_presets: { filters: words, columns: words },
  report_schedules: { recipients: words },
  site_accounts: { customFields: isFlat },
  shift_templates: { lines: (value) => readLines(value) !== null },
  users: { phoneNumbers: listOf(either(text(60), isPhone), 20) },
};

/** Fields people write that are looked at elsewhere: by `isSla`, by `checkMap`, by `readNewKey`, or overwritten by the store. */
export const LOOKED_AT_ELSEWHERE: readonly string[] = [
  "api_keys.scope",
  "program_settings.sla",
  "role_authorities.authorities",
  "role_authorities.rights",
];

/** Collections that have such fields. */
export const SHAPED: readonly string[] = Object.keys(SHAPES);

/** The fields of a collection that are looked at. */
export const shapedFields = (collection: string): readonly string[] => Object.keys(SHAPES[collection] ?? {});

/** May the field hold that? Nothing at all is always fine. */
export const fits = (collection: string, field: string, value: unknown): boolean =>
  value === null || (SHAPES[collection]?.[field]?.(value) ?? true);
