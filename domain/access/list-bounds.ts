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
  /** Columns that say in whose reach a row lies. Whoever does not reach all names one: he'd walk through all for few. */
  readonly keys: readonly NarrowColumn[];
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
const KEYS = ["dealer", "customer"];

/**
 * How a filter begins, how it must not, one of which it must have besides, whether further terms may be joined to it by
 * `&&`, and in which orders it may be had: in another one the store goes through all rows to find none.
 */
interface Shape {
  readonly sorts: readonly string[];
  readonly like: string;
  readonly not?: string;
  readonly and?: readonly string[];
  readonly joined: boolean;
  /** Rows of all: for those alone who reach all. */
  readonly wide: boolean;
}

const QUOTES = ["'", '"'];
const DIGITS = "0123456789";

const CHANGED_SINCE = (q: string): string => `(updated > ${q}%${q} || (updated = ${q}%${q} && id > ${q}%${q}))`;
const UPDATED_SORTS = ["updated", "-updated", "updated,id", "-updated,-id"];

/**
 * Filters that an index answers, in the spelling of the app: one value of a narrow column and whatever further terms;
 * rows after or before a number or an id; rows changed since; and, of a dealer or customer, all, those after or before a
 * number, and those changed since.
 */
function shapesOf(list: LongList): readonly Shape[] {
  const { narrow, sorts, keys } = list;
  const narrowed = [...narrow, { name: "id", sorts: bothWays(["id"]) }].flatMap(({ name, sorts: own }) =>
    // Most signals have no alarm: an empty value is not narrow.
    ["=", " = "].flatMap((is) =>
      QUOTES.map((q) => ({
        like: `${name}${is}${q}%`,
        not: `${name}${is}${q}${q}%`,
        joined: true,
        sorts: own,
        wide: false,
      })),
    ),
  );
  const wide = { joined: false, wide: keys.length > 0 };
  const since = QUOTES.flatMap((q) => [
    { like: CHANGED_SINCE(q), sorts: UPDATED_SORTS, ...wide },
    { like: `(updated > ${q}%${q})`, sorts: UPDATED_SORTS, ...wide },
    { like: `id > ${q}%`, sorts: bothWays(["id"]), ...wide },
  ]);
  const numbered = { like: "seq %", and: NUMBERED, sorts: bothWays(["seq"]), ...wide };
  return [...narrowed, ...keys.flatMap(keyedShapes), ...since, ...(sorts.includes("seq") ? [numbered] : [])];
}

// A number and not a column, of which each row would be asked; either sign.
const NUMBERED: readonly string[] = [...DIGITS].map((digit) => `%seq _ ${digit}%`);

function keyedShapes({ name, sorts }: NarrowColumn): readonly Shape[] {
  const seq = bothWays(["seq"]).filter((sort) => sorts.includes(sort));
  const updated = sorts.includes("updated") ? UPDATED_SORTS : [];
  return QUOTES.flatMap((q) => {
    const own = `${name} = ${q}%${q}`;
    const both = { not: `${name} = ${q}${q}%`, joined: false, wide: false };
    return [
      { ...both, like: own, sorts: [...new Set([...sorts, ...updated])] },
      ...(seq.length > 0 ? [{ ...both, like: `${own} && seq %`, and: NUMBERED, sorts: seq }] : []),
      ...(updated.length > 0 ? [{ ...both, like: `${own} && ${CHANGED_SINCE(q)}`, sorts: updated }] : []),
    ];
  });
}

/** LIKE with `%`, as a regular expression. */
const matches = (text: string, like: string): boolean => {
  const escaped = like.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped.replaceAll("%", "[^]*").replaceAll("_", "[^]")}$`, "i").test(text);
};

const mostOf = ({ like, joined }: Shape): Readonly<Record<string, number>> => ({
  "||": like.split("||").length - 1,
  "&&": joined ? 3 : like.split("&&").length - 1,
});

const hasShape = (filter: string, shape: Shape): boolean =>
  matches(filter, shape.like) &&
  (shape.not === undefined || !matches(filter, shape.not)) &&
  (shape.and === undefined || shape.and.some((like) => matches(filter, like))) &&
  !exceeds(filter, mostOf(shape));

const literal = (pattern: string): string => (pattern.includes('"') ? `'${pattern}'` : `"${pattern}"`);

const likeRule = (part: string, like: string): string => `${part} ~ ${literal(like)}`;

const shapeRule = (part: string, { like, not }: Shape): string =>
  not === undefined ? likeRule(part, like) : `(${likeRule(part, like)} && ${part} !~ ${literal(not)})`;

/** What several have in common is said once: the store takes at most 200 terms in a rule. */
function shapesRule(part: string, shapes: readonly Shape[]): string {
  const orders = groupsBy(shapes, ({ sorts, and }) => {
    const numbers = and ? ` && (${anyOf(and.map((like) => likeRule(part, like)))})` : "";
    return `(${sortedAs(["", ...sorts])})${numbers}`;
  });
  const rules = orders.map(([order, alike]) => {
    const bounds = groupsBy(alike, (shape) => within(part, mostOf(shape)) + (shape.wide ? ` && ${REACHES_ALL}` : ""));
    const groups = bounds.map(([most, group]) => `(${most} && (${anyOf(group.map((s) => shapeRule(part, s)))}))`);
    return `(${order} && (${anyOf(groups)}))`;
  });
  return `(${anyOf(rules)})`;
}

function groupsBy(shapes: readonly Shape[], keyOf: (shape: Shape) => string): [string, readonly Shape[]][] {
  const groups = new Map<string, Shape[]>();
  for (const shape of shapes) groups.set(keyOf(shape), [...(groups.get(keyOf(shape)) ?? []), shape]);
  return [...groups];
}

const SORT = "@request.query.sort";
const REACHES_ALL = '@request.auth.audiences = "staff"';

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

/** The same for a list; `long` is said of a collection that grows for ever, `reachesAll` of who asks for it. */
export function costlyListPart(
  query: ListQuery,
  long: LongList | null = null,
  reachesAll: boolean = true,
): CostlyPart | null {
  const { filter = "", sort = "" } = query;
  if (exceeds(filter, filterMost(long))) return "filter";
  if (sort !== "" && (long ? !long.sorts.includes(sort) : exceeds(sort, SORT_MOST))) return "sort";
  const part = (long && costlyLongPart(query, long)) ?? costlyPart(query);
  return part ?? (long && !reachesAll && !namesReach(filter, long) ? "filter" : null);
}

const namesReach = (filter: string, long: LongList): boolean =>
  long.keys.length === 0 || shapesOf(long).some((shape) => !shape.wide && hasShape(filter, shape));

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
  const keyed = long?.keys.length ? [`(${filter} != "" || ${REACHES_ALL})`, ...long.keys.map(keyRule)] : [];
  const parts = [unlessAbsent(filter, shaped), unlessAbsent(SORT, sorted), ...(long ? longRule() : []), ...keyed];
  return [...parts, `(${rule})`].join(" && ");
}

/**
 * Rows of a dealer or customer who is not one's own are not walked through either. A term of its own for each column:
 * with the filter's value in its place it names no column any more.
 */
function keyRule({ name }: NarrowColumn): string {
  const own = ["audiences", "historyCustomers"].map((kept) => `@request.auth.${kept} ~ ${name}`);
  return `(@request.query.filter !~ "${name}%" || ${REACHES_ALL} || ${anyOf(own)})`;
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

/** Orders that an index gives, forwards and back, of indexes as a collection says them; nobody asks for dealers in a row. */
export const indexedSorts = (indexes: readonly string[]): readonly string[] => {
  const lists = columnsOf(indexes).filter(([first = ""]) => !KEYS.includes(first));
  return bothWays(["id"], ["updated"], ["updated", "id"], ["created"], ...lists.flatMap(headsOf));
};

/** Columns of indexes of which one value has few rows; within one value the index has the order of what follows it. */
export const narrowColumns = (indexes: readonly string[]): readonly NarrowColumn[] =>
  headColumns(indexes, NARROW).map(({ name, own }) => {
    const orders = own.flatMap((columns) => [...headsOf(columns), ...headsOf(columns.slice(1))]);
    // What belongs to an alarm is read page by page, by id: it is little.
    return { name, sorts: bothWays(...orders, ...(name === "alarm" ? [["id"]] : [])) };
  });

/** The same of the columns that say in whose reach a row lies. */
export const keyColumns = (indexes: readonly string[]): readonly NarrowColumn[] =>
  headColumns(indexes, KEYS).map(({ name, own }) => ({
    name,
    sorts: bothWays(...own.flatMap((columns) => headsOf(columns.slice(1)))),
  }));

function headColumns(indexes: readonly string[], names: readonly string[]) {
  const lists = columnsOf(indexes);
  return names
    .map((name) => ({ name, own: lists.filter(([first]) => first === name) }))
    .filter(({ own }) => own.length > 0);
}
