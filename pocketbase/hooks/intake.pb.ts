/** The receiving services: signals, their beat, their keys; and whether the store can write. */
routerAdd("POST", "/api/watchdesk/signals", (e) => require(`${__hooks}/lib/intake.cjs`).signals(e));
routerAdd("POST", "/api/watchdesk/heartbeat", (e) => require(`${__hooks}/lib/intake.cjs`).heartbeat(e));
routerAdd("GET", "/api/watchdesk/beat", (e) => require(`${__hooks}/lib/intake.cjs`).unsavedBeat(e));
routerAdd("GET", "/api/watchdesk/receiver_config", (e) => require(`${__hooks}/lib/intake.cjs`).receiverConfig(e));
routerAdd("POST", "/api/watchdesk/alive", (e) => require(`${__hooks}/lib/intake.cjs`).alive(e));
