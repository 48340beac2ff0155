/** `GET receiver_config`: the keys a receiver needs while the store is away. */
import { stampBoot } from "./boot";
import { jsonRowsOf, type PbRequestEvent } from "./pb";
import { requireService } from "./service";

const KEYS = `
  SELECT CASE WHEN t.identifier != '' THEN t.identifier ELSE s.code END AS account, t.encryptionKey AS secret
  FROM site_transmitters t JOIN site_accounts s ON s.id = t.site
  WHERE t.encryptionKey != '' AND s.state != 'archived'
  ORDER BY t.updated`;

/** Keys by account as the transmitter sends it; of two for the same account the one saved last. */
export function receiverConfig(e: PbRequestEvent): void {
  stampBoot(e);
  requireService(e);
  const rows = jsonRowsOf<{ account: string; secret: string }>(e.app, KEYS, { columns: ["account", "secret"] });
  e.json(200, { keys: Object.fromEntries(rows.map(({ account, secret }) => [account, secret])) });
}
