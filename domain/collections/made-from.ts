/** How a save says from which copy of the record it was made, so that it does not silently undo somebody else's. */

/** Part of a save's query: `updated` of the copy. Without it the save is taken as it comes. */
export const MADE_FROM = "madeFrom";
