/** Reports: counted by the store when they are asked for. */
routerAdd("GET", "/api/watchdesk/reports/{report}", (e) => require(`${__hooks}/lib/reports.cjs`).report(e));
