/** Whether the server is there, told by a file of its own that no cache keeps. */

const ANSWER_MS = 5_000;

/** Never by somebody who answers everything with a page, as the entrance of a guests' network does. */
export async function serverAnswers(): Promise<boolean> {
  try {
    const answer = await fetch("/sw.js", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(ANSWER_MS) });
    return answer.ok && (answer.headers.get("content-type") ?? "").includes("javascript");
  } catch {
    return false;
  }
}
