/** Reads one site whole, without waiting for the next round: what is called and shown of it is in the copy at once. */
import { AppError } from "../../domain/errors";
import type { FeedItem } from "../../domain/live/feed";
import type { CatchUpContext } from "./catch-up";
import type { Db } from "./db";
import { mergeRows } from "./merge";
import { everyRow, toStoreDate } from "./paging";
import type {
  ContactRow,
  PartitionRow,
  Row,
  SiteActionPlanRow,
  SiteContactRow,
  SiteRow,
  SiteScheduleRow,
  TemporaryScheduleRow,
  TransmitterRow,
  ZoneRow,
} from "./rows";
import { putFile, type SiteContent } from "./site-file";

type Linked = SiteContactRow & { readonly expand?: { readonly contact?: ContactRow } };

/** Brings a site with its partitions, zones and people up to date; one that is refused is gone here too. Throws AppError. */
export async function loadSite(context: CatchUpContext, site: string): Promise<void> {
  const { db, now, signal } = context;
  const readAt = now();
  const content = await readSite(context, site);
  if (signal.aborted) return;
  await mergeRows(context, "site_accounts", [content.site]);
  const gone = await db.gone.get(keyOf(site));
  // Deleted while its parts were being read. Looked up behind the row: what is deleted from here on takes that with it.
  if (gone && gone.updated >= content.site.updated) {
    await dropSites(db, [site]);
    throw new AppError("not_found");
  }
  await putFile(db, content, readAt);
}

/** The site's own record; refused, it is gone from the copy. That one of its lists is refused says nothing of it. */
async function readRow({ client, db, signal }: CatchUpContext, site: string): Promise<SiteRow> {
  return client.one<SiteRow>("site_accounts", site, { signal }).catch(async (error: unknown) => {
    if (isRefused(error) && !signal.aborted) await dropSites(db, [site]);
    throw error;
  });
}

async function readSite(context: CatchUpContext, site: string): Promise<SiteContent> {
  const { client, signal } = context;
  const query = { filter: "site = {:site}", params: { site }, signal };
  const [row, partitions, zones, links, transmitters, times] = await Promise.all([
    readRow(context, site),
    everyRow<PartitionRow>(client, "site_partitions", query),
    everyRow<ZoneRow>(client, "site_zones", query),
    everyRow<Linked>(client, "site_contacts", { ...query, expand: "contact" }),
    everyRow<TransmitterRow>(client, "site_transmitters", query).catch(noneIfRefused),
    readTimes(context, site),
  ]);
  const contacts = links
    .flatMap(({ expand, ...link }) => (expand?.contact ? [{ link, contact: expand.contact }] : []))
    .toSorted((a, b) => a.link.order - b.link.order);
  return { site: row, partitions: inOrder(partitions), zones: inOrder(zones), contacts, transmitters, ...times };
}

const DAY_MS = 86_400_000;

/** When it opens, and its own action plans. What was asked for and is over stays in the store: by any zone's calendar two days ago. */
async function readTimes({ client, signal, now }: CatchUpContext, site: string) {
  const query = { filter: "site = {:site}", params: { site }, signal };
  const since = toStoreDate(now() - 2 * DAY_MS).slice(0, 10);
  const standing = { filter: "site = {:site} && untilDay >= {:since}", params: { site, since } };
  const [schedules, temporary, actionPlans] = await Promise.all([
    everyRow<SiteScheduleRow>(client, "site_schedules", query).catch(noneIfRefused),
    everyRow<TemporaryScheduleRow>(client, "temporary_schedules", { ...query, ...standing }).catch(noneIfRefused),
    everyRow<SiteActionPlanRow>(client, "site_action_plans", query).catch(noneIfRefused),
  ]);
  return { schedules, temporary, actionPlans };
}

const inOrder = <T extends { readonly number: string }>(rows: readonly T[]): readonly T[] =>
  rows.toSorted((a, b) => a.number.localeCompare(b.number, "en", { numeric: true }));

/** Not there, or not for us: the store says the same for both. */
export const isRefused = (error: unknown): boolean =>
  error instanceof AppError && (error.code === "not_found" || error.code === "no_right");

/** Whoever may not see how a site reaches the centre may see the rest; a store of a former version does not have its times. */
const noneIfRefused = (error: unknown): never[] => nullIfRefused(error) ?? [];

/** For what a store of a former version does not have: all else is read of that store. */
export function nullIfRefused(error: unknown): null {
  if (isRefused(error)) return null;
  throw error;
}

/** Takes sites out of the copy: in one, as a page that is closed in between would leave the file, which no round finds without its row. */
export const dropSites = (db: Db, sites: readonly string[]): Promise<void> =>
  db.transaction("rw", db.site_accounts, db.site_files, async () => {
    await db.site_accounts.bulkDelete([...sites]);
    await db.site_files.bulkDelete([...sites]);
  });

const keyOf = (site: string): string => `site_accounts:${site}`;

/** Takes out a site that the store says was deleted; a read of it that is on its way brings it back no more. */
export async function burySite(db: Db, { id, updated }: Pick<Row, "id" | "updated">): Promise<void> {
  await db.gone.put({ key: keyOf(id), updated });
  await dropSites(db, [id]);
}

/** Sites that open alarms name and that are not kept whole. */
export async function missingSites(db: Db, items: readonly FeedItem[]): Promise<readonly string[]> {
  const named = items.flatMap(({ c, a, record }) =>
    c === "events_alarm" && a !== "delete" && typeof record["site"] === "string" ? [record["site"]] : [],
  );
  const ids = [...new Set(named)].filter((id) => id !== "");
  if (ids.length === 0) return [];
  const here = await db.site_files.bulkGet(ids);
  return ids.filter((_, at) => here[at] === undefined);
}
