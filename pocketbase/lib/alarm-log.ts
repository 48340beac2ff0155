/** Lines of an alarm's log: the store's own, and those that people write. */
import { lineText, type LineKey } from "../../domain/alarms/lines";
import type { LateLine } from "../../domain/alarms/notes";
import { saveLive, type Work } from "./alarm-work";
import { rowsOf, type PbApp, type PbRecord } from "./pb";

/** Who wrote a line; empty for the store itself. */
export interface Author {
  readonly id: string;
  readonly name: string;
  readonly session: string;
}

/** The store writing on its own. */
export const NOBODY: Author = { id: "", name: "", session: "" };

const REPORT_MAX = 4000;

interface Line {
  readonly id?: string;
  readonly kind: string;
  readonly report: string;
  /** JSON text. */
  readonly message?: string;
  readonly shortcut?: string;
}

/** The number of the next line: the writer is single, so that none is given twice. */
function nextLine(tx: PbApp, alarm: string): number {
  const sql = "SELECT COALESCE(MAX(lineNo), 0) AS last FROM events_reports WHERE alarm = {:alarm}";
  return (rowsOf(tx, sql, { bind: { alarm }, shape: { last: 0 } })[0]?.last ?? 0) + 1;
}

function addLine(work: Work, alarm: PbRecord, { line, author }: { line: Line; author: Author }): void {
  const collection = work.tx.findCachedCollectionByNameOrId("events_reports");
  const record = new Record(collection, {
    ...(line.id === undefined ? {} : { id: line.id }),
    events: alarm.getString("lastEvent"),
    report: line.report,
    alarm: alarm.id,
    site: alarm.getString("site"),
    dealer: alarm.getString("dealer"),
    customer: alarm.getString("customer"),
    kind: line.kind,
    message: line.message ?? "null",
    author: author.id,
    authorName: author.name,
    session: author.session,
    at: work.at,
    lineNo: nextLine(work.tx, alarm.id),
    shortcut: line.shortcut ?? "",
  });
  saveLive(work, record);
}

/** A line of the store's own: the key beside its values, for each reader's language, and the English sentence. */
export const systemLine = (key: LineKey, values: Readonly<Record<string, unknown>>) => ({
  kind: "system",
  report: lineText(key, values).slice(0, REPORT_MAX),
  message: JSON.stringify({ key, ...values }),
});

/** What the store tells of an act or of time running out: a key with values, and the English sentence. */
export function tell(
  work: Work,
  alarm: PbRecord,
  { key, author, values = {} }: { key: LineKey; author: Author; values?: Readonly<Record<string, unknown>> },
): void {
  addLine(work, alarm, { line: systemLine(key, { name: author.name, ...values }), author });
}

interface Written {
  readonly author: Author;
  readonly id: string;
  readonly kind: string;
  readonly report: string;
  readonly shortcut: string;
  readonly message: LateLine | null;
}

/** What a person wrote. */
export function write(work: Work, alarm: PbRecord, { author, message, ...line }: Written): void {
  const report = line.report.slice(0, REPORT_MAX);
  addLine(work, alarm, { line: { ...line, report, message: JSON.stringify(message) }, author });
}
