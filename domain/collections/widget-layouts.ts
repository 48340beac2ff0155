/** What stands on home pages and wall screens: one row a widget, for a role or for one person. */
import { CENTRE, right, SIGNED_IN } from "../access/rules";
import { bool, defineCollection, int, relation, select, text } from "./define";

const FEATURE = "settings.widget_settings";
const forRoles = `(${right(`${FEATURE}.role_default`)} && ${CENTRE})`;
const isOwn = `(${right(`${FEATURE}.own`)} && user = @request.auth.id)`;
const staysOwn = `(${right(`${FEATURE}.own`)} && user = @request.auth.id && @request.body.user:changed = false)`;
/** What a role begins with is everybody's to see who has it. */
const read = `${SIGNED_IN} && (${forRoles} || user = @request.auth.id || (user = "" && role = @request.auth.role))`;

const WIDGETS = [
  "queue",
  "my_alarms",
  "pending",
  "signals_today",
  "answer_times",
  "receivers",
  "operators",
  "tests_late",
  "tickets",
  "shift",
  "contracts_ending",
] as const;

export const widgetLayouts = defineCollection("widget_layouts", {
  fields: {
    name: text({ required: true, max: 80 }),
    role: relation("role_authorities"),
    /** Of one person, in the place of his role's. */
    user: relation("users", { cascade: true }),
    screen: select(["home", "wall"], { required: true }),
    widget: select(WIDGETS, { required: true }),
    size: select(["small", "medium", "wide", "large"], { required: true }),
    order: int({ min: 0, max: 999 }),
    /** Wall screens go through their pages. */
    wallPage: int({ min: 0, max: 20 }),
    rotationSeconds: int({ min: 0, max: 3600 }),
    largeType: bool(),
    refreshSeconds: int({ min: 0, max: 3600 }),
    /** Figures from which it turns yellow and red; 0 = never. */
    warnFrom: int({ min: 0, max: 1_000_000 }),
    alertFrom: int({ min: 0, max: 1_000_000 }),
    scope: select(["all", "mine", "my_shift"]),
    active: bool(),
  },
  indexes: ["role, screen", "user, screen"],
  access: {
    list: read,
    view: read,
    create: `${SIGNED_IN} && (${forRoles} || ${isOwn})`,
    update: `${SIGNED_IN} && (${forRoles} || ${staysOwn})`,
    delete: `${SIGNED_IN} && (${forRoles} || ${isOwn})`,
  },
  offline: "none",
  audited: true,
  list: { columns: ["name", "role", "screen", "order", "widget", "size", "active"], sort: "order" },
  page: {
    feature: FEATURE,
    rights: { read: ["own"], create: ["role_default"], update: ["role_default"], delete: ["role_default"] },
    path: "settings/widget-settings",
    title: ["name"],
    search: ["name"],
    filters: ["role", "screen", "widget", "active"],
    form: [
      { id: "general", fields: ["name", "role", "user", "screen", "widget", "active"] },
      { id: "look", fields: ["size", "order", "largeType", "wallPage", "rotationSeconds"] },
      { id: "figures", fields: ["scope", "refreshSeconds", "warnFrom", "alertFrom"] },
    ],
  },
});
