/** A site with what belongs to it, from the browser's copy. */
import type { ContactRow, PartitionRow, SiteContactRow, SiteRow, ZoneRow } from "../sync/rows";
import { useRows } from "./use-rows";

/** A person to call, with how he belongs to the site. */
export interface SiteContact {
  readonly link: SiteContactRow;
  readonly contact: ContactRow;
}

export interface SiteCard {
  readonly site: SiteRow;
  readonly partitions: PartitionRow[];
  readonly zones: ZoneRow[];
  /** In the order in which they are called. */
  readonly contacts: SiteContact[];
}

/** A site by id; null = not to be seen; undefined while it is being read. */
export const useSite = (id: string): SiteCard | null | undefined =>
  useRows(
    async (db): Promise<SiteCard | null> => {
      const site = await db.site_accounts.get(id);
      if (!site) return null;
      const partitions = await db.site_partitions.where("site").equals(id).toArray();
      const zones = await db.site_zones.where("site").equals(id).toArray();
      const links = await db.site_contacts.where("site").equals(id).sortBy("order");
      const people = await db.contacts.bulkGet(links.map(({ contact }) => contact));
      const contacts = links.flatMap((link, at) => {
        const contact = people[at];
        return contact ? [{ link, contact }] : [];
      });
      const byNumber = (a: { number: string }, b: { number: string }): number =>
        a.number.localeCompare(b.number, "en", { numeric: true });
      return { site, partitions: partitions.sort(byNumber), zones: zones.sort(byNumber), contacts };
    },
    [id],
  );
