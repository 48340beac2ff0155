/** What the makers have to know of an installation to look into a fault, and nothing of a person. */

/** A browser's error: when, and its message. */
export interface ClientError {
  readonly at: string;
  readonly message: string;
}

/** What is known of it. */
export interface Diagnosed {
  readonly version: string;
  readonly browser: string;
  readonly language: string;
  readonly sites: number;
  readonly receivers: number;
  readonly people: number;
  readonly errors: readonly ClientError[];
}

const LINE_MOST = 200;
const READ_MOST = 300;
const TEXT_MOST = 6_000;

/** Addresses, numbers of three and more digits and ids are what could lead to somebody. */
const plain = (text: string): string =>
  text
    .slice(0, READ_MOST)
    .replace(/\S+@\S+/g, "…")
    .replace(/\b(?=[a-z0-9]*\d)[a-z0-9]{15}\b/g, "…")
    .replace(/\+?\d[\d /-]{2,}/g, "…")
    .replace(/\s+/g, " ")
    .slice(0, LINE_MOST);

/** As text, one thing a line. */
export function diagnosticsText({ version, browser, language, sites, receivers, people, errors }: Diagnosed): string {
  const counts = `${sites} sites, ${receivers} receivers, ${people} people`;
  const lines = [
    `Watchdesk ${version}`,
    `Browser: ${browser.slice(0, LINE_MOST)}`,
    `Language: ${language.slice(0, LINE_MOST)}`,
    `Installation: ${counts}`,
    errors.length === 0 ? "Errors of browsers: none" : "Errors of browsers, the newest first:",
    ...errors.map(({ at, message }) => `${at} ${plain(message)}`),
  ];
  return lines.join("\n").slice(0, TEXT_MOST);
}
