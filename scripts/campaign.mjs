/** `npm run campaign`: the tests that kill and starve, ten times as long, and their result in docs/campaign.md. */

import "./lib/node-version.mjs";

const { runMain } = await import("./lib/failure.mjs");
const { campaign } = await import("./lib/campaign.mjs");

const HELP = `npm run campaign -- [size] [file…]

Runs the suites "kill-beside" and "kill" ten times as long as npm test does, or as many times as is said, and writes docs/campaign.md.
It takes an hour and more, and wants a machine that does nothing else. With parts of file names behind the size only these
are run, and take the place of what they had on the page.
`;

await runMain(() => campaign(process.argv.slice(2)), HELP);
