/** Whom a step of an action plan is about, by name: the people of the site's list, its dealer, the agencies. */
import { readPhones } from "../../../domain/alarms/phones";
import type { SiteContact, SiteContent } from "../../sync/site-file";
import type { ImportantContactRow } from "../../sync/rows";
import { ALWAYS, type CallMoment, type Standing, standingOf } from "./call-terms";

/** Somebody who is named in a step. */
export interface PlanPerson {
  readonly name: string;
  /** That is tried first, "" where there is none, and where he may not be called. */
  readonly number: string;
  /** Whom an agency serves, in its record's words: of which area a site is stands nowhere, so that a person chooses. */
  readonly area: string;
  readonly standing: Standing;
}

/** Who there is, and when it is asked. */
export interface PlanPeople {
  readonly content: SiteContent | null;
  readonly dealer: string;
  readonly customer: string;
  readonly agencies: readonly ImportantContactRow[];
  readonly moment: CallMoment;
}

const NOBODY: PlanPerson = { name: "", number: "", area: "", standing: ALWAYS };

const named = (name: string): readonly PlanPerson[] => (name === "" ? [] : [{ ...NOBODY, name }]);
const firstNumber = (phones: unknown): string => readPhones(phones)[0]?.number ?? "";

/** Those who may be called, whoever is outside his hours last; where there is none, all of them, with the reason and no number to dial. */
function offered(contacts: readonly SiteContact[], moment: CallMoment): readonly PlanPerson[] {
  const people = contacts.map(({ link, contact }): PlanPerson => ({
    ...NOBODY,
    name: contact.name,
    number: firstNumber(contact.phones),
    standing: standingOf({ link, contact }, moment),
  }));
  const of = (now: Standing["now"]) => people.filter(({ standing }) => standing.now === now);
  const valid = [...of("now"), ...of("outside_hours")];
  return valid.length > 0 ? valid : people.map((person) => ({ ...person, number: "" }));
}

/** The people; none where nobody of that kind is on record. */
export function peopleFor(whom: string, people: PlanPeople): readonly PlanPerson[] {
  const { content, dealer, customer, agencies, moment } = people;
  if (whom === "dealer") return named(dealer);
  if (whom === "customer") return named(customer);
  if (whom === "site") return content && content.site.phone !== "" ? [{ ...NOBODY, number: content.site.phone }] : [];
  const ofList = (content?.contacts ?? []).filter(({ link }) => link.kind === whom);
  const ofCentre = agencies
    .filter(({ kind, active }) => active && kind === whom)
    .map(({ name, phones, area }) => ({ ...NOBODY, name, number: firstNumber(phones), area }));
  return [...offered(ofList, moment), ...ofCentre];
}
