/** What comes back over a line on which something else sits: never data, never a refusal, never a wait without end. */
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { AppError } from "../../../domain/errors";
import { giveUpUnanswered } from "../../../src/sync/ask";
import { createClient } from "../../../src/sync/client";
import type { Credentials, StoreClient } from "../../../src/sync/store-client";

/** Long enough for a busy machine to answer in. */
const WAIT = { silentMs: 1_500, wholeMs: 4_000 };
const JSON_TYPE = { "content-type": "application/json" };
const PAGE = "<!doctype html><title>Guest network</title><form><button>Sign in</button></form>";

let server: Server | undefined;
const sockets = new Set<Socket>();
const ended: string[] = [];

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server?.close();
  ended.length = 0;
});

/** A client of whatever answers so. */
async function clientOf(answer: RequestListener): Promise<StoreClient> {
  const listening = (server = createServer(answer));
  listening.on("connection", (socket) => sockets.add(socket));
  await new Promise<void>((done) => listening.listen(0, "127.0.0.1", done));
  const credentials: Credentials = {
    token: () => "token",
    sessionId: () => "session",
    ensureFresh: () => Promise.resolve(),
    markStale: () => true,
    onRefused: ({ session, code }) => ended.push(`${session}: ${code}`),
    onServerDate: () => undefined,
  };
  return createClient(credentials, `http://127.0.0.1:${(listening.address() as AddressInfo).port}`, WAIT);
}

const says =
  (status: number, body: string, headers: Record<string, string> = { "content-type": "text/html" }): RequestListener =>
  (_, response) =>
    void response.writeHead(status, headers).end(body);

const store = (status: number, body: object): RequestListener => says(status, JSON.stringify(body), JSON_TYPE);

it.each<[string, RequestListener, string]>([
  ["a captive page in place of an answer", says(200, PAGE), "foreign_answer"],
  ["a way to a captive page", says(302, "", { location: "/portal" }), "foreign_answer"],
  ["the status that stands for a captive network", says(511, PAGE), "foreign_answer"],
  ["a page that refuses, as some portals do", says(403, PAGE), "foreign_answer"],
  ["a page that asks for a password", says(401, PAGE), "foreign_answer"],
  ["a page that knows no such address", says(404, PAGE), "foreign_answer"],
  ["an empty success", says(200, ""), "foreign_answer"],
  ["JSON of somebody else", says(200, '{"login":"required"}', JSON_TYPE), "foreign_answer"],
  ["a number where a list should be", says(200, "7", JSON_TYPE), "foreign_answer"],
  ["a front that can't reach the store", says(502, PAGE), "network"],
  ["a front without room", says(503, PAGE), "network"],
  ["a front that has waited too long", says(504, ""), "network"],
  ["a front that has failed itself", says(500, PAGE), "network"],
  ["a front to which a body is too large", says(413, PAGE), "too_large"],
  ["half an answer, and then the end", half, "network"],
  ["a broken-off answer whose length was not said", says(200, '{"items":[{"id":"a', JSON_TYPE), "foreign_answer"],
  ["nothing, ever", () => undefined, "network"],
  [
    "the head of an answer and then nothing",
    (_, response) => void response.writeHead(200, JSON_TYPE).write("{"),
    "network",
  ],
  ["an answer that drips for ever", drip, "network"],
  ["a refusal of the store", store(403, { status: 403, message: "no", data: { code: "no_right" } }), "no_right"],
  [
    "a session that has ended",
    store(401, { status: 401, message: "", data: { code: "session_ended" } }),
    "session_ended",
  ],
])("%s", async (_, answer, code) => {
  const client = await clientOf(answer);
  const asked = [
    client.list("events"),
    client.one("users", "u1", { fields: "audiences,liveAudiences" }),
    client.list("events", { filter: "seq > 1" }),
  ];
  const faults = await Promise.allSettled(asked);
  expect(faults.map((fault) => fault.status === "rejected" && (fault.reason as AppError).code)).toEqual(
    faults.map(() => code),
  );
  expect(new Set(ended)).toEqual(new Set(code === "session_ended" ? [`session: ${code}`] : []));
});

it("says of a request that was given up by whoever asked nothing that concerns the network's words", async () => {
  const client = await clientOf(() => undefined);
  const abort = new AbortController();
  const asked = client.list("events", { signal: abort.signal });
  abort.abort();
  await expect(asked).rejects.toBeInstanceOf(AppError);
});

it("gives up reads that nobody has answered, when told, and neither young ones nor what may have been done", async () => {
  let came = 0;
  const client = await clientOf(() => void (came += 1));
  const fates: string[] = [];
  const follow = (name: string, asked: Promise<unknown>): Promise<unknown> =>
    asked.catch((error: unknown) => fates.push(`${name}: ${(error as AppError).code}`));
  const list = follow("list", client.list("events"));
  const act = follow("act", client.send("alarms/a1/note", { method: "POST", body: {} }));
  await vi.waitFor(() => expect(came).toBe(2));
  giveUpUnanswered();
  expect(fates).toEqual([]);
  giveUpUnanswered(0);
  await list;
  expect(fates).toEqual(["list: network"]);
  await act;
});

it("takes an empty answer to a deletion, and rows however slowly they come", async () => {
  const client = await clientOf((request, response) => {
    if (request.method === "DELETE") return void response.writeHead(204).end();
    response.writeHead(200, JSON_TYPE);
    const parts = ['{"perPage":500,"items":', '[{"id":', '"a1"}', "]}"];
    const timer = setInterval(() => {
      const part = parts.shift();
      if (part !== undefined) return void response.write(part);
      clearInterval(timer);
      response.end();
    }, 150);
  });
  expect(await client.list("events")).toEqual([{ id: "a1" }]);
  const fields = "items,perPage";
  expect(await client.one("users", "u1", { fields })).toMatchObject({ perPage: 500 });
  expect(await client.send("/api/collections/x/records/y", { method: "DELETE" })).toEqual({});
});

it("lets questions that are the same go side by side: none cancels another (H-RT-05)", async () => {
  const client = await clientOf(
    (_, response) =>
      void setTimeout(() => response.writeHead(200, JSON_TYPE).end('{"perPage":500,"items":[{"id":"a1"}]}'), 60),
  );
  const asked = Array.from({ length: 12 }, () => client.list("events", { sort: "-seq" }));
  expect(await Promise.all(asked)).toEqual(asked.map(() => [{ id: "a1" }]));
});

/** Says how long the answer is, and ends before. */
function half(_: unknown, response: Parameters<RequestListener>[1]): void {
  response.writeHead(200, { ...JSON_TYPE, "content-length": "200" });
  response.write('{"items":[');
  setTimeout(() => response.destroy(), 50);
}

function drip(_: unknown, response: Parameters<RequestListener>[1]): void {
  response.writeHead(200, JSON_TYPE);
  const timer = setInterval(() => response.write(" "), 100);
  response.on("close", () => clearInterval(timer));
}

it("has the browser keep no answer in its own cache, which outlives the session in clear", async () => {
  const asked = vi.spyOn(globalThis, "fetch");
  const client = await clientOf(store(200, {}));
  await client.send("/api/watchdesk/alarms/a1");
  expect(asked.mock.lastCall?.[1]?.cache).toBe("no-store");
  asked.mockRestore();
});
