/** What is done with an account without a session, and with one's own address: the store's flows by mail. */
import { AppError } from "../../domain/errors";
import { linkFault, type LinkFault } from "../../domain/access/mail-link";
import { API } from "../../domain/live/routes";
import { serverNow } from "../lib/server-time";
import { ACCOUNT_PATHS } from "./paths";
import { session } from "./runtime";

/** What the installation offers to whoever is not signed in. */
export interface AccountOffers {
  readonly mail: boolean;
  readonly signup: boolean;
}

/** Asks what is offered. Throws AppError. */
export const readOffers = (signal?: AbortSignal): Promise<AccountOffers> =>
  session().client.send<AccountOffers>("account_offers", signal ? { signal } : {});

/** A link from a mail that does nothing, and why. */
export class LinkError extends Error {
  readonly fault: LinkFault;

  constructor(fault: LinkFault) {
    super(fault);
    this.name = "LinkError";
    this.fault = fault;
  }
}

const post = (path: string, body: object): Promise<unknown> => session().client.send(path, { method: "POST", body });

/** Uses what came with a mail. Throws LinkError where the link does nothing any more, else AppError. */
async function confirm(path: string, body: { readonly token: string } & Record<string, string>): Promise<void> {
  const fault = linkFault(body.token, serverNow());
  if (fault !== null) throw new LinkError(fault);
  try {
    await post(path, body);
  } catch (cause) {
    const isToken = cause instanceof AppError && cause.code === "bad_request" && cause.data["password"] === undefined;
    throw isToken ? new LinkError("used") : cause;
  }
}

/** Asks for a mail with a link to set a new password; answered alike whoever has the address. */
export const requestPassword = async (email: string): Promise<void> =>
  void (await post(ACCOUNT_PATHS.requestPassword, { email }));

/** Sets it. */
export const confirmPassword = (token: string, password: string): Promise<void> =>
  confirm(ACCOUNT_PATHS.confirmPassword, { token, password, passwordConfirm: password });

/** The address is its person's. */
export const confirmAddress = (token: string): Promise<void> => confirm(ACCOUNT_PATHS.confirmAddress, { token });

/** Another address is used from now on, for the password. Throws `wrong_password`. */
export const confirmNewAddress = (token: string, password: string): Promise<void> =>
  confirm(ACCOUNT_PATHS.confirmNewAddress, { token, password }).catch((cause: unknown) => {
    const isWrong = cause instanceof AppError && cause.data["password"] !== undefined;
    throw isWrong ? new AppError("wrong_password", {}, { cause }) : cause;
  });

/** Asks for access to the portal; answered alike whoever has the address. */
export const askForAccess = async (wish: Readonly<Record<string, string>>): Promise<void> =>
  void (await post(`${API}/signup`, wish));

/** A mail to confirm one's own address. */
export const requestAddress = async (email: string): Promise<void> =>
  void (await post("/api/collections/users/request-verification", { email }));

/** A mail to another address, which is used once it was confirmed. */
export const requestNewAddress = async (newEmail: string): Promise<void> =>
  void (await post("/api/collections/users/request-email-change", { newEmail }));
