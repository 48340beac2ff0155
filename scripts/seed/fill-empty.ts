/** A store without demo data: one administrator and the settings. */

import type { Effects } from "./effects";
import { fillSettings } from "./fill-settings";
import { recordId } from "./ids";
import { CENTRE_DOMAIN } from "./room/people";
import { signInText, writeSignIns } from "./sign-ins";
import { recordsOf, type StoreClient } from "./store/client";
import { rolesOf } from "./store/write-people";

/** Makes the administrator, unless somebody can sign in already. */
export async function fillEmpty(client: StoreClient, effects: Effects): Promise<void> {
  const [somebody] = await client.list<{ id: string }>("users", { fields: "id" });
  if (somebody) return effects.say("somebody can sign in already: nothing added");
  const email = `admin@${CENTRE_DOMAIN}`;
  const password = effects.password();
  await writeSignIns(effects.signIn, signInText([{ role: "Administrator", name: "Administrator", email, password }]));
  const role = (await rolesOf(client)).get("administrator");
  if (!role) throw new Error('the store knows no role "administrator"');
  const id = recordId("users", "admin");
  await client.ask("POST", recordsOf("users"), {
    body: {
      id,
      email,
      password,
      passwordConfirm: password,
      verified: true,
      name: "Administrator",
      role,
      language: "EN",
      active: true,
    },
  });
  await client.ask("POST", recordsOf("administrators"), { body: { id, user: id } });
  await fillSettings(client, { company: "", timeZone: effects.timeZone });
  effects.say("administrator made");
}
