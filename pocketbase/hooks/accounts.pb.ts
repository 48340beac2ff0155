/** What the store writes beside an account. */
onRecordUpdateRequest((e) => require(`${__hooks}/lib/account-states.cjs`).noteState(e), "site_accounts");
routerAdd("GET", "/api/watchdesk/site_users/{site}", (e) => require(`${__hooks}/lib/portal-users.cjs`).portalUsers(e));
