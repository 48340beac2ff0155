/** What can be done with another person's account. */
import type { RecordRow } from "../record-row";

const PERSON_ACTS = ["new_password", "invite"] as const;

export type PersonAct = (typeof PERSON_ACTS)[number];

export const isPersonAct = (act: string): act is PersonAct => (PERSON_ACTS as readonly string[]).includes(act);

interface Asked {
  readonly collection: string;
  readonly row: RecordRow;
  readonly me: string;
  readonly can: (right: string) => boolean;
}

/** Those that the signed-in person may do; with his own account he does nothing here. */
export function personActs({ collection, row, me, can }: Asked): readonly PersonAct[] {
  if (collection !== "users" || row.id === me) return [];
  return [
    ...(can("user.users.reset") ? (["new_password"] as const) : []),
    ...(can("user.users.invite") && row["active"] === true ? (["invite"] as const) : []),
  ];
}
