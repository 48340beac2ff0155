/** `GET /locales/{lng}/{ns}.json` out of the languages as the centre has them, and the texts that pages have missed. */
import { isEmptyTemplate, missingTexts, nestedTexts, type Template } from "../../domain/languages/template";
import { storeDate } from "../../domain/signals/store-date";
import { bodyOf } from "./body";
import { changeCount, forgottenInMs } from "./counters";
import { unlessFull } from "./full-disk";
import { ensureLanguages, templateOf } from "./language-packages";
import { jsonRowsOf, parseJson, rowsOf, run, type PbApp, type PbRequestEvent } from "./pb";
import { refuse } from "./refuse";
import { callerOf } from "./rights";
import { unlessBusy } from "./signed-in";

const NAME = /^[a-z][\w-]{0,39}$/;
const ENDING = ".json";

/** One namespace of a language, nested; read without signing in, as the sign-in page has words. */
export function locale(e: PbRequestEvent): void {
  // Asked for anew each time, and not sent again where it is the same.
  e.response.header().set("Cache-Control", "no-cache");
  const [code, file] = [e.request.pathValue("lng"), e.request.pathValue("file")];
  const namespace = file.endsWith(ENDING) ? file.slice(0, -ENDING.length) : "";
  if (!NAME.test(code) || !NAME.test(namespace)) return refuse("not_found");
  const texts = unlessBusy(() => textsOf(e.app, code, namespace));
  if (!texts) return refuse("not_found");
  e.response.header().set("ETag", texts.tag);
  if (e.request.header.get("If-None-Match").includes(texts.tag)) return e.noContent(304);
  e.response.header().set("Content-Type", "application/json");
  e.response.header().set("X-Content-Type-Options", "nosniff");
  e.string(200, texts.body);
}

const THERE = "SELECT code FROM languages WHERE COALESCE(json_template, '') NOT IN ('', '{}', 'null') ORDER BY code";

/** `GET /locales/languages.json`: the codes of those that have texts, for whoever is not signed in yet. */
export function languagesThere(e: PbRequestEvent): void {
  e.response.header().set("Cache-Control", "no-cache");
  const codes = unlessBusy(() => {
    ensureLanguages(e.app);
    return jsonRowsOf<{ code: string }>(e.app, THERE, { columns: ["code"] });
  });
  e.json(
    200,
    codes.map(({ code }) => code),
  );
}

interface Texts {
  readonly tag: string;
  readonly body: string;
}

/** Kept by all engines until the language is changed. */
function textsOf(app: PbApp, code: string, namespace: string): Texts | null {
  ensureLanguages(app);
  const sql = "SELECT updated FROM languages WHERE code = {:code}";
  const updated = rowsOf(app, sql, { bind: { code }, shape: { updated: "" } })[0]?.updated;
  if (updated === undefined) return null;
  const key = `watchdesk.locale:${code}:${namespace}`;
  const kept = app.store().get(key);
  const [when, tag, ...body] = typeof kept === "string" ? kept.split("\n") : [];
  if (when === updated && tag !== undefined) return { tag, body: body.join("\n") };
  const made = makeTexts(app, code, namespace);
  if (made) app.store().set(key, [updated, made.tag, made.body].join("\n"));
  return made;
}

/** The data base picks the namespace: the engine would read the whole language for it. */
const PICK = `
  SELECT COALESCE(json_group_object(text.key, text.value), '{}') AS picked
  FROM languages, json_each(CASE WHEN json_valid(json_template) THEN json_template ELSE '{}' END) AS text
  WHERE code = {:code} AND substr(text.key, 1, {:length}) = {:start} AND text.type = 'text'`;

function makeTexts(app: PbApp, code: string, namespace: string): Texts | null {
  const start = `${namespace}:`;
  const bind = { code, start, length: start.length };
  const [row] = rowsOf(app, PICK, { bind, shape: { picked: "" } });
  const nested = nestedTexts((parseJson(row?.picked ?? "{}") ?? {}) as Template, namespace);
  if (!nested) return null;
  const body = JSON.stringify(nested);
  return { tag: `"${$security.sha256(body).slice(0, 32)}"`, body };
}

/** What a browser sends at once is a page's worth of texts. */
const MOST_BYTES = 65_536;
const MOST_REQUESTS = 20;
const WINDOW_MS = 60_000;

/** `POST /locales/add/{lng}/{ns}` `{key: text}`: texts that a page has missed; `{added}`, how many were new. */
export function addMissing(e: PbRequestEvent): void {
  const caller = callerOf(e);
  demandFew(e.app, caller.id);
  const [code, namespace] = [e.request.pathValue("lng"), e.request.pathValue("ns")];
  if (!NAME.test(code) || !NAME.test(namespace)) refuse("bad_request", { field: NAME.test(code) ? "ns" : "lng" });
  const sent = bodyOf(e, MOST_BYTES);
  const english = templateOf(e.app, "language_packages", "en");
  let added = 0;
  unlessFull(e.app, () =>
    e.app.runInTransaction((tx) => {
      const mine = templateOf(tx, "languages", code);
      // One that is not there would be taken for downloaded, with a handful of texts.
      if (isEmptyTemplate(mine)) refuse("language_missing", { code });
      const missing = missingTexts({ mine, english, namespace, sent, staff: caller.staff });
      added = Object.keys(missing).length;
      if (added > 0) write(tx, code, { ...mine, ...missing });
    }),
  );
  e.json(200, { added });
}

const write = (tx: PbApp, code: string, template: Template): number =>
  run(tx, "UPDATE languages SET json_template = {:texts}, updated = {:now} WHERE code = {:code}", {
    texts: JSON.stringify(template),
    now: storeDate(Date.now()),
    code,
  });

function demandFew(app: PbApp, person: string): void {
  const counted = { name: `texts ${person}`, windowMs: WINDOW_MS };
  const before = changeCount(app, counted, (count) => Math.min(MOST_REQUESTS, count + 1));
  if (before < MOST_REQUESTS) return;
  refuse("too_many_texts", { seconds: Math.max(1, Math.ceil(forgottenInMs(app, counted) / 1000)) });
}
