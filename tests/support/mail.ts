/** A store that can send mail, to a sink. */
import type { Letter, SmtpSink } from "./smtp-sink";
import type { TestStore } from "./store";

/** Where people find it in the letters. */
export const ADDRESS = "https://desk.watchdesk.test";

/** Sets up the mail server as an administrator does. */
export async function giveMail(store: TestStore, sink: SmtpSink, publicAddress = ADDRESS): Promise<void> {
  const client = store.client();
  const [settings] = await client.collection("program_settings").getFullList();
  if (settings) await client.collection("program_settings").update(settings.id, { publicAddress });
  else
    await client.collection("program_settings").create({ publicAddress, timeZone: "Europe/London", company: "Centre" });
  const mail = { name: "Mail", kind: "email", url: sink.url, sender: "desk@watchdesk.test", active: true };
  await client.collection("integrations").create(mail);
}

/** The path of the link in a letter. */
export function linkIn({ html }: Letter): string {
  const link = /href="https?:\/\/[^/"]+(\/[^"]+)"/.exec(html)?.[1];
  if (link === undefined) throw new Error(`no link in ${html}`);
  return link;
}

/** The token at the end of it. */
export const tokenIn = (letter: Letter): string => linkIn(letter).split("/").pop() ?? "";
