/** What a list may ask for: a filter of many terms or a sort without an index held the store for seconds, a few stopped it. */

/** Query of a request for records. */
export type ListQuery = Readonly<Record<string, string>>;

/** The part of a query that asks too much. */
export type CostlyPart = "filter" | "sort" | "expand" | "fields";

/** How often each may occur. The dots of dates and numbers count among those of relations. */
const FILTER_MOST: Readonly<Record<string, number>> = { "&&": 3, "||": 3, "~": 3, ".": 6, _via_: 0, "//": 0 };
/** Of collections that grow for ever, JSON is not looked through: it is long in every row. */
const LONG_FILTER_MOST: Readonly<Record<string, number>> = { ...FILTER_MOST, trace: 0, media: 0 };
/** Other collections' fields need a row of theirs for each of ours before the first can be shown; so does chance. */
const SORT_MOST: Readonly<Record<string, number>> = { ",": 2, ".": 0, "@": 0 };

const EXPAND_DEPTH = 2;
const EXPAND_PATHS = 10;
const FIELDS_MOST = 60;
const TEXT_MAX = 2000;

const exceeds = (text: string, most: Readonly<Record<string, number>>): boolean =>
  // Without regard to case, as the rule's LIKE.
  Object.entries(most).some(([sign, times]) => text.toLowerCase().split(sign).length - 1 > times);

const filterMost = (sorts: readonly string[] | null): Readonly<Record<string, number>> =>
  sorts ? LONG_FILTER_MOST : FILTER_MOST;

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

/** The same for a list; `sorts` are the only orders it can be had in, null where any will do. */
export function costlyListPart(query: ListQuery, sorts: readonly string[] | null = null): CostlyPart | null {
  const { filter, sort } = query;
  if (filter !== undefined && exceeds(filter, filterMost(sorts))) return "filter";
  if (sort !== undefined && sort !== "" && (sorts ? !sorts.includes(sort) : exceeds(sort, SORT_MOST))) return "sort";
  return costlyPart(query);
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
export function boundedList(rule: string, sorts: readonly string[] | null = null): string {
  const sort = "@request.query.sort";
  const sorted = sorts ? sorts.map((name) => `${sort} = "${name}"`).join(" || ") : within(sort, SORT_MOST);
  const filter = "@request.query.filter";
  return `${unlessAbsent(filter, within(filter, filterMost(sorts)))} && ${unlessAbsent(sort, sorted)} && (${rule})`;
}

const reversed = (columns: readonly string[]): string => columns.map((column) => `-${column}`).join(",");

/** Orders that an index gives, forwards and back, of indexes as a collection says them; partial ones give none. */
export function indexedSorts(indexes: readonly string[]): readonly string[] {
  const lists = indexes
    .filter((index) => !index.includes(" where "))
    .map((index) =>
      index
        .replace(/^unique /, "")
        .split(",")
        .map((column) => column.trim()),
    );
  const heads = lists.flatMap((columns) => columns.map((_, last) => columns.slice(0, last + 1)));
  const all = [["id"], ["updated"], ["updated", "id"], ["created"], ...heads];
  return [...new Set(all.flatMap((columns) => [columns.join(","), reversed(columns)]))];
}
