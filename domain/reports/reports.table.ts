/** Reports by their names: the right that each needs, and its columns, which the store fills and the page shows. */

/** What a column holds; `time` is an instant, `seconds` is a length of time, `percent` has one digit. */
export type ReportKind = "text" | "day" | "time" | "number" | "seconds" | "percent" | "yes";

/** A table of a report: the key of each column with its kind. */
export type ReportColumns = Readonly<Record<string, ReportKind>>;

/** A report. */
export interface ReportDef {
  /** The feature: its `read`, or for one's own figures `read_own`. */
  readonly feature: string;
  /** Tables by name, in the order in which they stand. */
  readonly tables: Readonly<Record<string, ReportColumns>>;
  /** Further rights that it needs: it shows what these are for. */
  readonly also?: readonly string[];
  /** What people below the staff may see of it: their customers' part. */
  readonly portal?: true;
  /** Of the centre's own work: who works for a dealer sees of it his own alone. */
  readonly centre?: true;
}

const ANSWER: ReportColumns = {
  answerMean: "seconds",
  answerMedian: "seconds",
  answerP95: "seconds",
  within30: "percent",
  within60: "percent",
  within90: "percent",
  within180: "percent",
};

const COUNTS: ReportColumns = {
  signals: "number",
  alarms: "number",
  intrusion: "number",
  holdUp: "number",
  fire: "number",
  medical: "number",
  technical: "number",
  confirmed: "number",
  falseAlarms: "number",
  falseRate: "percent",
  handleMean: "seconds",
};

const TICKETS: ReportColumns = {
  taken: "number",
  takeMedian: "seconds",
  answered: "number",
  firstMedian: "seconds",
  closed: "number",
  closeMedian: "seconds",
  reopened: "number",
  reopenRate: "percent",
  open: "number",
  overdue: "number",
  oldest: "seconds",
  score: "number",
  scores: "number",
};

const CALLS: ReportColumns = { callsIn: "number", callsOut: "number", talk: "seconds" };

/** Every report there is. */
export const REPORTS = {
  operator_work_report: {
    feature: "reporting.operator_work_report",
    centre: true,
    tables: {
      work: {
        day: "day",
        operator: "text",
        shift: "text",
        claimed: "number",
        closed: "number",
        lapsed: "number",
        released: "number",
        held: "number",
        ...ANSWER,
        handleMean: "seconds",
        handling: "seconds",
        calls: "number",
        notes: "number",
        falseAlarms: "number",
      },
    },
  },
  site_statistics: {
    feature: "reporting.site_statistics",
    portal: true,
    tables: { sites: { account: "text", name: "text", city: "text", customer: "text", dealer: "text", ...COUNTS } },
  },
  site_activity: {
    feature: "reporting.site_statistics",
    also: ["signals.signal_history.read"],
    portal: true,
    tables: {
      activity: {
        account: "text",
        name: "text",
        city: "text",
        signals: "number",
        alarms: "number",
        opens: "number",
        closes: "number",
        troubles: "number",
        tests: "number",
        lastAt: "time",
      },
      signals: { at: "time", account: "text", name: "text", signal: "text", zone: "text" },
    },
  },
  customer_statistics: {
    feature: "reporting.customer_statistics",
    portal: true,
    tables: {
      customers: {
        code: "text",
        name: "text",
        sites: "number",
        ...COUNTS,
        alarmsPerSite: "number",
        answerMean: "seconds",
      },
    },
  },
  watchdesk_performance_report: {
    feature: "reporting.performance_report",
    centre: true,
    tables: {
      answers: {
        category: "text",
        alarms: "number",
        firstLimit: "seconds",
        withinFirst: "percent",
        lastLimit: "seconds",
        withinLast: "percent",
        reached: "yes",
        breaches: "number",
        ...ANSWER,
      },
      days: {
        day: "day",
        signals: "number",
        alarms: "number",
        closed: "number",
        breaches: "number",
        answerMean: "seconds",
      },
    },
  },
  agent_analytics: {
    feature: "support.agent_analytics",
    centre: true,
    tables: {
      people: { person: "text", team: "text", ...TICKETS, ...CALLS },
      person_kinds: { person: "text", kind: "text", ...TICKETS },
      teams: { team: "text", ...TICKETS, ...CALLS },
      kinds: { kind: "text", raised: "number", ...TICKETS },
      channels: { channel: "text", raised: "number", ...TICKETS },
      hours: { hour: "text", raised: "number", taken: "number", answered: "number", closed: "number" },
    },
  },
} as const satisfies Readonly<Record<string, ReportDef>>;

/** A report's name. */
export type ReportName = keyof typeof REPORTS;

/** Is it one? */
export const isReport = (name: string): name is ReportName => Object.hasOwn(REPORTS, name);

/** A row: each column's value; null where there is nothing to be said, such as the mean of none. */
export type ReportRow = Readonly<Record<string, string | number | boolean | null>>;

/** What the store answers. */
export interface ReportAnswer {
  readonly from: string;
  readonly to: string;
  readonly tables: Readonly<Record<string, readonly ReportRow[]>>;
  /** Tables of which only the first rows are given. */
  readonly cut: readonly string[];
}

/** Rows of a table at most. */
export const REPORT_ROWS_MOST = 2_000;
