/** Looks things up in the browser's copy, without a line as with one: sites by account, name, city and number, people by name and number. */
import { isNumberLike } from "../../domain/alarms/phone-digits";
import { ageOf } from "./copy-age";
import { openDb, type Db } from "./db";
import { columnsOf, type FoundPerson, type FoundSite } from "./local-columns";

export type { FoundPerson, FoundSite };

export interface LocalAnswer {
  readonly sites: readonly FoundSite[];
  readonly people: readonly FoundPerson[];
  /** When the sites of the copy were last complete, epoch ms by the server's clock; 0 = never. */
  readonly asOf: number;
}

/** How many are wanted of each kind, and of the sites which. */
export interface Wanted {
  readonly limit?: number;
  readonly isWanted?: (site: FoundSite["site"]) => boolean;
}

const NOTHING: LocalAnswer = { sites: [], people: [], asOf: 0 };

/** The best matches of each kind; nothing where nobody is signed in. Only sites that were opened tell of people. */
export async function searchLocal(query: string, { limit = 20, isWanted }: Wanted = {}): Promise<LocalAnswer> {
  const db = openDb();
  if (!db || query.trim() === "") return NOTHING;
  const columns = columnsOf(db);
  await columns.refresh(isNumberLike(query));
  return {
    sites: columns.sites.find(query, limit, isWanted && (({ site }) => isWanted(site))),
    people: columns.people.find(query, limit),
    asOf: await ageOf(db, "site_accounts"),
  };
}

/** Another text means that what is found may be different. Inside a live query it is asked again where it may be. */
export async function foundMark(db: Db): Promise<string> {
  const [asOf] = await Promise.all([ageOf(db, "site_accounts"), db.site_accounts.count(), db.site_files.count()]);
  return `${asOf > 0} ${columnsOf(db).mark}`;
}

/** Sites by their ids, as far as a search before has read them. */
export function foundSites(ids: readonly string[]): readonly FoundSite[] {
  const db = openDb();
  return db ? ids.flatMap((id) => columnsOf(db).sites.get(id) ?? []) : [];
}

/** Every site of the copy, in no order; nobody's where nobody is signed in. */
export async function everySite(): Promise<Omit<LocalAnswer, "people">> {
  const db = openDb();
  if (!db) return NOTHING;
  const columns = columnsOf(db);
  await columns.refresh(false);
  return { sites: columns.sites.all(), asOf: await ageOf(db, "site_accounts") };
}
