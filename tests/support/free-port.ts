/** A port that nobody listens on at this moment. */

import { createServer } from "node:net";

/** A free TCP port of the loopback address. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      if (address === null || typeof address === "string") return fail(new Error("the port is not known"));
      server.close(() => done(address.port));
    });
  });
}
