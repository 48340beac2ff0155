/** Makes what a real store needs (executable, hooks, migrated folder) and prints where it is, as one line of JSON. */

import { setup } from "../support/store-setup.mjs";

await setup();
const { WATCHDESK_POCKETBASE, WATCHDESK_TEST_TEMPLATE, WATCHDESK_TEST_SUPERUSER } = process.env;
process.stdout.write(
  `${JSON.stringify({ WATCHDESK_POCKETBASE, WATCHDESK_TEST_TEMPLATE, WATCHDESK_TEST_SUPERUSER })}\n`,
);
