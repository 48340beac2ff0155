/** People who come anew: invited by whoever may, or asking for access to the portal themselves. */
import type { AuthorityMap } from "../../domain/access/authorities";
import { pathOf } from "../../domain/access/letters";
import { covers } from "../../domain/access/rights";
import { asOneAct } from "./alarm-work";
import { writeAudit } from "./audit";
import { bodyOf, textOf, type Body } from "./body";
import { stampBoot } from "./boot";
import { changeCount } from "./counters";
import { letterTo } from "./letters";
import { mailReady } from "./mail-settings";
import { jsonField, rowsOf, type PbApp, type PbRecord, type PbRequestEvent } from "./pb";
import { sendLetter } from "./pb-mail";
import { passwordToken } from "./password-due";
import { refuse } from "./refuse";
import { callerOf, demandRight, reachesDealer, type Caller } from "./rights";
import { sayRetryAfter } from "./retry-after";
import { personByEmail } from "./sign-in-name";

const DAYS = 7;
const EMAIL_MAX = 255;
const NAME_MAX = 80;
const PHONE_MAX = 40;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const RANDOM_PASSWORD = 40;
/** Of one address in ten minutes, and of those that wait for an answer in all. */
const MOST_ASKED = 5;
const ASKED_MS = 600_000;
const MOST_WAITING = 200;
const PORTAL_ROLE = "user";

const OFFERS = "SELECT signupOpen FROM program_settings ORDER BY created LIMIT 1";
const isOpen = (app: PbApp): boolean => rowsOf(app, OFFERS, { shape: { signupOpen: false } })[0]?.signupOpen === true;

/** `GET account_offers`: what a page without a session may offer; nothing in it says whom there is. */
export function showOffers(e: PbRequestEvent): void {
  stampBoot(e);
  e.json(200, { mail: mailReady(e.app), signup: isOpen(e.app) });
}

function emailIn(body: Body): string {
  const email = textOf(body, "email", EMAIL_MAX).trim();
  return EMAIL.test(email) ? email : refuse("bad_request", { field: "email" });
}

function nameIn(body: Body): string {
  const name = textOf(body, "name", NAME_MAX).trim();
  return name === "" ? refuse("bad_request", { field: "name" }) : name;
}

const roleBy = (app: PbApp, id: string): PbRecord =>
  app.findRecordsByIds("role_authorities", [id])[0] ?? refuse("bad_request", { field: "role" });

/** `POST invitations` {user} or {email, name, surname, role, dealer} -> {id, sent, link}; the link only where no mail could be sent. */
export function invite(e: PbRequestEvent): void {
  stampBoot(e);
  const caller = callerOf(e);
  demandRight(caller, "user.users.invite");
  // People are the centre's, as the rules of their collection have it.
  if (!reachesDealer(caller, "")) refuse("no_right", { right: "user.users.invite" });
  const body = bodyOf(e);
  const known = textOf(body, "user", NAME_MAX);
  const person = known === "" ? newPerson(e.app, caller, body) : invitedBefore(e.app, caller, known);
  const byMail = mailReady(e.app);
  // With its line, before anything leaves: nobody is here, or has a link, of whom the log does not say who invited him.
  asOneAct(e.app, ({ tx }) => {
    if (known === "") save(tx, person);
    auditInvitation(tx, { caller, person, sent: byMail });
  });
  const link = sendInvitation(e.app, person);
  const sent = link === "";
  if (byMail && !sent) auditInvitation(e.app, { caller, person, sent });
  e.response.header().set("Cache-Control", "no-store");
  e.json(200, { id: person.id, sent, link });
}

function auditInvitation(
  app: PbApp,
  { caller, person, sent }: { caller: Caller; person: PbRecord; sent: boolean },
): void {
  const { id: user, session, ip } = caller;
  const line = { user, session, ip, collection: "users", recordId: person.id, action: "invite" };
  writeAudit(app, { ...line, after: { email: person.email(), sent } });
}

/** Nobody makes somebody who is more than he is himself. */
function demandCovered(caller: Caller, role: PbRecord): void {
  if (!covers(caller.rights, jsonField<AuthorityMap>(role, "rights", {}))) refuse("no_right", { field: "role" });
}

function newPerson(app: PbApp, caller: Caller, body: Body): PbRecord {
  demandRight(caller, "user.users.create");
  const role = roleBy(app, textOf(body, "role", NAME_MAX));
  demandCovered(caller, role);
  const email = emailIn(body);
  if (personByEmail(app, email)) refuse("address_taken");
  const dealer = textOf(body, "dealer", NAME_MAX);
  if (dealer !== "" && app.findRecordsByIds("installers_accounts", [dealer]).length === 0)
    refuse("bad_request", { field: "dealer" });
  return madePerson(app, {
    email,
    name: nameIn(body),
    surname: textOf(body, "surname", NAME_MAX).trim(),
    role: role.id,
    dealer,
    webuser: !role.getBool("staff"),
    active: true,
  });
}

/** A record of a person with a password that is known to nobody: he sets one of his own. Not saved yet: it is hashed while no transaction waits. */
function madePerson(app: PbApp, values: Readonly<Record<string, unknown>>): PbRecord {
  const record = new Record(app.findCachedCollectionByNameOrId("users"), values);
  record.setPassword($security.randomString(RANDOM_PASSWORD));
  return record;
}

/** An address that has the form of one and that the store does not take is the sender's mistake, too. */
function save(app: PbApp, record: PbRecord): void {
  try {
    app.validate(record);
  } catch {
    refuse("bad_request", { field: "email" });
  }
  app.save(record);
}

function invitedBefore(app: PbApp, caller: Caller, id: string): PbRecord {
  const person = app.findRecordsByIds("users", [id])[0] ?? refuse("not_found");
  if (id === caller.id) refuse("no_right");
  demandCovered(caller, roleBy(app, person.getString("role")));
  if (!person.getBool("active")) refuse("account_disabled");
  // The link sets a password: whoever has an account in use already would lose it to who invites him.
  if (hasCome(app, person)) demandRight(caller, "user.users.reset");
  return person;
}

const CAME = "SELECT id FROM login_log WHERE user = {:user} AND what = 'sign_in' LIMIT 1";

/** Has he been here before, with this link or without it? */
const hasCome = (app: PbApp, person: PbRecord): boolean =>
  person.getBool("verified") || rowsOf(app, CAME, { bind: { user: person.id }, shape: { id: "" } }).length > 0;

/** Sends somebody the link by which he chooses a password; gives it where no mail could be sent, else "". */
export function sendInvitation(app: PbApp, person: PbRecord): string {
  const token = passwordToken(person, DAYS * 86_400);
  const link = pathOf("invitation", token);
  if (!mailReady(app)) return link;
  const letter = letterTo(app, person, { kind: "invitation", token, days: DAYS });
  try {
    sendLetter(app, { to: [{ address: person.email() }], ...letter });
    return "";
  } catch (error) {
    app.logger().error("an invitation could not be sent", "error", String(error));
    return link;
  }
}

const WAITING = "SELECT COUNT(*) AS n FROM users WHERE asked = 1 AND active = 0";

/** `POST signup` {email, name, surname, mobileNumber}: an account that can do nothing until an administrator puts it in use. */
export function askForAccess(e: PbRequestEvent): void {
  stampBoot(e);
  if (!isOpen(e.app)) refuse("not_offered");
  const body = bodyOf(e);
  const [email, name] = [emailIn(body), nameIn(body)];
  const more = {
    surname: textOf(body, "surname", NAME_MAX).trim(),
    mobileNumber: textOf(body, "mobileNumber", PHONE_MAX).trim(),
  };
  const counted = { name: `signup ${e.realIP()}`, windowMs: ASKED_MS };
  if (changeCount(e.app, counted, (count) => Math.min(MOST_ASKED, count + 1)) >= MOST_ASKED) {
    sayRetryAfter(e, ASKED_MS / 1000);
    refuse("too_many_tries", { retryAfter: ASKED_MS / 1000 });
  }
  const waiting = rowsOf(e.app, WAITING, { shape: { n: 0 } })[0]?.n ?? 0;
  const role = e.app.findFirstRecordByFilter("role_authorities", "name = {:name}", { name: PORTAL_ROLE });
  // The same answer whoever has the address, and where too many wait, and as late: most of its time goes for the password.
  const person = madePerson(e.app, { ...more, email, name, role: role.id, webuser: true, active: false, asked: true });
  if (waiting < MOST_WAITING && !personByEmail(e.app, email)) {
    asOneAct(e.app, ({ tx }) => {
      save(tx, person);
      const line = { ip: e.realIP(), collection: "users", recordId: person.id, action: "access_asked" };
      writeAudit(tx, { ...line, after: { email } });
    });
  }
  e.noContent(204);
}
