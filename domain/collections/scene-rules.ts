/** What a scene changes: of which alarms the look, the sound and the way they are treated. */
import { staffReads } from "../access/rules";
import { ALARM_CATEGORIES } from "./alarm-types";
import { bool, defineCollection, int, relation, select, text } from "./define";
import { CHANGES_SCENES } from "./scenes";

export const sceneRules = defineCollection("scene_rules", {
  fields: {
    scene: relation("scenes", { required: true }),
    name: text({ required: true, max: 80 }),
    /** None = of every category. */
    category: select(ALARM_CATEGORIES),
    /** Priorities it is for; 0 = from the first, up to the last. */
    priorityFrom: int({ min: 0, max: 9 }),
    priorityUpTo: int({ min: 0, max: 9 }),
    tone: text({ max: 20, as: "tone" }),
    shape: select(["circle", "square", "triangle", "diamond", "octagon"]),
    /** One of the desk's tones, whatever the priority. */
    sound: select(["hurried", "three", "two", "one", "none"]),
    /** Percent; 0 = as the workstation has it. */
    volume: int({ min: 0, max: 100 }),
    repeatSeconds: int({ min: 0, max: 600 }),
    desktopNotification: bool(),
    banner: bool(),
    treatment: select(["usual", "delayed", "log_only", "ignored"]),
    delaySeconds: int({ min: 0, max: 3600 }),
    /** Added to the priority: 2 makes a 1 a 3. */
    priorityShift: int({ min: -8, max: 8 }),
    active: bool(),
  },
  indexes: ["scene"],
  access: staffReads("settings.scene_settings", {
    create: CHANGES_SCENES,
    update: CHANGES_SCENES,
    delete: CHANGES_SCENES,
  }),
  offline: "none",
  audited: true,
  list: { columns: ["scene", "name", "category", "sound", "treatment", "active"], sort: "name" },
  page: {
    feature: "settings.scene_settings",
    rights: { create: ["update"], delete: ["update"] },
    path: "settings/scene-rules",
    tabOf: "scenes",
    title: ["name"],
    search: ["name"],
    filters: ["scene", "category", "treatment", "active"],
    form: [
      { id: "general", fields: ["scene", "name", "category", "priorityFrom", "priorityUpTo", "active"] },
      { id: "shown", fields: ["tone", "shape", "sound", "volume", "repeatSeconds", "desktopNotification", "banner"] },
      { id: "treated", fields: ["treatment", "delaySeconds", "priorityShift"] },
    ],
  },
});
