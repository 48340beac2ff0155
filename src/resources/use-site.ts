/** A site with what belongs to it, from the browser's copy. */
import { useEffect, useRef } from "react";
import { listRows } from "../sync/api";
import type { ContactRow, PartitionRow, SiteContactRow, SiteRow, ZoneRow } from "../sync/rows";
import { createSharedLive } from "./shared-live";
import { useConnected } from "./use-connected";
import { type Remote, useRemote } from "./use-remote";
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
      const inOrder = (a: { number: string }, b: { number: string }): number =>
        a.number.localeCompare(b.number, "en", { numeric: true });
      return { site, partitions: partitions.sort(inOrder), zones: zones.sort(inOrder), contacts };
    },
    [id],
  );

/** Ids of the sites that are switched to test. */
export const useTestSites = createSharedLive<ReadonlySet<string>>(
  async (db) => new Set(await db.site_accounts.filter((site) => site.state === "test").primaryKeys()),
);

/** What changes with every signal of a site; read from the store, since it is not kept in the browser. */
export interface SiteStates {
  readonly partitions: ReadonlyMap<string, PartitionStateRow>;
  readonly zones: ReadonlyMap<string, ZoneStateRow>;
}

/** Armed or not, by partition. */
export interface PartitionStateRow {
  readonly number: string;
  readonly armedState: "armed" | "disarmed" | "part" | "";
  readonly armedAt: string;
  readonly armedBy: string;
  readonly openSince: string;
}

/** What a zone last said. */
export interface ZoneStateRow {
  readonly number: string;
  readonly inAlarm: boolean;
  readonly inTrouble: boolean;
  readonly bypassed: boolean;
  readonly changedAt: string;
}

const byNumber = <T extends { readonly number: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.number, row]));

/** States of a site's partitions and zones, read again whenever `freshness` changes (its newest signal) and when the line is back. */
export function useSiteStates(site: string, freshness: string): Remote<SiteStates> {
  const states = useRemote<SiteStates>(site === "" ? null : `states/${site}`, async (signal) => {
    const query = { filter: "site = {:site}", params: { site }, signal };
    const [partitions, zones] = await Promise.all([
      listRows<PartitionStateRow>("partition_state", query),
      listRows<ZoneStateRow>("zone_state", query),
    ]);
    return { partitions: byNumber(partitions), zones: byNumber(zones) };
  });
  const { reload, status } = states;
  const connected = useConnected();
  const failed = useRef(false);
  useEffect(() => {
    failed.current = status === "offline" || status === "error";
  });
  // What could not be read while the line was down is asked for once it is back.
  useEffect(() => {
    if (connected && failed.current) reload();
  }, [connected, reload]);
  const seen = useRef(freshness);
  useEffect(() => {
    if (seen.current === freshness) return;
    seen.current = freshness;
    reload();
  }, [freshness, reload]);
  return states;
}
