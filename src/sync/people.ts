/** Accounts of other people: invited, and given a new password. */
import { API } from "../../domain/live/routes";
import { api } from "./api";
import { noteWritten } from "./written";

/** What came of an invitation; `link` is "" where a mail has left. */
export interface Invited {
  readonly id: string;
  readonly link: string;
}

/** Invites somebody who is there already (`user`), or makes him. Throws AppError. */
export async function invite(wish: Readonly<Record<string, string>>): Promise<Invited> {
  const { id, link } = await api<Invited>(`${API}/invitations`, { method: "POST", body: wish });
  noteWritten("users");
  return { id, link: link === "" ? "" : new URL(link, location.origin).href };
}

/** A new password of somebody, told this once. Throws AppError. */
export async function resetPasswordOf(id: string): Promise<string> {
  const { password } = await api<{ readonly password: string }>(`${API}/people/${id}/password`, {
    method: "POST",
    body: {},
  });
  noteWritten("users");
  return password;
}
