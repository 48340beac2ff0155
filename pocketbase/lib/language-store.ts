/** Language packages: out of another installation's `Languages`, or out of those that came with this one. */
import { DOWNLOAD_RIGHT } from "../../domain/collections/languages";
import { LANGUAGES } from "../../domain/languages/languages.table";
import { isEmptyTemplate, isTemplate, TEMPLATE_MOST_BYTES, type Template } from "../../domain/languages/template";
import { isObject } from "../../domain/plain-object";
import { asOneSave } from "./alarm-work";
import { writeAudit } from "./audit";
import { stampBoot } from "./boot";
import { changeCount } from "./counters";
import { ensureLanguages, templateOf } from "./language-packages";
import { jsonField, jsonRowsOf, parseJson, type PbApp, type PbRecordRequestEvent, type PbRequestEvent } from "./pb";
import { askedOf, type PbHttpAnswer } from "./pb-http";
import { refuse } from "./refuse";
import { callerOf, demandRight } from "./rights";
import { authorizationOf, sessionOfToken } from "./session-token";

/** A browser waits for 15 s without a byte. */
const PATIENCE_S = 10;
/** Of one person: each holds an engine for as long as the other side takes. */
const MOST_REQUESTS = 10;
const WINDOW_MS = 60_000;

interface Package {
  readonly name: string;
  readonly code: string;
  readonly json_template: Template;
}

/** `GET /api/watchdesk/language_store/{code}`: the package, or that there is none. */
export function languagePackage(e: PbRequestEvent): void {
  stampBoot(e);
  const caller = callerOf(e);
  demandRight(caller, DOWNLOAD_RIGHT);
  // The same reach as in the rules of `languages`: what is everybody's is the centre's.
  if (caller.dealer !== "") refuse("no_right", { right: DOWNLOAD_RIGHT });
  const code = e.request.pathValue("code");
  const language = LANGUAGES.find((one) => one.code === code) ?? refuse("language_missing", { code });
  const counted = { name: `packages ${caller.id}`, windowMs: WINDOW_MS };
  if (changeCount(e.app, counted, (count) => count + 1) >= MOST_REQUESTS) refuse("too_many_texts", { seconds: 60 });
  const remote = storeUrl(e.app);
  const found = remote === "" ? ownPackage(e.app, code) : remotePackage(remote, code);
  if (isEmptyTemplate(found.json_template)) refuse("language_missing", { code });
  e.json(200, { ...found, name: found.name === "" ? language.name : found.name, code });
}

/** The address of the other installation; "" = this one has them itself. */
function storeUrl(app: PbApp): string {
  const sql = "SELECT COALESCE(languageStoreUrl, '') AS url FROM program_settings ORDER BY created LIMIT 1";
  return (jsonRowsOf<{ url: string }>(app, sql, { columns: ["url"] })[0]?.url ?? "").replace(/\/+$/, "");
}

function ownPackage(app: PbApp, code: string): Package {
  ensureLanguages(app);
  return { name: "", code, json_template: templateOf(app, "language_packages", code) };
}

function remotePackage(remote: string, code: string): Package {
  const filter = encodeURIComponent(`code='${code}'`);
  const url = `${remote}/api/collections/Languages/records?perPage=1&skipTotal=1&filter=${filter}`;
  const items = itemsOf(askedOf(url, PATIENCE_S), code);
  const [first] = items;
  if (!isObject(first)) return refuse("language_missing", { code });
  const { name, json_template: template } = first;
  // One without texts is refused by whoever asked for it.
  if (!isTemplate(template ?? {})) return refuse("language_store_away", { code });
  return {
    name: typeof name === "string" && name.length <= 80 ? name : "",
    code,
    json_template: (template ?? {}) as Template,
  };
}

/** Its list of records; nothing else is an answer of such a store, nor is one that no package can be as large as. */
function itemsOf(answer: PbHttpAnswer | null, code: string): readonly unknown[] {
  if (answer?.statusCode !== 200 || answer.raw.length > TEMPLATE_MOST_BYTES)
    return refuse("language_store_away", { code });
  const value = parseJson(answer.raw);
  const items = isObject(value) ? value["items"] : undefined;
  return Array.isArray(items) ? items : refuse("language_store_away", { code });
}

/** A language was saved by request: a line says by whom and how many texts it has, which are too many to stand there. */
export function languageSaved(e: PbRecordRequestEvent): void {
  const action = e.record.isNew() ? "create" : "update";
  asOneSave(e, ({ tx }) => {
    e.next();
    const texts = Object.keys(jsonField<object>(e.record, "json_template", {})).length;
    writeAudit(tx, {
      user: e.auth?.id ?? "",
      session: sessionOfToken(authorizationOf(e)),
      ip: e.realIP(),
      collection: "languages",
      recordId: e.record.id,
      action,
      before: {},
      after: { code: e.record.getString("code"), texts },
    });
  });
}
