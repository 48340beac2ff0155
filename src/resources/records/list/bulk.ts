/** One act on many rows: each is sent for itself, what fails is told by row, and nothing but these rows is touched. */
import type { PagedCollection, RecordRow } from "../record-row";

/** What can be done with many. */
export const BULK_ACTS = ["activate", "deactivate", "delete"] as const;
export type BulkAct = (typeof BULK_ACTS)[number];

/** Acts that the collection knows at all. */
export function actsOf({ fields, access }: PagedCollection): readonly BulkAct[] {
  const hasActive = fields["active"]?.type === "bool" && access.update !== null;
  return [
    ...(hasActive ? (["activate", "deactivate"] as const) : []),
    ...(access.delete === null ? [] : ["delete" as const]),
  ];
}

/** The verb that is asked of a feature. */
export const verbOf = (act: BulkAct): "update" | "delete" => (act === "delete" ? "delete" : "update");

/** Rows on which the act would do something. */
export const affected = (act: BulkAct, rows: readonly RecordRow[]): readonly RecordRow[] =>
  act === "delete" ? rows : rows.filter((row) => (row["active"] === true) !== (act === "activate"));

export interface BulkFailure {
  readonly row: RecordRow;
  readonly error: unknown;
}

export interface BulkOutcome {
  readonly done: readonly string[];
  readonly failed: readonly BulkFailure[];
}

/** The store takes a few at a time; more would only wait there. */
const AT_ONCE = 3;

/** Sends the act for each row; `onStep` hears how many are behind it. */
export async function runBulk(
  rows: readonly RecordRow[],
  send: (row: RecordRow) => Promise<unknown>,
  onStep: (count: number) => void,
): Promise<BulkOutcome> {
  const [done, failed]: [string[], BulkFailure[]] = [[], []];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let row = rows[next++]; row; row = rows[next++]) {
      try {
        await send(row);
        done.push(row.id);
      } catch (error) {
        failed.push({ row, error });
      }
      onStep(done.length + failed.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { done, failed };
}
