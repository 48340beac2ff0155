/** What a person reaches of rows with plain keys, in SQL: for routes that read what no collection rule guards. */
import { hasRight } from "../../domain/access/rights";
import type { PbRequestEvent } from "./pb";
import { refuse } from "./refuse";
import { customersGranting, type Caller } from "./rights";
import type { Condition } from "./spelled-in";

/** The customers who grant a portal user each of the rights. */
function grantedBy(e: PbRequestEvent, caller: Caller, rights: readonly string[]): readonly string[] {
  const [first = "", ...others] = rights;
  let customers = customersGranting(e.app, caller.id, first);
  if (customers.length === 0) refuse("no_right", { right: first });
  for (const right of others) {
    const granting = customersGranting(e.app, caller.id, right);
    customers = customers.filter((customer) => granting.includes(customer));
    if (customers.length === 0) refuse("no_right", { right });
  }
  return customers;
}

/** All rows, his dealer's, or his customers' who grant each of the rights; refused for who has one of them nowhere. */
export function reachOf(e: PbRequestEvent, caller: Caller, rights: readonly string[]): Condition {
  if (!caller.staff) {
    const customers = JSON.stringify(grantedBy(e, caller, rights));
    return { sql: "customer IN (SELECT value FROM json_each({:customers}))", bind: { customers } };
  }
  for (const right of rights) if (!hasRight(caller.rights, right)) refuse("no_right", { right });
  if (caller.audiences.includes("staff")) return { sql: "TRUE", bind: {} };
  return { sql: "dealer = {:dealer} AND dealer != ''", bind: { dealer: caller.dealer } };
}
