/** Whether a failure says that the store was not reached, as against an answer of the store. */
import { AppError, type ErrorCode } from "../../domain/errors";

const UNREACHED: readonly ErrorCode[] = ["network", "foreign_answer", "unconfirmed"];

/** Nobody answered, or somebody else did: it says nothing of what was asked for. */
export const isUnreached = (error: unknown): boolean => error instanceof AppError && UNREACHED.includes(error.code);
