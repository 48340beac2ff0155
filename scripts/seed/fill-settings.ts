/** The installation's own settings: the one record, made or completed. */

import { PROGRAM_SETTINGS } from "../../domain/catalogue/program-settings";
import { recordsOf, type StoreClient } from "./store/client";

/** Says who the centre is and by which clock it works. */
export async function fillSettings(client: StoreClient, own: { company: string; timeZone: string }): Promise<void> {
  const [known] = await client.list<{ id: string }>("program_settings");
  if (known) await client.ask("PATCH", recordsOf("program_settings", known.id), { body: own });
  else await client.ask("POST", recordsOf("program_settings"), { body: { ...PROGRAM_SETTINGS, ...own } });
}
