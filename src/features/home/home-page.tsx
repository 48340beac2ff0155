/** The start page of a role: the room at one glance, each box for who may see it. */
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Section } from "../../../domain/access/authorities";
import type { HomeListName } from "../../../domain/live/home";
import type { HomeAnswer } from "../../../domain/live/routes";
import { useCan } from "../../resources/use-can";
import { useRemote } from "../../resources/use-remote";
import { api } from "../../sync/api";
import { AlarmStyles } from "../../ui/alarm/alarm-styles";
import { useErrorText } from "../../ui/error-text";
import { HomeRoot } from "./home-styles";
import { ListBox } from "./list-box";
import { MineBox } from "./mine-box";
import { QueueBox } from "./queue-box";
import { OwnBox, ReceiversBox, ShiftsBox, SitesBox, TodayBox } from "./room-boxes";

/** Counted anew this often: the queue beside it is live. */
const AGAIN_MS = 60_000;

/** What the store counted, asked again each minute while the page is seen. */
function useHome() {
  const home = useRemote("home", (signal) => api<HomeAnswer>("home", { signal }));
  const { reload } = home;
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && reload(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [reload]);
  return home;
}

/** Sections whose people answer alarms. */
const ANSWERS: readonly Section[] = ["administrator", "operator"];

/** What waits for the people of a section, in the order of its urgency. */
const LISTS: Readonly<Record<Section, readonly HomeListName[]>> = {
  administrator: ["tickets"],
  operator: ["tickets"],
  sales: ["visits", "leads", "quotes", "tickets"],
  user: ["ownSites", "lastSignals", "tickets"],
  technicians: ["jobs", "inTest", "tools", "stockLow", "tickets"],
};

/** The page. */
export function HomePage({ section }: { readonly section: Section }) {
  const { t } = useTranslation("home");
  const say = useErrorText();
  const can = useCan();
  const { data, status, error } = useHome();
  const seesAlarms = can("signals.alarms.read");
  // Who looks after receivers and shifts, also a dealer's people who answer alarms.
  const seesRoom = ANSWERS.includes(section) || seesAlarms;
  const claims = ANSWERS.includes(section) && can("signals.alarms.claim");
  return (
    <HomeRoot>
      <AlarmStyles />
      <h1>{t(`title.${section}`)}</h1>
      <div className="boxes">
        {seesAlarms && <QueueBox section={section} />}
        {claims && <MineBox section={section} />}
        {data && (
          <>
            {claims && <OwnBox home={data} />}
            {LISTS[section].map((name) => (
              <ListBox key={name} section={section} name={name} list={data.lists[name]} />
            ))}
            {seesRoom && <TodayBox home={data} />}
            {seesRoom && <ReceiversBox home={data} />}
            {seesRoom && <ShiftsBox home={data} />}
            <SitesBox home={data} />
          </>
        )}
      </div>
      {status !== "ready" && (
        <p className="quiet" role="status">
          {status === "offline" ? t("offline") : status === "error" ? say(error) : t("reading")}
        </p>
      )}
    </HomeRoot>
  );
}
