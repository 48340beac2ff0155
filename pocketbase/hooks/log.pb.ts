/** What browsers log, and how long the store's own log is kept. */
// Above what a request takes, so that it is refused in words of ours (lib/body.ts).
routerAdd("POST", "/api/log", (e) => require(`${__hooks}/lib/client-log.cjs`).clientLog(e), $apis.bodyLimit(262_144));
cronAdd("watchdesk_client_log", "17 * * * *", () => require(`${__hooks}/lib/client-log.cjs`).boundLog($app));
onRecordAfterUpdateSuccess((e) => {
  e.next();
  require(`${__hooks}/lib/log-days.cjs`).applyLogDays(e.app);
}, "program_settings");
