/** Everything that is no panel at the same time: real panels go on getting their acknowledgements, and the log stays short. */

import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import { spoolLines, startReceiver, type RunningReceiver } from "../support/receiver";
import { SendingPanel } from "../support/sending-panel";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const PANELS = 5;
const EVENTS_A_PANEL = 60;
const IDLE = 300;
const MOST_LOG_LINES = 30;

/** What strangers send, each on a connection of its own, again and again. */
const STRANGERS: readonly (readonly [string, Buffer])[] = [
  ["a port scan: connected and gone", Buffer.alloc(0)],
  ["a TLS hello", Buffer.concat([Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00]), Buffer.alloc(512, 0x41)])],
  ["HTTP", Buffer.from("GET / HTTP/1.1\r\nHost: x\r\n\r\n")],
  ["half a frame", Buffer.from('\n12340050"SIA-DCS"0001L0#4711[#4711|N')],
  ["a frame with a wrong check sum", Buffer.from('\n12340027"ADM-CID"0001L0#1234[#1234|1130 01 001]\r')],
  ["2 MB without a CR", Buffer.alloc(2 << 20, 0x41)],
  ["line feeds", Buffer.alloc(4000, 0x0a)],
];

let receiver: RunningReceiver;
const ends: (() => void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await receiver.stop();
});

/** Resolves when the connection is over, whoever ended it, or after a while. */
function visit(port: number, bytes: Buffer): Promise<void> {
  return new Promise((done) => {
    const socket = connect({ port, host: "127.0.0.1" });
    const timer = setTimeout(() => socket.destroy(), 150);
    socket.on("connect", () => (bytes.length === 0 ? socket.destroy() : socket.write(bytes)));
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearTimeout(timer);
      done();
    });
  });
}

it("serves its panels in the middle of it all", async () => {
  receiver = await startReceiver();
  const port = receiver.tcp;
  for (let index = 0; index < IDLE; index++) {
    const idle = connect({ port, host: "127.0.0.1" }).on("error", () => undefined);
    ends.push(() => idle.destroy());
  }
  let isOver = false;
  let visits = 0;
  const siege = STRANGERS.map(async ([, bytes]) => {
    for (; !isOver; visits++) await visit(port, bytes);
  });
  const acknowledged: string[] = [];
  const odd: string[] = [];
  const panels = Array.from({ length: PANELS }, (_, panel) => {
    const onAcknowledged = ({ text = "" }: { text?: string }): void => void acknowledged.push(text);
    const sending = new SendingPanel({ port, onAcknowledged, onOddAnswer: (_event, answer) => odd.push(answer) });
    ends.push(() => sending.close());
    for (let index = 0; index < EVENTS_A_PANEL; index++) {
      const account = String(6000 + panel);
      sending.offer({ account, sequence: index + 1, code: "BA", zone: 1, text: `p${panel}n${index}` });
    }
    return sending;
  });
  while (panels.some(({ waiting }) => waiting > 0) || visits < 5 * STRANGERS.length) await sleep(20);
  isOver = true;
  await Promise.all(siege);

  expect(odd).toEqual([]);
  expect(new Set(acknowledged).size).toBe(PANELS * EVENTS_A_PANEL);
  const stored = await spoolLines(receiver.spoolDir);
  // The wrong check sums may have left one notice to a person; nothing else of the strangers is kept.
  const ofPanels = stored.filter((line) => /\^p\dn\d+\^/.test(JSON.stringify(line["decoded"])));
  expect(ofPanels.length).toBe(PANELS * EVENTS_A_PANEL);
  expect(stored.length - ofPanels.length).toBeLessThanOrEqual(1);
  expect(receiver.stderr().split("\n").length).toBeLessThan(MOST_LOG_LINES);
});
