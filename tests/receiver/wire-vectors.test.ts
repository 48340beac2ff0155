/** Every DC-09 vector over real sockets and a real spool: the answer on the wire and what is kept. */
import { randomBytes } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { parseConfig } from "../../receiver/config";
import { engines } from "../../receiver/protocols/index";
import { Service } from "../../receiver/service";
import { readLines, type PrintedLine } from "../../receiver/spool/lines";
import { freshDirectory } from "../support/receiver";
import { askUdp, Panel } from "./panel";
import { dc09Vectors, expectationsOf, replyFault, type Vector } from "./vectors";

vi.setConfig({ testTimeout: 30_000 });

/** Silence can't be waited for long: what is answered is answered within milliseconds. */
const SILENCE_MS = 150;

async function withReceiver<T>(vector: Vector, run: (port: number, spoolDir: string) => Promise<T>): Promise<T> {
  const spool = freshDirectory("spool");
  const receivers = [{ id: "r1", engineType: "dc09", port: 0, keys: vector.keys ?? {}, options: {} }];
  const config = parseConfig(JSON.stringify({ spool, store: null, clock: vector.now, receivers }), "/", engines);
  if (!config.ok) throw new Error(config.fault);
  const service = new Service({
    config: config.value,
    now: () => config.value.clockMs!,
    ticks: () => performance.now(),
    randomBytes,
    log: () => undefined,
  });
  const [listening] = await service.start();
  try {
    return await run(listening!.tcp, spool);
  } finally {
    await service.stop();
  }
}

async function answersOf(vector: Vector, port: number): Promise<(Buffer | null)[]> {
  const bytes = Buffer.from(vector.bytes_hex, "hex");
  const wanted = expectationsOf(vector);
  const isSilence = wanted.every(({ verdict }) => verdict === "drop");
  if (vector.transport === "udp") return [await askUdp(port, bytes, isSilence ? SILENCE_MS : 5000)];
  const panel = await Panel.connect(port);
  panel.send(bytes);
  await panel.wait(wanted.length, isSilence ? SILENCE_MS : 5000);
  panel.close();
  return wanted.map((_, index) => panel.answers[index] ?? null);
}

function linesOf(spoolDir: string): PrintedLine[] {
  const lines: PrintedLine[] = [];
  readLines(spoolDir, { engines, withNotices: false }, (line) => lines.push(line));
  return lines;
}

describe("the vectors on the wire", () => {
  it.each(dc09Vectors.map((vector) => [vector.name, vector] as const))("%s", async (_, vector) => {
    await withReceiver(vector, async (port, spoolDir) => {
      const answers = await answersOf(vector, port);
      const wanted = expectationsOf(vector);
      wanted.forEach((want, index) => expect(replyFault(want, vector, answers[index]!)).toBeNull());
      const kept = wanted.filter(({ stored }) => stored === true || stored === "raw");
      expect(linesOf(spoolDir)).toMatchObject(
        kept.map(({ decoded, verdict }) => ({ decoded, verdict, delivered: false })),
      );
    });
  });
});
