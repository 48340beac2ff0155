/** Notes of sites that have not taken in all their signals yet: written with each part, so that no crash forgets the rest. */
import { jsonRowsOf, rowsOf, run, type PbApp } from "./pb";

/** What is left to take in: signals of the account in this spelling, received up to then. */
export interface Note {
  readonly site: string;
  readonly account: string;
  readonly name: string;
  readonly until: string;
}

// No collection: nobody but the store itself has to do with it.
const TABLE = `
  CREATE TABLE IF NOT EXISTS watchdesk_adoptions
  (site TEXT NOT NULL, account TEXT NOT NULL, name TEXT NOT NULL, until TEXT NOT NULL, PRIMARY KEY (site, name))`;
const IS_THERE = "SELECT COUNT(*) AS n FROM sqlite_master WHERE name = 'watchdesk_adoptions'";
const COLUMNS = ["site", "account", "name", "until"] as const;

/** Makes the table; called once when the store starts. */
export function prepareNotes(app: PbApp): void {
  if (rowsOf(app, IS_THERE, { shape: { n: 0 } })[0]?.n !== 1) run(app, TABLE);
}

/** Writes down what is left, in the transaction of the part before it; `until` "" = nothing. */
export function noteRest(tx: PbApp, note: Note): void {
  const { site, name } = note;
  if (note.until === "")
    run(tx, "DELETE FROM watchdesk_adoptions WHERE site = {:site} AND name = {:name}", { site, name });
  else
    run(tx, "INSERT OR REPLACE INTO watchdesk_adoptions VALUES ({:site}, {:account}, {:name}, {:until})", { ...note });
}

/** What is left of a site, or of all. */
export const notesLeft = (app: PbApp, site = ""): readonly Note[] =>
  jsonRowsOf<Note>(app, "SELECT * FROM watchdesk_adoptions WHERE site = {:site} OR {:site} = ''", {
    columns: COLUMNS,
    bind: { site },
  });
