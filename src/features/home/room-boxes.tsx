/** Boxes of what the store counts: the day, one's own day, receivers, who is on shift, sites. */
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { HomeAnswer, HomeAnswers } from "../../../domain/live/routes";
import { useDuration } from "../../resources/use-duration";
import { useFormat } from "../../resources/use-format";
import { OwnWay } from "../../ui/alarm/isolated";
import { Box, Figures, type Figure } from "./box";

/** States of a receiver that need nobody. */
const WELL = "listening";

function answerFigures(
  t: TFunction<"home">,
  duration: (seconds: number) => string,
  { closed, answerMean, answerMedian }: HomeAnswers,
): readonly Figure[] {
  const time = (seconds: number | null): string => (seconds === null ? "" : duration(seconds));
  return [
    [t("answers.closed"), String(closed)],
    [t("answers.mean"), time(answerMean)],
    [t("answers.median"), time(answerMedian)],
  ];
}

/** Signals and closed alarms of the room's day. */
export function TodayBox({ home }: { readonly home: HomeAnswer }) {
  const { t } = useTranslation("home");
  const format = useFormat();
  const duration = useDuration();
  const { signals, room } = home;
  if (signals === null || room === null) return null;
  return (
    <Box title={t("today.title")}>
      <Figures figures={[[t("today.signals"), format.number(signals.count)], ...answerFigures(t, duration, room)]} />
      <p className="quiet">
        {signals.lastAt === "" ? t("today.no_signal") : t("today.last", { time: format.time(signals.lastAt) })}
      </p>
    </Box>
  );
}

/** What one has closed oneself since midnight. */
export function OwnBox({ home }: { readonly home: HomeAnswer }) {
  const { t } = useTranslation("home");
  const duration = useDuration();
  return (
    <Box title={t("own.title")}>
      <Figures figures={answerFigures(t, duration, home.own)} />
    </Box>
  );
}

/** Receivers, those that do not receive said in words. */
export function ReceiversBox({ home: { receivers } }: { readonly home: HomeAnswer }) {
  const { t } = useTranslation("home");
  const format = useFormat();
  if (receivers === null) return null;
  return (
    <Box title={t("receivers.title")}>
      {receivers.length === 0 && <p>{t("receivers.none")}</p>}
      <ul>
        {receivers.map(({ id, name, state, lastSignalAt }) => (
          <li key={id}>
            <span className="main">
              <OwnWay>{name}</OwnWay>
            </span>
            <span className={state === WELL ? "side" : "is-wrong"}>
              {t(`receivers.state.${state}`, { defaultValue: state || t("receivers.unheard") })}
            </span>
            <span className="side">
              <bdi>{format.time(lastSignalAt)}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** Who has a shift now, and whether he is there. */
export function ShiftsBox({ home: { shifts } }: { readonly home: HomeAnswer }) {
  const { t } = useTranslation("home");
  const format = useFormat();
  if (shifts === null) return null;
  return (
    <Box title={t("shifts.title")}>
      {shifts.length === 0 && <p>{t("shifts.none")}</p>}
      <ul>
        {shifts.map(({ id, name, shift, until, here }) => (
          <li key={id}>
            <span className="main">
              <OwnWay>{name}</OwnWay>
            </span>
            <span className={here ? "side" : "is-wrong"}>{t(here ? "shifts.here" : "shifts.away")}</span>
            <span className="side">
              <OwnWay>{t("shifts.until", { shift, time: format.time(until, { short: true }) })}</OwnWay>
            </span>
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** Sites by state. */
export function SitesBox({ home: { sites } }: { readonly home: HomeAnswer }) {
  const { t } = useTranslation("home");
  const format = useFormat();
  if (sites === null) return null;
  const figures = (["active", "test", "outOfService", "lateToTest"] as const).map((name): Figure => [
    t(`sites.${name}`),
    format.number(sites[name]),
  ]);
  return (
    <Box title={t("sites.title")}>
      <Figures figures={figures} />
    </Box>
  );
}
