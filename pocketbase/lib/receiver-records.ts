/** Receivers' records: what one begins with, and how many partitions there are. */
import { RECEIVER_DEFAULTS } from "../../domain/collections/receivers";
import { jsonField, run, type PbApp, type PbRecordEvent } from "./pb";

/** A receiver is made, by hand or by its first beat: what nobody has said is as the specification has it. */
export function receiverCreating(e: PbRecordEvent): void {
  const { receiverType, maxPartitions } = RECEIVER_DEFAULTS;
  if (e.record.getInt("receiverType") === 0) e.record.set("receiverType", receiverType);
  const said = jsonField<Readonly<Record<string, unknown>> | null>(e.record, "detail", null) ?? {};
  e.record.set("detail", JSON.stringify({ maxPartitions, ...said }));
  e.next();
}

const COUNT = "(SELECT COUNT(*) FROM site_partitions)";

/** Every receiver may hear every account, so each has all partitions. Straight into the table: it is no change by anybody. */
export function countPartitions(app: PbApp): void {
  const sql = `
    UPDATE receivers SET detail = json_set(detail, '$.partitionCount', ${COUNT})
    WHERE json_valid(detail) AND json_type(detail) = 'object'
      AND COALESCE(json_extract(detail, '$.partitionCount'), -1) != ${COUNT}`;
  run(app, sql);
}
