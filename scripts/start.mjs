/** `npm start`: installs, builds, migrates, fills a new store, starts store and receiver, and stops them in order. */

import "./lib/node-version.mjs";

const { runMain } = await import("./lib/failure.mjs");
const { start } = await import("./lib/start/main.mjs");

await runMain(() => start(process.argv.slice(2)));
