/** The app's page and its files: every address that is no file and not the store's is the page's own to read. */
import { PAGE_HEADERS, withTelephone } from "../../domain/page-policy";
import { wsOrigin } from "../../domain/telephone/sip";
import { jsonRowsOf, type PbApp, type PbFiles, type PbRequestEvent } from "./pb";
import { refuse } from "./refuse";

const FLAG = "--publicDir=";
const PAGE = "index.html";
/** A name with an ending; the longest is `webmanifest`. The last part of a token, in a link of a mail, is longer. */
const FILE_NAME = /\.[a-z0-9]{1,11}$/i;

/** What only files stand in: no name in there is an address of the page, with or without an ending. */
const FILE_FOLDER = /^(?:assets|flags|fonts|icons|locales)(?:\/|$)/;

/** Where a token ends an address: one that was cut off in a mail is the page's to explain, however short its last part. */
const WITH_TOKEN = /^(?:auth|welcome)\//;

/** The folder of the app's files. The flag that stands last counts, as for the store. */
export function appFolder(): string {
  const flag = $os.args.filter((argument) => argument.startsWith(FLAG)).pop() ?? `${FLAG}pb_public`;
  return flag.slice(FLAG.length);
}

/** The same to send files from, or a folder in it. */
export const appFiles = (folder = ""): PbFiles => $os.dirFS(appFolder() + folder);

/** `GET` of anything: the file of that name, else the page. What is not there says so: a page is no script and no text. */
export function page(e: PbRequestEvent): void {
  for (const [name, value] of Object.entries(PAGE_HEADERS)) e.response.header().set(name, value);
  const path = e.request.pathValue("path");
  const isFile = (FILE_NAME.test(path) && !WITH_TOKEN.test(path)) || FILE_FOLDER.test(path);
  if (isFile && path !== PAGE) return sendFile(e, path);
  const origin = telephoneOrigin(e.app);
  if (origin === "") sendFile(e, PAGE);
  else sendWith(e, origin);
}

const SERVER = "SELECT sipServer FROM program_settings ORDER BY created LIMIT 1";

/** Where the telephone server is; a store that can't say so sends the page without. */
function telephoneOrigin(app: PbApp): string {
  try {
    return wsOrigin(jsonRowsOf<{ sipServer: string }>(app, SERVER, { columns: ["sipServer"] })[0]?.sipServer ?? "");
  } catch {
    return "";
  }
}

/**
 * The page with that address in its policy and in that of its header: of two policies the stricter holds. Without a date,
 * since a browser that is told that nothing has changed keeps the policy of before.
 */
function sendWith(e: PbRequestEvent, origin: string): void {
  const policy = "Content-Security-Policy";
  e.response.header().set(policy, withTelephone(PAGE_HEADERS[policy] ?? "", origin));
  let text: string;
  try {
    text = readText(`${appFolder()}/${PAGE}`);
  } catch {
    return refuse("not_found");
  }
  (e as PbRequestEvent & { html(status: number, text: string): void }).html(200, withTelephone(text, origin));
}

/** The text of a file; throws when there is none. */
function readText(path: string): string {
  const engine = globalThis as unknown as { toString(bytes: unknown): string };
  return engine.toString(($os as unknown as { readFile(path: string): unknown }).readFile(path));
}

/** `GET` of a path of the interface that has no route: whoever asks there reads JSON. */
export const noRoute = (): never => refuse("not_found");

function sendFile(e: PbRequestEvent, path: string): void {
  // The system's table of endings does not know it.
  if (path.endsWith(".webmanifest")) e.response.header().set("Content-Type", "application/manifest+json");
  try {
    e.fileFS(appFiles(), path);
  } catch {
    refuse("not_found");
  }
}
