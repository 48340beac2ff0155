/** A list of what waits for the person himself: how many there are, the first of them, and the way to each. */
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Section } from "../../../domain/access/authorities";
import type { HomeList, HomeListName, HomeRow } from "../../../domain/live/home";
import { ownAddress } from "../../resources/landing";
import { useRecordText } from "../../resources/records/word-spaces";
import { useFormat } from "../../resources/use-format";
import { useSession } from "../../resources/use-session";
import { OwnWay } from "../../ui/alarm/isolated";
import { Box } from "./box";

/** Where a list has its page, below a section, and the collection of its rows. */
interface Where {
  readonly path: string;
  readonly collection?: string;
  /** What of its lines the state is a word of; none = it is not said. */
  readonly state?: "records" | "ownSites" | "signals";
}

const WHERE: Readonly<Record<HomeListName, Where>> = {
  jobs: { path: "scheduling", collection: "jobs", state: "records" },
  inTest: { path: "accounts/site_accounts" },
  stockLow: { path: "stock" },
  tools: { path: "tool_request", collection: "tools" },
  leads: { path: "crm", collection: "leads", state: "records" },
  visits: { path: "scheduling", collection: "appointments", state: "records" },
  quotes: { path: "sales", collection: "quotes", state: "records" },
  tickets: { path: "support", collection: "tickets", state: "records" },
  ownSites: { path: "accounts/site_accounts", state: "ownSites" },
  lastSignals: { path: "signals/signal_history", state: "signals" },
};

/** Pages whose rows are open at `?id=`. */
const OPENS: readonly HomeListName[] = ["jobs", "visits", "leads", "quotes", "tickets", "tools", "inTest", "ownSites"];

export interface ListBoxProps {
  readonly section: Section;
  readonly name: HomeListName;
  /** null = he may not see it: there is no box. */
  readonly list: HomeList | null;
}

/** The box. */
export function ListBox({ section, name, list }: ListBoxProps) {
  const { t } = useTranslation("home");
  const { user } = useSession();
  if (list === null || user === null) return null;
  const { path, collection } = WHERE[name];
  const page = ownAddress(user, `/${section}/${path}`);
  const tab = collection === undefined ? "" : `tab=${collection}`;
  const whole = tab === "" ? page : page && `${page}?${tab}`;
  const open = ({ id }: HomeRow): string | undefined =>
    page !== undefined && OPENS.includes(name) ? `${page}?${[tab, `id=${id}`].filter(Boolean).join("&")}` : undefined;
  const left = list.count - list.rows.length;
  return (
    <Box title={t(`lists.${name}.title`)}>
      {list.rows.length === 0 && <p className="quiet">{t(`lists.${name}.none`)}</p>}
      <ul>
        {list.rows.map((row) => (
          <Line key={row.id} name={name} row={row} href={open(row)} />
        ))}
      </ul>
      {whole !== undefined && (
        <p className="more">
          <Link to={whole}>{left > 0 ? t("lists.more", { count: left }) : t("lists.all")}</Link>
        </p>
      )}
    </Box>
  );
}

interface LineProps {
  readonly name: HomeListName;
  readonly row: HomeRow;
  readonly href: string | undefined;
}

function Line({ name, row, href }: LineProps) {
  const text = [row.title, row.detail].filter(Boolean).join(" · ");
  const state = useStateText(name, row);
  const when = useWhenText(name, row);
  return (
    <li>
      <span className="main" title={text}>
        {href === undefined ? (
          <OwnWay>{text}</OwnWay>
        ) : (
          <Link to={href}>
            <OwnWay>{text}</OwnWay>
          </Link>
        )}
      </span>
      {state !== "" && <span className={row.wrong ? "is-wrong" : "side"}>{state}</span>}
      {when !== "" && (
        <span className={row.wrong && state === "" ? "is-wrong" : "side"}>
          <bdi>{when}</bdi>
        </span>
      )}
    </li>
  );
}

/** That it is late stands before what state it is in. */
function useStateText(name: HomeListName, { state, wrong }: HomeRow): string {
  const { t } = useTranslation(["home", "signals"]);
  const record = useRecordText();
  const { state: kind, collection } = WHERE[name];
  if (kind === "ownSites") return t(`home:lists.site.${state as "alarm"}`);
  if (kind === "signals") return t(`signals:class.${state as "alarm"}`);
  const late = wrong && kind === "records" ? t("home:lists.late") : "";
  const said = kind === "records" && state !== "" ? record(`values.${collection}.state.${state}`) : "";
  return [late, said].filter(Boolean).join(", ");
}

/** When, or how much there is of it. */
function useWhenText(name: HomeListName, { at, day, until, returnBy, quantity, minimum }: HomeRow): string {
  const { t } = useTranslation("home");
  const format = useFormat();
  if (name === "stockLow") {
    const figures = { quantity: format.number(quantity), minimum: format.number(minimum) };
    return t("lists.stock_of", figures);
  }
  if (name === "inTest" && until !== "") return t("lists.test_until", { time: format.time(until, { short: true }) });
  if (name === "inTest") return at === "" ? "" : t("lists.test_since", { time: format.time(at, { short: true }) });
  if (name === "tools") {
    const back = returnBy === "" ? "" : t("lists.return_by", { day: format.calendarDay(returnBy) });
    const due = day === "" ? "" : t("lists.calibrate_by", { day: format.calendarDay(day) });
    return [back, due].filter(Boolean).join(", ");
  }
  return day === "" ? format.time(at, { short: true }) : format.calendarDay(day);
}
