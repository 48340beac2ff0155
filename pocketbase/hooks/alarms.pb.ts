/** Acts on alarms, what falls due, and what was. */
// Above what an act takes, so that it is refused in words of ours (lib/body.ts).
routerAdd(
  "POST",
  "/api/watchdesk/alarms/{id}/{act}",
  (e) => require(`${__hooks}/lib/acts.cjs`).act(e),
  $apis.bodyLimit(1_048_576),
);
routerAdd("GET", "/api/watchdesk/alarms/{id}", (e) => require(`${__hooks}/lib/alarm-detail.cjs`).detail(e));
routerAdd("GET", "/api/watchdesk/signal_history", (e) => require(`${__hooks}/lib/history.cjs`).signalHistory(e));
routerAdd("GET", "/api/watchdesk/alarm_history", (e) => require(`${__hooks}/lib/history.cjs`).alarmHistory(e));
routerAdd("GET", "/api/watchdesk/signals_changed", (e) =>
  require(`${__hooks}/lib/changed-signals.cjs`).changedSignals(e),
);
routerAdd("POST", "/api/watchdesk/mutes", (e) => require(`${__hooks}/lib/mute.cjs`).mute(e));
routerAdd("POST", "/api/watchdesk/due", (e) => require(`${__hooks}/lib/due.cjs`).due(e));
cronAdd("watchdesk_due", "* * * * *", () => require(`${__hooks}/lib/due.cjs`).dueWithoutClockwork($app));
