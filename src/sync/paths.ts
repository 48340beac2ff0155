/** Paths of the store that are asked without a token. */
import { API } from "../../domain/live/routes";

/** Where one signs in. */
export const SIGN_IN_PATH = "/api/collections/users/auth-with-password";
/** Where a session renews its token. */
export const RENEW_PATH = `${API}/session/renew`;
/** Answered by any store that runs. */
export const HEALTH_PATH = "/api/health";
