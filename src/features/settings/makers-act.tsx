/** Takes the open tickets for the makers away as a file to be sent to them: with what was written, without own notes. */
import { useTranslation } from "react-i18next";
import { VERSION } from "../../../domain/version";
import { saveFile } from "../../lib/save-file";
import { useConnected } from "../../resources/use-connected";
import { useSending } from "../../resources/use-sending";
import { listRows } from "../../sync/api";
import { WhyButton } from "../../ui/why-button";
import { useToast } from "../../ui/use-toast";
import { useErrorText } from "../../ui/error-text";

interface Ticket {
  readonly id: string;
  readonly number: number;
  readonly subject: string;
  readonly kind: string;
  readonly description: string;
  readonly raisedAt: string;
  readonly votes: number;
  readonly diagnostics: string;
}

interface Message {
  readonly ticket: string;
  readonly kind: string;
  readonly text: string;
  readonly at: string;
}

const MOST = 500;

/** As text, in English: it is the makers who read it. Names of people are left out. */
function textOf(
  { id, number, subject, kind, description, raisedAt, votes, diagnostics }: Ticket,
  messages: readonly Message[],
): string {
  const said = messages.filter(({ ticket }) => ticket === id).map((one) => `[${one.at} ${one.kind}]\n${one.text}`);
  return [
    `#${number} ${subject}`,
    `${kind}, raised ${raisedAt}, votes ${votes}`,
    description,
    ...said,
    diagnostics,
  ].join("\n\n");
}

async function readOpen(): Promise<string> {
  const tickets = await listRows<Ticket>("product_tickets", {
    filter: 'state != "closed"',
    sort: "number",
    perPage: MOST,
  });
  const messages = await listRows<Message>("product_messages", {
    filter: 'kind != "note" && ticket.state != "closed"',
    sort: "at",
    perPage: MOST,
  });
  return tickets.map((ticket) => textOf(ticket, messages)).join("\n\n---\n\n");
}

/** The button. */
export function MakersAct() {
  const { t } = useTranslation("support");
  const connected = useConnected();
  const toast = useToast();
  const say = useErrorText();
  const { busy, send } = useSending(() => undefined);
  const save = async (): Promise<void> => {
    try {
      const text = await readOpen();
      if (text === "") toast("info", t("makers.none"));
      else saveFile(`watchdesk-${VERSION}-tickets.txt`, [text, "\n"], "text/plain;charset=utf-8");
    } catch (cause) {
      toast("error", say(cause));
    }
  };
  return (
    <WhyButton
      label={t("makers.save")}
      why={connected ? "" : t("offline")}
      busy={busy}
      onPress={() => void send(save)}
    />
  );
}
