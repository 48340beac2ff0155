/** The mail server of the centre: an integration of the kind `email`, handed to the store, which sends by it. */
import { mailServer } from "../../domain/access/mail-server";
import { rowsOf, type PbApp, type PbRecordEvent } from "./pb";

const SERVER =
  "SELECT url, account, secret, sender FROM integrations WHERE kind = 'email' AND active = 1 ORDER BY created LIMIT 1";
const OWN = "SELECT publicAddress, company FROM program_settings ORDER BY created LIMIT 1";

const ownOf = (app: PbApp) => rowsOf(app, OWN, { shape: { publicAddress: "", company: "" } })[0];

/** The store's own settings follow; saved only where something differs. */
export function applyMail(app: PbApp): void {
  const settings = app.settings();
  const [row] = rowsOf(app, SERVER, { shape: { url: "", account: "", secret: "", sender: "" } });
  const server = row ? mailServer(row.url) : null;
  const own = ownOf(app);
  const { account = "", secret = "", sender = "" } = row ?? {};
  const smtp = server
    ? { enabled: true, ...server, username: secret === "" ? "" : account, password: secret }
    : { enabled: false, host: "", port: 0, username: "", password: "", tls: false };
  const name = own?.company || "Watchdesk";
  const meta = {
    appName: name,
    appURL: own?.publicAddress || "http://localhost:8090",
    senderName: name,
    senderAddress: sender || (account.includes("@") ? account : "watchdesk@localhost.localdomain"),
  };
  const differs = (kept: object, wanted: object): boolean =>
    Object.entries(wanted).some(([key, value]) => (kept as Record<string, unknown>)[key] !== value);
  const wanted = smtp.enabled ? smtp : { enabled: false };
  if (!differs(settings.smtp, wanted) && !differs(settings.meta, meta)) return;
  Object.assign(settings.smtp, wanted);
  Object.assign(settings.meta, meta);
  app.save(settings);
}

/** Can mail leave, and do its links lead here? Without, nothing may depend on a mail. */
export const mailReady = (app: PbApp): boolean =>
  app.settings().smtp.enabled && (ownOf(app)?.publicAddress ?? "") !== "";

/** A record that says something of it was changed. */
export function mailChanged(e: PbRecordEvent): void {
  applyMail(e.app);
  e.next();
}
