/** The DC-09 vectors as the tests read them, and what counts as the right answer (reference 20). */
import vectors from "../vectors/dc09.json";
import { decrypt, parseKey, stripPad } from "../../receiver/protocols/dc09/crypto";
import { parseFrame } from "../../receiver/protocols/dc09/frame";

export interface Expectation {
  readonly verdict: string;
  readonly reply_hex: string | null;
  readonly reply_alt_hex?: readonly string[];
  readonly reply_encrypted?: { readonly header_ascii: string; readonly clear_ends_with: string };
  readonly decoded: Record<string, unknown>;
  readonly stored?: boolean | string;
  readonly why?: string;
  readonly duplicate?: boolean;
  readonly replies?: readonly Expectation[];
}

export interface Vector {
  readonly name: string;
  readonly transport: "tcp" | "udp";
  readonly bytes_hex: string;
  readonly key: string | null;
  readonly keys?: Readonly<Record<string, string>>;
  readonly now: string;
  readonly expect: Expectation;
}

export const dc09Vectors = vectors as unknown as readonly Vector[];

/** One expectation a frame. */
export const expectationsOf = (vector: Vector): readonly Expectation[] => vector.expect.replies ?? [vector.expect];

/** Null when the reply is right, else what is wrong with it. */
export function replyFault(want: Expectation, vector: Vector, reply: Uint8Array | null): string | null {
  const got = reply === null ? null : Buffer.from(reply).toString("hex");
  if (!want.reply_encrypted) {
    const right = [want.reply_hex, ...(want.reply_alt_hex ?? [])];
    return right.includes(got) ? null : `answered ${String(got)}, wanted ${right.join(" or ")}`;
  }
  if (!reply) return "no answer, wanted an encrypted ACK";
  const frame = parseFrame(reply);
  if (!frame.ok) return `the answer is no frame: ${frame.fault}`;
  const header = `"*${frame.value.token}"${frame.value.echo}`;
  if (header !== want.reply_encrypted.header_ascii) return `header ${header}`;
  const key = parseKey(Object.values(vector.keys ?? {})[0] ?? "")!;
  const clear = decrypt(frame.value.content, key)?.toString("latin1") ?? "";
  const bar = clear.indexOf("|");
  if (bar < 16 || bar > 31) return `pad of ${bar} bytes`;
  const content = stripPad(clear);
  return content === want.reply_encrypted.clear_ends_with ? null : `clear text ends with ${content}`;
}
