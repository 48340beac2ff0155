/** What the letters of this product say, in whatever language their words are: subject, and a body whose links lead to our pages. */
import type { Template } from "../languages/template";

/** The letters there are. */
export type LetterKind = "password" | "verification" | "email" | "code" | "invitation";

/** Which page the link of a letter opens; a token follows. The letter with a code has none. */
const PAGES: Readonly<Record<LetterKind, string>> = {
  password: "auth/confirm-password-reset",
  verification: "auth/confirm-verification",
  email: "auth/confirm-email-change",
  code: "",
  invitation: "welcome",
};

/** Where texts of letters are among those of a language. */
const NAMESPACE = "mails";

const keysOf = (kind: LetterKind): readonly string[] =>
  ["hello", `${kind}.subject`, `${kind}.text`, ...(PAGES[kind] === "" ? [] : [`${kind}.link`]), `${kind}.unasked`].map(
    (key) => `${NAMESPACE}:${key}`,
  );

/** Has the language all of one letter? In two languages nobody writes. */
export const hasLetter = (words: Template, kind: LetterKind): boolean =>
  keysOf(kind).every((key) => (words[key] ?? "") !== "");

/** The words of a letter and what stands in them. */
interface Draft {
  readonly kind: LetterKind;
  readonly words: Template;
  /** What browsers and mail programs call the language. */
  readonly tag: string;
  readonly direction: "ltr" | "rtl";
  readonly values: Readonly<Record<string, string>>;
}

/** The path that the link opens; "" for a letter without one. */
export const pathOf = (kind: LetterKind, token: string): string =>
  PAGES[kind] === "" ? "" : `/${PAGES[kind]}/${token}`;

const MARKS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** What people typed is text, never markup; so are the words, which a centre may change. */
const asText = (value: string): string => value.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? mark);

const HOLDER = /\{\{\s*([A-Za-z]+)\s*\}\}/g;

const filled = (text: string, of: (name: string) => string): string =>
  text.replace(HOLDER, (_, name: string) => of(name));

/** Subject and body; `values.link` is where the link leads, whole. */
export function letterOf(draft: Draft): { readonly subject: string; readonly html: string } {
  const { kind, words, values } = draft;
  const said = (key: string): string => words[`${NAMESPACE}:${key}`] ?? "";
  const valueOf = (name: string): string => values[name] ?? "";
  // Each value keeps its own direction: a Latin name in an Arabic sentence leaves the order of the sentence alone.
  const marked = (name: string): string => {
    const mark = name === "code" ? "strong" : "bdi";
    return `<${mark}>${asText(valueOf(name))}</${mark}>`;
  };
  const line = (key: string): string => filled(asText(said(key)), marked);
  const link =
    PAGES[kind] === ""
      ? []
      : [`<a href="${asText(valueOf("link"))}" target="_blank" rel="noopener">${asText(said(`${kind}.link`))}</a>`];
  const lines = [line("hello"), line(`${kind}.text`), ...link, line(`${kind}.unasked`)];
  const body = lines.map((one) => `<p>${one}</p>`).join("\n");
  return {
    subject: filled(said(`${kind}.subject`), valueOf).replace(/\s+/g, " "),
    html: `<div lang="${asText(draft.tag)}" dir="${draft.direction}">\n${body}\n</div>`,
  };
}
