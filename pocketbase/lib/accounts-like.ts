/** Accounts that begin as somebody typed, found by leaps over the index: however long a period is, few rows are read. */
import { spellings } from "../../domain/signals/normalise";
import { jsonRowsOf, type PbApp } from "./pb";

/** More accounts than these are told by how they begin, row by row, as a text is. */
const NAMED_MOST = 50;

/** What the accounts are those of. */
export type WithAccounts = "events" | "alarm_history";

// One seek an account: DISTINCT would walk through every signal of each.
const leapsOf = (table: WithAccounts): string => `
  WITH RECURSIVE leap(no) AS (
    SELECT (SELECT siteNo FROM ${table} WHERE siteNo >= {:low} AND siteNo < {:high} ORDER BY siteNo LIMIT 1)
    UNION ALL
    SELECT (SELECT siteNo FROM ${table} WHERE siteNo > leap.no AND siteNo < {:high} ORDER BY siteNo LIMIT 1)
    FROM leap WHERE leap.no IS NOT NULL LIMIT ${NAMED_MOST + 1}
  )
  SELECT no FROM leap WHERE no IS NOT NULL`;

const rangeOf = (low: string) => ({ low, high: `${low}\uffff` });

/** A condition on `siteNo`, which is the site's number, or the account itself where no site has it. */
export function accountsLike(
  app: PbApp,
  typed: string,
  table: WithAccounts,
): { sql: string; bind: Record<string, unknown> } {
  const leaps = leapsOf(table);
  const ranges = spellings(typed).map(rangeOf);
  const found = ranges.flatMap((bind) => jsonRowsOf<{ no: string }>(app, leaps, { columns: ["no"], bind }));
  if (found.length <= NAMED_MOST) {
    const accounts = JSON.stringify(found.map(({ no }) => no));
    return { sql: "siteNo IN (SELECT value FROM json_each({:accounts}))", bind: { accounts } };
  }
  // `+` keeps the query on the index of its order: so many accounts fill a page soon.
  const sql = ranges.map((_range, index) => `(+siteNo >= {:low${index}} AND +siteNo < {:high${index}})`).join(" OR ");
  const bind = Object.fromEntries(
    ranges.flatMap(({ low, high }, index) => [
      [`low${index}`, low],
      [`high${index}`, high],
    ]),
  );
  return { sql, bind };
}
