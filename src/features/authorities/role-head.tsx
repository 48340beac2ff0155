/** Above the matrix: the figures of a role, what it is copied from or compared with, its flags. */
import { useTranslation } from "react-i18next";
import { FLAGS } from "../../../domain/access/authorities";
import { withFlag } from "../../../domain/access/edit-map";
import { FIGURES, type RoleEdit, type RoleRow } from "./use-role-edit";

export interface RoleHeadProps {
  readonly edit: RoleEdit;
  readonly others: readonly RoleRow[];
  readonly compared: string;
  readonly onCompare: (id: string) => void;
  readonly readOnly: boolean;
}

/** The fields. */
export function RoleHead({ edit, others, compared, onCompare, readOnly }: RoleHeadProps) {
  const { t } = useTranslation("authorities");
  const { draft, change } = edit;
  return (
    <div className="fields">
      {FIGURES.map((name) => (
        <label key={name} className="figure">
          <span>{t(`figures.${name}`)}</span>
          <input
            type="number"
            min={0}
            max={name === "maxSessions" ? 100 : 1440}
            value={draft[name]}
            readOnly={readOnly}
            onChange={({ target }) => change({ [name]: Math.max(0, Math.trunc(Number(target.value)) || 0) })}
          />
        </label>
      ))}
      <label className="check">
        <input
          type="checkbox"
          checked={draft.requireSecondFactor}
          disabled={readOnly}
          onChange={({ target }) => change({ requireSecondFactor: target.checked })}
        />
        {t("figures.requireSecondFactor")}
      </label>
      <Flags edit={edit} readOnly={readOnly} />
      <RoleChoice label={t("compare")} none={t("compare_none")} roles={others} value={compared} onChoose={onCompare} />
      {!readOnly && (
        <RoleChoice
          label={t("copy")}
          none={t("copy_none")}
          roles={others}
          value=""
          onChoose={(id) => {
            const from = others.find((role) => role.id === id);
            if (from) change({ authorities: from.authorities ?? {} });
          }}
        />
      )}
    </div>
  );
}

function Flags({ edit: { draft, change }, readOnly }: Pick<RoleHeadProps, "edit" | "readOnly">) {
  const { t } = useTranslation("authorities");
  return FLAGS.map((flag) => (
    <label key={flag} className="check">
      <input
        type="checkbox"
        checked={draft.authorities[flag] === true}
        disabled={readOnly}
        onChange={({ target }) => change({ authorities: withFlag(draft.authorities, flag, target.checked) })}
      />
      {t(`flags.${flag}`)}
    </label>
  ));
}

interface RoleChoiceProps {
  readonly label: string;
  readonly none: string;
  readonly roles: readonly RoleRow[];
  readonly value: string;
  readonly onChoose: (id: string) => void;
}

function RoleChoice({ label, none, roles, value, onChoose }: RoleChoiceProps) {
  return (
    <label className="figure">
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{none}</option>
        {roles.map(({ id, title, name }) => (
          <option key={id} value={id}>
            {title || name}
          </option>
        ))}
      </select>
    </label>
  );
}
