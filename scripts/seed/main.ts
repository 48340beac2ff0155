/** Fills a running store: the demo room, or with --empty one administrator. */

import { randomBytes } from "node:crypto";
import { fillEmpty } from "./fill-empty";
import { fillRoom } from "./fill-room";
import type { Effects } from "./effects";
import { readOptions, USAGE } from "./options";
import { readablePassword } from "./passwords";
import { connect } from "./store/client";

async function main(): Promise<number> {
  if (process.argv.slice(2).includes("--help")) {
    console.log(USAGE);
    return 0;
  }
  const options = readOptions(process.argv.slice(2));
  if (typeof options === "string") {
    console.error(options);
    return 2;
  }
  const email = process.env.WATCHDESK_SUPERUSER_EMAIL ?? "";
  const password = process.env.WATCHDESK_SUPERUSER_PASSWORD ?? "";
  if (email === "" || password === "") {
    console.error("WATCHDESK_SUPERUSER_EMAIL and WATCHDESK_SUPERUSER_PASSWORD must be set.");
    return 2;
  }
  const effects: Effects = {
    now: Date.now(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    signIn: options.signIn,
    password: () => readablePassword(randomBytes),
    aesKey: () => randomBytes(16).toString("hex"),
    say: (line) => console.log(`  ${line}`),
    step: async (label, work) => {
      const startedAt = performance.now();
      const result = await work();
      console.log(`✓ ${label}  ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
      return result;
    },
  };
  const client = await connect(options.store, { email, password });
  if (options.empty) await fillEmpty(client, effects);
  else await fillRoom(client, effects, options);
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
