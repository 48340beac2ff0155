/** `/support/support_for_customer`: customers' tickets with the customer beside each. */
import { createFileRoute, notFound } from "@tanstack/react-router";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { readSearch } from "../../../features/settings/records-address";
import { RecordsPage, type RecordsPageProps } from "../../../features/settings/records-page";
import { PageGate } from "../../../features/shell/page-gate";
import { useIsHere } from "../../../features/shell/use-is-here";
import { SUPPORT_TICKETS } from "../../../features/support/support-tickets";
import { TicketDesk } from "../../../features/support/ticket-desk";
import { strictSearch } from "../../../lib/strict-search";
import { NEW } from "../../../resources/records/record/record-address";

export const Route = createFileRoute("/_app/$role/support_for_customer")({
  validateSearch: strictSearch(readSearch),
  beforeLoad: ({ params: { role } }) => {
    if (role !== "support") notFound({ throw: true });
  },
  component: Page,
});

const COLLECTIONS = [SUPPORT_TICKETS];

function Page() {
  const { role } = Route.useParams();
  const { t } = useTranslation("common");
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const isHere = useIsHere();
  const onSearch = useCallback<RecordsPageProps["onSearch"]>(
    (next, how) => void (isHere() && navigate({ search: readSearch({ ...next }), replace: how === "replace" })),
    [navigate, isHere],
  );
  const open = (id: string): void => void navigate({ search: (old) => ({ ...old, id }) });
  return (
    <PageGate area={role} id="support_for_customer">
      <RecordsPage
        collections={COLLECTIONS}
        search={search}
        onSearch={onSearch}
        list={{ heading: <h1>{t("menu.support_for_customer")}</h1> }}
        // A new one is written in its form.
        panel={(id, onClose) => (id === NEW ? null : <TicketDesk key={id} id={id} onClose={onClose} onOpen={open} />)}
        makes
      />
    </PageGate>
  );
}
