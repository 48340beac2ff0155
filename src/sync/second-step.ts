/** The second step of a sign-in: a code that is asked for, and sent in, behind a right password. */
import { AppError } from "../../domain/errors";
import { CODE_PATH, REQUEST_CODE_PATH } from "./paths";
import { session } from "./runtime";

/** What a code is sent in with. */
export interface CodeStep {
  /** Of the sign-in that was begun. */
  readonly mfaId: string;
  /** Of the code that was asked for. */
  readonly otpId: string;
  readonly code: string;
}

/** Has a code sent; gives what it is sent in with. Throws `code_too_soon` {seconds}. */
export async function requestCode(email: string, mfaId: string): Promise<string> {
  const body = { email, mfaId };
  const { otpId } = await session().client.send<{ otpId?: unknown }>(REQUEST_CODE_PATH, { method: "POST", body });
  if (typeof otpId !== "string") throw new AppError("foreign_answer");
  return otpId;
}

/** Signs in with it. Throws `code_wrong`, `code_step_over`, `too_many_tries` … */
export async function signInWithCode({ mfaId, otpId, code }: CodeStep): Promise<void> {
  try {
    await session().signInAt(CODE_PATH, { mfaId, otpId, password: code });
  } catch (cause) {
    const isWrong = cause instanceof AppError && cause.code === "bad_request";
    throw isWrong ? new AppError("code_wrong", {}, { cause }) : cause;
  }
}
