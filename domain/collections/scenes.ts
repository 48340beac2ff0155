/** Scenes: how alarms look and sound at a desk, and the modes in which the room works. */
import { CENTRE, right, SIGNED_IN, staffReads } from "../access/rules";
import { bool, defineCollection, int, select, text } from "./define";

const FEATURE = "settings.scene_settings";
/** The feature has no right to create or to delete: who changes scenes makes them. */
export const CHANGES_SCENES = `${SIGNED_IN} && ${right(`${FEATURE}.update`)} && ${CENTRE}`;

export const scenes = defineCollection("scenes", {
  fields: {
    code: text({ required: true, max: 40, pattern: "^[a-z][a-z0-9_]*$" }),
    name: text({ required: true, max: 80 }),
    kind: select(["presentation", "operating"], { required: true }),
    mode: select(["day", "dark_room", "silent", "normal", "reduced_staff", "storm", "training", "evacuation"], {
      required: true,
    }),
    tone: text({ max: 20, as: "tone" }),
    /** What the people at the desk are told when it begins. */
    notice: text({ max: 400, as: "long" }),
    /** Hours after which it ends by itself; 0 = it is ended by hand. */
    maxHours: int({ min: 0, max: 168 }),
    order: int({ min: 0, max: 999 }),
    active: bool(),
  },
  indexes: ["unique code"],
  access: staffReads(FEATURE, { create: CHANGES_SCENES, update: CHANGES_SCENES, delete: null }),
  offline: "none",
  audited: true,
  list: { columns: ["code", "name", "kind", "mode", "maxHours", "active"], sort: "order" },
  page: {
    feature: FEATURE,
    rights: { create: ["update"], delete: ["update"] },
    path: "settings/scene_settings",
    title: ["name"],
    search: ["code", "name"],
    filters: ["kind", "mode", "active"],
    form: [
      { id: "general", fields: ["code", "name", "kind", "mode", "tone", "notice", "maxHours", "order", "active"] },
    ],
    tabs: [
      { collection: "scene_rules", field: "scene" },
      { collection: "scene_activations", field: "scene" },
    ],
  },
});
