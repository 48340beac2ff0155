/** Refuses a Node that is too old, in one sentence; written so that an old Node can still read it. */

/** What the tools ask for: ^20.19 or >=22.12, so no 21 and no early 22. */
var FIRST_MINOR = { 20: 19, 22: 12 };

/**
 * Whether a version such as "20.19.0" is new enough for Watchdesk.
 * @param {string} version
 */
export function isNodeNewEnough(version) {
  var parts = version.split(".");
  var major = Number(parts[0]);
  if (major === 20 || major === 22) return Number(parts[1]) >= FIRST_MINOR[major];
  return major > 22;
}

/**
 * The sentence a person gets who runs an older Node.
 * @param {string} version
 */
export function oldNodeSentence(version) {
  var wanted = "20." + FIRST_MINOR[20] + " or a newer 20, or 22." + FIRST_MINOR[22] + " or newer";
  return "Watchdesk needs Node " + wanted + ", this is " + version + ": install such a Node and start again.";
}

if (!isNodeNewEnough(process.versions.node)) {
  console.error("✗ " + oldNodeSentence(process.versions.node));
  process.exit(1);
}
