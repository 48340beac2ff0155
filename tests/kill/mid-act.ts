/** Acts that are under way together when the store is killed: how each of them was answered, and what all of them left. */

import type { Answer, TestStore } from "../support/store";

/** Something that is asked of the store, to be asked again. */
export type Ask<T> = () => Promise<Answer<T>>;

/** Sends all at once and kills the store when so many are answered, so that it is in the middle of the next; null = not answered. */
export async function cutOff<T>(
  store: TestStore,
  asks: readonly Ask<T>[],
  answered: number,
): Promise<(Answer<T> | null)[]> {
  let left = answered;
  let killed: Promise<void> | undefined;
  const strike = (): Promise<void> => (killed ??= store.kill());
  const under = asks.map(async (ask) => {
    const answer = await ask().catch(() => null);
    if (answer && (left -= 1) === 0) await strike();
    return answer;
  });
  // None is to be answered: it dies with the first of them in its hands.
  if (answered === 0) setTimeout(() => void strike(), 5);
  const answers = await Promise.all(under);
  await strike();
  await store.restart();
  return answers;
}

/** All rows of a collection, as its superuser reads them. */
export const rowsIn = (store: TestStore, collection: string, sort = ""): Promise<Record<string, unknown>[]> =>
  store.client().collection(collection).getFullList<Record<string, unknown>>({ sort });

/** How many of the rows have these values. */
export const countOf = (
  rows: readonly Readonly<Record<string, unknown>>[],
  wanted: Readonly<Record<string, unknown>>,
): number => rows.filter((row) => Object.entries(wanted).every(([name, value]) => row[name] === value)).length;
