/** The signed-in person in the specification's own words (section 3, client-side state), kept beside `sessionState`. */
import { proxy, subscribe } from "valtio/vanilla";
import type { SessionState } from "./session-state";

export interface AuthState {
  token: string;
  userName: string;
  /** The section he works in; `login` while nobody is signed in. */
  page: string;
  /** When he signed in, epoch ms; 0 = not. */
  timelapse: number;
  /** Turns over with every change of who is signed in. */
  change: boolean;
  /** It is not known yet whether somebody is. */
  loading: boolean;
  /** Of the communicator; the session's token is its, too, so that it has none of its own. */
  commToken: string;
  /** Turns over with every completed change of the route. */
  routeChanged: boolean;
}

export const AUTH_DEFAULTS: Readonly<AuthState> = {
  token: "",
  userName: "",
  page: "login",
  timelapse: 0,
  change: false,
  loading: false,
  commToken: "",
  routeChanged: false,
};

/** Read it with `useSnapshot`. */
export const authState = proxy<AuthState>({ ...AUTH_DEFAULTS });

/** Follows the session; `token` = what is stored of it now. */
export function followSession(
  session: SessionState,
  { token, now }: { token: () => string; now: () => number },
): () => void {
  const follow = (): void => {
    const { status, user } = session;
    authState.loading = status === "unknown";
    const name = status === "signed_in" && user ? `${user.name} ${user.surname}`.trim() || user.email : "";
    authState.token = name === "" ? "" : token();
    if (name === authState.userName) return;
    const isOut = name === "";
    Object.assign(authState, {
      userName: name,
      page: isOut ? AUTH_DEFAULTS.page : (user?.role ?? ""),
      timelapse: isOut ? 0 : now(),
      change: !authState.change,
    });
  };
  follow();
  return subscribe(session, follow);
}
