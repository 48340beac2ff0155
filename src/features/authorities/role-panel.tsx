/** One role: its figures, the matrix of each place, and the bar that saves. */
import { useCallback, useRef, useState, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { SECTIONS } from "../../../domain/access/authorities";
import { type FeatureRow, type Place, withRight } from "../../../domain/access/edit-map";
import { LeaveGuard } from "../../resources/records/form/leave-guard";
import { useCan } from "../../resources/use-can";
import { useConnected } from "../../resources/use-connected";
import { ErrorText } from "../../ui/error-text";
import { TabRow } from "../../ui/tab-row";
import { useToast } from "../../ui/use-toast";
import { Matrix } from "./matrix";
import { RoleHead } from "./role-head";
import { type RoleEdit, type RoleRow, useRoleEdit } from "./use-role-edit";

const PLACES: readonly Place[] = [...SECTIONS, "common"];

export interface RolePanelProps {
  readonly role: RoleRow;
  readonly others: readonly RoleRow[];
  /** Whether something is typed that is not saved. */
  readonly onDirty: (isDirty: boolean) => void;
}

/** The place in which it begins: where the role has most. */
const firstPlace = ({ authorities }: RoleRow): Place => SECTIONS.find((name) => authorities?.[name]) ?? "common";

/** What is looked at of a role. */
function useLook(role: RoleRow) {
  const [place, setPlace] = useState<Place>(() => firstPlace(role));
  const [compared, setCompared] = useState("");
  const [filter, setFilter] = useState("");
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  return { place, setPlace, compared, setCompared, filter, setFilter, onlyDifferent, setOnlyDifferent };
}

type Look = ReturnType<typeof useLook>;

/** The latest of a value, for what is called later. */
function useLatest<T>(value: T) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** The panel. */
export function RolePanel({ role, others, onDirty }: RolePanelProps) {
  const { t } = useTranslation("authorities");
  const toast = useToast();
  const connected = useConnected();
  const may = useCan()("settings.authorities.update");
  const edit = useRoleEdit(role, () => toast("success", t("saved")));
  const look = useLook(role);
  const dirty = useLatest(edit.isDirty);
  useEffect(() => {
    onDirty(edit.isDirty);
    return () => onDirty(false);
  }, [edit.isDirty, onDirty]);
  const readOnly = !may || !connected || edit.busy;
  const other = others.find(({ id }) => id === look.compared);
  return (
    <section className="role" aria-label={role.title || role.name}>
      <h2>{role.title || role.name}</h2>
      {!may && <p className="note">{t("locked")}</p>}
      {!connected && <p className="note">{t("offline")}</p>}
      <RoleHead edit={edit} others={others} compared={look.compared} onCompare={look.setCompared} readOnly={readOnly} />
      <TabRow
        label={t("places")}
        className="places"
        tabs={PLACES.map((id) => ({ id, label: t(`place.${id}`) }))}
        current={look.place}
        onChange={look.setPlace}
      />
      <Narrow look={look} isCompared={other !== undefined} />
      <Rights edit={edit} look={look} other={other} readOnly={readOnly} />
      {may && <SaveRow edit={edit} connected={connected} />}
      <LeaveGuard dirty={dirty} names={NO_PLACE} onLeave={edit.undo} />
    </section>
  );
}

/** Any other address leaves it. */
const NO_PLACE: readonly string[] = [];

function Narrow({ look, isCompared }: { readonly look: Look; readonly isCompared: boolean }) {
  const { t } = useTranslation("authorities");
  return (
    <div className="narrow" role="search">
      <label className="figure">
        <span>{t("filter")}</span>
        <input type="search" value={look.filter} onChange={({ target }) => look.setFilter(target.value)} />
      </label>
      {isCompared && (
        <label className="check">
          <input
            type="checkbox"
            checked={look.onlyDifferent}
            onChange={({ target }) => look.setOnlyDifferent(target.checked)}
          />
          {t("only_different")}
        </label>
      )}
      <span className="legend">{t("legend")}</span>
    </div>
  );
}

interface RightsProps {
  readonly edit: RoleEdit;
  readonly look: Look;
  readonly other: RoleRow | undefined;
  readonly readOnly: boolean;
}

function Rights({ edit, look, other, readOnly }: RightsProps) {
  const { place, filter, onlyDifferent } = look;
  const map = edit.draft.authorities;
  const latest = useLatest({ map, change: edit.change });
  const onRight = useCallback(
    (row: FeatureRow, right: string, on: boolean) =>
      latest.current.change({ authorities: withRight(latest.current.map, { place, row, right }, on) }),
    [latest, place],
  );
  return (
    <div className="matrix" role="tabpanel">
      <Matrix
        {...{ place, map, filter, readOnly, onRight }}
        other={other ? (other.authorities ?? {}) : null}
        onlyDifferent={onlyDifferent && other !== undefined}
      />
    </div>
  );
}

function SaveRow({ edit, connected }: { readonly edit: RoleEdit; readonly connected: boolean }) {
  const { t } = useTranslation("authorities");
  const isOff = !edit.isDirty || edit.busy || !connected;
  if (edit.theirs !== null) {
    return (
      <div className="save" role="alert">
        <span className="said">{t("conflict")}</span>
        <button type="button" onClick={() => edit.takeTheirs()}>
          {t("take_theirs")}
        </button>
        <button type="button" className="main" disabled={edit.busy} onClick={() => void edit.saveOnTop()}>
          {t("save_mine")}
        </button>
      </div>
    );
  }
  return (
    <div className="save">
      {edit.error !== null && <ErrorText error={edit.error} />}
      <span className="said" role="status">
        {t(edit.isDirty ? "changed" : "unchanged")}
      </span>
      {edit.isDirty && (
        <button type="button" disabled={edit.busy} onClick={edit.undo}>
          {t("undo")}
        </button>
      )}
      <button type="button" className="main" disabled={isOff} onClick={() => void edit.save()}>
        {t("save")}
      </button>
    </div>
  );
}
