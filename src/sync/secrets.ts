/** Sends what is written and never read back: secrets of a record, and the wish for a key. */
import type { AuthorityMap } from "../../domain/access/authorities";
import type { WordVerdict } from "../../domain/access/secrets";
import { API, type ApiKeyAnswer, type SecretsAnswer } from "../../domain/live/routes";
import { api } from "./api";
import { noteWritten } from "./written";

/** Sets secrets of a record; "" takes one away. Throws AppError. */
export async function setSecrets(
  collection: string,
  id: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  await api(`${API}/secrets/${collection}/${id}`, { method: "POST", body: values });
}

/** Which secrets of a record are set; never what they are. Throws AppError. */
export async function readSecrets(collection: string, id: string, signal: AbortSignal): Promise<readonly string[]> {
  return (await api<SecretsAnswer>(`${API}/secrets/${collection}/${id}`, { signal })).set;
}

/** What a key is asked for with. */
export interface KeyWish {
  readonly name: string;
  readonly scope: AuthorityMap;
  readonly addresses: readonly string[];
  readonly expiresAt: string;
}

/** A key, which the store tells this once, and the id of its record. Throws AppError. */
export async function makeApiKey(wish: KeyWish): Promise<{ readonly key: string; readonly id: string }> {
  const { key, record } = await api<ApiKeyAnswer>(`${API}/api_keys`, {
    method: "POST",
    body: wish,
  });
  noteWritten("api_keys");
  return { key, id: record.id };
}

/** What the word of a contact is, as he said it on the telephone; each try is logged. Throws AppError. */
export async function checkWord(contact: string, word: string): Promise<WordVerdict> {
  const path = `${API}/secrets/site_contacts/${contact}/check`;
  return (await api<{ readonly verdict: WordVerdict }>(path, { method: "POST", body: { word } })).verdict;
}
