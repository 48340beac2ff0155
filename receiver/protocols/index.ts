/** The list of protocols the receiver speaks, by `engineType`. */
import { dc09 } from "./dc09/index";
import type { ProtocolEngine } from "../contracts/engine";

/** One line a protocol. */
export const engines: ReadonlyMap<string, ProtocolEngine> = new Map([dc09].map((engine) => [engine.id, engine]));
