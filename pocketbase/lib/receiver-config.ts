/** `GET receiver_config`: what a receiver needs to know while the store is away: keys, and which accounts are known. */
import { prefixKey } from "../../domain/signals/normalise";
import { stampBoot } from "./boot";
import { jsonRowsOf, type PbRequestEvent } from "./pb";
import { requireService } from "./service";

const KEYS = `
  SELECT s.prefix AS prefix, CASE WHEN t.identifier != '' THEN t.identifier ELSE s.code END AS account,
    t.encryptionKey AS secret, t.site AS site
  FROM site_transmitters t JOIN site_accounts s ON s.id = t.site
  WHERE t.encryptionKey != '' AND s.state != 'archived'
  ORDER BY t.updated`;

// A site's own code says as little as a transmitter's account who sends it: where none of its transmitters may speak in
// clear, nobody may in its name. With one that has no key, or with none at all, the code stays open.
const SITE_KEYS = `
  SELECT s.prefix AS prefix, s.code AS account, t.encryptionKey AS secret, t.site AS site
  FROM site_transmitters t JOIN site_accounts s ON s.id = t.site
  WHERE t.encryptionKey != '' AND s.state != 'archived' AND s.code != ''
    AND NOT EXISTS (SELECT 1 FROM site_transmitters o WHERE o.site = t.site AND o.encryptionKey = '')
  ORDER BY t.updated DESC`;

// One text, a name a line: the engine makes no value of each of fifty thousand accounts, twice a minute.
const ACCOUNTS = `
  SELECT group_concat(name, char(10)) AS names FROM (
    SELECT code AS name FROM site_accounts WHERE code != ''
    UNION SELECT identifier FROM site_transmitters WHERE identifier != ''
  )`;

const DEFAULTS = "SELECT code, janusKey AS secret FROM receivers WHERE janusKey != '' AND code != ''";

interface KeyRow {
  readonly prefix: string;
  readonly account: string;
  readonly secret: string;
  readonly site: string;
}

/** `12/4711` at a site with a prefix: another site may have the same account without it. */
const nameOf = ({ prefix, account }: KeyRow): string => [prefixKey(prefix), account].filter(Boolean).join("/");

/** The key of an account, or all that may open a frame of it. */
type Keys = string | null | readonly string[];

/**
 * Keys by account. Of two sites with one account neither has a key (null, which closes it): it would be the other's.
 * `ofSites` = the keys of all transmitters of a site under its own code, of which any may fit.
 */
export function keysOf(rows: readonly KeyRow[], ofSites: readonly KeyRow[] = []): Record<string, Keys> {
  const sites = new Map<string, string>();
  const keys: Record<string, Keys> = {};
  const add = (row: KeyRow, join: (earlier: Keys | undefined) => Keys): void => {
    const name = nameOf(row);
    const isShared = (sites.get(name) ?? row.site) !== row.site;
    keys[name] = isShared || keys[name] === null ? null : join(keys[name]);
    sites.set(name, row.site);
  };
  for (const row of rows) add(row, () => row.secret);
  for (const row of ofSites) {
    add(row, (earlier) => {
      const all = new Set([...(typeof earlier === "string" ? [earlier] : (earlier ?? [])), row.secret]);
      return all.size === 1 ? row.secret : [...all];
    });
  }
  return keys;
}

/**
 * Keys by account as the transmitter sends it, of two of one site the one saved last; and by the site's own code. Every
 * account a signal may come from, whatever the site's state: an archived site's panel is no stranger. `defaults` = what
 * each receiver takes for accounts that have no key, by its id.
 */
export function receiverConfig(e: PbRequestEvent): void {
  stampBoot(e);
  requireService(e);
  const columns = ["prefix", "account", "secret", "site"];
  const rows = jsonRowsOf<KeyRow>(e.app, KEYS, { columns });
  const ofSites = jsonRowsOf<KeyRow>(e.app, SITE_KEYS, { columns });
  const [accounts] = jsonRowsOf<{ names: string | null }>(e.app, ACCOUNTS, { columns: ["names"] });
  const receivers = jsonRowsOf<{ code: string; secret: string }>(e.app, DEFAULTS, { columns: ["code", "secret"] });
  const defaults = Object.fromEntries(receivers.map(({ code, secret }) => [code, secret]));
  e.json(200, { keys: keysOf(rows, ofSites), defaults, accounts: accounts?.names ?? "" });
}
