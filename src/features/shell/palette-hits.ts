/** What the palette finds: pages of one's menu, sites and customers of the copy, open alarms. Works without a line. */
import { hrefOf, type MenuEntry } from "../../../domain/access/menu";
import type { AlarmRow } from "../../../domain/alarms/rows";
import { folded } from "../../../domain/live/folded";
import { ownAddress, pagesOf, sectionsOf } from "../../resources/landing";
import { siteText } from "../../resources/site-text";
import { openDb } from "../../sync/db";
import { searchLocal } from "../../sync/local-search";
import type { SessionUser } from "../../sync/session-state";

/** One thing to go to. */
export interface Hit {
  readonly kind: "page" | "site" | "customer" | "alarm";
  readonly text: string;
  readonly href: string;
}

const EACH_MOST = 6;

/** Pages by their names, in all sections that are one's own; each once. */
export function pageHits(user: SessionUser, text: string, nameOf: (entry: MenuEntry) => string): readonly Hit[] {
  const wanted = folded(text.trim());
  const found = new Map<string, Hit>();
  for (const section of sectionsOf(user))
    for (const page of pagesOf(user, section)) {
      if (page.children || (page.path === undefined && page.href === undefined)) continue;
      const name = nameOf(page);
      if (folded(name).includes(wanted) && ![...found.values()].some((hit) => hit.text === name))
        found.set(page.id, { kind: "page", text: name, href: hrefOf(page, section) });
    }
  return [...found.values()].slice(0, wanted === "" ? 50 : 2 * EACH_MOST);
}

/** Alarms by number, site and name. */
export function alarmHits(user: SessionUser, text: string, alarms: readonly Named[]): readonly Hit[] {
  const wanted = folded(text.trim());
  const desk = ownAddress(user, `/${sectionsOf(user)[0] ?? "operator"}/signals/alarms`);
  if (wanted === "" || desk === undefined) return [];
  return alarms
    .map(({ alarm, name }) => ({ id: alarm.id, text: [alarm.alarmNo, siteText(alarm), name].join(" ") }))
    .filter((one) => folded(one.text).includes(wanted))
    .slice(0, EACH_MOST)
    .map((one) => ({ kind: "alarm", text: one.text, href: `${desk}?id=${one.id}` }));
}

/** An alarm with what it is called. */
export interface Named {
  readonly alarm: AlarmRow;
  readonly name: string;
}

async function customersLike(text: string): Promise<readonly { readonly id: string; readonly text: string }[]> {
  const db = openDb();
  if (!db) return [];
  const wanted = folded(text.trim());
  const rows = await db.customer_accounts
    .filter((row) => folded(`${row.code} ${row.name}`).includes(wanted))
    .limit(EACH_MOST)
    .toArray();
  return rows.map(({ id, code, name }) => ({ id, text: `${code} ${name}` }));
}

/** Sites and customers from the copy. */
export async function recordHits(user: SessionUser, text: string): Promise<readonly Hit[]> {
  if (text.trim() === "") return [];
  const at = (path: string): string | undefined => ownAddress(user, `/${sectionsOf(user)[0] ?? "operator"}/${path}`);
  const [sites, customers] = [at("accounts/site_accounts"), at("accounts/customer_accounts")];
  const [found, those] = await Promise.all([
    sites === undefined ? [] : searchLocal(text, { limit: EACH_MOST }).then((answer) => answer.sites),
    customers === undefined ? [] : customersLike(text),
  ]);
  return [
    ...found.map(({ id, site }): Hit => ({
      kind: "site",
      text: [site.prefix, site.code, site.name].filter(Boolean).join(" "),
      href: `${sites}?id=${id}`,
    })),
    ...those.map((one): Hit => ({ kind: "customer", text: one.text, href: `${customers}?id=${one.id}` })),
  ];
}
