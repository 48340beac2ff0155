/** The row of `events` a decided signal becomes, each text cut to its column. */
import type { Classified } from "./classify";
import type { Outcome } from "./decide";
import { storeDate, dateMs } from "./store-date";
import type { EventDraft, Passage, Site } from "./world";

const DATE = (text: string): string => {
  const ms = dateMs(text);
  return Number.isNaN(ms) ? "" : storeDate(ms);
};

/**
 * Everything of the row but `seq`, `created` and `updated`, which the commit gives; in the order of the commit's
 * columns, which takes the values as they stand.
 */
export function eventDraft(
  { signal, receivedAt, eventId, trace }: Passage,
  { site, found, outcome }: { site: Site | undefined; found: Classified; outcome: Outcome },
): EventDraft {
  return {
    id: eventId,
    key: signal.key,
    siteNo: (site?.code ?? signal.account).slice(0, 20),
    partitionNo: found.partition.slice(0, 10),
    signal: found.name.slice(0, 160),
    signal_types: found.type?.code ?? "",
    site: site?.id ?? "",
    siteName: site?.name ?? "",
    dealer: site?.dealer ?? "",
    customer: site?.customer ?? "",
    receivedAt,
    panelAt: DATE(signal.panelAt),
    receiver: signal.receiver.slice(0, 40),
    lineCard: signal.receiverNumber.slice(0, 10),
    communicator: "",
    protocol: signal.protocol.slice(0, 40),
    token: signal.token.slice(0, 20),
    account: signal.account.slice(0, 40),
    prefix: signal.prefix.slice(0, 10),
    code: signal.code.slice(0, 40),
    qualifier: signal.qualifier.slice(0, 2),
    zone: found.zone.slice(0, 10),
    user: found.user.slice(0, 10),
    userName: found.userName.slice(0, 100),
    zoneText: found.zoneText,
    text: signal.text.slice(0, 2000),
    class: found.class,
    priority: outcome.priority ?? found.priority,
    decision: outcome.decision,
    decisionRule: outcome.rule,
    decisionLayer: found.layer,
    transport: signal.transport.slice(0, 20),
    sequence: signal.sequence.slice(0, 10),
    encrypted: signal.encrypted,
    testMode: false,
    alarm: outcome.alarmId,
    duplicateOf: signal.duplicateOf.slice(0, 80),
    repeats: 0,
    media: signal.xdata.length === 0 ? null : { xdata: signal.xdata },
    raw: signal.raw.slice(0, 20_000),
    trace,
  };
}
