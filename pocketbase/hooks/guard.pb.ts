/** Guards of the store's own routes: per request and not as a middleware, which would hold an engine for each stream. */
onRecordsListRequest((e) => require(`${__hooks}/lib/guard.cjs`).demandToken(e));
onRecordViewRequest((e) => require(`${__hooks}/lib/guard.cjs`).demandToken(e));
onRecordCreateRequest((e) => require(`${__hooks}/lib/guard.cjs`).demandToken(e));
onRecordUpdateRequest((e) => require(`${__hooks}/lib/guard.cjs`).demandToken(e));
onRecordDeleteRequest((e) => require(`${__hooks}/lib/guard.cjs`).demandToken(e));
onRecordViewRequest((e) => require(`${__hooks}/lib/raw-frames.cjs`).showRaw(e), "events");
onRecordCreateRequest((e) => require(`${__hooks}/lib/guard.cjs`).guardUser(e), "users");
onRecordUpdateRequest((e) => require(`${__hooks}/lib/guard.cjs`).guardUser(e), "users");
onRecordCreateRequest((e) => require(`${__hooks}/lib/guard.cjs`).guardRole(e), "role_authorities");
onRecordUpdateRequest((e) => require(`${__hooks}/lib/guard.cjs`).guardRole(e), "role_authorities");
onRecordCreateRequest((e) => require(`${__hooks}/lib/guard.cjs`).guardEntries(e), "customer_accounts_users");
onRecordUpdateRequest((e) => require(`${__hooks}/lib/guard.cjs`).guardEntries(e), "customer_accounts_users");
onBootstrap((e) => {
  e.next();
  require(`${__hooks}/lib/prepare.cjs`).prepare(e.app);
});
cronAdd("watchdesk_prepare", "* * * * *", () => require(`${__hooks}/lib/prepare.cjs`).prepare($app));
