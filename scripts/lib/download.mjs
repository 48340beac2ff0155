/** Fetches a file over HTTPS with short patience: a refused or silent host must not hold up a start. */

const CONNECT_MS = 8_000;
const SILENCE_MS = 15_000;

/**
 * The bytes behind an address; throws with a short reason.
 * @param {string} url
 * @param {{ connectMs?: number, silenceMs?: number, maxBytes?: number }} [limits]
 * @returns {Promise<Buffer>}
 */
export async function download(url, { connectMs = CONNECT_MS, silenceMs = SILENCE_MS, maxBytes = 100_000_000 } = {}) {
  const abort = new AbortController();
  let timer = setTimeout(() => abort.abort(), connectMs);
  try {
    const answer = await fetch(url, { signal: abort.signal, redirect: "follow" });
    if (!answer.ok || !answer.body) throw new Error(`the server answered ${answer.status}`);
    /** @type {Uint8Array[]} */
    const chunks = [];
    let sizeBytes = 0;
    for await (const chunk of answer.body) {
      clearTimeout(timer);
      timer = setTimeout(() => abort.abort(), silenceMs);
      chunks.push(chunk);
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes) throw new Error("the file is larger than expected");
    }
    return Buffer.concat(chunks);
  } catch (error) {
    throw new Error(reasonOf(error), { cause: error });
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
}

/** @param {unknown} error */
function reasonOf(error) {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "AbortError") return "no answer in time";
  const cause = /** @type {{ code?: unknown } | undefined} */ (error.cause);
  return typeof cause?.code === "string" ? `no connection (${cause.code})` : error.message;
}
