/** Refusals of our routes: a status and a code with the values its sentence needs. */
import { ERROR_STATUS, type ErrorCode } from "../../domain/errors";

/**
 * Ends the request (and the transaction it stands in) with `{ status, message, data: { code, ...data } }`.
 * The engine rewrites the data given to `ApiError`'s constructor into validation messages; set afterwards it travels whole.
 */
export function refuse(code: ErrorCode, data: Readonly<Record<string, unknown>> = {}): never {
  const error = new ApiError(ERROR_STATUS[code] || 400, code);
  error.data = { ...data, code };
  throw error;
}
