/** `GET receiver_config`: the keys a receiver needs while the store is away. */
import { prefixKey } from "../../domain/signals/normalise";
import { stampBoot } from "./boot";
import { jsonRowsOf, type PbRequestEvent } from "./pb";
import { requireService } from "./service";

const KEYS = `
  SELECT s.prefix AS prefix, CASE WHEN t.identifier != '' THEN t.identifier ELSE s.code END AS account,
    t.encryptionKey AS secret
  FROM site_transmitters t JOIN site_accounts s ON s.id = t.site
  WHERE t.encryptionKey != '' AND s.state != 'archived'
  ORDER BY t.updated`;

interface KeyRow {
  readonly prefix: string;
  readonly account: string;
  readonly secret: string;
}

/** `12/4711` at a site with a prefix: another site may have the same account without it. */
const nameOf = ({ prefix, account }: KeyRow): string => [prefixKey(prefix), account].filter(Boolean).join("/");

/** Keys by account as the transmitter sends it; of two for the same prefix and account the one saved last. */
export function receiverConfig(e: PbRequestEvent): void {
  stampBoot(e);
  requireService(e);
  const rows = jsonRowsOf<KeyRow>(e.app, KEYS, { columns: ["prefix", "account", "secret"] });
  e.json(200, { keys: Object.fromEntries(rows.map((row) => [nameOf(row), row.secret])) });
}
