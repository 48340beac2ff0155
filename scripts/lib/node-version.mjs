/** Refuses a Node that is too old, in one sentence; written so that an old Node can still read it. */

var OLDEST = [20, 19];

/** Whether a version such as "20.19.0" is new enough for Watchdesk. */
export function isNodeNewEnough(version) {
  var parts = version.split(".").map(Number);
  return parts[0] > OLDEST[0] || (parts[0] === OLDEST[0] && parts[1] >= OLDEST[1]);
}

/** The sentence a person gets who runs an older Node. */
export function oldNodeSentence(version) {
  return (
    "Watchdesk needs Node " +
    OLDEST.join(".") +
    " or newer, this is " +
    version +
    ": install a newer Node and start again."
  );
}

if (!isNodeNewEnough(process.versions.node)) {
  console.error(oldNodeSentence(process.versions.node));
  process.exit(1);
}
