/** Paths of the store that are asked without a token. */
import { API } from "../../domain/live/routes";

/** Where one signs in. */
export const SIGN_IN_PATH = "/api/collections/users/auth-with-password";
/** Where a code for the second step of it is sent from, and where one signs in with it. */
export const REQUEST_CODE_PATH = "/api/collections/users/request-otp";
export const CODE_PATH = "/api/collections/users/auth-with-otp";
/** Where a session renews its token. */
export const RENEW_PATH = `${API}/session/renew`;
/** What is done with an account without a session. */
export const ACCOUNT_PATHS = {
  requestPassword: "/api/collections/users/request-password-reset",
  confirmPassword: "/api/collections/users/confirm-password-reset",
  confirmAddress: "/api/collections/users/confirm-verification",
  confirmNewAddress: "/api/collections/users/confirm-email-change",
} as const;
/** Answered by any store that runs. */
export const HEALTH_PATH = "/api/health";
