/** Rules of the work beside the alarms: the centre's by right, and somebody's own part where a right says no more. */
import type { Access } from "../collections/define";
import { ALL_AUTHORITIES } from "./authorities";
import { rightsFor, type PageVerb, type RightsOfPage } from "./page-rights";
import { CENTRE, right, SIGNED_IN } from "./rules";

/** Has he one of these rights? */
export const anyRight = (paths: readonly string[]): string => `(${paths.map(right).join(" || ")})`;

/** The signed-in person is the one in the field. */
export const mine = (field: string): string => `${field} = @request.auth.id`;

/** All of it; `null` where one of the parts lets nobody through. */
export const allOf = (...parts: readonly (string | null)[]): string | null =>
  parts.includes(null) ? null : parts.map((part) => `(${part ?? ""})`).join(" && ");

/** Whoever is of the centre's own staff and has one of the rights of the page's verb. */
export function centreMay(page: RightsOfPage, verb: PageVerb): string | null {
  const paths = rightsFor(page, verb).filter((path) => ALL_AUTHORITIES.includes(path));
  return paths.length === 0 ? null : `${SIGNED_IN} && ${CENTRE} && ${anyRight(paths)}`;
}

/** By right, the centre's alone. */
export const centreWork = (page: RightsOfPage, change: Partial<Access> = {}): Access => ({
  list: centreMay(page, "read"),
  view: centreMay(page, "read"),
  create: centreMay(page, "create"),
  update: centreMay(page, "update"),
  delete: centreMay(page, "delete"),
  ...change,
});

/** Who has which part of a feature whose reading is told apart. */
export interface Shares {
  /** The right to read all of it. */
  readonly all: string;
  /** What makes a record one's own. */
  readonly own: string;
}

/** The centre's by right: all records for who reads all, and one's own for whoever has `read_own`. */
export function sharedWork(page: RightsOfPage, { all, own }: Shares, change: Partial<Access> = {}): Access {
  const everything = right(`${page.feature}.${all}`);
  const read = `${SIGNED_IN} && ${CENTRE} && (${everything} || (${right(`${page.feature}.read_own`)} && (${own})))`;
  const reached = `${everything} || (${own})`;
  return {
    list: read,
    view: read,
    create: centreMay(page, "create"),
    update: allOf(centreMay(page, "update"), reached),
    delete: allOf(centreMay(page, "delete"), reached),
    ...change,
  };
}
