/** What was written on a ticket, and the next line of it: a reply, which whoever asked reads, or a note of the centre's own. */
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../resources/use-can";
import { useConnected } from "../../resources/use-connected";
import { useFormat } from "../../resources/use-format";
import { useSending } from "../../resources/use-sending";
import { createRecord } from "../../sync/record-writes";
import type { Row } from "../../sync/rows";
import { OwnWay } from "../../ui/alarm/isolated";
import { ErrorText } from "../../ui/error-text";
import { ariaShortcut, isSave, SAVE_KEY } from "../../ui/key-shortcut";
import { SkeletonRows } from "../../ui/skeleton-rows";
import { type DeskTicket, type TicketMessage, useMessages } from "./use-desk-ticket";

const TEXT_MOST = 4_000;

/** The conversation. */
export function Conversation({ ticket }: { readonly ticket: DeskTicket }) {
  const { t } = useTranslation("support");
  const read = useMessages(ticket.id);
  const mayWrite = useCan()("support.support_for_customer.act");
  const isLost = read.status === "offline" || read.status === "error";
  return (
    <section aria-label={t("talk.title")}>
      <h3>{t("talk.title")}</h3>
      {ticket.description !== "" && (
        <p className="asked">
          <OwnWay>{ticket.description}</OwnWay>
        </p>
      )}
      {read.data === undefined && !isLost && <SkeletonRows label={t("talk.loading")} />}
      {isLost && (
        <p role="status">
          {t("talk.unread")}{" "}
          <button type="button" onClick={read.reload}>
            {t("again")}
          </button>
        </p>
      )}
      {read.data?.length === 0 && <p className="quiet">{t("talk.none")}</p>}
      <ol className="lines">
        {(read.data ?? []).map((message) => (
          <Line key={message.id} message={message} isAsker={message.author === ticket.requester} />
        ))}
      </ol>
      {mayWrite && <Write key={ticket.id} ticket={ticket.id} />}
    </section>
  );
}

function Line({ message, isAsker }: { readonly message: TicketMessage; readonly isAsker: boolean }) {
  const { t } = useTranslation("support");
  const format = useFormat();
  const { kind, authorName, at, text } = message;
  return (
    <li className={kind === "note" ? "note" : isAsker ? "asker" : undefined}>
      <div className="quiet">
        <b>
          <OwnWay>{authorName || t("talk.unnamed")}</OwnWay>
        </b>{" "}
        {kind === "note" && <span className="chip">{t("talk.note")}</span>}{" "}
        <time dateTime={at}>{format.dateTime(at)}</time>
      </div>
      <p>
        <OwnWay>{text}</OwnWay>
      </p>
    </li>
  );
}

function Write({ ticket }: { readonly ticket: string }) {
  const { t } = useTranslation("support");
  const connected = useConnected();
  const [text, setText] = useState("");
  const [kind, setKind] = useState<TicketMessage["kind"]>("reply");
  const { busy, error, send } = useSending(() => setText(""));
  const isOff = busy || !connected || text.trim() === "";
  const write = (event?: FormEvent): void => {
    event?.preventDefault();
    if (!isOff) void send(() => createRecord<Row>("ticket_messages", { ticket, kind, text: text.trim() }));
  };
  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (!isSave(event)) return;
    event.preventDefault();
    write();
  };
  return (
    <form className="write" onSubmit={write}>
      <label>
        <span>{t("talk.next")}</span>
        <textarea
          rows={3}
          maxLength={TEXT_MOST}
          value={text}
          dir="auto"
          aria-keyshortcuts={ariaShortcut(SAVE_KEY)}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <div className="acts">
        <label>
          <span className="unseen">{t("talk.who")}</span>
          <select value={kind} onChange={({ target }) => setKind(target.value === "note" ? "note" : "reply")}>
            <option value="reply">{t("talk.as_reply")}</option>
            <option value="note">{t("talk.as_note")}</option>
          </select>
        </label>
        <button type="submit" className="main" aria-disabled={isOff}>
          {t("talk.send")} <kbd aria-hidden="true">{SAVE_KEY}</kbd>
        </button>
        {!connected && <span className="quiet">{t("offline")}</span>}
      </div>
      <ErrorText error={error} />
    </form>
  );
}
