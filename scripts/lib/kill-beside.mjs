/** Which tests that kill may stand beside one another: they wait, or keep one store busy, and time nothing closely. The rest has the machine alone. */

/** Files of tests/kill, without their ending. The start's is the only one of its kind here: two of them would build at once. */
const NAMES = ["acts", "calls", "invitations", "roster", "sessions", "start", "store-away"];

/** Paths from the root of the repository. */
export const KILL_BESIDE = NAMES.map((name) => `tests/kill/${name}.test.ts`);
