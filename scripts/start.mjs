/** `npm start`: installs, builds, migrates, fills a new store, starts store and receiver, and stops them in order. */

import "./lib/node-version.mjs";

const { runMain } = await import("./lib/failure.mjs");
const { start } = await import("./lib/start/main.mjs");

// Where its words go may be a file on the disk that is full, or a terminal that was closed: that ends nothing.
for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);

await runMain(() => start(process.argv.slice(2)));
