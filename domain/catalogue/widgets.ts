/** What stands on the home pages of a new installation, by role. */

/** A widget, as `widget_layouts` keeps it; `role` is the name of the role. */
export interface WidgetSeed {
  readonly role: string;
  readonly screen: "home";
  readonly name: string;
  readonly widget: string;
  readonly size: "small" | "medium" | "wide" | "large";
  readonly scope: "all" | "mine" | "my_shift";
  readonly refreshSeconds: number;
  readonly warnFrom: number;
  readonly alertFrom: number;
}

const USUAL = { screen: "home", size: "medium", scope: "all", refreshSeconds: 0, warnFrom: 0, alertFrom: 0 } as const;

/** The shipped layouts. */
export const WIDGET_LAYOUTS: readonly WidgetSeed[] = [
  { ...USUAL, role: "administrator", name: "Queue", widget: "queue", warnFrom: 5, alertFrom: 15 },
  { ...USUAL, role: "administrator", name: "Receivers", widget: "receivers" },
  { ...USUAL, role: "administrator", name: "Operators", widget: "operators" },
  {
    ...USUAL,
    role: "administrator",
    name: "Times to answer",
    widget: "answer_times",
    size: "wide",
    refreshSeconds: 60,
  },
  { ...USUAL, role: "operator", name: "My shift", widget: "shift", scope: "mine" },
  { ...USUAL, role: "operator", name: "My alarms", widget: "my_alarms", scope: "mine" },
  { ...USUAL, role: "operator", name: "Pending", widget: "pending", scope: "my_shift" },
  { ...USUAL, role: "sales", name: "Contracts that end", widget: "contracts_ending", size: "wide" },
];
