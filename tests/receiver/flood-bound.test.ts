/** A flood of accounts that nobody has fills neither memory nor disk: beyond a bound it is not answered, others are. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { spoolLines, startReceiver, type RunningReceiver } from "../support/receiver";
import { frame, Panel } from "./panel";

let store: Server;
let url: string;
let takes = false;
let asked = 0;
let receiver: RunningReceiver;

beforeEach(async () => {
  takes = false;
  store = createServer((request, response) => {
    if (request.url === "/api/watchdesk/receiver_config") asked++;
    else response.statusCode = takes ? 200 : 503;
    request.resume();
    response.end(JSON.stringify({ keys: {}, accounts: "4711" }));
  });
  await new Promise<void>((resolve) => store.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
  receiver = await startReceiver({ store: { url, token: "t" }, maxWaiting: 5 });
});

afterEach(async () => {
  await receiver.stop();
  store.closeAllConnections();
  store.close();
});

const sia = (number: number, account: string): Buffer =>
  frame(`"SIA-DCS"${String(number).padStart(4, "0")}L0#${account}[#${account}|Nri1/BA${number}]`);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

it("answers strangers up to the bound, known accounts always, and strangers again when there is room", async () => {
  while (asked === 0) await pause(20);
  await pause(100);
  const stranger = await Panel.connect(receiver.tcp);
  for (let number = 1; number <= 5; number++) expect(await stranger.ask(sia(number, `60${number}`))).not.toBeNull();
  await pause(100);
  expect(await stranger.ask(sia(6, "606"), 500)).toBeNull();
  const known = await Panel.connect(receiver.tcp);
  for (let number = 1; number <= 5; number++) expect(await known.ask(sia(number, "4711"))).not.toBeNull();
  expect(receiver.stderr()).toContain("too many frames wait for the store: account 606");
  expect(await spoolLines(receiver.spoolDir)).toHaveLength(10);
  takes = true;
  let answer = null;
  for (let tries = 0; tries < 40 && !answer; tries++) answer = await stranger.ask(sia(7, "607"), 250);
  expect(answer).not.toBeNull();
  stranger.close();
  known.close();
});
