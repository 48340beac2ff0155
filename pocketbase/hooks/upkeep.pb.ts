/** Upkeep: old records, archives and files, and what a receiver's record begins with. */
onRecordCreate((e) => require(`${__hooks}/lib/upkeep.cjs`).receiverCreating(e), "receivers");
cronAdd("watchdesk_upkeep", "* * * * *", () => require(`${__hooks}/lib/upkeep.cjs`).everyMinute());
cronAdd("watchdesk_retention", "29 * * * *", () => require(`${__hooks}/lib/upkeep.cjs`).everyHour());
