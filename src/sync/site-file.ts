/** A site whole, with its parts and people, as one sealed piece: kept of sites that were opened or have an alarm. */
import type { Db, SiteFile } from "./db";
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

/** A person to call, with how he belongs to the site. */
export interface SiteContact {
  readonly link: SiteContactRow;
  readonly contact: ContactRow;
}

/** What is in a file. */
export interface SiteContent {
  readonly site: SiteRow;
  readonly partitions: readonly PartitionRow[];
  readonly zones: readonly ZoneRow[];
  /** In the order in which they are called. */
  readonly contacts: readonly SiteContact[];
  readonly transmitters: readonly TransmitterRow[];
  readonly schedules: readonly SiteScheduleRow[];
  /** Those that are not over. */
  readonly temporary: readonly TemporaryScheduleRow[];
  readonly actionPlans: readonly SiteActionPlanRow[];
}

/** All records in it beside the site's own. */
const partsIn = (content: SiteContent): readonly Row[] => [
  ...content.contacts.flatMap(({ link, contact }) => [link, contact]),
  ...content.partitions,
  ...content.zones,
  ...content.transmitters,
  ...content.schedules,
  ...content.temporary,
  ...content.actionPlans,
];

/** Sites kept whole; those with an alarm stay beyond it. */
export const MOST_FILES = 2_000;
const SLACK = 50;

/** No two reads of a site overlap for so long: what was read that far ahead of now was read by a clock that was wrong. */
const AHEAD_MS = 60_000;

/**
 * Puts what was read of a site beside its row, which must be there: of what was taken out meanwhile nothing comes back.
 * Of two reads the later stands.
 */
export async function putFile(db: Db, content: SiteContent, readAt: number): Promise<void> {
  const { site } = content;
  const parts = [...new Set(partsIn(content).map(({ id }) => id))];
  const file: SiteFile = { id: site.id, readAt, parts, sealed: await db.fileVault.seal(content) };
  await db.transaction("rw", db.site_files, db.site_accounts, async () => {
    if (!(await db.site_accounts.get(site.id))) return;
    const mine = await db.site_files.get(site.id);
    if (!mine || mine.readAt <= readAt || mine.readAt > readAt + AHEAD_MS) await db.site_files.put(file);
  });
  remember(file, content);
}

/** What was read of a site; undefined where nothing was, or where it can't be unsealed any more. */
export async function openFile(db: Db, file: SiteFile | undefined): Promise<SiteContent | undefined> {
  if (!file) return undefined;
  const content = await db.fileVault.unseal<SiteContent>(file.sealed);
  return content.ok ? content.value : recall(file);
}

/** Keeps the files read last, and all of sites that have an alarm. */
export async function trimFiles(db: Db): Promise<void> {
  const count = await db.site_files.count();
  if (count <= MOST_FILES + SLACK) return;
  const busy = new Set(await sitesWithAlarm(db));
  const oldest = await db.site_files
    .orderBy("readAt")
    .limit(count - MOST_FILES)
    .primaryKeys();
  await db.site_files.bulkDelete(oldest.filter((id) => !busy.has(id)));
}

/** Sites of which an alarm is open or waits, the open ones first. */
export async function sitesWithAlarm(db: Db): Promise<readonly string[]> {
  const [open, waiting] = await Promise.all([db.events_alarm.toArray(), db.events_pending.toArray()]);
  return [...new Set([...open, ...waiting].map(({ site }) => site).filter((id) => id !== ""))];
}

/** What this tab has read itself: where the key is another tab's, it is all this one can show. */
const own = new Map<string, { readonly file: SiteFile; readonly content: SiteContent }>();
const MOST_OWN = 20;

function remember(file: SiteFile, content: SiteContent): void {
  own.delete(file.id);
  own.set(file.id, { file, content });
  for (const oldest of own.keys()) {
    if (own.size <= MOST_OWN) return;
    own.delete(oldest);
  }
}

const recall = ({ id }: SiteFile): SiteContent | undefined => own.get(id)?.content;

/** Nothing of one person's sites stays in memory for the next. */
export const forgetFiles = (): void => own.clear();
