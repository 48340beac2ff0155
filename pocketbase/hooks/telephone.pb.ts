/** The telephone: calls that are made, who calls, that it rings, and a person's own account. */
routerAdd("POST", "/api/watchdesk/calls", (e) => require(`${__hooks}/lib/calls.cjs`).call(e));
routerAdd("POST", "/api/watchdesk/calls/{id}/end", (e) => require(`${__hooks}/lib/call-end.cjs`).endCall(e));
routerAdd("GET", "/api/watchdesk/callers", (e) => require(`${__hooks}/lib/callers.cjs`).callers(e));
routerAdd("POST", "/api/watchdesk/incoming_call", (e) => require(`${__hooks}/lib/incoming-call.cjs`).incomingCall(e));
routerAdd("GET", "/api/watchdesk/sip_account", (e) => require(`${__hooks}/lib/sip-account.cjs`).sipAccount(e));
