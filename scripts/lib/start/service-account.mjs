/** The identity with which the receiver writes: an account of its own, no superuser, with a token that is renewed. */

import { randomBytes } from "node:crypto";
import { askStore } from "./store-client.mjs";

const NAME = "receiver";
const LIFE_SECONDS = 365 * 86_400;
const RENEW_BELOW_MS = 180 * 86_400_000;

/**
 * A fresh token for the receiver's account, which is made when there is none.
 * @param {string} url
 * @param {string} superuserToken
 * @returns {Promise<string>}
 */
export async function issueReceiverToken(url, superuserToken) {
  const records = "/api/collections/service_accounts/records";
  const filter = encodeURIComponent(`name="${NAME}"`);
  const found = await askStore(url, `${records}?perPage=1&skipTotal=1&filter=${filter}`, { token: superuserToken });
  const account = found.items[0] ?? (await createAccount(url, records, superuserToken));
  const issued = await askStore(url, `/api/collections/service_accounts/impersonate/${account.id}`, {
    method: "POST",
    token: superuserToken,
    body: { duration: LIFE_SECONDS },
  });
  return issued.token;
}

/**
 * Whether a token has less than half a year to live, or can't be read.
 * @param {string | undefined} token
 * @param {number} now
 */
export function needsRenewal(token, now) {
  try {
    const claims = JSON.parse(Buffer.from((token ?? "").split(".")[1] ?? "", "base64url").toString("utf8"));
    return !(claims.exp * 1000 - now > RENEW_BELOW_MS);
  } catch {
    return true;
  }
}

/** @param {string} url @param {string} records @param {string} token */
async function createAccount(url, records, token) {
  // Nobody signs in with this password, the collection does not allow it; the store only demands that there is one.
  const password = randomBytes(32).toString("base64url");
  return await askStore(url, records, {
    method: "POST",
    token,
    body: { name: NAME, enabled: true, email: `${NAME}@watchdesk.invalid`, password, passwordConfirm: password },
  });
}
