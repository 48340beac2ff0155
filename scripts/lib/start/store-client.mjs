/** The few requests that a start sends to the store. */

import { Failure } from "../failure.mjs";

/** @typedef {{ method?: string, token?: string, body?: unknown }} StoreRequest */

/**
 * The parsed answer; throws a sentence when the store refuses.
 * @param {string} url
 * @param {string} path
 * @param {StoreRequest} [request]
 * @returns {Promise<any>}
 */
export async function askStore(url, path, { method = "GET", token = "", body } = {}) {
  const answer = await fetch(url + path, {
    method,
    headers: { "content-type": "application/json", ...(token === "" ? {} : { authorization: token }) },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Failure(`The store refused ${method} ${path} (${answer.status}): ${text.slice(0, 300)}`);
  return text === "" ? null : JSON.parse(text);
}
