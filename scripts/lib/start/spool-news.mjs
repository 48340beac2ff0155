/** Says at the terminal what the receiver tells of its spool: its own log lies on the same disk and may be full with it. */

/**
 * Hears the messages of a receiver and says once that its spool can't be written, and once that it can again.
 * @param {(text: string) => void} say
 * @returns {(message: unknown) => void}
 */
export function tellsOfSpool(say) {
  let failed = false;
  return (message) => {
    const spool = /** @type {{ spool?: { state: string, reason: string } } | null} */ (message)?.spool;
    if (!spool || (spool.state === "failed") === failed) return;
    failed = !failed;
    say(failed ? sentenceOf(spool.reason) : "The receiver can store again, and acknowledges again.");
  };
}

/** @param {string} reason */
function sentenceOf(reason) {
  const isFull = /ENOSPC|EDQUOT|no space/i.test(reason);
  const what = isFull ? `The disk is full: ${reason}` : `The disk can't be written: ${reason}`;
  return `${what}; the receiver acknowledges nothing until ${isFull ? "there is room" : "it can be"}, and then goes on by itself.`;
}
