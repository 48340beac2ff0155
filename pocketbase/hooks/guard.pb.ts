/** Guards of the store's own routes: per request and not as a middleware, which would hold an engine for each stream. */
onRecordsListRequest((e) => require(`${__hooks}/lib/guard.cjs`).demandList(e));
onRecordViewRequest((e) => require(`${__hooks}/lib/guard.cjs`).demandToken(e));
onRecordCreateRequest((e) => require(`${__hooks}/lib/guard.cjs`).demandToken(e));
onRecordUpdateRequest((e) => require(`${__hooks}/lib/guard.cjs`).demandToken(e));
onRecordDeleteRequest((e) => require(`${__hooks}/lib/guard.cjs`).demandToken(e));
onFileTokenRequest((e) => require(`${__hooks}/lib/guard.cjs`).demandToken(e));
onRecordUpdateRequest((e) => require(`${__hooks}/lib/pings.cjs`).guardPings(e), "session_control");
onRecordViewRequest((e) => require(`${__hooks}/lib/raw-frames.cjs`).showRaw(e), "events");
onRecordCreateRequest((e) => require(`${__hooks}/lib/guard.cjs`).guardUser(e), "users");
onRecordUpdateRequest((e) => require(`${__hooks}/lib/guard.cjs`).guardUser(e), "users");
onRecordUpdateRequest((e) => require(`${__hooks}/lib/password-due.cjs`).guardOthersPassword(e), "users");
onRecordUpdateRequest((e) => require(`${__hooks}/lib/own-password.cjs`).guardOwnPassword(e), "users");
onRecordCreateRequest((e) => require(`${__hooks}/lib/second-factor.cjs`).guardOwnFactor(e), "users");
onRecordUpdateRequest((e) => require(`${__hooks}/lib/second-factor.cjs`).guardOwnFactor(e), "users");
onRecordCreateRequest((e) => require(`${__hooks}/lib/second-factor.cjs`).guardRoleFactor(e), "role_authorities");
onRecordUpdateRequest((e) => require(`${__hooks}/lib/second-factor.cjs`).guardRoleFactor(e), "role_authorities");
onRecordUpdateRequest(
  (e) => require(`${__hooks}/lib/second-factor.cjs`).keepMail(e, false),
  "integrations",
  "program_settings",
);
onRecordDeleteRequest((e) => require(`${__hooks}/lib/second-factor.cjs`).keepMail(e, true), "integrations");
onRecordCreateRequest((e) => require(`${__hooks}/lib/mail-settings.cjs`).guardMail(e), "integrations");
onRecordUpdateRequest(
  (e) => require(`${__hooks}/lib/mail-settings.cjs`).guardMail(e),
  "integrations",
  "program_settings",
);
onRecordCreateRequest((e) => require(`${__hooks}/lib/guard.cjs`).guardRole(e), "role_authorities");
onRecordUpdateRequest((e) => require(`${__hooks}/lib/guard.cjs`).guardRole(e), "role_authorities");
onRecordCreateRequest((e) => require(`${__hooks}/lib/guard.cjs`).guardEntries(e), "customer_accounts_users");
onRecordUpdateRequest((e) => require(`${__hooks}/lib/guard.cjs`).guardEntries(e), "customer_accounts_users");
onRecordCreateRequest(
  (e) => require(`${__hooks}/lib/site-place.cjs`).guardSite(e),
  "site_accounts",
  "site_transmitters",
);
onRecordUpdateRequest(
  (e) => require(`${__hooks}/lib/site-place.cjs`).guardSite(e),
  "site_accounts",
  "site_transmitters",
);
onRecordCreateRequest(
  (e) => require(`${__hooks}/lib/shapes.cjs`).guardShapes(e),
  ...require(`${__hooks}/lib/shapes.cjs`).SHAPED,
);
onRecordUpdateRequest(
  (e) => require(`${__hooks}/lib/shapes.cjs`).guardShapes(e),
  ...require(`${__hooks}/lib/shapes.cjs`).SHAPED,
);
onRecordCreateRequest(
  (e) => require(`${__hooks}/lib/own-hours.cjs`).guardOwnHours(e),
  ...require(`${__hooks}/lib/own-hours.cjs`).WITH_OWN_HOURS,
);
onRecordUpdateRequest(
  (e) => require(`${__hooks}/lib/own-hours.cjs`).guardOwnHours(e),
  ...require(`${__hooks}/lib/own-hours.cjs`).WITH_OWN_HOURS,
);
onRecordUpdateRequest((e) => require(`${__hooks}/lib/settings-guard.cjs`).guardSettings(e), "program_settings");
onRecordCreateRequest((e) => require(`${__hooks}/lib/settings-guard.cjs`).guardZone(e), "site_accounts");
onRecordUpdateRequest((e) => require(`${__hooks}/lib/settings-guard.cjs`).guardZone(e), "site_accounts");
onRecordCreate((e) => require(`${__hooks}/lib/guard.cjs`).guardFeedId(e), "customer_accounts", "installers_accounts");
onBootstrap((e) => {
  e.next();
  require(`${__hooks}/lib/prepare.cjs`).prepare(e.app);
});
cronAdd("watchdesk_prepare", "* * * * *", () => require(`${__hooks}/lib/prepare.cjs`).prepare($app));

// Nobody is asked who he is before a body is read: sixty of 4 MB took 4 GB of the store's memory. These middlewares are
// the engine's own and hold none of ours. This one takes the place of the store's 32 MB for all routes that put none of
// their own there: the longest that is meant is the subscription of somebody with hundreds of customers.
routerUse($apis.bodyLimit(131_072));
// The store's routes that create or change a record do, for a portrait (2 MB): under another name this one stays beside it.
routerUse(Object.assign($apis.bodyLimit(4_194_304), { id: "watchdeskBodyLimit" }));
