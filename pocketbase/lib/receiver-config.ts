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

/** Keys by account. Of two sites with one account neither has a key (null, which closes it): it would be the other's. */
export function keysOf(rows: readonly KeyRow[]): Record<string, string | null> {
  const sites = new Map<string, string>();
  const keys: Record<string, string | null> = {};
  for (const row of rows) {
    const name = nameOf(row);
    const isShared = (sites.get(name) ?? row.site) !== row.site;
    keys[name] = isShared || keys[name] === null ? null : row.secret;
    sites.set(name, row.site);
  }
  return keys;
}

/**
 * Keys by account as the transmitter sends it; of two of one site the one saved last. And every
 * account a signal may come from, whatever the site's state: an archived site's panel is no stranger. `defaults` = what
 * each receiver takes for accounts that have no key, by its id.
 */
export function receiverConfig(e: PbRequestEvent): void {
  stampBoot(e);
  requireService(e);
  const rows = jsonRowsOf<KeyRow>(e.app, KEYS, { columns: ["prefix", "account", "secret", "site"] });
  const [accounts] = jsonRowsOf<{ names: string | null }>(e.app, ACCOUNTS, { columns: ["names"] });
  const receivers = jsonRowsOf<{ code: string; secret: string }>(e.app, DEFAULTS, { columns: ["code", "secret"] });
  const defaults = Object.fromEntries(receivers.map(({ code, secret }) => [code, secret]));
  e.json(200, { keys: keysOf(rows), defaults, accounts: accounts?.names ?? "" });
}
