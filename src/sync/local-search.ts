/** Looks things up in the browser's copy, without a line as with one: sites by account, name, city and number, people by name and number. */
import { isNumberLike } from "../../domain/alarms/phone-digits";
import { readPhones } from "../../domain/alarms/phones";
import { ageOf } from "./copy-age";
import { openDb, type Db, type SiteFile } from "./db";
import { whenIdle } from "./idle";
import type { SlimSiteRow } from "./rows";
import { openRows, type Kept } from "./sealed-rows";
import { SearchColumn, type Searched } from "./search-columns";
import { openFile } from "./site-file";

/** A site that was found. */
export interface FoundSite extends Searched {
  readonly site: Omit<SlimSiteRow, "phone">;
}

/** A person that was found, with the site he is called for. */
export interface FoundPerson extends Searched {
  readonly contact: string;
  readonly name: string;
  readonly site: string;
  readonly siteName: string;
}

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

/** Rows that are read and folded in one go. */
const SLICE = 2_000;

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

const built = new WeakMap<Db, Columns>();

function columnsOf(db: Db): Columns {
  const known = built.get(db) ?? new Columns(db);
  built.set(db, known);
  return known;
}

/** The columns of one copy: filled when first asked, then by what has changed since. */
class Columns {
  readonly sites = new SearchColumn<FoundSite>();
  readonly people = new SearchColumn<FoundPerson>();
  readonly #db: Db;
  #refreshing: Promise<void> | undefined;
  #siteUntil = "";
  #fileUntil = 0;
  #withNumbers = false;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Brings them up to date. Numbers are unsealed only once somebody looks for one. */
  async refresh(numbers: boolean): Promise<void> {
    // One after the other: a question that came meanwhile may need more than the one that is being answered.
    while (this.#refreshing) await this.#refreshing;
    this.#refreshing = this.#refresh(numbers).finally(() => (this.#refreshing = undefined));
    await this.#refreshing;
  }

  async #refresh(numbers: boolean): Promise<void> {
    if (numbers && !this.#withNumbers) {
      this.#withNumbers = true;
      this.#siteUntil = "";
    }
    await this.#readSites();
    await this.#readFiles();
  }

  async #readSites(): Promise<void> {
    const { site_accounts: table, vault } = this.#db;
    for (;;) {
      const changed = table.where("updated").aboveOrEqual(this.#siteUntil);
      const rows = await changed.limit(SLICE).toArray();
      const last = rows.at(-1)?.updated ?? "";
      const open = this.#withNumbers ? await openRows<SlimSiteRow>(vault, rows) : rows;
      this.sites.put(open.map(toSite));
      if (rows.length < SLICE) break;
      // Many rows of one moment: behind them goes on what is later.
      const stuck = last === this.#siteUntil;
      if (stuck) this.sites.put((await this.#ofMoment(last)).map(toSite));
      this.#siteUntil = stuck ? `${last}\u0000` : last;
      await whenIdle();
    }
    const ids = await table.toCollection().primaryKeys();
    const kept = new Set<string>(ids);
    if (kept.size !== this.sites.size) this.sites.keepIf(({ id }) => kept.has(id));
    this.#siteUntil = (await table.orderBy("updated").last())?.updated ?? "";
  }

  async #ofMoment(updated: string): Promise<Kept<SlimSiteRow>[]> {
    const rows = await this.#db.site_accounts.where("updated").equals(updated).toArray();
    return this.#withNumbers ? openRows<SlimSiteRow>(this.#db.vault, rows) : rows;
  }

  async #readFiles(): Promise<void> {
    const { site_files: table } = this.#db;
    const files = await table.where("readAt").aboveOrEqual(this.#fileUntil).toArray();
    const kept = new Set<string>(await table.toCollection().primaryKeys());
    for (const { id } of files) kept.delete(id);
    // Of a file that was read again, people may have been taken off.
    this.people.keepIf(({ site }) => kept.has(site));
    for (let at = 0; at < files.length; at += SLICE / 10) {
      const opened = await Promise.all(files.slice(at, at + SLICE / 10).map((file) => peopleIn(this.#db, file)));
      this.people.put(opened.flat());
      await whenIdle();
    }
    this.#fileUntil = (await table.orderBy("readAt").last())?.readAt ?? 0;
  }
}

function toSite({ sealed: _sealed, phone, ...site }: Kept<SlimSiteRow>): FoundSite {
  const numbers = phone === "" ? [] : [phone];
  return { id: site.id, code: `${site.prefix}${site.code}`, texts: [site.name, site.city, site.code], numbers, site };
}

async function peopleIn(db: Db, file: SiteFile): Promise<readonly FoundPerson[]> {
  const content = await openFile(db, file);
  return (content?.contacts ?? []).map(({ link, contact }) => ({
    id: link.id,
    code: "",
    texts: [contact.name],
    numbers: readPhones(contact.phones).map(({ number }) => number),
    contact: contact.id,
    name: contact.name,
    site: file.id,
    siteName: content?.site.name ?? "",
  }));
}
