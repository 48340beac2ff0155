/** What browsers keep copies of: what is deleted leaves its id behind, and the beat tells what changed. */
onRecordDelete(
  (e) => require(`${__hooks}/lib/tombstones.cjs`).buried(e),
  ...require(`${__hooks}/lib/tombstones.cjs`).KEPT,
);
onRecordAfterCreateSuccess(
  (e) => require(`${__hooks}/lib/marks.cjs`).mark(e),
  ...require(`${__hooks}/lib/marks.cjs`).MARKED,
);
onRecordAfterUpdateSuccess(
  (e) => require(`${__hooks}/lib/marks.cjs`).mark(e),
  ...require(`${__hooks}/lib/marks.cjs`).MARKED,
);
cronAdd("watchdesk_tombstones", "41 * * * *", () => require(`${__hooks}/lib/tombstones.cjs`).purgeStones($app));
