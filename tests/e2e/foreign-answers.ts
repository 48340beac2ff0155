/** What something else on the way says in the store's place. */

/**
 * `captive`: the page of a network that wants a sign-in, with status 200; `redirect`: the way to it; `sign_in`: the status
 * that stands for it (511). `bad_gateway`, `no_room`, `too_late`: a front that can't reach the store (502, 503, 504).
 */
export type Foreign = "captive" | "redirect" | "sign_in" | "bad_gateway" | "no_room" | "too_late";

const PAGE = "<!doctype html><title>Guest network</title><h1>Welcome</h1><form><button>Go online</button></form>";

const HEADS: Readonly<Record<Foreign, string>> = {
  captive: "200 OK",
  redirect: "302 Found\r\nLocation: http://127.0.0.1:9/portal",
  sign_in: "511 Network Authentication Required",
  bad_gateway: "502 Bad Gateway",
  no_room: "503 Service Unavailable",
  too_late: "504 Gateway Timeout",
};

/** The whole answer, after which the connection ends. */
export const answerOf = (foreign: Foreign): string =>
  [
    `HTTP/1.1 ${HEADS[foreign]}`,
    "Content-Type: text/html; charset=utf-8",
    `Content-Length: ${PAGE.length}`,
    "Connection: close",
    "",
    PAGE,
  ].join("\r\n");

/** The head of an answer and the first half of its body. */
export function halfOf(bytes: Buffer): Buffer {
  const bodyAt = bytes.indexOf("\r\n\r\n") + 4;
  return bytes.subarray(0, bodyAt + Math.floor((bytes.length - bodyAt) / 2));
}
