/** A collection as the store's own import format wants it: the one mapping that migrations and the drift test read. */
import { boundedList, indexedSorts, keyColumns, narrowColumns, type LongList } from "../access/list-bounds";
import type { Collection, Field } from "./define";

/** JSON of one field in the store's export format (only what differs from its defaults). */
export type StoreField = Readonly<Record<string, unknown>> & { readonly name: string; readonly type: string };

/** JSON of one collection in the store's export format. */
export type StoreCollection = Readonly<Record<string, unknown>> & { readonly id: string; readonly name: string };

/** The id a collection has for ever: the store's own for `users`, else drawn from its name. */
export const collectionId = (name: string): string =>
  name === "users" ? "_pb_users_auth_" : `wd_${name.toLowerCase()}`;

const bounds = (field: { readonly min?: number; readonly max?: number }): object => ({
  min: field.min ?? null,
  max: field.max ?? null,
});

/** The store asks no bounds of a zero: to refuse one is what its "required" is for. */
const isNeverZero = (field: { readonly required?: boolean; readonly min?: number }): boolean =>
  field.required === true && (field.min ?? 0) > 0;

function shape(field: Field): object {
  switch (field.type) {
    case "text":
      return { max: field.max ?? 255, min: 0, pattern: field.pattern ?? "", required: field.required ?? false };
    case "number":
      return { ...bounds(field), onlyInt: field.whole ?? false, required: isNeverZero(field) };
    case "bool":
    case "geoPoint":
      return { required: false };
    case "date":
    case "email":
      return { required: field.required ?? false };
    case "json":
      return { maxSize: field.maxBytes ?? 1_048_576, required: field.required ?? false };
    case "file":
      return {
        maxSelect: 1,
        maxSize: field.maxBytes,
        mimeTypes: [...field.mimeTypes],
        protected: true,
        required: false,
      };
    case "select":
      return {
        values: [...field.values],
        maxSelect: field.many ? field.values.length : 1,
        required: field.required ?? false,
      };
    case "relation":
      return {
        collectionId: collectionId(field.to),
        cascadeDelete: field.cascade ?? false,
        maxSelect: field.many ? 999 : 1,
        minSelect: 0,
        required: field.required ?? false,
      };
  }
}

/** Fields the store's own `users` comes with: with another id an import would leave them as the store made them. */
const STORE_MADE: Readonly<Record<string, string>> = {
  "users.name": "text1579384326",
  "users.avatar": "file376926767",
};

/** One field. */
export const storeField = (collection: string, name: string, field: Field): StoreField => ({
  id: STORE_MADE[`${collection}.${name}`] ?? `${field.type}_${name.toLowerCase()}`,
  name,
  type: field.type,
  hidden: "hidden" in field ? (field.hidden ?? false) : false,
  ...shape(field),
});

const STAMPS: readonly StoreField[] = [
  { id: "autodate_created", name: "created", type: "autodate", onCreate: true, onUpdate: false },
  { id: "autodate_updated", name: "updated", type: "autodate", onCreate: true, onUpdate: true },
];

/** The statement of one index as the store keeps it. */
export function indexSql(collection: string, index: string): string {
  const unique = index.startsWith("unique ");
  const [columns = "", where] = index.replace(/^unique /, "").split(" where ");
  const names = columns.split(",").map((column) => column.trim());
  const name = `idx_${collection.toLowerCase()}_${names.join("_").toLowerCase()}`;
  const list = names.map((column) => `\`${column}\``).join(", ");
  return `CREATE ${unique ? "UNIQUE " : ""}INDEX \`${name}\` ON \`${collection}\` (${list})${where ? ` WHERE ${where}` : ""}`;
}

/** What its lists hang on; null where anything will do. */
export const longList = ({ long, indexes = [] }: Collection): LongList | null =>
  long ? { sorts: indexedSorts(indexes), narrow: narrowColumns(indexes), keys: keyColumns(indexes) } : null;

/** The second step of a sign-in: who is asked for it, and how long a code and a begun sign-in are good for. */
const SECOND_FACTOR = {
  otp: { enabled: true, duration: 300, length: 6 },
  mfa: { enabled: true, duration: 900, rule: "secondFactor = true || role.requireSecondFactor = true" },
} as const;

/** The whole collection. */
export function storeCollection(collection: Collection): StoreCollection {
  const type = collection.type ?? "base";
  const rules = {
    listRule: collection.access.list === null ? null : boundedList(collection.access.list, longList(collection)),
    viewRule: collection.access.view,
    ...(type === "view"
      ? {}
      : {
          createRule: collection.access.create,
          updateRule: collection.access.update,
          deleteRule: collection.access.delete,
        }),
  };
  const base = { id: collectionId(collection.name), name: collection.name, type, ...rules };
  if (type === "view") return { ...base, viewQuery: collection.query ?? "" };
  const fields = [
    ...Object.entries(collection.fields).map(([name, field]) => storeField(collection.name, name, field)),
    ...STAMPS,
  ];
  // Dates are asked for newest first as often as forwards; updated is the cursor of every catch-up by time.
  const stamps = collection.long ? ["updated", "created"] : ["updated"];
  const indexes = [...stamps, ...(collection.indexes ?? [])].map((index) => indexSql(collection.name, index));
  if (type === "base") return { ...base, fields, indexes };
  const auth = {
    // Whoever it lets through may set another one's password and address without the old ones.
    manageRule: collection.auth?.manage ?? null,
    authRule: collection.name === "users" ? "active = true && mustChangePassword = false" : "enabled = true",
    authToken: { duration: collection.auth?.tokenSeconds ?? 180 },
    passwordAuth: { enabled: collection.auth?.password ?? false, identityFields: ["email"] },
    oauth2: { enabled: false },
    otp: { enabled: false },
    mfa: { enabled: false },
    authAlert: { enabled: false },
    ...(collection.name === "users" ? SECOND_FACTOR : {}),
  };
  return { ...base, fields, indexes, ...auth };
}
