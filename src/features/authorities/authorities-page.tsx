/** Who may do what: the roles, and for the chosen one its map of authorities. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRows } from "../../resources/use-rows";
import { tableOf } from "../../sync/db";
import { SkeletonRows } from "../../ui/skeleton-rows";
import { AuthoritiesRoot } from "./authorities-root";
import { NewRoleAct } from "./new-role-act";
import { RolePanel } from "./role-panel";
import type { RoleRow } from "./use-role-edit";

const byTitle = (a: RoleRow, b: RoleRow): number => (a.title || a.name).localeCompare(b.title || b.name);

/** The page. */
export function AuthoritiesPage() {
  const { t } = useTranslation("authorities");
  const roles = useRows(
    async (db) => ((await tableOf(db, "role_authorities").toArray()) as unknown as RoleRow[]).toSorted(byTitle),
    [],
  );
  const [chosen, setChosen] = useState("");
  const [isDirty, setDirty] = useState(false);
  const role = roles?.find(({ id }) => id === chosen) ?? roles?.[0];
  if (roles === undefined || role === undefined) return <SkeletonRows label={t("loading")} />;
  return (
    <AuthoritiesRoot>
      <nav className="roles" aria-label={t("roles")}>
        <h1>{t("title")}</h1>
        {roles.map(({ id, title, name }) => (
          <button key={id} type="button" aria-current={id === role.id} onClick={() => setChosen(id)}>
            <bdi>{title || name}</bdi>
          </button>
        ))}
        <NewRoleAct roles={roles} shown={role} isDirty={isDirty} onMade={setChosen} />
      </nav>
      <RolePanel key={role.id} role={role} others={roles.filter(({ id }) => id !== role.id)} onDirty={setDirty} />
    </AuthoritiesRoot>
  );
}
