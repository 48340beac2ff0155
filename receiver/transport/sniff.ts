/** Names what talks to an alarm port without being an alarm panel, so that log and desk help whoever reads them. */
import type { Noise } from "../contracts/source";

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  Buffer.from(bytes.subarray(0, text.length)).toString("latin1") === text;

/** The first block of Galaxy's native SIA: header with its length in the low six bits, `#`, account (quirk 28). */
function galaxyAccount(bytes: Uint8Array): string | null {
  const length = bytes[0]! & 0x3f;
  if (bytes[1] !== 0x23 || length < 3 || length > 8) return null;
  const account = Buffer.from(bytes.subarray(2, 2 + length)).toString("latin1");
  return account.length === length && /^[0-9A-Fa-f]+$/.test(account) ? account : null;
}

function galaxy(bytes: Uint8Array): Noise | null {
  const account = galaxyAccount(bytes);
  if (account === null && !startsWith(bytes, "F#") && !(bytes[0] === 0x05 && bytes[1] === 0x01)) return null;
  const what = `Galaxy native SIA${account === null ? "" : `, account ${account}`}: switch the panel to DC-09`;
  return { what, notice: "galaxy_native", text: account === null ? "SIA" : `SIA · #${account}` };
}

const foreign = (what: string, name: string): Noise => ({ what, notice: "foreign_protocol", text: name });
const unnamed = (what: string): Noise => ({ what, notice: "", text: "" });

function foreignProtocol(bytes: Uint8Array): Noise | null {
  if (bytes[0] === 0x16 && bytes[1] === 0x03) return foreign("a TLS hello", "TLS");
  if (["GET ", "POST", "HEAD", "OPTI", "PUT "].some((verb) => startsWith(bytes, verb))) return foreign("HTTP", "HTTP");
  if (["SIP/", "REGI", "INVI"].some((verb) => startsWith(bytes, verb))) return foreign("SIP", "SIP");
  if (bytes[0] === 0x03 && bytes[1] === 0x00) return foreign("remote desktop", "RDP");
  return startsWith(bytes, "SSH-") ? foreign("SSH", "SSH") : null;
}

/** What the first bytes of a connection or datagram say of their sender. */
export const sniff = (bytes: Uint8Array): Noise =>
  galaxy(bytes) ?? foreignProtocol(bytes) ?? unnamed("no frame of this protocol");

/** Noise that has no bytes worth a look. */
export const noiseOf = unnamed;
