/** The scenes an installation begins with. */

/** A scene, as `scenes` keeps it. */
export interface SceneSeed {
  readonly code: string;
  readonly name: string;
  readonly kind: "presentation" | "operating";
  readonly mode: string;
  readonly tone: string;
  readonly notice: string;
  readonly maxHours: number;
}

/** The shipped scenes. */
export const SCENES: readonly SceneSeed[] = [
  { code: "day", name: "Day", kind: "presentation", mode: "day", tone: "blue", notice: "", maxHours: 0 },
  {
    code: "dark_room",
    name: "Dark room",
    kind: "presentation",
    mode: "dark_room",
    tone: "violet",
    notice: "",
    maxHours: 0,
  },
  { code: "silent", name: "Silent", kind: "presentation", mode: "silent", tone: "grey", notice: "", maxHours: 2 },
  { code: "normal", name: "Normal", kind: "operating", mode: "normal", tone: "green", notice: "", maxHours: 0 },
  {
    code: "reduced_staff",
    name: "Reduced staff",
    kind: "operating",
    mode: "reduced_staff",
    tone: "amber",
    notice: "Fewer people than planned are at the desks.",
    maxHours: 12,
  },
  {
    code: "storm",
    name: "Storm or disaster",
    kind: "operating",
    mode: "storm",
    tone: "red",
    notice: "Many alarms come from one area. Life safety first.",
    maxHours: 24,
  },
  {
    code: "training",
    name: "Training",
    kind: "operating",
    mode: "training",
    tone: "violet",
    notice: "What is marked as training is practice.",
    maxHours: 8,
  },
  {
    code: "evacuation",
    name: "Evacuation to the second site",
    kind: "operating",
    mode: "evacuation",
    tone: "red",
    notice: "The second site takes over.",
    maxHours: 0,
  },
];
