/** Splitters by the name an engine gives in `framing`. */
import { createLfLengthCrSplitter } from "./lf-length-cr";
import type { Splitter } from "./splitter";

export const splitters: ReadonlyMap<string, () => Splitter> = new Map([["lf-length-cr", createLfLengthCrSplitter]]);
