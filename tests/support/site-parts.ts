/** What belongs to a site, where a test is about something else. */
import type { Db } from "../../src/sync/db";
import { mergeRows } from "../../src/sync/merge";
import { putFile, type SiteContent } from "../../src/sync/site-file";

export const NO_PARTS: Omit<SiteContent, "site"> = {
  partitions: [],
  zones: [],
  contacts: [],
  transmitters: [],
  schedules: [],
  temporary: [],
  actionPlans: [],
};

/** Keeps a site whole, as if it had just been read: beside its row, which is there first. */
export async function keepFile(db: Db, content: SiteContent, readAt: number): Promise<void> {
  await mergeRows({ db }, "site_accounts", [content.site]);
  await putFile(db, content, readAt);
}
