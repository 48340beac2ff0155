/** What of a row is about people to call never stands in clear on the disk: these fields lie sealed beside the others. */
import { fail, ok, type Result } from "../../domain/result";
import type { ReportRow, Row } from "./rows";
import type { Sealed, UnsealFault, Vault } from "./vault";

type Fields = Readonly<Record<string, unknown>>;

/** A row as it lies in the database: what is sealed of it is `""` in its place. */
export type Kept<T> = T & { readonly sealed?: Sealed };

/** Of the store's own sentences that one alone has words of a person in it: they are in its values as well. */
const isWritten = (row: Fields): boolean =>
  row["kind"] !== "system" || (row["message"] as ReportRow["message"] | undefined)?.key === "held";

/** The fields that are sealed, and in which rows: most of the store's own sentences in a log name nobody to call. */
const SEALED: Readonly<
  Record<string, { readonly fields: readonly string[]; readonly only?: (row: Fields) => boolean }>
> = {
  site_accounts: { fields: ["phone"] },
  /** The name that a site has on record for a panel's user is a keyholder's. */
  events: { fields: ["userName"] },
  events_reports: { fields: ["report", "message"], only: isWritten },
  /** What people write is about people: whom they reached and who comes. */
  events_pending: { fields: ["reason"] },
  alarm_history: { fields: ["closeComment", "siteAddress"] },
  important_contacts: { fields: ["phones", "script", "dispatchId"] },
};

/** Fields of a collection that can't be looked through as they lie in the database. */
export const sealedFields = (collection: string): readonly string[] => SEALED[collection]?.fields ?? [];

/** Rows of a collection as they may lie in the database. */
export async function sealRows<T extends Row>(
  vault: Vault,
  collection: string,
  rows: readonly T[],
): Promise<Kept<T>[]> {
  const rule = SEALED[collection];
  if (!rule) return [...rows];
  return Promise.all(rows.map((row) => sealRow(vault, row, rule)));
}

async function sealRow<T extends Row>(
  vault: Vault,
  row: T,
  { fields, only }: (typeof SEALED)[string],
): Promise<Kept<T>> {
  const values = { ...row } as Fields;
  const said = fields.filter((name) => (values[name] ?? "") !== "");
  if (said.length === 0 || only?.(values) === false) return row;
  const sealed = await vault.seal(Object.fromEntries(said.map((name) => [name, values[name]])));
  return { ...row, ...Object.fromEntries(said.map((name) => [name, ""])), sealed };
}

/** What was unsealed lately, by the sealed bytes' own head: a list is read again with every change of one row. */
const opened = new Map<string, Fields>();
const MOST_OPENED = 25_000;

/** The vector of the bytes: no two rows have the same. */
const nameOf = (sealed: Sealed): string => String.fromCharCode(...sealed.subarray(0, 17));

/** Rows as the store said them; a field that can't be unsealed any more stays empty. */
export const openRows = async <T extends object>(vault: Vault, rows: readonly Kept<T>[]): Promise<T[]> =>
  Promise.all(
    rows.map((row) => (row.sealed === undefined ? Promise.resolve<T>(row) : openRow(vault, row, row.sealed))),
  );

async function openRow<T extends object>(vault: Vault, row: Kept<T>, sealed: Sealed): Promise<T> {
  const fields = await openFields(vault, sealed);
  const { sealed: _bytes, ...rest } = row;
  return { ...rest, ...(fields.ok ? fields.value : {}) } as T;
}

/** The sealed fields of one row. */
export async function openFields(vault: Vault, sealed: Sealed): Promise<Result<Fields, UnsealFault>> {
  const name = nameOf(sealed);
  const known = opened.get(name);
  if (known) return ok(known);
  const fields = await vault.unseal<Fields>(sealed);
  if (!fields.ok) return fail(fields.fault);
  if (opened.size >= MOST_OPENED) opened.clear();
  opened.set(name, fields.value);
  return fields;
}

/** Nothing that was unsealed for one person stays in memory for the next. */
export const forgetOpened = (): void => opened.clear();
