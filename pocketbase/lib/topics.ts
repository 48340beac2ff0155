/** What a stream may ask for: our collections, and little of each, since each topic is weighed again at every commit. */
import { feedTopics } from "../../domain/live/feed";
import { demandModestTopic } from "./modest";
import type { PbApp, PbCollection, PbRecord } from "./pb";
import { refuse } from "./refuse";

/** A thousand topics of one stream, which the store itself allows, held every alarm back from every desk for seconds. */
const TOPICS_A_COLLECTION = 4;
const TOPIC_MAX = 300;

/**
 * Refuses topics of others' collections, too long ones, and too many; and the feed as a whole, which would tell nothing
 * to a stream that believes itself live. A person's own feeds are not counted: each is weighed for its own audience alone.
 * Returns the topics without feeds that are not, or no longer, his: they would tell him nothing, and refusing them would
 * keep a browser blind whose person has just lost customers, since it learns of that only once it is connected.
 */
export function heardTopics(app: PbApp, user: PbRecord, topics: readonly string[]): string[] {
  const own = new Set(feedTopics(user.getString("liveAudiences")));
  const counts = new Map<string, number>();
  const heard: string[] = [];
  for (const topic of topics) {
    if (own.has(topic)) {
      heard.push(topic);
      continue;
    }
    const { id, name } = collectionOf(app, topic) ?? refuse("no_right", { topic: topic.slice(0, TOPIC_MAX) });
    if (name === "signal_feed" && isWhole(topic)) refuse("no_right", { topic: topic.slice(0, TOPIC_MAX) });
    if (name === "signal_feed" && !own.has(`signal_feed/${partsOf(topic)[1] ?? ""}`)) continue;
    const count = (counts.get(id) ?? 0) + 1;
    if (count > TOPICS_A_COLLECTION || topic.length > TOPIC_MAX) refuse("bad_request", { field: "subscriptions" });
    demandModestTopic(topic);
    counts.set(id, count);
    heard.push(topic);
  }
  return heard;
}

const partsOf = (topic: string): readonly string[] => topic.split("?")[0]?.split("/") ?? [];

const isWhole = (topic: string): boolean => ["", "*"].includes(partsOf(topic)[1] ?? "");

/** Topics are `collection`, `collection/id` or `collection/*`, with options behind a question mark. */
function collectionOf(app: PbApp, topic: string): PbCollection | null {
  const [name = ""] = partsOf(topic);
  try {
    const collection = app.findCachedCollectionByNameOrId(name);
    return collection.system ? null : collection;
  } catch {
    return null;
  }
}
