/** Reads one site whole, without waiting for the next round: what is called and shown of it is in the copy at once. */
import type { FeedItem } from "../../domain/live/feed";
import type { CatchUpContext } from "./catch-up";
import { tableOf, type Db } from "./db";
import { mergeRows } from "./merge";
import { PAGE } from "./paging";
import type { ContactRow, Row, SiteContactRow, SiteRow } from "./rows";

const PARTS = ["site_partitions", "site_zones", "site_contacts"] as const;

type Linked = SiteContactRow & { readonly expand?: { readonly contact?: ContactRow } };

/** Brings a site with its partitions, zones and people up to date. Throws AppError. */
export async function loadSite({ client, db, signal }: CatchUpContext, site: string): Promise<void> {
  // Only rows that were here before the question may be missing from the answer.
  const before = await Promise.all(PARTS.map((name) => partsOf(db, name, site)));
  const query = { filter: "site = {:site}", params: { site }, perPage: PAGE, signal };
  const [row, partitions, zones, links] = await Promise.all([
    client.one<SiteRow>("site_accounts", site, { signal }),
    client.list<Row>("site_partitions", query),
    client.list<Row>("site_zones", query),
    client.list<Linked>("site_contacts", { ...query, expand: "contact" }),
  ]);
  if (signal.aborted) return;
  const people = links.flatMap(({ expand }) => expand?.contact ?? []);
  const parts: readonly (readonly Row[])[] = [partitions, zones, links.map(({ expand: _people, ...link }) => link)];
  await db.transaction("rw", ["site_accounts", "contacts", ...PARTS], async () => {
    await mergeRows(db, "contacts", people);
    for (const [at, name] of PARTS.entries()) {
      const there = parts[at] ?? [];
      const ids = new Set(there.map(({ id }) => id));
      // A page that is full may not be all.
      const gone = there.length < PAGE ? (before[at] ?? []).filter((id) => !ids.has(id)) : [];
      await tableOf(db, name).bulkDelete(gone);
      await mergeRows(db, name, there);
    }
    await mergeRows(db, "site_accounts", [row]);
  });
}

const partsOf = (db: Db, name: string, site: string): Promise<string[]> =>
  tableOf(db, name).where("site").equals(site).primaryKeys() as Promise<string[]>;

/** Sites that open alarms name and the copy does not have. */
export async function missingSites(db: Db, items: readonly FeedItem[]): Promise<readonly string[]> {
  const named = items.flatMap(({ c, a, record }) =>
    c === "events_alarm" && a !== "delete" && typeof record["site"] === "string" ? [record["site"]] : [],
  );
  const ids = [...new Set(named)].filter((id) => id !== "");
  if (ids.length === 0) return [];
  const here = await db.site_accounts.bulkGet(ids);
  return ids.filter((_, at) => here[at] === undefined);
}
