/** Reads stored records back in small slices, so that panels are answered while a busy day is read. */
import fs from "node:fs/promises";
import type { SpoolPlace, SpoolRecord, StoredRecord } from "../contracts/spool";
import { decodeRecord } from "./record";
import { goodRecords, type SegmentScan } from "./segment";

export interface Found extends SpoolPlace {
  readonly record: StoredRecord;
}

/** What of the last runs is wanted: segments written since a moment (the last one always), or those before it. */
export interface EarlierWanted {
  readonly which: "recent" | "older";
  readonly sinceMs: number;
}

/** A record of an earlier run. */
export interface Earlier extends Found {
  readonly isDelivered: boolean;
}

export interface SegmentRead {
  readonly file: string;
  readonly start: number;
  readonly wants: (record: SpoolRecord) => boolean;
}

/** Records looked at in one go; about 3 ms. */
const SLICE = 500;

const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The wanted records of one segment, in order. */
export async function* readSegment({ file, start, wants }: SegmentRead): AsyncGenerator<Found[], SegmentScan> {
  const records = goodRecords(await fs.readFile(file), start);
  for (;;) {
    const found: Found[] = [];
    for (let looked = 0; looked < SLICE; looked++) {
      const next = records.next();
      if (next.done) {
        yield found;
        return next.value;
      }
      const { payload, at } = next.value;
      const record = decodeRecord(payload);
      if (record && wants(record)) found.push({ record, segment: start, at, length: payload.length });
    }
    yield found;
    await breath();
  }
}
