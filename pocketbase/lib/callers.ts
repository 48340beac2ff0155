/** `GET callers?number=`: whose number it is, among the portal users of sites and the people that sites call. */
import { inOrder, type CallerSite, type KnownCaller } from "../../domain/telephone/caller";
import { e164, numberTail, sameNumber } from "../../domain/telephone/numbers";
import { readPhones } from "../../domain/alarms/phones";
import { stampBoot } from "./boot";
import { jsonRowsOf, type PbApp, type PbRequestEvent } from "./pb";
import { refuse } from "./refuse";
import { callerOf, demandRight, reachesDealer, type Caller } from "./rights";

const NUMBER_MOST = 120;
/** Whoever shares a switchboard's number is many. */
const CALLERS_MOST = 20;
const SITES_MOST = 200;
const ROUGH_MOST = 500;

/** The route. */
export function callers(e: PbRequestEvent): void {
  stampBoot(e);
  const caller = callerOf(e);
  demandRight(caller, "dialer.incoming.read");
  const number = e.request.url.query().get("number");
  if (number === "" || number.length > NUMBER_MOST) return refuse("bad_request", { field: "number" });
  const country = countryOf(e.app);
  e.json(200, { number: e164(number, country), callers: knownCallers(e.app, caller, { number, country }) });
}

/** The country in which the centre dials. */
export function countryOf(app: PbApp): string {
  const sql = "SELECT dialCountry FROM program_settings ORDER BY created LIMIT 1";
  return jsonRowsOf<{ dialCountry: string }>(app, sql, { columns: ["dialCountry"] })[0]?.dialCountry ?? "";
}

interface Asked {
  readonly number: string;
  readonly country: string;
}

/** Everybody whose number it is and whom the person reaches. */
export function knownCallers(app: PbApp, caller: Caller, asked: Asked): readonly KnownCaller[] {
  const tail = numberTail(asked.number);
  // Withheld, or no number at all.
  if (tail.length < 3) return [];
  const found = [...users(app, { ...asked, tail }), ...contacts(app, { ...asked, tail })];
  const all = found.map((one) => ({ ...one, sites: sitesOf(app, caller, one) }));
  return inOrder(all.filter(({ sites }) => sites.length > 0)).slice(0, CALLERS_MOST);
}

type Person = Omit<KnownCaller, "sites">;
type Rough = Asked & { readonly tail: string };

// Between the digits may stand whatever people write there: what is left has the tail's digits at its end.
const digitsOf = (column: string): string =>
  ["' '", "'-'", "'/'", "'.'", "'('", "')'", "char(160)", "char(8239)"].reduce(
    (text, sign) => `replace(${text}, ${sign}, '')`,
    column,
  );

interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phones: string;
}

const USERS = `
  SELECT id, trim(name || ' ' || surname) AS name, email, mobileNumber AS phones FROM users
  WHERE mobileNumber != '' AND active AND ${digitsOf("mobileNumber")} LIKE '%' || {:tail} LIMIT ${ROUGH_MOST}`;

function users(app: PbApp, { number, country, tail }: Rough): readonly Person[] {
  const rows = jsonRowsOf<PersonRow>(app, USERS, { columns: ["id", "name", "email", "phones"], bind: { tail } });
  return rows
    .filter(({ phones }) => sameNumber(phones, number, country))
    .map(({ id, name, email, phones }) => ({ kind: "user" as const, id, name, email, mobile: phones }));
}

const CONTACTS = `
  SELECT id, name, email, phones FROM contacts
  WHERE ${digitsOf("phones")} LIKE '%' || {:tail} || '%' LIMIT ${ROUGH_MOST}`;

function contacts(app: PbApp, { number, country, tail }: Rough): readonly Person[] {
  const rows = jsonRowsOf<PersonRow>(app, CONTACTS, { columns: ["id", "name", "email", "phones"], bind: { tail } });
  return rows.flatMap(({ id, name, email, phones }) => {
    const own = readPhones(JSON.parse(phones === "" ? "[]" : phones)).find((phone) =>
      sameNumber(phone.number, number, country),
    );
    return own ? [{ kind: "contact" as const, id, name, email, mobile: own.number }] : [];
  });
}

const SITE_COLUMNS = ["id", "code", "name", "state", "installer", "alarm"];
const SITE = `
  SELECT s.id, s.code, s.name, s.state, s.installer,
    EXISTS (SELECT 1 FROM events_alarm a WHERE a.site = s.id) OR EXISTS (SELECT 1 FROM events_pending p WHERE p.site = s.id) AS alarm
  FROM site_accounts s`;
const OF_USER = `${SITE} WHERE s.id IN (
  SELECT u.site FROM site_users u, json_each(u.users) WHERE json_each.value = {:id}) ORDER BY s.code LIMIT ${SITES_MOST}`;
const OF_CONTACT = `${SITE} WHERE s.id IN (SELECT c.site FROM site_contacts c WHERE c.contact = {:id}) ORDER BY s.code LIMIT ${SITES_MOST}`;

type SiteRow = Omit<CallerSite, "alarm"> & { readonly alarm: number; readonly installer: string };

function sitesOf(app: PbApp, caller: Caller, { kind, id }: Person): readonly CallerSite[] {
  const sql = kind === "user" ? OF_USER : OF_CONTACT;
  return jsonRowsOf<SiteRow>(app, sql, { columns: SITE_COLUMNS, bind: { id } })
    .filter(({ installer }) => reachesDealer(caller, installer))
    .map(({ id: site, code, name, state, alarm }) => ({ id: site, code, name, state, alarm: alarm === 1 }));
}
