/** Which signals could not be placed: an index of `events` and the view of them say it in the same words. */
import { MANY_UNKNOWN } from "../signals/strangers";

/** As SQL. A site that takes them over makes them its own. */
export const UNKNOWN_WHERE = `decisionRule IN ('unknown_account', '${MANY_UNKNOWN}') AND site = ''`;
