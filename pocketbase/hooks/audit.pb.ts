/** The audit log: changes of who may do what, and what was refused. */
onRecordCreateRequest(
  (e) => require(`${__hooks}/lib/changes.cjs`).created(e),
  "users",
  "role_authorities",
  "customer_accounts_users",
  "administrators",
  "operators",
  "installers_accounts",
);
onRecordUpdateRequest(
  (e) => require(`${__hooks}/lib/changes.cjs`).updated(e),
  "users",
  "role_authorities",
  "customer_accounts_users",
  "administrators",
  "operators",
  "installers_accounts",
  "program_settings",
);
onRecordDeleteRequest((e) => require(`${__hooks}/lib/changes.cjs`).deleted(e), "customer_accounts_users");
cronAdd("watchdesk_refusals", "* * * * *", () => require(`${__hooks}/lib/refusals.cjs`).collectRefusals($app));
