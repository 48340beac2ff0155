/** A site whole: what must be read, whom to call in order, what is on record, partitions and zones, transmitters. */
import { useTranslation } from "react-i18next";
import { openDialer } from "../../resources/dialer";
import { useRecordWords } from "../../resources/records/record-words";
import { Areas } from "../../resources/site/areas";
import { PhoneText, Who } from "../../resources/site/call-person";
import { StandingLine } from "../../resources/site/call-standing";
import { callTargets } from "../../resources/site/call-targets";
import { OpenNow, SiteTimes } from "../../resources/site/site-times";
import { SiteNotes } from "../../resources/site/site-notes";
import { useMoment } from "../../resources/site/use-moment";
import { useCan } from "../../resources/use-can";
import { useFormat } from "../../resources/use-format";
import { type SiteCard, type SlimSite, useSiteStates } from "../../resources/use-site";
import { knownZone } from "../../lib/zoned-time";
import type { TransmitterRow } from "../../sync/rows";
import { Ltr } from "../../ui/alarm/isolated";
import { WholeFacts } from "./site-facts";
import { PortalUsers } from "./portal-users";
import { SitePlans } from "./site-plans";

/** All of it; what somebody may not see is said where it would be. */
export function WholeSite({ card, slim }: { readonly card: SiteCard; readonly slim: SlimSite | null }) {
  const { t } = useTranslation(["records", "alarms"]);
  const can = useCan();
  const { site, partitions, zones, transmitters } = card;
  const states = useSiteStates(site.id, "");
  return (
    <>
      {site.state === "test" && (
        <p className="about">
          <span className="test">{t("alarms:badge.test")}</span>
        </p>
      )}
      {(site.mustReadNotes !== "" || site.accessInstructions !== "") && (
        <div className="site-lines">
          <SiteNotes site={site} />
        </div>
      )}
      <Calls card={card} />
      <section>
        <h3>{t("records:site.facts")}</h3>
        <WholeFacts site={site} slim={slim} />
      </section>
      {can("accounts.site_action_plans.read") && <SitePlans card={card} />}
      <Areas partitions={partitions} zones={zones} states={states}>
        <Times card={card} />
      </Areas>
      {can("accounts.site_transmitters.read") && <Transmitters rows={transmitters} />}
      {can("accounts.site_portal_users.read") && <PortalUsers site={site.id} />}
    </>
  );
}

function Times({ card }: { readonly card: SiteCard }) {
  const can = useCan();
  return (
    <>
      {can("accounts.site_schedules.read") && <SiteTimes content={card} />}
      <OpenNow content={card} partition="" />
    </>
  );
}

function Calls({ card }: { readonly card: SiteCard }) {
  const { t } = useTranslation(["records", "alarms"]);
  const { timeZone: centre } = useFormat();
  const can = useCan();
  const timeZone = knownZone(card.site.timeZone, centre);
  const targets = callTargets(card, { siteLabel: t("alarms:calls.site"), moment: useMoment(timeZone) });
  const mayRead = can("accounts.site_contacts.read");
  const mayDial = can("dialer.call.create");
  const { code, id: site } = card.site;
  const dial = (number: string): void =>
    openDialer({ number, initatedFrom: "sites", data: { code, partitionNumber: "0", site } });
  return (
    <section className="calls">
      <h3>{t("records:site.calls")}</h3>
      <ol aria-label={t("records:site.calls")}>
        {targets.map((target, index) => (
          <li key={target.id} className={`call-card standing-${target.standing.now}`}>
            <Who target={target} order={index + 1} />
            <StandingLine standing={target.standing} timeZone={timeZone} />
            {target.phones.map((phone) => (
              <div key={phone.number} className="phone">
                <div className="phone-line">
                  <PhoneText phone={phone} onDial={mayDial ? () => dial(phone.number) : undefined} />
                </div>
              </div>
            ))}
          </li>
        ))}
      </ol>
      {!mayRead && <p className="quiet">{t("records:site.no_right_calls")}</p>}
      {mayRead && targets.length === 0 && <p className="quiet">{t("records:site.nobody")}</p>}
    </section>
  );
}

function Transmitters({ rows }: { readonly rows: readonly TransmitterRow[] }) {
  const { t } = useTranslation("records");
  const words = useRecordWords();
  const format = useFormat();
  const names = ["protocol", "identifier", "path", "state", "lastSeenAt"] as const;
  const value = (field: "path" | "state", said: string): string =>
    said === "" ? "" : words.value("site_transmitters", field, said);
  return (
    <section className="areas one">
      <table>
        <caption>{t("site.transmitters")}</caption>
        {rows.length > 0 && (
          <thead>
            <tr>
              {names.map((name) => (
                <th key={name} scope="col">
                  {words.field("site_transmitters", name)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>{row.protocol}</td>
              <td>
                <Ltr>{row.identifier}</Ltr>
              </td>
              <td>{value("path", row.path)}</td>
              <td>{value("state", row.state)}</td>
              <td>{format.time(row.lastSeenAt)}</td>
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td className="quiet">{t("site.none_transmitters")}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
