/** Keys of other systems. */
routerAdd("POST", "/api/watchdesk/api_keys", (e) => require(`${__hooks}/lib/api-keys.cjs`).makeKey(e));
routerAdd("GET", "/api/watchdesk/api_keys/self", (e) => require(`${__hooks}/lib/api-keys.cjs`).showKey(e));
