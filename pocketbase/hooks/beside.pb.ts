/** Work beside the alarms: numbers, names, lists of tickets, levels of stock and totals are kept by the store; a customer at a glance. */
onRecordCreateRequest(
  (e) => require(`${__hooks}/lib/work.cjs`).workCreating(e),
  ...require(`${__hooks}/lib/work.cjs`).WATCHED,
);
onRecordUpdateRequest(
  (e) => require(`${__hooks}/lib/work.cjs`).workUpdating(e),
  ...require(`${__hooks}/lib/work.cjs`).WATCHED,
);
onRecordCreate((e) => require(`${__hooks}/lib/work.cjs`).workSaving(e), ...require(`${__hooks}/lib/work.cjs`).SAVED);
onRecordUpdate((e) => require(`${__hooks}/lib/work.cjs`).workSaving(e), ...require(`${__hooks}/lib/work.cjs`).SAVED);
onRecordDelete(
  (e) => require(`${__hooks}/lib/work.cjs`).workDeleting(e),
  ...require(`${__hooks}/lib/work.cjs`).COUNTED,
);
onRecordCreate((e) => require(`${__hooks}/lib/work.cjs`).memberSaving(e), ...require(`${__hooks}/lib/work.cjs`).TEAMS);
onRecordUpdate((e) => require(`${__hooks}/lib/work.cjs`).memberSaving(e), ...require(`${__hooks}/lib/work.cjs`).TEAMS);
onRecordUpdate((e) => require(`${__hooks}/lib/work.cjs`).personRenamed(e), "users");
routerAdd("GET", "/api/watchdesk/customers/{id}/overview", (e) =>
  require(`${__hooks}/lib/customer-overview.cjs`).customerOverview(e),
);
