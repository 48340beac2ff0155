/** Languages in the store: whether one has texts, and bringing a package in. */
import { isEmptyTemplate, type Template } from "../../../domain/languages/template";
import { api, listRows } from "../../sync/api";

interface LanguageRow {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly json_template: unknown;
}

interface LanguagePackage {
  readonly name: string;
  readonly code: string;
  readonly json_template: Template;
}

const firstOf = async (code: string): Promise<LanguageRow | undefined> =>
  (await listRows<LanguageRow>("languages", { filter: "code = {:code}", params: { code }, perPage: 1 }))[0];

/** Has the stored language texts? Throws AppError where nobody says. */
export const hasTexts = async (code: string): Promise<boolean> =>
  !isEmptyTemplate((await firstOf(code))?.json_template);

/** Those with texts, as anybody is told; none where nobody says. */
export async function languagesThere(): Promise<readonly string[]> {
  try {
    const codes: unknown = await (await fetch("/locales/languages.json", { cache: "no-cache" })).json();
    return Array.isArray(codes) ? codes.filter((code): code is string => typeof code === "string") : [];
  } catch {
    return [];
  }
}

/** Fetches the package from where this centre has them, and saves it: the language that is there, or a new one. Throws AppError. */
export async function downloadLanguage(code: string): Promise<void> {
  const { name, json_template } = await api<LanguagePackage>(`/api/watchdesk/language_store/${code}`);
  const row = await firstOf(code);
  const path = `/api/collections/languages/records${row ? `/${row.id}` : ""}`;
  await api(path, { method: row ? "PATCH" : "POST", body: { name, code, json_template } });
}
