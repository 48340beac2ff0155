/** The customer behind a ticket: his sites and how they stand, alarms, what is agreed and owed, calls, and further tickets. */
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type CustomerOverview, OVERVIEW_DAYS } from "../../../domain/work/customer-overview";
import { ownAddress } from "../../resources/landing";
import { useRecordWords } from "../../resources/records/record-words";
import { useFormat } from "../../resources/use-format";
import { useSession } from "../../resources/use-session";
import { Ltr, OwnWay } from "../../ui/alarm/isolated";
import { useErrorText } from "../../ui/error-text";
import { type Fact, FactList } from "../../ui/fact-list";
import { SkeletonRows } from "../../ui/skeleton-rows";
import { useOverview } from "./use-desk-ticket";
import { WordCheck } from "./word-check";

export interface CustomerCardProps {
  /** "" = nobody's. */
  readonly customer: string;
  /** The ticket that is open. */
  readonly ticket: string;
  readonly onOpen: (id: string) => void;
}

/** The card, or why there is none. */
export function CustomerCard({ customer, ticket, onOpen }: CustomerCardProps) {
  const { t } = useTranslation("support");
  const say = useErrorText();
  const { data, status, error, reload } = useOverview(customer);
  if (customer === "") return null;
  if (data) return <Card data={data} ticket={ticket} onOpen={onOpen} />;
  const isLost = status === "offline" || status === "error";
  return (
    <aside className="customer" aria-label={t("customer.title")}>
      {isLost ? (
        <p role="status">
          {say(error)}{" "}
          <button type="button" onClick={reload}>
            {t("again")}
          </button>
        </p>
      ) : (
        <SkeletonRows label={t("customer.loading")} />
      )}
    </aside>
  );
}

interface CardProps extends Pick<CustomerCardProps, "ticket" | "onOpen"> {
  readonly data: CustomerOverview;
}

function Card({ data, ticket, onOpen }: CardProps) {
  const { t } = useTranslation("support");
  const words = useRecordWords();
  const facts: readonly Fact[] = [
    [words.field("customer_accounts", "state"), data.state && words.value("customer_accounts", "state", data.state)],
    [t("customer.language"), data.language],
    [
      t("customer.alarms", { count: OVERVIEW_DAYS }),
      t("customer.alarms_said", { alarms: data.alarms, wrong: data.falseAlarms }),
    ],
    [t("customer.balance"), t(data.overdue ? "customer.overdue" : "customer.paid")],
  ];
  const others = data.tickets.filter(({ id }) => id !== ticket);
  return (
    <aside className="customer" aria-label={t("customer.title")}>
      <h3>
        <PageLink path="accounts/customer_accounts" id={data.id}>
          <OwnWay>{`${data.code} ${data.name}`}</OwnWay>
        </PageLink>
      </h3>
      <FactList facts={facts} />
      <Sites data={data} />
      {data.contacts.length > 0 && <WordCheck key={data.id} contacts={data.contacts} />}
      <Part title={t("customer.contracts")} none={t("customer.no_contracts")}>
        {data.contracts.map((contract) => (
          <Contract key={contract.number} contract={contract} />
        ))}
      </Part>
      <Calls calls={data.calls} />
      <Part title={t("customer.tickets")} none={t("customer.no_tickets")}>
        {others.map(({ id, number, subject, state }) => (
          <li key={id}>
            <button type="button" className="link" onClick={() => onOpen(id)}>
              <OwnWay>{`${number} ${subject}`}</OwnWay>
            </button>
            <span className="quiet">{words.value("tickets", "state", state)}</span>
          </li>
        ))}
      </Part>
    </aside>
  );
}

/** A list under its name, or that it is empty. */
function Part({
  title,
  none,
  children,
}: {
  readonly title: string;
  readonly none: string;
  readonly children: readonly ReactNode[];
}) {
  return (
    <section aria-label={title}>
      <h4>{title}</h4>
      {children.length === 0 ? <p className="quiet">{none}</p> : <ul>{children}</ul>}
    </section>
  );
}

/** Leads to a page of one's own menu; plain where he has none of that kind. */
function PageLink({
  path,
  id,
  children,
}: {
  readonly path: string;
  readonly id: string;
  readonly children: ReactNode;
}) {
  const { user } = useSession();
  const href = user ? ownAddress(user, `/administrator/${path}?id=${id}`) : undefined;
  return href === undefined ? children : <Link to={href}>{children}</Link>;
}

function Sites({ data: { sites, siteCount } }: { readonly data: CustomerOverview }) {
  const { t } = useTranslation("support");
  const words = useRecordWords();
  const format = useFormat();
  return (
    <Part title={t("customer.sites", { value: format.number(siteCount) })} none={t("customer.no_sites")}>
      {sites.map(({ id, code, name, city, state, alarm }) => (
        <li key={id}>
          <PageLink path="accounts/site_accounts" id={id}>
            <OwnWay>{[`${code} ${name}`, city].filter(Boolean).join(", ")}</OwnWay>
          </PageLink>
          {alarm && <b className="alarm">{t("customer.alarm_now")}</b>}
          {state !== "active" && <span className="quiet">{words.value("site_accounts", "state", state)}</span>}
        </li>
      ))}
    </Part>
  );
}

function Contract({
  contract: { number, state, validUntil },
}: {
  readonly contract: CustomerOverview["contracts"][number];
}) {
  const { t } = useTranslation("support");
  const words = useRecordWords();
  const format = useFormat();
  const until = validUntil === "" ? "" : t("customer.until", { day: format.calendarDay(validUntil) });
  return (
    <li>
      <Ltr>{number}</Ltr>
      <span className="quiet">{[words.value("contracts", "state", state), until].filter(Boolean).join(" · ")}</span>
    </li>
  );
}

function Calls({ calls }: Pick<CustomerOverview, "calls">) {
  const { t } = useTranslation("support");
  const format = useFormat();
  return (
    <Part title={t("customer.calls")} none={t("customer.no_calls")}>
      {calls.map(({ at, number, direction, site }) => (
        <li key={`${at} ${number}`}>
          <span>
            {t(direction === "in" ? "customer.call_in" : "customer.call_out")} <Ltr>{number}</Ltr>
          </span>
          <span className="quiet">
            {format.dateTime(at)} · <Ltr>{site}</Ltr>
          </span>
        </li>
      ))}
    </Part>
  );
}
