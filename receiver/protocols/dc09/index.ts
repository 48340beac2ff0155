/** DC-09 as an engine: SIA-DCS, ADM-CID and the other tokens over TCP and UDP, clear and encrypted. */
import type { ProtocolEngine } from "../../contracts/engine";
import { checkKeys } from "./keys";
import { checkOptions, createOptions } from "./options";
import { createReader, reread } from "./reader";

export const dc09: ProtocolEngine = {
  id: "dc09",
  framing: "lf-length-cr",
  transports: ["tcp", "udp"],
  check: ({ keys, options }) => checkOptions(options) || checkKeys(keys, createOptions(options).own.keyFormat),
  createReader,
  reread,
};
