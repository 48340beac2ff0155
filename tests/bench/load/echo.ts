/** A server that sends back what it gets: with it the generator's own limit is measured. */

import { createServer } from "node:net";

const server = createServer({ noDelay: true }, (socket) => {
  socket.on("error", () => undefined);
  socket.on("data", (bytes) => socket.write(bytes));
});
server.listen({ port: 0, host: "127.0.0.1", backlog: 1024 }, () => {
  const address = server.address();
  process.stdout.write(`${JSON.stringify({ port: typeof address === "object" ? address?.port : 0 })}\n`);
});
