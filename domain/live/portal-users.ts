/** `GET site_users/{site}`: the portal users of a site, by name for whoever may read them, and who could be one. */

/** A portal user. */
export interface PortalUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly mobileNumber: string;
  readonly active: boolean;
  /** His customer grants him something: without that he is only known by his number. */
  readonly granted: boolean;
  /** "" = he has never signed in, as far as the log goes back. */
  readonly lastLoginAt: string;
}

/** The answer. */
export interface PortalUsersAnswer {
  /** The record that names them, as it stood; "" where there is none yet. */
  readonly record: string;
  readonly updated: string;
  readonly users: readonly PortalUser[];
  /** Other portal users of the site's customer; none for whoever may add nobody. */
  readonly others: readonly PortalUser[];
}
