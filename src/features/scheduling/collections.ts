/** The collections whose records stand in the calendar. */
import { appointments } from "../../../domain/collections/appointments";
import { jobs } from "../../../domain/collections/jobs";
import type { PagedCollection } from "../../resources/records/record-row";

/** By name. */
export const collections = { appointments, jobs } as unknown as Readonly<
  Record<"appointments" | "jobs", PagedCollection>
>;
