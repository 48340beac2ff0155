/** A port that can't be had is told before anything is started. */

import { createSocket } from "node:dgram";
import { createServer } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { requirePort } from "../../scripts/lib/start/ports.mjs";

const wanted = { host: "127.0.0.1", port: 0, what: "the receiver", flag: "--dc09-port" };

it("finds a free port for 0 and takes a free one as it is", async () => {
  const port = await requirePort(wanted, { udp: true });
  expect(port).toBeGreaterThan(0);
  expect(await requirePort({ ...wanted, port }, { udp: true })).toBe(port);
});

it("says that another program listens there, over TCP", async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(undefined)));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await expect(requirePort({ ...wanted, port })).rejects.toThrow(
    `Another program listens on 127.0.0.1:${port}, which the receiver needs: end it or choose another --dc09-port.`,
  );
});

it("says that another program listens there, over UDP", async () => {
  // A port that is free over TCP at this moment: another test's server may stand on the same number there.
  const port = await requirePort(wanted, { udp: true });
  const socket = createSocket("udp4");
  onTestFinished(() => void socket.close());
  await new Promise((done) => socket.bind(port, "127.0.0.1", () => done(undefined)));
  await expect(requirePort({ ...wanted, port }, { udp: true })).rejects.toThrow("Another program listens on");
});

it("says that this machine has no such address", async () => {
  await expect(requirePort({ ...wanted, host: "192.0.2.1" })).rejects.toThrow("This machine has no address 192.0.2.1");
});
