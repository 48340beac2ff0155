/** A promise that may fail, as a result. */
import { fail, ok, type Result } from "../../domain/result";

/** Waits for the work; whatever it throws is the fault. */
export async function attempt<T>(work: Promise<T>): Promise<Result<T, unknown>> {
  try {
    return ok(await work);
  } catch (error) {
    return fail(error);
  }
}
