/** A site with what belongs to it, from the browser's copy. */
import { useEffect, useRef } from "react";
import { listEvery, readRow } from "../sync/api";
import { ageOf } from "../sync/copy-age";
import { ON_TEST, type Db } from "../sync/db";
import type { SlimSiteRow } from "../sync/rows";
import { openRows } from "../sync/sealed-rows";
import { openFile, type SiteContact, type SiteContent } from "../sync/site-file";
import { createSharedLive } from "./shared-live";
import { type Remote, useRemote } from "./use-remote";
import { useRows } from "./use-rows";

export type { SiteContact };

export interface SiteCard extends SiteContent {
  /** When it was read, epoch ms by the server's clock. */
  readonly readAt: number;
}

/** A site by id; null = it has not been read whole, or may not be; undefined while it is being looked up. */
export const useSite = (id: string): SiteCard | null | undefined =>
  useRows(
    async (db): Promise<SiteCard | null> => {
      const file = await db.site_files.get(id);
      // Last, since what is asked of the database after it would not be watched.
      const content = await openFile(db, file);
      return file && content ? { ...content, readAt: file.readAt } : null;
    },
    [id],
  );

/** What is kept of every site, with the names of whose it is. */
export interface SlimSite {
  readonly site: SlimSiteRow;
  readonly customer: string;
  readonly dealer: string;
  /** When the sites of the copy were last complete, epoch ms by the server's clock; 0 = never. */
  readonly asOf: number;
}

/** What the copy has of a site whether it was opened or not; null = nothing; undefined while it is being looked up. */
export const useSlimSite = (id: string): SlimSite | null | undefined =>
  useRows(
    async (db): Promise<SlimSite | null> => {
      const [row, asOf] = await Promise.all([db.site_accounts.get(id), ageOf(db, "site_accounts")]);
      if (!row) return null;
      const [customer, dealer] = await Promise.all([
        db.customer_accounts.get(row.customer),
        db.installers_accounts.get(row.installer),
      ]);
      // Last, since what is asked of the database after it would not be watched.
      const [site = row] = await openRows<SlimSiteRow>(db.vault, [row]);
      return { site, customer: customer?.name ?? "", dealer: dealer?.company ?? "", asOf };
    },
    [id],
  );

/** Is a site gone, or out of reach? The store says so: a copy may not be whole yet, or keep no sites. */
export function useSiteGone(id: string): boolean {
  const isKept = useRows(async (db) => (await db.site_accounts.where("id").equals(id).count()) > 0, [id]);
  const isAsked = id !== "" && isKept === false;
  const asked = useRemote(isAsked ? `site_accounts/${id}` : null, (signal) => readRow("site_accounts", id, signal));
  return isAsked && asked.error?.code === "not_found";
}

/** Of all sites few are on test: what else changes, thousands at a time while the copy is filled, walks through none of them. */
export const readTestSites = async (db: Db): Promise<ReadonlySet<string>> =>
  new Set(await db.site_accounts.where(ON_TEST).equals(1).primaryKeys());

/** Ids of the sites that are switched to test. */
export const useTestSites = createSharedLive(readTestSites);

/** What changes with every signal of a site; read from the store, since it is not kept in the browser. */
export interface SiteStates {
  readonly partitions: ReadonlyMap<string, PartitionStateRow>;
  readonly zones: ReadonlyMap<string, ZoneStateRow>;
}

/** Armed or not, by partition. */
export interface PartitionStateRow {
  readonly id: string;
  readonly number: string;
  readonly armedState: "armed" | "disarmed" | "part" | "";
  readonly armedAt: string;
  readonly armedBy: string;
  readonly openSince: string;
}

/** What a zone last said. */
export interface ZoneStateRow {
  readonly id: string;
  readonly number: string;
  readonly inAlarm: boolean;
  readonly inTrouble: boolean;
  readonly bypassed: boolean;
  readonly changedAt: string;
}

const byNumber = <T extends { readonly number: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.number, row]));

/** States of a site's partitions and zones, read again whenever `freshness` changes (its newest signal). */
export function useSiteStates(site: string, freshness: string): Remote<SiteStates> {
  const states = useRemote<SiteStates>(site === "" ? null : `states/${site}`, async (signal) => {
    const query = { filter: "site = {:site}", params: { site }, signal };
    const [partitions, zones] = await Promise.all([
      listEvery<PartitionStateRow>("partition_state", query),
      listEvery<ZoneStateRow>("zone_state", query),
    ]);
    return { partitions: byNumber(partitions), zones: byNumber(zones) };
  });
  const { reload } = states;
  const seen = useRef(freshness);
  useEffect(() => {
    if (seen.current === freshness) return;
    seen.current = freshness;
    reload();
  }, [freshness, reload]);
  return states;
}
