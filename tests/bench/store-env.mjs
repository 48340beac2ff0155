/** Makes what a real store needs (executable, hooks, migrated folder) and prints where it is, as one line of JSON. */

import { setup } from "../support/store-setup.mjs";

await setup();
const { GOGC, WATCHDESK_POCKETBASE, WATCHDESK_TEST_TEMPLATE, WATCHDESK_TEST_SUPERUSER } = process.env;
process.stdout.write(
  `${JSON.stringify({ GOGC, WATCHDESK_POCKETBASE, WATCHDESK_TEST_TEMPLATE, WATCHDESK_TEST_SUPERUSER })}\n`,
);
