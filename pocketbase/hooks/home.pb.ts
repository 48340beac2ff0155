/** The room at one glance. */
routerAdd("GET", "/api/watchdesk/home", (e) => require(`${__hooks}/lib/home.cjs`).home(e));
