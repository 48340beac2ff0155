/** Names what talks to an alarm port without being an alarm panel, so that the log helps whoever reads it. */

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  Buffer.from(bytes.subarray(0, text.length)).toString("latin1") === text;

/** A short phrase for the log. */
export function sniff(bytes: Uint8Array): string {
  if (bytes[0] === 0x16 && bytes[1] === 0x03) return "a TLS hello";
  if (["GET ", "POST", "HEAD", "OPTI", "PUT "].some((verb) => startsWith(bytes, verb))) return "HTTP";
  if (startsWith(bytes, "SIP/") || startsWith(bytes, "REGI") || startsWith(bytes, "INVI")) return "SIP";
  if (bytes[0] === 0x03 && bytes[1] === 0x00) return "remote desktop";
  if (startsWith(bytes, "SSH-")) return "SSH";
  if (startsWith(bytes, "F#") || (bytes[0] === 0x05 && bytes[1] === 0x01)) {
    return "Galaxy native SIA: switch the panel to DC-09";
  }
  return "no frame of this protocol";
}
