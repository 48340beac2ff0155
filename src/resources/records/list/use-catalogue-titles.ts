/** Records of catalogues by their names: what a reference leads to, and what a filter has to choose from. */
import { useMemo } from "react";
import { listRows } from "../../../sync/api";
import { ageOf } from "../../../sync/copy-age";
import { MIRRORED, openDb, tableOf } from "../../../sync/db";
import { useRemote } from "../../use-remote";
import { useRows } from "../../use-rows";
import { collectionOf, type RecordRow, titleOf as nameOf } from "../record-row";
import type { TitleOf } from "./row-order";

/** A record and how it is called. */
export interface Named {
  readonly id: string;
  readonly title: string;
}

/** What has more is no catalogue: it is looked for, not chosen from a list. */
const MOST_ROWS = 2_000;
const MOST_ASKED = 500;

type Rows = Readonly<Record<string, readonly RecordRow[]>>;

async function kept(names: readonly string[]): Promise<Rows | null> {
  const db = openDb();
  if (!db || names.some((name) => !MIRRORED.includes(name))) return null;
  const read = async (name: string) => [name, (await tableOf(db, name).limit(MOST_ROWS).toArray()) as RecordRow[]];
  const rows = Object.fromEntries(await Promise.all(names.map(read))) as Rows;
  const unread = await Promise.all(
    names.map(async (name) => rows[name]?.length === 0 && (await ageOf(db, name)) === 0),
  );
  return unread.includes(true) ? null : rows;
}

async function asked(names: readonly string[], signal: AbortSignal): Promise<Rows> {
  const read = async (name: string) => [name, await listRows<RecordRow>(name, { perPage: MOST_ASKED, signal })];
  return Object.fromEntries(await Promise.all(names.map(read))) as Rows;
}

/** Names by collection, from the browser's copy, or from the store where there is none. */
export function useCatalogueTitles(collections: readonly string[]): {
  readonly named: ReadonlyMap<string, readonly Named[]>;
  readonly titleOf: TitleOf;
} {
  const key = collections.join(" ");
  const isNoDb = openDb() === undefined;
  const mirrored = useRows(() => kept(collections).catch(() => null), [key]);
  const isAsked = collections.length > 0 && (isNoDb || mirrored === null);
  const remote = useRemote(isAsked ? key : null, (signal) => asked(collections, signal));
  const rows = mirrored ?? remote.data;
  return useMemo(() => {
    const named = new Map(
      Object.entries(rows ?? {}).map(([name, list]) => {
        const collection = collectionOf(name);
        const titled = list.map((row) => ({ id: row.id, title: collection ? nameOf(collection, row) : row.id }));
        return [name, titled.sort((a, b) => a.title.localeCompare(b.title))] as const;
      }),
    );
    const titles = new Map(
      [...named].map(([name, list]) => [name, new Map(list.map(({ id, title }) => [id, title]))] as const),
    );
    return { named, titleOf: (name, id) => titles.get(name)?.get(id) ?? "" };
  }, [rows]);
}
