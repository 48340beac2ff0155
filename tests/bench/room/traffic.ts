/** Traffic of a control room: signals over all sites, in batches, none of which shares an account with the next. */

import type { IncomingSignal, SignalBatch } from "../../../domain/signals/incoming";

/** Shares of what panels send. */
export type Mix = "day" | "storm";

const DAY: readonly (readonly [code: string, zone: boolean])[] = [
  ["OP", false],
  ["CL", false],
  ["RP", false],
  ["RP", false],
  ["OP", false],
  ["CL", false],
  ["BA", true],
  ["BR", true],
  ["AT", false],
  ["AR", false],
];

let frames = 0;

/** One signal of the n-th site. */
function signalOf(n: number, mix: Mix, run: string): IncomingSignal {
  frames += 1;
  const [code, zone] = mix === "storm" ? (["BA", true] as const) : (DAY[frames % DAY.length] ?? ["RP", false]);
  return {
    key: `${run}:${frames}:0`,
    kind: "event",
    receivedAt: new Date().toISOString(),
    receiver: "r1",
    protocol: "dc09",
    token: "SIA-DCS",
    transport: "tcp",
    peer: "198.51.100.7:40000",
    encrypted: false,
    account: String(10_000 + (n % 5000)),
    prefix: "0",
    receiverNumber: "1",
    sequence: String((frames % 9999) + 1).padStart(4, "0"),
    panelAt: "",
    clockSkewSeconds: 0,
    code,
    qualifier: "",
    partition: "01",
    zone: zone ? `00${(n % 6) + 1}` : "",
    user: "",
    address: "",
    text: "",
    xdata: [],
    raw: "0a35463739303032352253494122".repeat(4),
    duplicateOf: "",
  };
}

/** `count` batches of `size`. */
export function batches({
  count,
  size,
  mix,
  run,
  from = 0,
}: {
  count: number;
  size: number;
  mix: Mix;
  run: string;
  /** First site. */
  from?: number;
}): SignalBatch[] {
  return Array.from({ length: count }, (_, batch) => ({
    spool: run,
    signals: Array.from({ length: size }, (_item, index) => signalOf(from + batch * size + index, mix, run)),
    repeats: [],
  }));
}

/** Posts them, at most `inFlight` at once; gives the milliseconds of each. */
export async function pour(
  list: readonly SignalBatch[],
  { post, inFlight }: { post: (batch: SignalBatch) => Promise<void>; inFlight: number },
): Promise<{ seconds: number; latenciesMs: number[] }> {
  const latenciesMs: number[] = [];
  let next = 0;
  const began = performance.now();
  const worker = async (): Promise<void> => {
    for (let batch = list[next++]; batch; batch = list[next++]) {
      const at = performance.now();
      await post(batch);
      latenciesMs.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  return { seconds: (performance.now() - began) / 1000, latenciesMs };
}
