/** Whose an account is: one site's alone, however it is spelt; and what a dealer's person may say of a site. */
import { placeKey } from "../../domain/signals/locate";
import { jsonRowsOf, type PbApp, type PbRecord, type PbRecordRequestEvent } from "./pb";
import { refuse } from "./refuse";

/** Set on a record that a person of a dealer saves: what nobody's accounts sent is the centre's to give away. */
export const BY_DEALER = "savedByDealer";

const SAME_NAME = `
  SELECT s.id AS site, s.prefix AS prefix, s.code AS account FROM site_accounts s WHERE s.code = {:account} COLLATE NOCASE
  UNION ALL
  SELECT s.id, s.prefix, t.identifier FROM site_transmitters t JOIN site_accounts s ON s.id = t.site
  WHERE t.identifier = {:account} COLLATE NOCASE`;

/**
 * Refuses an account that another site has, as its code or as a transmitter's, with the same prefix: `012` and `12` are
 * one prefix, `a1` and `A1` one account. Two sites with one account would take each other's alarms and keys.
 */
export function demandFree(
  tx: PbApp,
  { site, prefix, account }: { site: string; prefix: string; account: string },
): void {
  const name = account.trim();
  if (name === "") return;
  const rows = jsonRowsOf<{ site: string; prefix: string; account: string }>(tx, SAME_NAME, {
    columns: ["site", "prefix", "account"],
    bind: { account: name },
  });
  const place = placeKey(prefix, name);
  const taken = rows.some((row) => row.site !== site && placeKey(row.prefix, row.account) === place);
  if (taken) refuse("account_taken", { account: name });
}

/** The same for everything a site answers to: its code and its transmitters' own accounts. */
export function demandAllFree(tx: PbApp, site: PbRecord): void {
  const prefix = site.getString("prefix");
  const transmitters = site.isNew()
    ? []
    : tx.findRecordsByFilter("site_transmitters", "site = {:site}", "", 0, 0, { site: site.id });
  const accounts = [site.getString("code"), ...transmitters.map((one) => one.getString("identifier"))];
  for (const account of accounts) demandFree(tx, { site: site.id, prefix, account });
}

const KNOWN_CUSTOMER = `
  SELECT COUNT(*) AS many FROM site_accounts WHERE customer = {:customer} AND installer = {:dealer} AND id != {:site}`;

/** A request of a dealer's person: he names none but his own customers, or he would read whose id he has learned. */
export function guardSite(e: PbRecordRequestEvent): void {
  const dealer = e.auth?.isSuperuser() ? "" : (e.auth?.getString("dealer") ?? "");
  e.record.set(BY_DEALER, dealer !== "");
  if (dealer !== "" && e.collection.name === "site_accounts") demandKnownCustomer(e, dealer);
  e.next();
}

function demandKnownCustomer(e: PbRecordRequestEvent, dealer: string): void {
  const customer = e.record.getString("customer");
  if (customer === "" || customer === e.record.original().getString("customer")) return;
  const bind = { customer, dealer, site: e.record.id };
  const [known] = jsonRowsOf<{ many: number }>(e.app, KNOWN_CUSTOMER, { columns: ["many"], bind });
  if (!known || known.many === 0) refuse("no_right");
}
