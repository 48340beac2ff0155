/** What is looked up of the browser's copy, in memory: read once, and afterwards only what was written since. */
import { readPhones } from "../../domain/alarms/phones";
import { ageOf } from "./copy-age";
import { onDbChange, onRowsTold, tableOf, type Db, type SiteFile } from "./db";
import { whenIdle } from "./idle";
import { readMany } from "./read-many";
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

/** Rows that are read and folded in one go. */
const SLICE = 2_000;
/** Sites kept whole: each is unsealed by itself. */
const FILES_SLICE = 200;

let built: { readonly db: Db; readonly columns: Columns } | undefined;

/** The columns of the present copy; those of the one before are forgotten with it. */
export function columnsOf(db: Db): Columns {
  if (built?.db === db) return built.columns;
  built?.columns.end();
  const columns = new Columns(db);
  built = { db, columns };
  const unhear = onDbChange(() => {
    unhear();
    columns.end();
    if (built?.columns === columns) built = undefined;
  });
  return columns;
}

/** Ids of a table's rows that were written and have not been read since; at first all of them. */
class Owed {
  readonly unhear: () => void;
  readonly #ids = new Set<string>();
  #all = true;
  #times = 0;

  constructor(db: Db, table: string) {
    this.unhear = onRowsTold(db, table, (told) => {
      this.#times += 1;
      if (told === "all") this.oweAll();
      else for (const id of told) this.#ids.add(id);
    });
  }

  /** How many times something was told. */
  get times(): number {
    return this.#times;
  }

  oweAll(): void {
    this.#all = true;
  }

  /** Reads what is owed; what could not be read is owed again, and all of it: of what was taken out nobody tells twice. */
  async read(all: () => Promise<void>, some: (ids: readonly string[]) => Promise<void>): Promise<void> {
    const ids = [...this.#ids];
    const isAll = this.#all;
    this.#ids.clear();
    this.#all = false;
    try {
      if (isAll) await all();
      else if (ids.length > 0) await some(ids);
    } catch (error) {
      this.oweAll();
      throw error;
    }
  }
}

/** The columns of one copy. */
export class Columns {
  readonly sites = new SearchColumn<FoundSite>();
  readonly people = new SearchColumn<FoundPerson>();
  readonly #db: Db;
  readonly #owedSites: Owed;
  readonly #owedFiles: Owed;
  #refreshing: Promise<void> | undefined;
  #withNumbers = false;

  constructor(db: Db) {
    this.#db = db;
    this.#owedSites = new Owed(db, "site_accounts");
    this.#owedFiles = new Owed(db, "site_files");
  }

  /** Another number means that what is looked up may be different. */
  get mark(): string {
    return `${this.#owedSites.times} ${this.#owedFiles.times}`;
  }

  /** Nothing is heard any more. */
  end(): void {
    this.#owedSites.unhear();
    this.#owedFiles.unhear();
  }

  /** Brings them up to date. Numbers are unsealed only once somebody looks for one. */
  async refresh(numbers: boolean): Promise<void> {
    // One after the other: a question that came meanwhile may need more than the one that is being answered.
    while (this.#refreshing) await this.#refreshing.catch(() => undefined);
    this.#refreshing = this.#refresh(numbers).finally(() => (this.#refreshing = undefined));
    await this.#refreshing;
  }

  async #refresh(numbers: boolean): Promise<void> {
    const isFirstNumber = numbers && !this.#withNumbers;
    if (isFirstNumber) {
      this.#withNumbers = true;
      this.#owedSites.oweAll();
    }
    const isComplete = (await ageOf(this.#db, "site_accounts")) > 0;
    await this.#owedSites.read(
      () => (isComplete || isFirstNumber ? this.#readEverySite() : this.#readNewSites()),
      (ids) => this.#readSites(ids),
    );
    // Told hundreds at once, over and over, while it is filled for the first time: what changed is looked for at its end.
    if (!isComplete) this.#owedSites.oweAll();
    await this.#owedFiles.read(
      async () => this.#readFiles(await this.#db.site_files.toCollection().primaryKeys(), "all"),
      (ids) => this.#readFiles(ids, new Set(ids)),
    );
  }

  async #readEverySite(): Promise<void> {
    const met = new Set<string>();
    for (let after = "", isMore = true; isMore;) {
      const rows = await this.#db.site_accounts.where("id").above(after).limit(SLICE).toArray();
      await this.#putSites(rows);
      for (const { id } of rows) met.add(id);
      after = rows.at(-1)?.id ?? "";
      isMore = rows.length === SLICE;
    }
    this.sites.keepIf(({ id }) => met.has(id));
  }

  async #readNewSites(): Promise<void> {
    const ids = await this.#db.site_accounts.toCollection().primaryKeys();
    const missing = ids.filter((id) => this.sites.get(id) === undefined);
    // One read of many is much faster than many of one.
    if (missing.length * 4 > ids.length) return this.#readEverySite();
    const kept = new Set<string>(ids);
    this.sites.keepIf(({ id }) => kept.has(id));
    await this.#readSites(missing);
  }

  async #readSites(ids: readonly string[]): Promise<void> {
    for (let at = 0; at < ids.length; at += SLICE) {
      const asked = ids.slice(at, at + SLICE);
      const read = (await readMany(tableOf(this.#db, "site_accounts"), asked)) as (Kept<SlimSiteRow> | undefined)[];
      const gone = new Set(asked.filter((_, n) => read[n] === undefined));
      if (gone.size > 0) this.sites.keepIf(({ id }) => !gone.has(id));
      await this.#putSites(read.filter((row) => row !== undefined));
    }
  }

  async #putSites(rows: readonly Kept<SlimSiteRow>[]): Promise<void> {
    const open = this.#withNumbers ? await openRows<SlimSiteRow>(this.#db.vault, rows) : rows;
    this.sites.put(open.map(toSite));
    if (rows.length === SLICE) await whenIdle();
  }

  /** Of a file that was read again, people may have been taken off. */
  async #readFiles(ids: readonly string[], replaced: ReadonlySet<string> | "all"): Promise<void> {
    const found: FoundPerson[] = [];
    for (let at = 0; at < ids.length; at += FILES_SLICE) {
      const files = await this.#db.site_files.bulkGet(ids.slice(at, at + FILES_SLICE));
      const opened = await Promise.all(files.map((file) => peopleIn(this.#db, file)));
      found.push(...opened.flat());
      if (files.length === FILES_SLICE) await whenIdle();
    }
    this.people.keepIf(({ site }) => replaced !== "all" && !replaced.has(site));
    this.people.put(found);
  }
}

function toSite({ sealed: _sealed, phone, ...site }: Kept<SlimSiteRow>): FoundSite {
  const numbers = phone === "" ? [] : [phone];
  return { id: site.id, code: `${site.prefix}${site.code}`, texts: [site.name, site.city, site.code], numbers, site };
}

async function peopleIn(db: Db, file: SiteFile | undefined): Promise<readonly FoundPerson[]> {
  if (!file) return [];
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
