/** Everybody who signs in, with the records that say what they do. */

import { authoritiesUnder, toMap } from "../../../domain/access/authorities";
import { DEALERS } from "../data/organisation.table";
import { PEOPLE, type PersonRow } from "../data/people.table";
import { WAREHOUSES } from "../data/stock.table";
import { recordId } from "../ids";
import type { DemoPerson, SeedRecord } from "../model";

/** The centre's own addresses; `.example` belongs to nobody. */
export const CENTRE_DOMAIN = "watchdesk.example";
const PORTAL_DOMAIN = "customers.example";

/** The rows of the whole room, or of the small one. */
export const peopleRows = (small: boolean): readonly PersonRow[] =>
  small ? PEOPLE.filter((row) => row.small === true) : PEOPLE;

/** A row as a person. */
export const personOf = (row: PersonRow): DemoPerson => ({
  id: recordId("users", row.key),
  key: row.key,
  name: row.name,
  surname: row.surname,
  email: `${row.key}@${domainOf(row)}`,
  role: row.role,
  language: row.language,
  shift: row.shift ?? -1,
});

function domainOf({ dealer, customers }: PersonRow): string {
  if (customers) return PORTAL_DOMAIN;
  return DEALERS.find(({ code }) => code === dealer)?.domain ?? CENTRE_DOMAIN;
}

/** The account; `role` is the id of the role's record. */
export function userBody(row: PersonRow, role: string, password: string): SeedRecord["body"] {
  const person = personOf(row);
  const index = PEOPLE.indexOf(row);
  return {
    id: person.id,
    email: person.email,
    password,
    passwordConfirm: password,
    verified: true,
    name: person.name,
    surname: person.surname,
    mobileNumber: `+44 7700 900 ${String(index).padStart(3, "0")}`,
    role,
    webuser: row.customers !== undefined,
    dealer: row.dealer ? recordId("installers_accounts", row.dealer) : "",
    language: person.language,
    extension: row.shift === undefined ? "" : `2${String(index).padStart(2, "0")}`,
    active: true,
  };
}

const OPERATING: ReadonlySet<string> = new Set(["operator", "shift_leader", "trainee"]);

/** What somebody is beside being a user. */
export function staffRecords(rows: readonly PersonRow[]): SeedRecord[] {
  return rows.flatMap((row): SeedRecord[] => {
    const user = recordId("users", row.key);
    if (row.role === "administrator") return [{ collection: "administrators", body: { id: user, user } }];
    if (row.role === "sales") return [{ collection: "sales_team", body: { id: user, user, active: true } }];
    if (row.role === "technicians") return [technicianRecord(row, user)];
    if (!OPERATING.has(row.role)) return [];
    const code = `${row.name.slice(0, 1)}${row.surname.slice(0, 2)}`.toUpperCase();
    const maxAlarms = row.role === "trainee" ? 1 : 0;
    const skills = [row.language.toLowerCase(), "fire", ...(row.role === "shift_leader" ? ["hold_up"] : [])];
    return [
      {
        collection: "operators",
        // A demo is looked at by day: who works at night may sign in then, too.
        body: { id: user, user, code, maxAlarms, skills, can_login_outside_shift: true },
      },
    ];
  });
}

/** Of all technicians of the centre: their company's course was on one day. */
const LICENCE_DAY = "2028-05-31";

/** The tables give each a van; only those who drive one are technicians of the centre. */
function technicianRecord(row: PersonRow, user: string): SeedRecord {
  const van = WAREHOUSES.find(({ van: driver }) => driver === row.key);
  const isAbroad = row.language === "TR";
  return {
    collection: "technicians",
    body: {
      id: user,
      user,
      area: isAbroad ? "İstanbul and İzmir" : "Tyne and Wear, Durham, Leeds",
      skills: ["intrusion", "fire", ...(row.key === "anders" ? ["gas"] : []), row.language.toLowerCase()],
      licenceValidUntil: LICENCE_DAY,
      vanStock: van ? recordId("warehouses", van.code) : "",
      active: true,
    },
  };
}

/** A role the centre adds to those it starts with: people who only answer tickets. */
export const supportRole = (): SeedRecord => ({
  collection: "role_authorities",
  body: {
    id: recordId("role_authorities", "support"),
    name: "support",
    title: "Support",
    staff: true,
    authorities: {
      administrator: toMap([
        ...authoritiesUnder("support"),
        "accounts.site_accounts.read",
        "accounts.site_contacts.read",
        "accounts.customer_accounts.read",
        // Who is on the telephone is asked for his word.
        "accounts.contact_passwords.check",
        // Whoever hands tickets on must see to whom.
        "user.users.read",
      ]),
      help: true,
      product_support: true,
    },
    inactivityTimer: 30,
    logoutTimer: 2,
    maxSessions: 3,
  },
});
