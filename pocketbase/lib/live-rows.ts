/** Rows of a live collection written all by one statement, and what the feed tells of them. Raw SQL: no hook sees it. */
import type { Collection, Field } from "../../domain/collections/define";
import type { LiveCollection } from "../../domain/live/feed";
import type { Work } from "./alarm-work";
import { jsonRowsOf, newId, run, type PbApp } from "./pb";
import { asRest, quoted } from "./rest-rows";

/** A collection that is served from the feed. */
export type Live = Pick<Collection<LiveCollection>, "name" | "fields">;

/** A new row: what it leaves out is empty. Nothing checks it, so texts must be cut and numbers whole already. */
export type NewRow = Readonly<Record<string, unknown>> & { readonly dealer: string; readonly customer: string };

/** What changes of a row; every one of a list changes the same columns. */
export type ChangedRow = Readonly<Record<string, unknown>> & { readonly id: string };

const EMPTY: Readonly<Partial<Record<Field["type"], unknown>>> = {
  text: "",
  number: 0,
  bool: false,
  date: "",
  json: null,
};

/**
 * Adds the rows. A record saved natively costs the engine four times as much, and a question to every stream after
 * the commit (docs/decisions/0001).
 */
export function createRows({ tx, at, entries }: Work, { name, fields }: Live, rows: readonly NewRow[]): void {
  if (rows.length === 0) return;
  const columns = ["id", ...Object.keys(fields)];
  const isJson = columns.map((column) => fields[column]?.type === "json");
  const blank = Object.fromEntries(Object.entries(fields).map(([column, { type }]) => [column, EMPTY[type]]));
  const table = rows.map((row) => {
    const record = { id: newId(), ...blank, ...row, created: at, updated: at } as Record<string, unknown> & ChangedRow;
    entries.push({
      item: { c: name, a: "create", record: record as ChangedRow & { updated: string } },
      dealer: row.dealer,
      customer: row.customer,
    });
    return columns.map((column, index) => (isJson[index] ? JSON.stringify(record[column]) : record[column]));
  });
  const values = columns.map((_column, index) => `value->>${index}`).join(", ");
  const sql = `
    INSERT INTO ${name} (${quoted(columns)}, created, updated)
    SELECT ${values}, {:at}, {:at} FROM jsonb_each({:rows})`;
  run(tx, sql, { at, rows: JSON.stringify(table) });
}

/** Changes rows that are there and raises their versions. */
export function changeRows({ tx, at, entries }: Work, { name, fields }: Live, rows: readonly ChangedRow[]): void {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).filter((column) => column !== "id");
  const sets = columns.map((column, index) => `"${column}" = j.value->>${index + 1}`).join(", ");
  const sql = `
    UPDATE ${name} SET ${sets}, version = version + 1, updated = {:at}
    FROM jsonb_each({:rows}) j WHERE ${name}.id = j.value->>0`;
  const table = rows.map((row) => [row.id, ...columns.map((column) => row[column])]);
  run(tx, sql, { at, rows: JSON.stringify(table) });
  const ids = JSON.stringify(rows.map(({ id }) => id));
  for (const record of readRows(tx, { name, fields }, { where: IDS, bind: { ids } })) {
    entries.push({ item: { c: name, a: "update", record }, dealer: record.dealer, customer: record.customer });
  }
}

/** Rows by their ids, given as JSON. */
export const IDS = "id IN (SELECT value FROM json_each({:ids}))";

/** Rows as REST would give them. */
export function readRows(
  tx: PbApp,
  { name, fields }: Live,
  { where, bind }: { where: string; bind: Readonly<Record<string, unknown>> },
): (NewRow & { readonly id: string; readonly updated: string })[] {
  const columns = ["id", ...Object.keys(fields), "created", "updated"];
  const sql = `SELECT ${quoted(columns)} FROM ${name} WHERE ${where}`;
  return jsonRowsOf<NewRow & { id: string; updated: string }>(tx, sql, { columns, bind }).map(asRest(fields));
}
