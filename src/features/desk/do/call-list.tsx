/** Whom to call, in order, and what became of each call. */
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type AlarmLines, isOpenLine, useAlarmLines } from "../../../resources/alarm-lines";
import { type CallTarget, callTargets } from "../../../resources/site/call-targets";
import { useMoment } from "../../../resources/site/use-moment";
import { SkeletonRows } from "../../../ui/skeleton-rows";
import { useAlarmView } from "../alarm/alarm-context";
import { useDesk } from "../desk-context";
import { FIELD_IDS } from "../focus";
import { KEY_OF } from "../keys";
import { PressGuard } from "../press-guard";
import { useReasonText } from "../reasoned-button";
import { whyNotCalled } from "../why-not";
import { CallCard } from "./call-card";
import { showCurrent, stepNumber } from "./call-cursor";
import { type Call, lastCalls, nextNumber, numbersOf } from "./calls";
import { useSiteZone } from "./use-site-zone";

const isPlain = ({ ctrlKey, altKey, metaKey }: React.KeyboardEvent): boolean => !ctrlKey && !altKey && !metaKey;

const isResult = (event: React.KeyboardEvent): boolean => /^[1-4]$/.test(event.key) && isPlain(event) && !event.repeat;

/** The digits set the result of the number that is asked for, and of nobody who can't be seen. */
function pressResult(event: React.KeyboardEvent<HTMLElement>, guard: PressGuard): void {
  if (!guard.press(performance.now())) return;
  if (!showCurrent(event.currentTarget)) return guard.hold(performance.now());
  const results = event.currentTarget.querySelectorAll<HTMLElement>(".call-results button");
  results[Number(event.key) - 1]?.click();
}

/** One that was pressed twice by a slip is not to say something of two calls. */
function useDigits(current: string | null): (event: React.KeyboardEvent<HTMLElement>) => void {
  const { booked, facts } = useAlarmView();
  const { say } = useDesk();
  const why = useReasonText();
  const [guard] = useState(() => new PressGuard());
  useEffect(() => {
    if (booked) guard.hold(performance.now());
  }, [booked, current, guard]);
  return (event) => {
    if (!isResult(event)) return;
    const reason = whyNotCalled(facts);
    // The first press is on its way.
    if (reason?.key === "busy") return;
    if (reason === null) pressResult(event, guard);
    else say({ kind: "refused", topic: "call", text: why(reason) });
  };
}

/**
 * The number whose result is asked for: the next one nobody has tried, until one is chosen. What a person has come to
 * stays: a list that moved on by itself would book the next press of a digit for somebody else.
 */
function useCurrent(targets: readonly CallTarget[], calls: (number: string) => Call | null) {
  const [chosen, setChosen] = useState<string | null>(null);
  const current = chosen ?? nextNumber(targets, calls);
  const box = useRef<HTMLElement>(null);
  // The buttons move to the next number when the log has the call: whoever was on them goes along.
  const follows = useRef(false);
  useLayoutEffect(() => {
    const list = document.getElementById(FIELD_IDS.calls);
    if (list) showCurrent(list);
  }, [current]);
  useEffect(() => {
    if (!follows.current || document.activeElement !== document.body) return;
    box.current?.querySelector<HTMLElement>(".call-results button")?.focus();
  }, [current]);
  const choose = (number: string | null): void => {
    follows.current = true;
    setChosen(number);
  };
  const stay = (): void => setChosen(current);
  return { box, current, choose, stay };
}

/** What is missing, once those who can't be called now are left out. */
function Lack({ targets }: { readonly targets: readonly CallTarget[] }) {
  const { t } = useTranslation("alarms");
  const { siteStanding } = useAlarmView();
  if (siteStanding === "reading") return <SkeletonRows rows={3} rowPx={44} label={t("calls.reading")} />;
  if (siteStanding !== "ready") return <p className="quiet none-here">{t(`calls.site_${siteStanding}`)}</p>;
  const onList = targets.some((target) => target.phones.length > 0);
  const count = new Set(numbersOf(targets, "now", "outside_hours")).size;
  if (count > 1) return null;
  const text = count === 1 ? "calls.no_second" : onList ? "calls.no_valid" : "calls.no_numbers";
  return <p className="quiet none-here">{t(text)}</p>;
}

/** What is known of calls: one that waits counts, and says that it waits; one that was refused is none. */
function callsOf(log: AlarmLines | undefined): (number: string) => Call | null {
  const { lines = [], standing = new Map() } = log ?? {};
  const facts = lines.filter(({ id }) => standing.get(id)?.state !== "refused");
  return lastCalls(facts, (id) => isOpenLine(standing, id));
}

/** The list. */
export function CallList() {
  const { t } = useTranslation("alarms");
  const { alarm, site } = useAlarmView();
  const log = useAlarmLines(alarm.id);
  const targets = callTargets(site, { siteLabel: t("calls.site"), moment: useMoment(useSiteZone()) });
  const calls = callsOf(log);
  const { box, current, choose, stay } = useCurrent(targets, calls);
  const onDigit = useDigits(current);
  const onKeyDown = (event: React.KeyboardEvent<HTMLElement>): void => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0 || !isPlain(event)) return onDigit(event);
    event.preventDefault();
    choose(stepNumber(targets, current, step));
  };
  return (
    <section ref={box} className="calls" aria-label={t("calls.title")}>
      <h2>
        {t("calls.title")} <kbd aria-hidden="true">{KEY_OF.calls}</kbd>
      </h2>
      <ol
        id={FIELD_IDS.calls}
        tabIndex={0}
        aria-label={t("calls.title")}
        aria-keyshortcuts={KEY_OF.calls}
        onKeyDown={onKeyDown}
        onFocus={stay}
      >
        {targets.map((target, index) => (
          <CallCard
            key={target.id}
            target={target}
            order={index + 1}
            current={current}
            calls={calls}
            onChoose={choose}
            onDone={stay}
          />
        ))}
      </ol>
      <Lack targets={targets} />
    </section>
  );
}
