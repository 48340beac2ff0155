/** Refuses requests that ask for more than any honest one: what they would cost is taken from the signals (list-bounds.ts). */
import {
  costlyListPart,
  costlyPart,
  type CostlyPart,
  type ListQuery,
  type LongList,
} from "../../domain/access/list-bounds";
import { ALL_COLLECTIONS } from "../../domain/collections/all";
import { longList } from "../../domain/collections/store-schema";
import type { PbAnyRequestEvent, PbRecord, PbRequestEvent } from "./pb";
import { refuse } from "./refuse";

type Asking = Pick<PbAnyRequestEvent, "auth" | "requestInfo">;

const refuseCostly = (part: CostlyPart | null): void => {
  if (part !== null) refuse("bad_request", { field: part });
};

/** For one record. */
export function demandModest(e: Asking): void {
  if (!e.auth?.isSuperuser()) refuseCostly(costlyPart(e.requestInfo().query));
}

/**
 * For answers of our own routes, of which the store picks the fields as well. Not by `requestInfo()`: it reads the body
 * too, and where that is no object the store answers in its own words.
 */
export function demandModestRoute(e: PbRequestEvent): void {
  const query = e.request.url.query();
  refuseCostly(costlyPart({ expand: query.get("expand"), fields: query.get("fields") }));
}

/** For a list. */
export function demandModestList(e: Asking, collection: string): void {
  if (e.auth?.isSuperuser()) return;
  refuseCostly(costlyListPart(e.requestInfo().query, boundsOf(collection), mayAskForAll(e.auth)));
}

/** Who reaches all, and who reaches nothing: the rule gives him an empty list at no cost. */
function mayAskForAll(auth: PbRecord | null): boolean {
  const audiences = auth?.getString("audiences") ?? "";
  return audiences === "staff" || (audiences === "" && (auth?.getString("historyCustomers") ?? "") === "");
}

const boundsOf = (collection: string): LongList | null => {
  const found = ALL_COLLECTIONS.find(({ name }) => name === collection);
  return found ? longList(found) : null;
};

/**
 * For a subscription: its options stand behind the topic as `options=` and JSON. The store weighs them with each record it
 * saves, and says nothing where they are wrong: a stream would be silent and believe itself live.
 */
export function demandModestTopic(topic: string): void {
  const [, ...rest] = topic.split("?");
  if (rest.length === 0) return;
  const options = /^options=([^&;+#?]*)$/.exec(rest.join("?"))?.[1];
  const query = options === undefined ? null : queryOf(options);
  if (query === null) return refuse("bad_request", { field: "subscriptions" });
  refuseCostly(costlyListPart(query));
}

function queryOf(encoded: string): ListQuery | null {
  try {
    const options = JSON.parse(decodeURIComponent(encoded)) as { query?: unknown } | null;
    const query = Object.entries((options?.query ?? {}) as Record<string, unknown>);
    return query.every(([, value]) => typeof value === "string") ? (Object.fromEntries(query) as ListQuery) : null;
  } catch {
    return null;
  }
}
