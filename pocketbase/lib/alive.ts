/** `POST alive`: answers only when the store can write, since reading goes on beside a writer that hangs. */
import { stampBoot } from "./boot";
import { dropGuestStreams } from "./guest-streams";
import type { PbRequestEvent } from "./pb";
import { requireService } from "./service";

// It takes the writer's connection and the file's lock as any write does, and changes nothing.
const TOUCH = "DELETE FROM heartbeat WHERE id = ''";

/**
 * Waits for the writer like everybody, no longer than whoever asks: with the request its waiting ends, so that questions
 * to a writer that hangs do not pile up.
 */
export function alive(e: PbRequestEvent): void {
  stampBoot(e);
  requireService(e);
  dropGuestStreams(e.app);
  e.app.nonconcurrentDB().newQuery(TOUCH).withContext(e.request.context()).execute();
  e.noContent(204);
}
