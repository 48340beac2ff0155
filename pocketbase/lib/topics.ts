/** What a stream may ask for: our collections, and little of each, since each topic is weighed again at every commit. */
import type { PbApp, PbCollection } from "./pb";
import { refuse } from "./refuse";

/** A thousand topics of one stream, which the store itself allows, held every alarm back from every desk for seconds. */
const TOPICS_A_COLLECTION = 4;
const TOPIC_MAX = 300;

/** Refuses topics of others' collections, too long ones, and too many. */
export function demandTopics(app: PbApp, topics: readonly string[]): void {
  const counts = new Map<string, number>();
  for (const topic of topics) {
    const { id } = collectionOf(app, topic) ?? refuse("no_right", { topic: topic.slice(0, TOPIC_MAX) });
    const count = (counts.get(id) ?? 0) + 1;
    if (count > TOPICS_A_COLLECTION || topic.length > TOPIC_MAX) refuse("bad_request", { field: "subscriptions" });
    counts.set(id, count);
  }
}

/** Topics are `collection`, `collection/id` or `collection/*`, with options behind a question mark. */
function collectionOf(app: PbApp, topic: string): PbCollection | null {
  const name = topic.split("?")[0]?.split("/")[0] ?? "";
  try {
    const collection = app.findCachedCollectionByNameOrId(name);
    return collection.system ? null : collection;
  } catch {
    return null;
  }
}
