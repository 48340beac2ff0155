/** Site accounts as a page of records: what the browser keeps of every site is what its list shows, with a line or without. */
import { siteAccounts } from "../../../domain/collections/site-accounts";
import type { PagedCollection } from "../../resources/records/record-row";

const SHOWN = ["code", "prefix", "name", "city", "state", "installer", "timeZone"] as const;

const fields = Object.fromEntries(
  SHOWN.flatMap((name) => {
    const field = siteAccounts.fields[name];
    return field === undefined ? [] : [[name, field]];
  }),
);

/** The collection with its page. */
export const SITES: PagedCollection = {
  ...siteAccounts,
  fields,
  page: {
    feature: "accounts.site_accounts",
    path: "accounts/site_accounts",
    title: ["code", "name"],
    search: ["code", "name", "city"],
    filters: ["state"],
    form: [],
  },
};
