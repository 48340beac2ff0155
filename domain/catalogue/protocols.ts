/** The protocols that the receivers of an installation understand (docs/protocols). */

/** A protocol, as `protocols` keeps it. */
export interface ProtocolSeed {
  readonly code: string;
  readonly name: string;
  readonly family: "contact_id" | "sia";
  readonly transport: "dc09";
  readonly version: string;
  readonly framing: string;
  readonly pattern: string;
  readonly ackText: string;
  readonly nakText: string;
  readonly heartbeatPattern: string;
  readonly checksum: "crc16";
  readonly encryption: "aes_cbc";
  readonly timeToleranceSeconds: number;
}

const DC09 = {
  transport: "dc09",
  version: "SIA DC-09, 2007 to 2026",
  framing: "LF, check sum (4 hex digits), length (4 hex digits), body, CR",
  ackText: "ACK",
  nakText: "NAK",
  heartbeatPattern: "NULL",
  checksum: "crc16",
  encryption: "aes_cbc",
  // An encrypted frame must be no older than that.
  timeToleranceSeconds: 40,
} as const;

/** The shipped protocols. */
export const PROTOCOLS: readonly ProtocolSeed[] = [
  {
    ...DC09,
    code: "SIA-DCS",
    name: "SIA DCS over DC-09",
    family: "sia",
    pattern: "#{account}|{modifiers}{code}{zone}^{text}^",
  },
  {
    ...DC09,
    code: "ADM-CID",
    name: "Contact ID over DC-09",
    family: "contact_id",
    pattern: "#{account}|{qualifier}{code} {partition} {zone}",
  },
];
