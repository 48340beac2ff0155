/** `/$role/signals/alarms`: the alarm desk; `?id=` is the open alarm, `?tab=` the part of the queue. */
import { createFileRoute } from "@tanstack/react-router";
import { AlarmsPage } from "../../../../features/desk/alarms-page";
import { QUEUE_TABS, type QueueTab } from "../../../../features/desk/queue/tabs";
import { PageGate } from "../../../../features/shell/page-gate";
import { useIsHere } from "../../../../features/shell/use-is-here";
import { strictSearch } from "../../../../lib/strict-search";

interface Search {
  readonly id?: string;
  readonly tab?: QueueTab;
}

export const Route = createFileRoute("/_app/$role/signals/alarms")({
  validateSearch: strictSearch((search): Search => {
    const tab = QUEUE_TABS.find((name) => name === search["tab"]);
    const id = typeof search["id"] === "string" && /^[a-z0-9]{15}$/.test(search["id"]) ? search["id"] : undefined;
    return { ...(id === undefined ? {} : { id }), ...(tab === undefined ? {} : { tab }) };
  }),
  component: Page,
});

function Page() {
  const { role } = Route.useParams();
  const search = Route.useSearch();
  const { id = null, tab = "new" } = search;
  const navigate = Route.useNavigate();
  const isHere = useIsHere();
  // The queue moves itself: the router would put it back where it stood before the key that opened the next alarm.
  const go = (change: Search): void =>
    void (isHere() && navigate({ search: (old) => ({ ...old, ...change }), replace: true, resetScroll: false }));
  const open = (next: string | null, to?: QueueTab): void =>
    go({ id: next ?? undefined, ...(to === undefined ? {} : { tab: to }) });
  return (
    <PageGate area={role} id="alarms">
      <AlarmsPage
        id={id}
        tab={tab}
        lands={search.id === undefined && search.tab === undefined}
        onOpen={open}
        onTab={(to) => go({ tab: to })}
      />
    </PageGate>
  );
}
