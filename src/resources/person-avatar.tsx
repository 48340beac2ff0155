/** The portrait of a person: its file is shown to whoever may see the person, by a token for files. */
import { api } from "../sync/api";
import { Avatar } from "../ui/avatar";
import { useRemote } from "./use-remote";

export interface PersonAvatarProps {
  readonly id: string;
  /** The field of his record. */
  readonly avatar: string;
  readonly alt: string;
  readonly size?: number;
}

/** A token for files lives for minutes; the browser keeps the picture. */
export function PersonAvatar({ id, avatar, ...look }: PersonAvatarProps) {
  const isFile = avatar !== "" && !avatar.includes("http");
  const { data, status } = useRemote(isFile ? `${id} ${avatar}` : null, (signal) =>
    api<{ token: string }>("/api/files/token", { method: "POST", body: {}, signal }),
  );
  const src = isFile && status !== "ready" ? "" : avatar;
  return <Avatar src={src} collectionName="users" id={id} token={data?.token ?? ""} {...look} />;
}
