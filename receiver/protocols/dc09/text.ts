/** Text of a frame: UTF-8, and when it is not, the receiver's fallback code page (reference 6). */

const strictUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const pages = new Map<string, TextDecoder>();
// eslint-disable-next-line no-control-regex -- the range is the point: anything beyond ASCII
const BEYOND_ASCII = /[^\x00-\x7f]/;

/** Default of the 2013 and 2017 editions. */
export const DEFAULT_CODE_PAGE = "windows-1252";

/** True when the name is a code page this machine can decode. */
export function isCodePage(name: string): boolean {
  try {
    new TextDecoder(name);
    return true;
  } catch {
    return false;
  }
}

function pageDecoder(name: string): TextDecoder {
  let decoder = pages.get(name);
  if (!decoder) {
    decoder = new TextDecoder(isCodePage(name) ? name : DEFAULT_CODE_PAGE);
    pages.set(name, decoder);
  }
  return decoder;
}

/** Binary data as people see it: one letter a byte, in Windows-1252 whatever the receiver's page (reference 6, P). */
export const showBinary = (bytesAsText: string): string =>
  pageDecoder(DEFAULT_CODE_PAGE).decode(Buffer.from(bytesAsText, "latin1"));

/** Decodes a string of one character a byte. */
export function decodeText(bytesAsText: string, codePage: string): string {
  if (!BEYOND_ASCII.test(bytesAsText)) return bytesAsText;
  const bytes = Buffer.from(bytesAsText, "latin1");
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return pageDecoder(codePage).decode(bytes);
  }
}
