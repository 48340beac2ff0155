/** A store that is asked one question at a time: for all that nobody waits for. */
import type { StoreClient } from "./store-client";

/** The same store, with each question asked when the one before is answered. */
export function oneByOne(client: StoreClient): StoreClient {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <A>(ask: () => Promise<A>): Promise<A> => {
    const answer = last.then(ask, ask);
    last = answer;
    return answer;
  };
  const calm: Pick<StoreClient, "one" | "list"> = {
    one: <A>(collection: string, id: string, query = {}) => inTurn(() => client.one<A>(collection, id, query)),
    list: <A>(collection: string, query = {}) => inTurn(() => client.list<A>(collection, query)),
  };
  return { ...client, ...calm };
}
