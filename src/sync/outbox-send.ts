/** Sends a line of the outbox: done when the store says that the line's alarm has it. */
import { AppError } from "../../domain/errors";
import type { FeedItem } from "../../domain/live/feed";
import type { AlarmActs, Routes } from "../../domain/live/routes";
import { storeDate } from "../../domain/signals/store-date";
import { itemAfter, type StoredAlarm } from "./alarm-after";
import type { Outgoing } from "./outbox-core";
import type { StoreClient } from "./store-client";

type CallRoute = Routes["POST calls"];
type EndRoute = Routes["POST calls/{id}/end"];

/** Where it goes, and where the answer does. */
export interface LineRoute {
  readonly client: Pick<StoreClient, "send">;
  readonly merge: (items: readonly FeedItem[]) => Promise<void>;
}

/** Throws AppError, also where what answers is not the store. */
export async function sendLine(route: LineRoute, line: Outgoing, signal: AbortSignal): Promise<void> {
  const { client, merge } = route;
  const { id, kind, alarm, text, shortcut, madeAt } = line;
  if (line.ended) return sendEnd(route, line.ended, signal);
  if (kind === "dial") return sendCall(route, line, signal);
  const body: AlarmActs["note"] = { id, kind, text, shortcut, madeAt: storeDate(madeAt) };
  const path = `alarms/${alarm}/note`;
  const answer = await client.send<{ alarm?: StoredAlarm } | undefined>(path, { method: "POST", body, signal });
  if (answer?.alarm?.id !== alarm) throw new AppError("foreign_answer");
  // The line is in the store, whatever becomes of the copy.
  await merge([itemAfter("note", answer.alarm)]).catch(() => undefined);
}

/** How a call ended, after the call itself. Where the store refused that, there is nothing that could have ended. */
async function sendEnd(
  { client }: LineRoute,
  ended: NonNullable<Outgoing["ended"]>,
  signal: AbortSignal,
): Promise<void> {
  const { call, ...body } = ended satisfies EndRoute["body"];
  const options = { method: "POST", body, signal } as const;
  const answer = await client
    .send<EndRoute["answer"] | undefined>(`calls/${call}/end`, options)
    .catch((cause: unknown) => {
      if (cause instanceof AppError && cause.code === "not_found") return { call: { id: call } };
      throw cause;
    });
  if (answer?.call?.id !== call) throw new AppError("foreign_answer");
}

/** A call from the dialer: done when the store says that it has it. */
async function sendCall({ client }: LineRoute, line: Outgoing, signal: AbortSignal): Promise<void> {
  const { id, text: numberCalled, shortcut: initatedFrom, dial: data = null, madeAt } = line;
  const body: CallRoute["body"] = {
    id,
    numberCalled,
    initatedFrom,
    data,
    timestamp: new Date(madeAt).toISOString(),
  };
  const answer = await client.send<CallRoute["answer"] | undefined>("calls", { method: "POST", body, signal });
  if (answer?.call?.id !== id) throw new AppError("foreign_answer");
}
