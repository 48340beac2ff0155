/** The calendar of visits and jobs. */
routerAdd("GET", "/api/watchdesk/schedule", (e) => require(`${__hooks}/lib/schedule.cjs`).schedule(e));
