/** The mail server of the centre: an integration of the kind `email`, handed to the store, which sends by it. */
import { isPublicAddress, isSenderAddress, mailServer } from "../../domain/access/mail-server";
import { rowsOf, type PbApp, type PbRecord, type PbRecordEvent, type PbRecordRequestEvent } from "./pb";
import type { PbSettings } from "./pb-settings";
import { refuse } from "./refuse";

const SERVER =
  "SELECT url, account, secret, sender FROM integrations WHERE kind = 'email' AND active = 1 ORDER BY created LIMIT 1";
const OWN = "SELECT publicAddress, company FROM program_settings ORDER BY created LIMIT 1";

const ownOf = (app: PbApp) => rowsOf(app, OWN, { shape: { publicAddress: "", company: "" } })[0];

const NO_SERVER = { enabled: false, host: "", port: 0, username: "", password: "", tls: false };
const NO_ADDRESS = {
  appName: "Watchdesk",
  appURL: "http://localhost:8090",
  senderName: "Watchdesk",
  senderAddress: "watchdesk@localhost.localdomain",
};

type Mail = Pick<PbSettings, "smtp" | "meta">;

/** What the records say. */
function wantedMail(app: PbApp): Mail {
  const [row] = rowsOf(app, SERVER, { shape: { url: "", account: "", secret: "", sender: "" } });
  const server = row ? mailServer(row.url) : null;
  const own = ownOf(app);
  const { account = "", secret = "", sender = "" } = row ?? {};
  const smtp = server
    ? { enabled: true, ...server, username: secret === "" ? "" : account, password: secret }
    : NO_SERVER;
  const name = own?.company.replace(/\s+/g, " ").trim() || NO_ADDRESS.appName;
  const meta = {
    appName: name,
    appURL: own?.publicAddress || NO_ADDRESS.appURL,
    senderName: name,
    senderAddress: sender || (isSenderAddress(account) ? account : NO_ADDRESS.senderAddress),
  };
  return { smtp, meta };
}

/** Saved only where something differs. */
function keep(app: PbApp, { smtp, meta }: Mail): void {
  const settings = app.settings();
  const differs = (kept: object, wanted: object): boolean =>
    Object.entries(wanted).some(([key, value]) => (kept as Record<string, unknown>)[key] !== value);
  const wanted = smtp.enabled ? smtp : { enabled: false };
  if (!differs(settings.smtp, wanted) && !differs(settings.meta, meta)) return;
  Object.assign(settings.smtp, wanted);
  Object.assign(settings.meta, meta);
  app.save(settings);
}

/**
 * The store's own settings follow. What the store does not take is no reason not to start, nor to refuse whatever else is
 * saved: no mail leaves, and its log says why.
 */
export function applyMail(app: PbApp): void {
  // Name by name: the engine's own object has more in it than can be put back.
  const { enabled, host, port, username, password, tls } = app.settings().smtp;
  try {
    keep(app, wantedMail(app));
  } catch (error) {
    app.logger().error("the mail server can't be used as it is set up", "error", String(error));
    // What was not taken stands in the settings that are in use all the same.
    Object.assign(app.settings().smtp, { enabled, host, port, username, password, tls });
    keep(app, { smtp: NO_SERVER, meta: NO_ADDRESS });
  }
}

/** A mail server or the address of the links is saved: what the store would not take is refused where it was typed. */
export function guardMail(e: PbRecordRequestEvent): void {
  const field = wrongField(e.record);
  if (field !== null) refuse("bad_request", { field });
  e.next();
}

function wrongField(record: PbRecord): string | null {
  if (record.collection().name === "program_settings")
    return isPublicAddress(record.getString("publicAddress")) ? null : "publicAddress";
  if (record.getString("kind") !== "email") return null;
  const sender = record.getString("sender");
  return sender === "" || isSenderAddress(sender) ? null : "sender";
}

/** Can mail leave, and do its links lead here? Without, nothing may depend on a mail. */
export const mailReady = (app: PbApp): boolean =>
  app.settings().smtp.enabled && (ownOf(app)?.publicAddress ?? "") !== "";

/** A record that says something of it was changed. */
export function mailChanged(e: PbRecordEvent): void {
  applyMail(e.app);
  e.next();
}
