/** What a list may ask for: a filter of many terms or a sort without an index held the store for seconds, a few stopped it. */

/** Query of a request for records. */
export type ListQuery = Readonly<Record<string, string>>;

/** The part of a query that asks too much. */
export type CostlyPart = "filter" | "sort" | "expand" | "fields" | "skipTotal" | "page";

/** What lists of a collection that grows for ever hang on. */
export interface LongList {
  /** The only orders it can be had in: those of its indexes. */
  readonly sorts: readonly string[];
  /** Columns with an index of which one value has few rows: an alarm, a site. */
  readonly narrow: readonly NarrowColumn[];
}

/** Such a column, and the orders in which its index has the rows of one value. */
export interface NarrowColumn {
  readonly name: string;
  readonly sorts: readonly string[];
}

/** How often each may occur. The dots of dates and numbers count among those of relations. */
const FILTER_MOST: Readonly<Record<string, number>> = { "&&": 3, "||": 3, "~": 3, ".": 6, _via_: 0, "//": 0 };
/** Of collections that grow for ever no text is looked through, least of all JSON: it is long in every row. */
const LONG_FILTER_MOST: Readonly<Record<string, number>> = { ...FILTER_MOST, "~": 0, trace: 0, media: 0 };
/** Other collections' fields need a row of theirs for each of ours before the first can be shown; so does chance. */
const SORT_MOST: Readonly<Record<string, number>> = { ",": 2, ".": 0, "@": 0 };

const EXPAND_DEPTH = 2;
const EXPAND_PATHS = 10;
const FIELDS_MOST = 60;
const TEXT_MAX = 2000;

const SKIP_TOTAL = ["1", "true"];
const PAGE_DIGITS = 1;
/** Of these one value has few rows; the other columns with an index say a class, a dealer, a day. */
const NARROW = ["alarm", "site", "siteNo", "events", "recordId", "operator", "user"];

/**
 * How a filter begins, how it must not, whether further terms may be joined to it by `&&`, and in which orders it may be
 * had: in another one the store goes through all rows to find none.
 */
interface Shape {
  readonly sorts: readonly string[];
  readonly like: string;
  readonly not?: string;
  readonly joined: boolean;
}

const QUOTES = ["'", '"'];
const DIGITS = "0123456789";

/**
 * Filters that an index answers, in the spelling of the app: one value of a narrow column and whatever further terms;
 * rows after or before a number or an id; rows changed since.
 */
function shapesOf({ narrow, sorts }: LongList): readonly Shape[] {
  const narrowed = [...narrow, { name: "id", sorts: bothWays(["id"]) }].flatMap(({ name, sorts: own }) =>
    // Most signals have no alarm: an empty value is not narrow.
    ["=", " = "].flatMap((is) =>
      QUOTES.map((q) => ({ like: `${name}${is}${q}%`, not: `${name}${is}${q}${q}%`, joined: true, sorts: own })),
    ),
  );
  const updated = bothWays(["updated"], ["updated", "id"]);
  const since = QUOTES.flatMap((q) => [
    { like: `(updated > ${q}%${q} || (updated = ${q}%${q} && id > ${q}%${q}))`, joined: false, sorts: updated },
    { like: `(updated > ${q}%${q})`, joined: false, sorts: updated },
    { like: `id > ${q}%`, joined: false, sorts: bothWays(["id"]) },
  ]);
  // A number and not a column, of which each row would be asked.
  const numbered = ["<", ">"].flatMap((sign) =>
    [...DIGITS].map((d) => ({ like: `seq ${sign} ${d}%`, joined: false, sorts: bothWays(["seq"]) })),
  );
  return [...narrowed, ...since, ...(sorts.includes("seq") ? numbered : [])];
}

/** LIKE with `%` alone, as a regular expression. */
const matches = (text: string, like: string): boolean =>
  new RegExp(`^${like.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("%", "[^]*")}$`, "i").test(text);

const mostOf = ({ like, joined }: Shape): Readonly<Record<string, number>> => ({
  "||": like.split("||").length - 1,
  "&&": joined ? 3 : like.split("&&").length - 1,
});

const hasShape = (filter: string, shape: Shape): boolean =>
  matches(filter, shape.like) &&
  (shape.not === undefined || !matches(filter, shape.not)) &&
  !exceeds(filter, mostOf(shape));

const literal = (pattern: string): string => (pattern.includes('"') ? `'${pattern}'` : `"${pattern}"`);

const shapeRule = (part: string, { like, not }: Shape): string =>
  not === undefined ? `${part} ~ ${literal(like)}` : `(${part} ~ ${literal(like)} && ${part} !~ ${literal(not)})`;

/** Those of the same bounds and orders together: the store takes at most 200 terms in a rule. */
function shapesRule(part: string, shapes: readonly Shape[]): string {
  const groups = new Map<string, Shape[]>();
  for (const shape of shapes) {
    const bounds = `${within(part, mostOf(shape))} && (${sortedAs(["", ...shape.sorts])})`;
    groups.set(bounds, [...(groups.get(bounds) ?? []), shape]);
  }
  const rules = [...groups].map(([bounds, group]) => `(${bounds} && (${anyOf(group.map((s) => shapeRule(part, s)))}))`);
  return `(${anyOf(rules)})`;
}

const SORT = "@request.query.sort";

const sortedAs = (sorts: readonly string[]): string => anyOf(sorts.map((name) => `${SORT} = "${name}"`));

const exceeds = (text: string, most: Readonly<Record<string, number>>): boolean =>
  // Without regard to case, as the rule's LIKE.
  Object.entries(most).some(([sign, times]) => text.toLowerCase().split(sign).length - 1 > times);

const filterMost = (long: LongList | null): Readonly<Record<string, number>> => (long ? LONG_FILTER_MOST : FILTER_MOST);

/** Everything one record shows is refused where it is back to many: six relations there and back were gigabytes. */
function isDeep(expand: string): boolean {
  const paths = expand.split(",");
  return (
    paths.length > EXPAND_PATHS || expand.includes("_via_") || paths.some((p) => p.split(".").length > EXPAND_DEPTH)
  );
}

/** What asks too much of one record, or of an answer of any kind; null when nothing does. */
export function costlyPart({ expand = "", fields = "" }: ListQuery): CostlyPart | null {
  if (expand.length > TEXT_MAX || isDeep(expand)) return "expand";
  // Each name is held against each field of each row.
  return fields.length > TEXT_MAX || fields.split(",").length > FIELDS_MOST ? "fields" : null;
}

/** The same for a list; `long` is said of a collection that grows for ever. */
export function costlyListPart(query: ListQuery, long: LongList | null = null): CostlyPart | null {
  const { filter = "", sort = "" } = query;
  if (exceeds(filter, filterMost(long))) return "filter";
  if (sort !== "" && (long ? !long.sorts.includes(sort) : exceeds(sort, SORT_MOST))) return "sort";
  return (long && costlyLongPart(query, long)) ?? costlyPart(query);
}

/** A total reads all rows, a late page all rows before it, and so does any filter that no index answers. */
function costlyLongPart(query: ListQuery, long: LongList): CostlyPart | null {
  const { filter = "", sort = "", skipTotal = "", page = "" } = query;
  const shapes = shapesOf(long).filter((shape) => hasShape(filter, shape));
  if (filter !== "" && shapes.length === 0) return "filter";
  if (filter !== "" && sort !== "" && !shapes.some(({ sorts }) => sorts.includes(sort))) return "sort";
  if (!SKIP_TOTAL.includes(skipTotal)) return "skipTotal";
  return page.length > PAGE_DIGITS ? "page" : null;
}

const within = (part: string, most: Readonly<Record<string, number>>): string =>
  Object.entries(most)
    .map(([sign, times]) => {
      // A pattern without % is taken as text to look for, its underscores as underscores.
      const pattern = times === 0 ? sign : `%${`${sign}%`.repeat(times + 1)}`;
      return `${part} !~ "${pattern}"`;
    })
    .join(" && ");

const unlessAbsent = (part: string, rule: string): string => `(${part}:isset = false || ${part} = "" || (${rule}))`;

/**
 * The same once more as part of the rule: the store runs the query before any hook is asked. The terms name no column, so
 * SQLite weighs them once and, where they fail, reads not a single row; the hook then refuses. LIKE reads no further than
 * a NUL, which the store takes in a comment alone: so comments are refused.
 */
export function boundedList(rule: string, long: LongList | null = null): string {
  const filter = "@request.query.filter";
  const sorted = long ? sortedAs(long.sorts) : within(SORT, SORT_MOST);
  const most = within(filter, filterMost(long));
  const shaped = long ? `${most} && ${shapesRule(filter, shapesOf(long))}` : most;
  const parts = [unlessAbsent(filter, shaped), unlessAbsent(SORT, sorted), ...(long ? longRule() : []), `(${rule})`];
  return parts.join(" && ");
}

const anyOf = (terms: readonly string[]): string => terms.join(" || ");

function longRule(): readonly string[] {
  const skipped = anyOf(SKIP_TOTAL.map((value) => `@request.query.skipTotal = "${value}"`));
  const page = "@request.query.page";
  return [`(${skipped})`, unlessAbsent(page, `${page} !~ "${"_".repeat(PAGE_DIGITS + 1)}%"`)];
}

const reversed = (columns: readonly string[]): string => columns.map((column) => `-${column}`).join(",");

const bothWays = (...lists: readonly (readonly string[])[]): readonly string[] => [
  ...new Set(lists.flatMap((columns) => [columns.join(","), reversed(columns)])),
];

const headsOf = (columns: readonly string[]): readonly (readonly string[])[] =>
  columns.map((_, last) => columns.slice(0, last + 1));

/** Columns of the indexes that stand for all rows; partial ones do not. */
const columnsOf = (indexes: readonly string[]): readonly (readonly string[])[] =>
  indexes
    .filter((index) => !index.includes(" where "))
    .map((index) =>
      index
        .replace(/^unique /, "")
        .split(",")
        .map((column) => column.trim()),
    );

/** Orders that an index gives, forwards and back, of indexes as a collection says them. */
export const indexedSorts = (indexes: readonly string[]): readonly string[] =>
  bothWays(["id"], ["updated"], ["updated", "id"], ["created"], ...columnsOf(indexes).flatMap(headsOf));

/** Columns of indexes of which one value has few rows; within one value the index has the order of what follows it. */
export function narrowColumns(indexes: readonly string[]): readonly NarrowColumn[] {
  const lists = columnsOf(indexes);
  return NARROW.map((name) => ({ name, own: lists.filter(([first]) => first === name) }))
    .filter(({ own }) => own.length > 0)
    .map(({ name, own }) => {
      const orders = own.flatMap((columns) => [...headsOf(columns), ...headsOf(columns.slice(1))]);
      // What belongs to an alarm is read page by page, by id: it is little.
      return { name, sorts: bothWays(...orders, ...(name === "alarm" ? [["id"]] : [])) };
    });
}
