/** What is written and not read back with its record: which fields, by whom, in what shape. The store hides them from lists. */
import { fail, ok, type Result } from "../result";

/** Collections with secrets, each with the right that sets them beside the reach of its site, or of the whole installation. */
export const SECRETS = {
  integrations: { fields: ["secret"], right: "settings.api_integrations.secrets_write" },
  webhooks: { fields: ["secret"], right: "settings.api_integrations.secrets_write" },
  receivers: {
    fields: ["janusKey", "hikVisionSecretKey", "jsonPassword", "xmlPassword"],
    right: "communicator.commtwo.update",
  },
  site_transmitters: { fields: ["encryptionKey"], right: "accounts.site_transmitters.update" },
  users: { fields: ["sipPassword"], right: "user.users.update" },
  site_contacts: { fields: ["codeword", "duressWord"], right: "accounts.contact_passwords.update" },
} as const satisfies Readonly<Record<string, { readonly fields: readonly string[]; readonly right: string }>>;

/** A collection with secrets. */
export type SecretCollection = keyof typeof SECRETS;

/** Has the collection any? */
export const hasSecrets = (collection: string): collection is SecretCollection => Object.hasOwn(SECRETS, collection);

/** What a caller's word turned out to be. */
export type WordVerdict = "codeword" | "duress" | "none";

/** Why nothing was set. */
export interface SecretFault {
  readonly code: "bad_request" | "key_bad" | "secret_bad" | "word_bad" | "words_same";
  readonly data: Readonly<Record<string, unknown>>;
}

const HEX_KEY = /^(?:[0-9A-Fa-f]{32}|[0-9A-Fa-f]{48}|[0-9A-Fa-f]{64})$/;
const TEXT_KEY = /^(?:[\x20-\x7e]{16}|[\x20-\x7e]{24}|[\x20-\x7e]{32})$/;

/** AES-128, 192 or 256 (reference 3): hex digits, or text whose characters are its bytes. */
export const isAesKey = (key: string): boolean => HEX_KEY.test(key) || TEXT_KEY.test(key);

const KEY_FIELDS: ReadonlySet<string> = new Set(["encryptionKey", "janusKey"]);

/** Of no site: within the reach of those alone who reach every dealer. */
export const OF_THE_CENTRE: readonly SecretCollection[] = ["receivers", "integrations", "webhooks", "users"];

const SECRET_MIN = 8;
const SECRET_MAX = 400;

/** Of other programs, who make them as they like. */
const FOREIGN_FIELDS: ReadonlySet<string> = new Set(["hikVisionSecretKey", "jsonPassword", "xmlPassword"]);
const FOREIGN_MAX = 200;

const WORD_MIN = 3;
const WORD_MAX = 60;

/** A word as it is heard on the telephone: no capitals, no accents, single spaces. */
export const heard = (word: string): string =>
  word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ı", "i").replace(/\s+/g, " ").trim();

/** The values to set, trimmed where they are words; `""` takes one away. What is not named stays as it is. */
export function checkSecrets(
  collection: SecretCollection,
  body: Readonly<Record<string, unknown>>,
): Result<Readonly<Record<string, string>>, SecretFault> {
  const values: Record<string, string> = {};
  for (const [field, value] of Object.entries(body)) {
    const known = SECRETS[collection].fields.some((name) => name === field);
    if (!known || typeof value !== "string") return fail({ code: "bad_request", data: { field } });
    if (FOREIGN_FIELDS.has(field)) {
      if (value.length > FOREIGN_MAX) return fail({ code: "bad_request", data: { field } });
      values[field] = value;
      continue;
    }
    const isKey = KEY_FIELDS.has(field);
    const isSecret = field === "secret";
    const text = isKey || isSecret ? value : value.trim();
    if (isSecret && text !== "" && (text.length < SECRET_MIN || text.length > SECRET_MAX))
      return fail({ code: "secret_bad", data: { field, min: SECRET_MIN, max: SECRET_MAX } });
    if (text !== "" && isKey && !isAesKey(text)) return fail({ code: "key_bad", data: { field } });
    if (text !== "" && !isKey && !isSecret && (heard(text).length < WORD_MIN || text.length > WORD_MAX))
      return fail({ code: "word_bad", data: { field, min: WORD_MIN, max: WORD_MAX } });
    values[field] = text;
  }
  return Object.keys(values).length === 0 ? fail({ code: "bad_request", data: {} }) : ok(values);
}

/** Code word and duress word of one person: nobody could tell them apart if they sounded the same. */
export const soundSame = (codeword: string, duressWord: string): boolean =>
  codeword !== "" && heard(codeword) === heard(duressWord);
