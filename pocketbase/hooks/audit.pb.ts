/** The audit log: changes of who may do what, of sites and of settings, and what was refused. */
onRecordCreateRequest(
  (e) => require(`${__hooks}/lib/changes.cjs`).created(e),
  ...require(`${__hooks}/lib/changes.cjs`).AUDITED,
);
onRecordUpdateRequest(
  (e) => require(`${__hooks}/lib/changes.cjs`).updated(e),
  ...require(`${__hooks}/lib/changes.cjs`).AUDITED,
);
onRecordDeleteRequest(
  (e) => require(`${__hooks}/lib/changes.cjs`).deleted(e),
  ...require(`${__hooks}/lib/changes.cjs`).AUDITED,
);
cronAdd("watchdesk_refusals", "* * * * *", () => require(`${__hooks}/lib/refusals.cjs`).collectRefusals($app));
