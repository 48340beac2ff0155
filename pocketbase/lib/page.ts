/** The app's page and its files: every address that is no file and not the store's is the page's own to read. */
import { PAGE_HEADERS } from "../../domain/page-policy";
import type { PbFiles, PbRequestEvent } from "./pb";
import { refuse } from "./refuse";

const FLAG = "--publicDir=";
/** A name with an ending; the longest is `webmanifest`. The last part of a token, in a link of a mail, is longer. */
const FILE_NAME = /\.[a-z0-9]{1,11}$/i;

/** What only files stand in: no name in there is an address of the page, with or without an ending. */
const FILE_FOLDER = /^(?:assets|flags|fonts|icons|locales)(?:\/|$)/;

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
  if (FILE_NAME.test(path) || FILE_FOLDER.test(path)) sendFile(e, path);
  else sendFile(e, "index.html");
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
