/** `GET sip_account`: the signed-in person's own telephone account, with its password, for his browser alone. */
import type { SipAccount } from "../../domain/telephone/sip";
import { stampBoot } from "./boot";
import { jsonRowsOf, type PbRequestEvent } from "./pb";
import { callerOf, demandRight } from "./rights";
import { signedIn } from "./signed-in";

const SERVER = "SELECT sipServer, sipDomain FROM program_settings ORDER BY created LIMIT 1";

/** The route; empty texts where nothing is set up. */
export function sipAccount(e: PbRequestEvent): void {
  stampBoot(e);
  demandRight(callerOf(e), "dialer.call.create");
  const settings = jsonRowsOf<{ sipServer: string; sipDomain: string }>(e.app, SERVER, {
    columns: ["sipServer", "sipDomain"],
  })[0];
  const own = e.app.findRecordById("users", signedIn(e).id);
  const account: SipAccount = {
    server: settings?.sipServer ?? "",
    domain: settings?.sipDomain ?? "",
    user: own.getString("sipUser"),
    password: own.getString("sipPassword"),
  };
  e.json(200, account);
}
