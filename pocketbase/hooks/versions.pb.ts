/** Saves and deletions that say from which copy they were made. Last of these hooks, so that little is inside its transaction. */
onRecordUpdateRequest((e) => require(`${__hooks}/lib/versions.cjs`).demandNewest(e));
onRecordDeleteRequest((e) => require(`${__hooks}/lib/versions.cjs`).demandNewest(e));
// The audit log of who may do what, of sites and of settings: a change and its line are one transaction, which waits for nothing.
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
