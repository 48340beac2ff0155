/** What an appointment says of a test: of which site, and not before it begins. */
import type { PbRecord } from "./pb";
import { refuse } from "./refuse";

/** A test without a site, or one that is over before anybody is there, was typed wrong. */
export function demandTest(appointment: PbRecord): void {
  const until = appointment.getString("testUntil");
  if (until === "") return;
  if (appointment.getString("site") === "") refuse("bad_request", { field: "site" });
  if (until <= appointment.getString("startsAt")) refuse("bad_request", { field: "testUntil" });
}
