/** A role while it is edited: what was typed, what differs, and how a save went. */
import { useState } from "react";
import type { AuthorityMap } from "../../../domain/access/authorities";
import { spelled } from "../../../domain/access/edit-map";
import { type AppError, asAppError } from "../../../domain/errors";
import { isObject } from "../../../domain/plain-object";
import { updateRecord } from "../../sync/record-writes";
import type { Row } from "../../sync/rows";

/** What a role is stored as. */
export interface RoleRow extends Row {
  readonly name: string;
  readonly title: string;
  readonly staff: boolean;
  readonly authorities: AuthorityMap | null;
  readonly inactivityTimer: number;
  readonly logoutTimer: number;
  readonly maxSessions: number;
  readonly requireSecondFactor: boolean;
}

/** The figures beside the map. */
export const FIGURES = ["inactivityTimer", "logoutTimer", "maxSessions"] as const;

export type RoleDraft = Pick<RoleRow, (typeof FIGURES)[number] | "requireSecondFactor"> & {
  readonly authorities: AuthorityMap;
};

/** A role as it can be edited. */
export const draftOf = (role: RoleRow): RoleDraft => ({
  authorities: role.authorities ?? {},
  inactivityTimer: role.inactivityTimer,
  logoutTimer: role.logoutTimer,
  maxSessions: role.maxSessions,
  requireSecondFactor: role.requireSecondFactor,
});

const textOf = ({ authorities, ...rest }: RoleDraft): string => JSON.stringify([spelled(authorities), rest]);

/** The edit of one role; another role begins anew. */
export function useRoleEdit(role: RoleRow, onSaved: () => void) {
  const [base, setBase] = useState(role);
  const [draft, setDraft] = useState(() => draftOf(role));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  /** As somebody else has saved it meanwhile. */
  const [theirs, setTheirs] = useState<RoleRow | null>(null);
  const isDirty = textOf(draft) !== textOf(draftOf(base));
  const rebase = (to: RoleRow): void => {
    setBase(to);
    setDraft(draftOf(to));
    setTheirs(null);
    setError(null);
  };
  // Nothing is typed: what stands there now is shown.
  if (!isDirty && !busy && theirs === null && role.updated > base.updated) rebase(role);
  const save = async (madeFrom: string): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      rebase(await updateRecord<RoleRow>("role_authorities", { id: base.id, values: { ...draft }, madeFrom }));
      onSaved();
    } catch (cause) {
      const refusal = asAppError(cause);
      const { current } = refusal.data;
      if (refusal.code === "record_changed" && isObject(current)) setTheirs(current as unknown as RoleRow);
      else setError(refusal);
    } finally {
      setBusy(false);
    }
  };
  return {
    draft,
    change: (next: Partial<RoleDraft>) => setDraft((old) => ({ ...old, ...next })),
    isDirty,
    busy,
    error,
    theirs,
    save: () => save(base.updated),
    saveOnTop: () => theirs && save(theirs.updated),
    takeTheirs: () => theirs && rebase(theirs),
    undo: () => rebase(base),
  };
}

/** All that the parts of the page need of it. */
export type RoleEdit = ReturnType<typeof useRoleEdit>;
