/** A flood of made-up accounts over many connections of one address: a known panel is acknowledged while it lasts. */
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startReceiver, type RunningReceiver } from "../support/receiver";
import { frame, Panel } from "./panel";

vi.setConfig({ testTimeout: 60_000 });

const CONNECTIONS = 20;
const FRAMES_EACH = 40_000;
const ASKED = 3;
const ACKNOWLEDGED_WITHIN_MS = 5000;

let store: Server;
let asked = 0;
let receiver: RunningReceiver;
const sockets: Socket[] = [];

beforeEach(async () => {
  store = createServer((request, response) => {
    if (request.url === "/api/watchdesk/receiver_config") asked++;
    else response.statusCode = 503;
    request.resume();
    response.end(JSON.stringify({ keys: {}, accounts: "4711" }));
  });
  await new Promise<void>((resolve) => store.listen(0, "127.0.0.1", resolve));
  const { port } = store.address() as AddressInfo;
  receiver = await startReceiver({ store: { url: `http://127.0.0.1:${port}`, token: "t" } });
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await receiver.stop();
  store.closeAllConnections();
  store.close();
});

const sia = (number: number, account: string): Buffer =>
  frame(`"SIA-DCS"${String(number % 10_000).padStart(4, "0")}L0#${account}[#${account}|Nri1/FA${number % 1000}]`);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

it("acknowledges a known account's fire while 20 connections send as fast as they can", async () => {
  const floods = Array.from({ length: CONNECTIONS }, (_, of) =>
    Buffer.concat(
      Array.from({ length: FRAMES_EACH }, (_frame, n) => sia(n, (0xa0000000 + of * 0x100000 + n).toString(16))),
    ),
  );
  while (asked === 0) await pause(20);
  await pause(100);
  const panel = await Panel.connect(receiver.tcp);
  let answers = 0;
  for (const flood of floods) {
    const socket = connect({ port: receiver.tcp, host: "127.0.0.1" }).on("error", () => undefined);
    socket.on("data", (bytes) => (answers += bytes.length));
    socket.write(flood);
    sockets.push(socket);
  }
  while (answers === 0) await pause(5);
  for (let number = 1; number <= ASKED; number++) {
    expect(await panel.ask(sia(number, "4711"), ACKNOWLEDGED_WITHIN_MS)).not.toBeNull();
  }
  panel.close();
});
