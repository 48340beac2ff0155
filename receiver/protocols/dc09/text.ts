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

/** What Windows-1252 has where Latin-1 has control characters; node's own decoder takes the one for the other. */
const WINDOWS_1252 = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";
// eslint-disable-next-line no-control-regex -- these are the letters in question
const CONTROL = /[\x80-\x9f]/g;

/** Binary data as people see it: one letter a byte, whatever the receiver's page (reference 6, P). */
export const showBinary = (bytesAsText: string): string =>
  bytesAsText.replace(CONTROL, (byte) => WINDOWS_1252[byte.charCodeAt(0) - 0x80]!);

function pageDecoder(name: string): TextDecoder {
  let decoder = pages.get(name);
  if (!decoder) {
    decoder = new TextDecoder(isCodePage(name) ? name : DEFAULT_CODE_PAGE);
    pages.set(name, decoder);
  }
  return decoder;
}

/** Decodes a string of one character a byte. */
export function decodeText(bytesAsText: string, codePage: string): string {
  if (!BEYOND_ASCII.test(bytesAsText)) return bytesAsText;
  const bytes = Buffer.from(bytesAsText, "latin1");
  try {
    return strictUtf8.decode(bytes);
  } catch {
    const decoder = pageDecoder(codePage);
    return decoder.encoding === DEFAULT_CODE_PAGE ? showBinary(bytesAsText) : decoder.decode(bytes);
  }
}
