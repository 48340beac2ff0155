/** Every page there is, by whose it is, and the looks, directions and sizes in which it is seen. */
import { SECTIONS, type Section } from "../../domain/access/authorities";
import { MENUS, type MenuEntry } from "../../domain/access/menu";
import { LINES, FORM } from "../conformance/addresses";
import { LOOKS, SIZES, type Look, type Size } from "./page-faults";

/** Of a section's people, or of whoever has not signed in. */
export type Whose = Section | "guest";

export interface View {
  readonly whose: Whose;
  /** `alarms?id=events_alarm` = a record of that collection. */
  readonly path: string;
  /** Something that is there once the page shows what it has. */
  readonly shows: string;
}

export const DIRECTIONS = ["ltr", "rtl"] as const;
export type Direction = (typeof DIRECTIONS)[number];

export interface Combination {
  readonly look: Look;
  readonly direction: Direction;
  readonly size: Size;
}

export const COMBINATIONS: readonly Combination[] = SIZES.flatMap((size) =>
  DIRECTIONS.flatMap((direction) => LOOKS.map((look) => ({ look, direction, size }))),
);

const ROW = "[role=grid] [role=row] [role=gridcell]";

const GUESTS: readonly View[] = [
  ...["/", "/forgot-password", "/signup", "/welcome", "/welcome/of-yesterday"].map((path) => ({ path, shows: "h1" })),
  ...["confirm-verification", "confirm-password-reset", "confirm-email-change"].map((path) => ({
    path: `/auth/${path}/of-yesterday`,
    shows: "h1",
  })),
].map((view) => ({ whose: "guest", ...view }));

const OF_THE_SPECIFICATION: readonly View[] = LINES.flatMap(({ area, addresses }) =>
  addresses.map(([path, , shows = ROW]) => ({ whose: area, path, shows })),
);

const pathsIn = (entries: readonly MenuEntry[]): readonly string[] =>
  entries.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsIn(children ?? [])]);

/** The customer's own, whose addresses the specification does not name. */
const OF_CUSTOMERS: readonly View[] = pathsIn(MENUS.user).map((path) => ({
  whose: "user",
  path: `/user/${path}`,
  shows: "main h1",
}));

/** A page with one of its records open, and pages of no menu. */
const MORE: readonly View[] = [
  ["/administrator/signals/alarms?id=events_alarm", "main [role=option][aria-selected=true]"],
  ["/administrator/accounts/site_accounts?id=site_accounts", "main h2"],
  ["/administrator/accounts/customer_accounts?id=customer_accounts", FORM],
  ["/administrator/settings/operators?id=operators", FORM],
  ["/administrator/settings/alarm-types?id=alarm_types", FORM],
  ["/administrator/support?id=tickets", FORM],
  ["/contact/profile_settings", FORM],
  ["/contact/sessions", "main h1"],
  ["/administrator/no-such-page", "main [role=status]"],
].map(([path = "", shows = ""]) => ({ whose: "administrator", path, shows }));

/** All of them, those of one person beside one another. */
export const VIEWS: readonly View[] = (["guest", ...SECTIONS] as const).flatMap((whose) =>
  [...GUESTS, ...OF_THE_SPECIFICATION, ...OF_CUSTOMERS, ...MORE].filter((view) => view.whose === whose),
);

/** The name of its pictures: `administrator_settings_alarm-types`, `administrator-support` where the address names no section. */
export const nameOf = ({ whose, path }: View): string => {
  const name = path.slice(1).replace("?id=", "/").replaceAll("/", "_");
  return path.startsWith(`/${whose}/`) ? name : `${whose}-${name || "first"}`;
};

/** The page whoever looks at it: the settings of an operator are those of the administrator. */
const pageOf = ({ path }: View): string =>
  path.replace(/^\/(?:operator|technicians|sales)\/(?=accounts|settings|signals|support)/, "/administrator/");

/** Each page once. */
export const PAGES: readonly View[] = VIEWS.filter(
  (view, index) => VIEWS.findIndex((one) => pageOf(one) === pageOf(view)) === index,
);

/** Goes round all of them, so that any twelve pages beside one another are seen in each. */
export const combinationOf = (index: number): Combination => COMBINATIONS[index % COMBINATIONS.length] as Combination;
