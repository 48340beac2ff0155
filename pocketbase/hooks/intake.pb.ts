/** The receiving services: signals, their beat, their keys; and whether the store can write. */
// A batch is 1.5 MB at most; who sends it is asked before it is read.
routerAdd(
  "POST",
  "/api/watchdesk/signals",
  (e) => require(`${__hooks}/lib/intake.cjs`).signals(e),
  $apis.bodyLimit(4_194_304),
);
routerAdd(
  "POST",
  "/api/watchdesk/signals_missing",
  (e) => require(`${__hooks}/lib/intake.cjs`).signalsMissing(e),
  $apis.bodyLimit(32_768),
);
routerAdd("POST", "/api/watchdesk/heartbeat", (e) => require(`${__hooks}/lib/intake.cjs`).heartbeat(e));
routerAdd("GET", "/api/watchdesk/beat", (e) => require(`${__hooks}/lib/intake.cjs`).unsavedBeat(e));
routerAdd("GET", "/api/watchdesk/receiver_config", (e) => require(`${__hooks}/lib/intake.cjs`).receiverConfig(e));
routerAdd("POST", "/api/watchdesk/alive", (e) => require(`${__hooks}/lib/intake.cjs`).alive(e));
