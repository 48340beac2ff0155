/** The log's lines of a batch: each new alarm, and what later signals brought to those there are. */
import { secondsWaited } from "../../domain/alarms/lines";
import { firstLog, hasNews, newsKey, newsLines, type LogSoFar, type Told } from "../../domain/alarms/news";
import { eventsReports } from "../../domain/collections/events-reports";
import type { AlarmDraft, ReportDraft, World } from "../../domain/signals/world";
import { systemLine } from "./alarm-log";
import type { Work } from "./alarm-work";
import { createRows } from "./live-rows";
import { jsonRowsOf, type PbApp } from "./pb";

/** A line with its number in its alarm. */
interface NumberedLine extends ReportDraft {
  readonly lineNo: number;
  readonly dealer: string;
  readonly customer: string;
}

/** The lines, numbered: two queries, however many alarms; none when no alarm that stood before is concerned. */
export function linesOf(tx: PbApp, world: World, reports: readonly ReportDraft[]): NumberedLine[] {
  const told = world.alarms.all().filter((alarm) => alarm.changed && (alarm.isNew || hasNews(alarm.news)));
  const logs = readLogs(
    tx,
    told.filter((alarm) => !alarm.isNew),
  );
  const made = new Map(reports.map((report) => [report.alarm.id, report]));
  const sites = new Map([...world.sites.values()].map((site) => [site.id, site]));
  return told.flatMap((alarm) => {
    const log = logs.get(alarm.id);
    const first = made.get(alarm.id);
    const lines = newsLines(alarm, log ?? firstLog(alarm.news)).map((line) => ({ ...line, alarm }));
    const all: ReportDraft[] = first ? [first, ...lines] : lines;
    const { dealer = "", customer = "" } = sites.get(alarm.site) ?? {};
    return all.map((line, index) => ({ ...line, dealer, customer, lineNo: (log?.lines ?? 0) + index + 1 }));
  });
}

// A line's message is the store's own JSON, or the word null.
const LOGS = `
  SELECT alarm, MAX(lineNo) AS lines, TOTAL(message LIKE '{"key":"restored",%') AS restored,
    MAX(CASE WHEN message LIKE '{"key":"signals_%' THEN message->>'total' ELSE 1 END) AS total
  FROM events_reports WHERE alarm IN (SELECT value FROM json_each({:alarms})) GROUP BY alarm`;

function readLogs(tx: PbApp, alarms: readonly AlarmDraft[]): Map<string, LogSoFar> {
  if (alarms.length === 0) return new Map();
  const rows = jsonRowsOf<{ alarm: string; lines: number; restored: number; total: number }>(tx, LOGS, {
    columns: ["alarm", "lines", "restored", "total"],
    bind: { alarms: JSON.stringify(alarms.map(({ id }) => id)) },
  });
  const byAlarm = new Map(rows.map((row) => [row.alarm, row]));
  const known = readKnown(tx, alarms);
  return new Map(
    alarms.map(({ id }) => {
      const { lines = 0, restored = 0, total = 1 } = byAlarm.get(id) ?? {};
      return [id, { lines, restored, total, known: known.get(id) ?? new Set() }];
    }),
  );
}

// A repeat is found among the first rows of its alarm; only what is new looks through all of them.
export const KNOWN = `
  SELECT value->>0 AS alarm, value->>1 AS known FROM json_each({:asked})
  WHERE EXISTS (SELECT 1 FROM events e WHERE e.alarm = value->>0
    AND e.signal_types = value->>2 AND e.zone = value->>3)`;

// Of accounts that share an alarm each is mostly new, and the alarm may have ten thousands: what an account sent is
// few, and found by the account itself, which stands for its site's number (events.siteNo). `+`: by no other index.
export const KNOWN_OF_ACCOUNT = `
  SELECT value->>0 AS alarm, value->>1 AS known FROM json_each({:asked})
  WHERE EXISTS (SELECT 1 FROM events e WHERE e.siteNo = substr(value->>4, 1, 20) AND +e.alarm = value->>0
    AND e.account = value->>4 AND e.signal_types = value->>2 AND e.zone = value->>3)`;

/** Which of the signals that joined are repeats of what the alarm had. */
function readKnown(tx: PbApp, alarms: readonly AlarmDraft[]): Map<string, Set<string>> {
  const asked = alarms.flatMap(({ id, news }) => kindsOf(news.joined).map((kind) => [id, ...kind]));
  const found = new Map<string, Set<string>>();
  const read = (sql: string, kinds: readonly (readonly string[])[]): void => {
    if (kinds.length === 0) return;
    const bind = { asked: JSON.stringify(kinds) };
    const rows = jsonRowsOf<{ alarm: string; known: string }>(tx, sql, { columns: ["alarm", "known"], bind });
    for (const { alarm, known } of rows) found.set(alarm, (found.get(alarm) ?? new Set()).add(known));
  };
  const ofAccount = ([, , , , account]: readonly string[]): boolean => account !== "";
  read(KNOWN_OF_ACCOUNT, asked.filter(ofAccount));
  read(
    KNOWN,
    asked.filter((kind) => !ofAccount(kind)),
  );
  return found;
}

const kindsOf = (joined: readonly Told[]): readonly (readonly string[])[] => [
  ...new Map(joined.map((told) => [newsKey(told), [newsKey(told), told.type, told.zone, told.account]])).values(),
];

/** Writes them. */
export function saveLines(work: Work, lines: readonly NumberedLine[]): void {
  const rows = lines.map(({ event, alarm, key, values: told, lineNo, dealer, customer }) => {
    // A signal that an outage kept waiting is decided later than it came: nobody may take the one for the other.
    const waited = secondsWaited(told["at"], work.at);
    const values = waited === 0 ? told : { ...told, waited };
    const said = { ...systemLine(key, values), message: { key, ...values } };
    return { ...said, events: event, alarm: alarm.id, site: alarm.site, at: work.at, lineNo, dealer, customer };
  });
  createRows(work, eventsReports, rows);
}
