/** Whom a step of an action plan is about, by name: the people of the site's list, its dealer, the agencies. */
import { readPhones } from "../../../domain/alarms/phones";
import type { SiteContent } from "../../sync/site-file";
import type { ImportantContactRow } from "../../sync/rows";

/** Somebody, with the number that is tried first, "" where there is none. */
export interface PlanPerson {
  readonly name: string;
  readonly number: string;
}

/** Who there is. */
export interface PlanPeople {
  readonly content: SiteContent | null;
  readonly dealer: string;
  readonly customer: string;
  readonly agencies: readonly ImportantContactRow[];
}

const named = (name: string): readonly PlanPerson[] => (name === "" ? [] : [{ name, number: "" }]);

/** The people; none where nobody of that kind is on record. */
export function peopleFor(whom: string, { content, dealer, customer, agencies }: PlanPeople): readonly PlanPerson[] {
  if (whom === "dealer") return named(dealer);
  if (whom === "customer") return named(customer);
  if (whom === "site") return content && content.site.phone !== "" ? [{ name: "", number: content.site.phone }] : [];
  const ofList = (content?.contacts ?? []).filter(({ link }) => link.kind === whom).map(({ contact }) => contact);
  const ofCentre = agencies.filter(({ kind, active }) => active && kind === whom);
  return [...ofList, ...ofCentre].map(({ name, phones }) => ({ name, number: readPhones(phones)[0]?.number ?? "" }));
}
