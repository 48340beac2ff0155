/** When the room went into another mode, where, why and by whom. */
import { CENTRE, right, SIGNED_IN, staffReads } from "../access/rules";
import { date, defineCollection, json, relation, text } from "./define";

const FEATURE = "settings.scene_settings";
const may = (verb: string): string => right(`${FEATURE}.${verb}`);
const isTraining = 'scene.mode = "training"';
/** A room is put into its modes; how things look is each desk's own. */
const starts = `${SIGNED_IN} && ${CENTRE} && scene.kind = "operating" && ((${isTraining} && ${may("training_mode")}) || (scene.mode != "training" && ${may("activate_storm")}))`;
const stays = ["scene", "startedAt", "startedBy", "startedByName"].map(
  (name) => `@request.body.${name}:changed = false`,
);
const ends = `${SIGNED_IN} && ${CENTRE} && ((${isTraining} && ${may("training_mode")}) || (scene.mode != "training" && ${may("end_storm")})) && ${stays.join(" && ")}`;

export const sceneActivations = defineCollection("scene_activations", {
  fields: {
    scene: relation("scenes", { required: true }),
    reason: text({ required: true, max: 400, as: "long" }),
    /** Where it holds, as one says it; nothing = everywhere. */
    area: text({ max: 400, as: "long" }),
    postcodes: json({ as: "words" }),
    /** Written by the store: when it began, who began it, and his name at the time. */
    startedAt: date(),
    startedBy: text({ max: 20 }),
    startedByName: text({ max: 120 }),
    endsAt: date(),
  },
  indexes: ["startedAt", "scene, startedAt"],
  access: staffReads(FEATURE, { create: starts, update: ends, delete: null }),
  offline: "none",
  audited: true,
  list: { columns: ["startedAt", "scene", "reason", "area", "startedByName", "endsAt"], sort: "-startedAt" },
  page: {
    feature: FEATURE,
    rights: { create: ["activate_storm"], update: ["end_storm"] },
    path: "settings/scene-activations",
    tabOf: "scenes",
    title: ["reason"],
    search: ["reason", "area", "startedByName"],
    filters: ["scene"],
    form: [{ id: "general", fields: ["scene", "reason", "area", "postcodes", "endsAt"] }],
  },
});
