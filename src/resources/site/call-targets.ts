/** Who can be called of a site, in order, with the numbers and what stands against a call now. */
import { type Phone, readPhones } from "../../../domain/alarms/phones";
import type { SiteCard } from "../use-site";
import { ALWAYS, type CallMoment, standingOf, type Standing } from "./call-terms";

/** A person or the site itself. */
export interface CallTarget {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly hasKeys: boolean;
  readonly panelUser: string;
  readonly phones: readonly Phone[];
  readonly standing: Standing;
}

/** The site first, then its contacts in their order: nobody is left out, whatever stands against calling him now. */
export function callTargets(
  card: SiteCard | null,
  { siteLabel, moment }: { readonly siteLabel: string; readonly moment: CallMoment },
): readonly CallTarget[] {
  if (!card) return [];
  const { site } = card;
  const own: readonly CallTarget[] =
    site.phone === ""
      ? []
      : [
          {
            id: site.id,
            name: siteLabel,
            kind: "",
            hasKeys: false,
            panelUser: "",
            phones: [{ number: site.phone, kind: "" }],
            standing: ALWAYS,
          },
        ];
  const people = card.contacts.map(({ link, contact }) => ({
    id: link.id,
    name: contact.name,
    kind: link.kind,
    hasKeys: link.hasKeys,
    panelUser: link.panelUserNumber,
    phones: readPhones(contact.phones),
    standing: standingOf({ link, contact }, moment),
  }));
  return [...own, ...people];
}

/** A number as `tel:` takes it: digits and the leading plus; the (0) that is only dialled at home is left out. */
export const telHref = (number: string): string => {
  const abroad = number.replace(/^(\s*\+\d+)\s*\(0\)/, "$1");
  return `tel:${abroad.replace(/[^\d+*#]/g, "").replace(/(?!^)\+/g, "")}`;
};
