/**
 * Streams of nobody: a browser opens one without a token and names its person right after. One that nobody signs in on
 * has no business here, and each holds memory and a file of the store: 20,000 kept everybody out.
 */
import type { PbApp, PbClient } from "./pb";
import { dropStream, isSignedIn } from "./streams";

/** Key under which the store itself keeps whence a stream comes. */
const ADDRESS = "pbRealtimeClientIP";
const SEEN_AT = "watchdesk.seenAt";
const SWEPT_AT = "watchdesk.guestsSweptAt";

const SWEEP_EVERY_MS = 900;
/** So long a busy store may take to hear who it is. */
const PATIENCE_MS = 15_000;
/** Younger ones are on their way: a whole room comes back in the same second, behind one address. */
const ON_THEIR_WAY_MS = 2000;
const MOST_OF_ADDRESS = 20;
const MOST = 300;

interface Waiting {
  readonly client: PbClient;
  readonly address: string;
  readonly ageMs: number;
}

/** Ends those that wait too long, and the oldest of too many. Asked by whatever comes every second. */
export function dropGuestStreams(app: PbApp): void {
  const nowMs = Date.now();
  if (nowMs - Number(app.store().get(SWEPT_AT) ?? 0) < SWEEP_EVERY_MS) return;
  app.store().set(SWEPT_AT, nowMs);
  const byAge = waitingStreams(app, nowMs).sort((a, b) => b.ageMs - a.ageMs);
  const ofAddress = new Map<string, number>();
  let kept = 0;
  // The youngest first: they are the likeliest to be somebody's.
  for (const { client, address, ageMs } of byAge.reverse()) {
    if (ageMs < ON_THEIR_WAY_MS) continue;
    const count = (ofAddress.get(address) ?? 0) + 1;
    if (ageMs >= PATIENCE_MS || count > MOST_OF_ADDRESS || kept >= MOST) {
      dropStream(app, client);
      continue;
    }
    ofAddress.set(address, count);
    kept += 1;
  }
}

function waitingStreams(app: PbApp, nowMs: number): Waiting[] {
  const guests = Object.values(app.subscriptionsBroker().clients()).filter((client) => !isSignedIn(client));
  return guests.map((client) => {
    const seenAt = Number(client.get(SEEN_AT) ?? 0);
    if (seenAt === 0) client.set(SEEN_AT, nowMs);
    const address = client.get(ADDRESS);
    return { client, address: typeof address === "string" ? address : "", ageMs: seenAt === 0 ? 0 : nowMs - seenAt };
  });
}
