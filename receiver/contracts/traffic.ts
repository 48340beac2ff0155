/** What a receiver counts and reports about itself. */

export interface Counters {
  framesTotal: number;
  framesToday: number;
  acks: number;
  naks: number;
  duhs: number;
  drops: number;
  repeats: number;
  crcErrors: number;
  undecryptable: number;
  noiseClosed: number;
  lostUnacknowledged: number;
}

/** One account's last sign of life, for the link supervision in the store. */
export interface Contact {
  readonly account: string;
  readonly prefix: string;
  readonly receiverNumber: string;
  readonly transport: string;
  readonly token: string;
  readonly atMs: number;
}
