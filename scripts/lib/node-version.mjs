/** Refuses a Node that is too old, in one sentence; written so that an old Node can still read it. */

var OLDEST_MAJOR = 20;
var OLDEST_MINOR = 19;

/**
 * Whether a version such as "20.19.0" is new enough for Watchdesk.
 * @param {string} version
 */
export function isNodeNewEnough(version) {
  var parts = version.split(".");
  var major = Number(parts[0]);
  return major > OLDEST_MAJOR || (major === OLDEST_MAJOR && Number(parts[1]) >= OLDEST_MINOR);
}

/**
 * The sentence a person gets who runs an older Node.
 * @param {string} version
 */
export function oldNodeSentence(version) {
  var oldest = OLDEST_MAJOR + "." + OLDEST_MINOR;
  return "Watchdesk needs Node " + oldest + " or newer, this is " + version + ": install a newer Node and start again.";
}

if (!isNodeNewEnough(process.versions.node)) {
  console.error("✗ " + oldNodeSentence(process.versions.node));
  process.exit(1);
}
