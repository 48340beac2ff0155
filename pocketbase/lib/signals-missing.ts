/** `POST signals_missing`: of the frames that a receiver has handed over those that are not here. Reads alone: no writer waits. */
import { checkMissingQuestion } from "../../domain/signals/check-batch";
import { keyOf, type MissingQuestion } from "../../domain/signals/incoming";
import { stampBoot } from "./boot";
import { knownKeys } from "./ingest-load";
import { readJson, type PbApp, type PbRequestEvent } from "./pb";
import { refuse } from "./refuse";
import { requireService } from "./service";

/** The route. */
export function signalsMissing(e: PbRequestEvent): void {
  stampBoot(e);
  requireService(e);
  const question = checkMissingQuestion(readJson(e));
  if (!question.ok) refuse("bad_request", { ...question.fault });
  e.json(200, { missing: missingOf(e.app, question.value) });
}

/** A frame is here when its first row is: all of them are stored together. */
function missingOf(app: PbApp, { run, sequences }: MissingQuestion): number[] {
  const keyed = sequences.map((sequence) => ({ sequence, key: keyOf(run, sequence, 0) }));
  const here = knownKeys(
    app,
    keyed.map(({ key }) => key),
  );
  return keyed.filter(({ key }) => !here.has(key)).map(({ sequence }) => sequence);
}
