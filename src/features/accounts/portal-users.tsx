/** Portal users of a site: who is known here by his mobile number; added out of the customer's, and taken off. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PortalUser, PortalUsersAnswer } from "../../../domain/live/portal-users";
import { useCan } from "../../resources/use-can";
import { useConnected } from "../../resources/use-connected";
import { useFormat } from "../../resources/use-format";
import { useRemote } from "../../resources/use-remote";
import { useSending } from "../../resources/use-sending";
import { api } from "../../sync/api";
import { createRecord, updateRecord } from "../../sync/record-writes";
import { Ltr, OwnWay } from "../../ui/alarm/isolated";
import { ErrorText } from "../../ui/error-text";
import { useToast } from "../../ui/use-toast";
import { WhyButton } from "../../ui/why-button";

/** What can be done with them; `why` = why not now. */
function useChange(site: string, read: PortalUsersAnswer | undefined, reload: () => void) {
  const { t } = useTranslation("records");
  const toast = useToast();
  const connected = useConnected();
  // After a refusal, too: somebody else may have changed them.
  const { busy, error, send } = useSending(() => undefined);
  const store = (users: readonly string[], said: string): void =>
    void send(async () => {
      if (!read) return;
      const { record: id, updated: madeFrom } = read;
      try {
        if (id === "") await createRecord("site_users", { site, users });
        else await updateRecord("site_users", { id, values: { users }, madeFrom });
        toast("success", said);
      } finally {
        reload();
      }
    });
  const ids = read?.users.map(({ id }) => id) ?? [];
  return {
    busy,
    error,
    why: connected ? "" : t("list.why_offline"),
    add: ({ id, name }: PortalUser) => store([...ids, id], t("site.portal.added", { name })),
    remove: ({ id, name }: PortalUser) =>
      store(
        ids.filter((one) => one !== id),
        t("site.portal.removed", { name }),
      ),
  };
}

/** The section. */
export function PortalUsers({ site }: { readonly site: string }) {
  const { t } = useTranslation("records");
  const may = useCan()("accounts.site_portal_users.update");
  const { data, status, error, reload } = useRemote(`site_users/${site}`, (signal) =>
    api<PortalUsersAnswer>(`site_users/${site}`, { signal }),
  );
  const change = useChange(site, data, reload);
  return (
    <section className="portal">
      <h3>{t("site.portal.title")}</h3>
      {status === "offline" && <p className="quiet">{t("site.portal.needs_line")}</p>}
      {status === "error" && <ErrorText error={error} />}
      {data && (
        <>
          <p className="quiet">{t(data.users.length === 0 ? "site.portal.none" : "site.portal.why")}</p>
          <ul aria-label={t("site.portal.title")}>
            {data.users.map((user) => (
              <Person key={user.id} user={user} change={may ? change : null} />
            ))}
          </ul>
          {may && <Add others={data.others} change={change} />}
          <ErrorText error={change.error} />
        </>
      )}
    </section>
  );
}

type Change = ReturnType<typeof useChange>;

function Person({ user, change }: { readonly user: PortalUser; readonly change: Change | null }) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const { name, email, mobileNumber, active, granted, lastLoginAt } = user;
  const marks = [active ? "" : t("site.portal.off"), granted ? "" : t("site.portal.no_rights")].filter(Boolean);
  const last = lastLoginAt === "" ? t("site.portal.never") : t("site.portal.last", { time: format.time(lastLoginAt) });
  return (
    <li>
      <span className="person">
        <b>
          <OwnWay>{name || email}</OwnWay>
        </b>
        <span className="quiet">
          {mobileNumber !== "" && <Ltr>{mobileNumber}</Ltr>} {email !== "" && <Ltr>{email}</Ltr>}
        </span>
        <span className="quiet">{[...marks, last].join(" · ")}</span>
      </span>
      {change && (
        <WhyButton
          label={t("site.portal.remove_label", { name: name || email })}
          why={change.why}
          busy={change.busy}
          onPress={() => change.remove(user)}
        />
      )}
    </li>
  );
}

function Add({ others, change }: { readonly others: readonly PortalUser[]; readonly change: Change }) {
  const { t } = useTranslation("records");
  const [chosen, setChosen] = useState("");
  const user = others.find(({ id }) => id === chosen);
  if (others.length === 0) return <p className="quiet">{t("site.portal.nobody_left")}</p>;
  return (
    <div className="add">
      <label>
        <span className="quiet">{t("site.portal.add")}</span>
        <select value={user ? chosen : ""} onChange={({ target }) => setChosen(target.value)}>
          <option value="">{t("site.portal.choose")}</option>
          {others.map(({ id, name, email }) => (
            <option key={id} value={id}>
              {name || email}
            </option>
          ))}
        </select>
      </label>
      <WhyButton
        label={t("site.portal.add_act")}
        why={change.why || (user ? "" : t("site.portal.choose"))}
        busy={change.busy}
        onPress={() => user && change.add(user)}
      />
    </div>
  );
}
