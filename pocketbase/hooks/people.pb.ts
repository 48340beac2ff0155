/** People, roles and customers' entries: what the store derives from them. */
onRecordCreate((e) => require(`${__hooks}/lib/users.cjs`).roleSaving(e), "role_authorities");
onRecordUpdate((e) => require(`${__hooks}/lib/users.cjs`).roleSaving(e), "role_authorities");
onRecordAfterUpdateSuccess((e) => require(`${__hooks}/lib/users.cjs`).roleSaved(e), "role_authorities");
onRecordCreate((e) => require(`${__hooks}/lib/users.cjs`).userCreating(e), "users");
onRecordUpdate((e) => require(`${__hooks}/lib/users.cjs`).userUpdating(e), "users");
onRecordAfterUpdateSuccess((e) => require(`${__hooks}/lib/users.cjs`).userUpdated(e), "users");
onRecordDelete((e) => require(`${__hooks}/lib/users.cjs`).userDeleting(e), "users");
onRecordCreate((e) => require(`${__hooks}/lib/users.cjs`).entriesSaving(e), "customer_accounts_users");
onRecordUpdate((e) => require(`${__hooks}/lib/users.cjs`).entriesSaving(e), "customer_accounts_users");
onRecordDelete((e) => require(`${__hooks}/lib/users.cjs`).entriesDeleting(e), "customer_accounts_users");
onRecordCreate((e) => require(`${__hooks}/lib/site-move.cjs`).siteCreating(e), "site_accounts");
onRecordUpdate((e) => require(`${__hooks}/lib/site-move.cjs`).siteUpdating(e), "site_accounts");
onRecordAfterCreateSuccess(
  (e) => require(`${__hooks}/lib/site-move.cjs`).tookIn(e),
  "site_accounts",
  "site_transmitters",
);
onRecordAfterUpdateSuccess(
  (e) => require(`${__hooks}/lib/site-move.cjs`).tookIn(e),
  "site_accounts",
  "site_transmitters",
);
onRecordCreate((e) => require(`${__hooks}/lib/site-move.cjs`).transmitterSaving(e), "site_transmitters");
onRecordUpdate((e) => require(`${__hooks}/lib/site-move.cjs`).transmitterSaving(e), "site_transmitters");
