/** The outbox, for pages: facts that may wait until the store can be had. What stands in it is in `outboxState`. */
import { AppError } from "../../domain/errors";
import type { Outbox } from "./outbox-core";
import { noLonger } from "../lib/no-longer";
import { isUnsent, type NewLine } from "./outbox-lines";
import { outboxState } from "./outbox-state";
import { outbox } from "./runtime";

async function lines(): Promise<Outbox> {
  const open = await outbox();
  // The session was ended: what was typed stays where it is, and the sign-in is asked for over it.
  if (!open) throw new AppError("session_ended");
  return open.lines;
}

/** Keeps a line and begins to send it; resolves once it is kept. Throws AppError where nobody is signed in. */
export const putLine = async (line: NewLine): Promise<void> => (await lines()).put(line);

/** Sends a refused line once more. */
export const retryLine = async (id: string): Promise<void> => (await lines()).retry(id);

/** Forgets a refused line. */
export const discardLine = async (id: string): Promise<void> => (await lines()).discard(id);

/** Forgets all that is not sent. */
export const discardLines = async (): Promise<void> => (await lines()).discardAll();

/** Sends what waits; resolves when nothing more can be done now. */
export const flushLines = async (): Promise<void> => (await lines()).flush();

/** A tab that hangs in the middle of sending must not keep the others from their acts. */
const FIRST_MS = 3_000;

/** Sends first what waits of an alarm, so that its log has it before what comes next; resolves also where it can't be sent now. */
export async function sendFirst(alarm: string): Promise<void> {
  if (!outboxState.lines.some((line) => line.alarm === alarm && isUnsent(line))) return;
  await noLonger(flushLines(), FIRST_MS);
}

/** Notes the visit of a page: a route without ids or searches. Nobody waits for it. */
export const logVisit = (path: string): void =>
  void outbox()?.then(
    ({ visits }) => visits.add(path),
    () => undefined,
  );
