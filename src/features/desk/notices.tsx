/** The desk's notices, in a place of their own: they take room from the end of a list, cover nothing and take no focus. */
import CloseOutlined from "@mui/icons-material/CloseOutlined";
import { useTranslation } from "react-i18next";
import { useDesk } from "./desk-context";
import type { Notice } from "./use-notices";
import { useReturnedAlarms, useReturnText } from "./return-lines";
import { UnheardIcon, useUnheard } from "./unheard-lines";

/** Alarms that are back from a hold: they stay until somebody turns to them. */
function Returned() {
  const { t } = useTranslation("alarms");
  const { onOpen } = useDesk();
  const back = useReturnedAlarms();
  const text = useReturnText(back);
  return back.map((alarm) => (
    <div key={alarm.id} className="notice returned">
      <span>{text(alarm)}</span>
      <button type="button" className="link" onClick={() => onOpen(alarm.id, "mine")}>
        {t("notice.show_short")}
      </button>
    </div>
  ));
}

/** Claims of which the store hears nothing: it stands for as long as that is so. */
function Unheard() {
  const { t } = useTranslation("alarms");
  const { alarmId, narrow, onOpen } = useDesk();
  const unheard = useUnheard();
  const [first = ""] = unheard?.ids ?? [];
  const only = unheard?.ids.length === 1 && first === alarmId;
  // On a narrow screen the open alarm says it right above.
  if (!unheard || (only && narrow)) return null;
  return (
    <div className="notice refused unheard">
      <UnheardIcon />
      <span>{unheard.text}</span>
      {!only && (
        <button type="button" className="link" onClick={() => onOpen(first, "mine")}>
          {t("notice.show_short")}
        </button>
      )}
    </div>
  );
}

/** Pressed once: what comes of it is said anew. */
function NoticeAction({ notice, action }: { notice: Notice; action: NonNullable<Notice["action"]> }) {
  const { dismiss } = useDesk();
  const press = (): void => {
    dismiss(notice.id);
    action.run();
  };
  return (
    <button type="button" className="link" onClick={press}>
      {action.label}
    </button>
  );
}

/** The notices; they stand once on the desk, where `NoticeSpeech` speaks for them. */
export function Notices() {
  const { t } = useTranslation("alarms");
  const { notices, dismiss } = useDesk();
  return (
    <div className="notices">
      <Unheard />
      <Returned />
      {notices.map((notice) => (
        <div key={notice.id} className={`notice ${notice.kind}`}>
          <span>{notice.text}</span>
          {notice.action && <NoticeAction notice={notice} action={notice.action} />}
          <button type="button" className="icon" aria-label={t("notice.dismiss")} onClick={() => dismiss(notice.id)}>
            <CloseOutlined fontSize="small" aria-hidden />
          </button>
        </div>
      ))}
    </div>
  );
}

/** What a screen reader hears: the notices change their place with what is open, and a region that moves is not read. */
export function NoticeSpeech() {
  const { notices } = useDesk();
  const back = useReturnedAlarms();
  const text = useReturnText(back);
  const unheard = useUnheard();
  return (
    <div className="unseen" role="log" aria-live="assertive" aria-relevant="additions">
      {unheard && <p key={unheard.phase}>{unheard.text}</p>}
      {back.map((alarm) => (
        <p key={alarm.id}>{text(alarm)}</p>
      ))}
      {notices.map(({ id, text: said }) => (
        <p key={id}>{said}</p>
      ))}
    </div>
  );
}
