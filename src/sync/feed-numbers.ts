/** Asks where the feeds of a person stand, and whether they are still the ones he should get. */
import { AppError } from "../../domain/errors";
import { feedId } from "../../domain/live/feed";
import type { UserRecord } from "./access-check";
import type { FeedNumbers } from "./feed-tracker";
import type { StoreClient } from "./store-client";

export interface Feeds {
  /** `liveAudiences` of the person as the store has it now. */
  readonly audiences: string;
  /** Whose rows he reaches: also of whoever may read some and watch nothing. */
  readonly reach: string;
  readonly numbers: FeedNumbers;
}

export interface FeedsQuery {
  readonly userId: string;
  /** `liveAudiences` as last known. */
  readonly audiences: string;
  readonly signal: AbortSignal;
}

const namesIn = (audiences: string): string[] => audiences.split(" ").filter((name) => name !== "");

/** One question in most cases: whoever may read the record of the staff or of a dealer gets this feed and no other. */
export async function readFeeds(client: StoreClient, { userId, audiences, signal }: FeedsQuery): Promise<Feeds> {
  const names = namesIn(audiences);
  const askPerson = async (): Promise<Pick<Feeds, "audiences" | "reach">> => {
    const person = await client.one<UserRecord>("users", userId, { fields: "id,audiences,liveAudiences", signal });
    const live = person.liveAudiences ?? "";
    return { audiences: live, reach: person.audiences ?? live };
  };
  const sole = names.length === 1 && names[0]?.startsWith("customer:") === false;
  const [person, ...found] = await Promise.all([
    sole ? undefined : askPerson(),
    ...names.map((name) => readNumber(client, name, signal)),
  ]);
  // 0 stands for a record that is not there yet: the first one has the number 1.
  const numbers = new Map(names.map((name, at) => [name, found[at] ?? 0]));
  const known = { audiences, reach: audiences };
  return { ...(person ?? (found[0] === undefined ? await askPerson() : known)), numbers };
}

/** Of more audiences the minute's round tells. */
const MOST_ASKED = 8;

/** How far the store has told a person's audiences, most people's only one: short questions, to be asked often. */
export async function readTold(client: StoreClient, audiences: string, signal: AbortSignal): Promise<FeedNumbers> {
  const asked = namesIn(audiences).slice(0, MOST_ASKED);
  const numbers = await Promise.all(asked.map((name) => readNumber(client, name, signal)));
  return new Map(asked.flatMap((name, at) => (numbers[at] === undefined ? [] : [[name, numbers[at]] as const])));
}

/** The number of an audience's record; undefined where it is not there, or not this person's. */
async function readNumber(client: StoreClient, audience: string, signal: AbortSignal): Promise<number | undefined> {
  try {
    const query = { fields: "id,number", signal };
    return (await client.one<{ readonly number: number }>("signal_feed", feedId(audience), query)).number;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return undefined;
    throw error;
  }
}
