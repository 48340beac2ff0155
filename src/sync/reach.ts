/** Names whose rows are wanted: whoever does not reach all is refused a walk through all rows for his few (list-bounds.ts). */
import type { SignalRow } from "./rows";
import type { ListQuery, StoreClient } from "./store-client";

/** A filter that names a dealer or customer; of nothing for whoever reaches all. */
export type ReachPart = Pick<ListQuery, "filter" | "params">;

/** One part for each audience of `reach`: `staff`, `dealer:ID`, or `customer:ID` for each customer; none for nobody's. */
export function reachParts(reach: string): readonly ReachPart[] {
  return reach
    .split(" ")
    .filter((audience) => audience !== "")
    .map((audience) => {
      const [key = "", id] = audience.split(":");
      return id === undefined ? {} : { filter: `${key} = {:${key}}`, params: { [key]: id } };
    });
}

export interface SignalsQuery {
  readonly client: StoreClient;
  readonly reach: string;
  readonly signal: AbortSignal;
}

/** One page of signals by number, of all that the person reaches. */
export async function listSignals(
  { client, reach, signal }: SignalsQuery,
  query: ListQuery & { readonly sort: "seq" | "-seq"; readonly perPage: number },
): Promise<SignalRow[]> {
  const rows: SignalRow[] = [];
  const parts = reachParts(reach);
  for (const part of parts) {
    const filter = [part.filter, query.filter].filter((one) => one !== undefined).join(" && ");
    const asked = { ...query, params: { ...part.params, ...query.params }, signal };
    rows.push(...(await client.list<SignalRow>("events", filter === "" ? asked : { ...asked, filter })));
  }
  if (parts.length === 1) return rows;
  const sign = query.sort === "seq" ? 1 : -1;
  return rows.toSorted((a, b) => sign * (a.seq - b.seq)).slice(0, query.perPage);
}
