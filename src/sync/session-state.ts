/** Who is signed in, as the screen sees it. */
import { proxy } from "valtio/vanilla";
import type { AuthorityMap } from "../../domain/access/authorities";
import { hasRight } from "../../domain/access/rights";
import type { ErrorCode } from "../../domain/errors";

/** The signed-in person. */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly surname: string;
  /** Name of the role: administrator, operator, sales, technicians, user … */
  readonly role: string;
  readonly roleId: string;
  /** Staff reach every site, or their dealer's; everybody else what his customers' entries grant. */
  readonly staff: boolean;
  /** What the role grants, `area.feature.verb`; the store's rules read the same. */
  readonly rights: AuthorityMap;
  /** The specification's map, by section. */
  readonly authorities: AuthorityMap;
  /** What each customer that lists him grants him, by the customer's id. */
  readonly customerRights: Readonly<Record<string, AuthorityMap>>;
  readonly dealer: string;
  /** Whose feed he gets: `staff`, `dealer:ID`, or `customer:ID` for each customer; empty where he may not watch. */
  readonly liveAudiences: string;
  readonly language: string;
  readonly theme: string;
  /** Minutes without a hand on mouse or keys after which he is asked, and minutes he then has; 0 = never. */
  readonly inactivityTimer: number;
  readonly logoutTimer: number;
}

export interface SessionState {
  status: "unknown" | "signed_out" | "signed_in";
  user: SessionUser | null;
  sessionId: string;
  /** When the session itself ends, epoch ms by the server's clock; 0 = not known. */
  expiresAt: number;
  /** Why it ended without anybody asking; the page behind stays as it was until somebody signs in again. */
  ended: ErrorCode | null;
  /** What the sentence of that needs. */
  endedData: Readonly<Record<string, unknown>>;
  /** His shift is over; he is signed in only until he holds no alarm any more. */
  offShift: boolean;
  /** The last stored rights are in use because the store can't be asked. */
  unverified: boolean;
}

/** The state of signed-out. */
export const signedOut = (): SessionState => ({
  status: "signed_out",
  user: null,
  sessionId: "",
  expiresAt: 0,
  ended: null,
  endedData: {},
  offShift: false,
  unverified: false,
});

/** Read it with `useSnapshot`; only `sync/session` writes. */
export const sessionState = proxy<SessionState>({ ...signedOut(), status: "unknown" });

type Grants = Pick<SessionUser, "staff" | "rights" | "customerRights">;

/** May he, with what belongs to this customer? Staff have what their role grants, others what that customer's entry does. */
export const grantsFor = (user: Grants | null, customer: string, path: string): boolean =>
  user !== null && hasRight(user.staff ? user.rights : ownRights(user, customer), path);

/** By the role, or at any of his customers. */
export const grantsAnywhere = (user: Grants | null, path: string): boolean =>
  user !== null &&
  (hasRight(user.rights, path) || Object.keys(user.customerRights).some((customer) => grantsFor(user, customer, path)));

const ownRights = ({ customerRights }: Grants, customer: string): AuthorityMap | undefined =>
  Object.hasOwn(customerRights, customer) ? customerRights[customer] : undefined;
