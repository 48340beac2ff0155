/** Says of an answer that nobody on its way may keep it: a browser's own cache outlives the session, in clear. */
import type { AnsweringEvent } from "./retry-after";

/** Call it before anything is answered or refused. Files keep the engine's word: portraits alone, by a name that changes. */
export const keepNowhere = ({ response, requestEvent }: AnsweringEvent): void =>
  (response ?? requestEvent?.response)?.header().set("Cache-Control", "no-store");
