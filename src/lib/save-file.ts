/** Hands a text to the browser as a file to keep. */

/** So long a browser may take to fetch what it was handed. */
const KEPT_MS = 60_000;

/** The parts in their order, as UTF-8. */
export function saveFile(name: string, parts: readonly string[], type: string): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
