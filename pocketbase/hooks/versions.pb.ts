/** Saves and deletions that say from which copy they were made. Last of these hooks, so that little is inside its transaction. */
onRecordUpdateRequest((e) => require(`${__hooks}/lib/versions.cjs`).demandNewest(e));
onRecordDeleteRequest((e) => require(`${__hooks}/lib/versions.cjs`).demandNewest(e));
