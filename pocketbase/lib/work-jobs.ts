/** A job is planned anew: the appointment that stood for it in the calendar goes with it. */
import { storeDate } from "../../domain/signals/store-date";
import { spanOfItem } from "../../domain/work/schedule";
import type { PbApp, PbRecord } from "./pb";

const STANDS = "job = {:job} && startsAt = {:from} && user = {:user} && (state = 'planned' || state = 'confirmed')";

const planOf = (job: PbRecord) => ({
  from: job.getString("plannedFrom"),
  until: job.getString("plannedUntil"),
  user: job.getString("assigned"),
});

/** One that somebody has put elsewhere meanwhile stays there; so does one of a job that is not planned any more. */
export function moveAppointments(tx: PbApp, job: PbRecord): void {
  if (job.isNew()) return;
  const [before, now] = [planOf(job.original()), planOf(job)];
  if (JSON.stringify(before) === JSON.stringify(now) || before.from === "" || now.from === "" || now.user === "")
    return;
  const bind = { job: job.id, from: before.from, user: before.user };
  const { startMs, endMs } = spanOfItem(now);
  for (const appointment of tx.findRecordsByFilter("appointments", STANDS, "", 20, 0, bind)) {
    appointment.set("startsAt", storeDate(startMs));
    appointment.set("endsAt", storeDate(endMs));
    appointment.set("user", now.user);
    tx.save(appointment);
  }
}
