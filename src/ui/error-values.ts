/** What the sentence of a refusal is filled with. */
import type { AppError } from "../../domain/errors";

/** Its values as the store sent them; a wait is said in minutes, of which the last is not over before it is over. */
export function errorValues({ data }: AppError): Readonly<Record<string, unknown>> {
  const { retryAfter } = data;
  return typeof retryAfter === "number" ? { ...data, count: Math.ceil(retryAfter / 60) } : data;
}
