/** Keys and code words: set, compared and, one at a time, read. */
routerAdd("GET", "/api/watchdesk/secrets/{collection}/{id}", (e) =>
  require(`${__hooks}/lib/secrets.cjs`).tellSecrets(e),
);
routerAdd("POST", "/api/watchdesk/secrets/{collection}/{id}", (e) =>
  require(`${__hooks}/lib/secrets.cjs`).setSecrets(e),
);
routerAdd("POST", "/api/watchdesk/secrets/site_contacts/{id}/check", (e) =>
  require(`${__hooks}/lib/secrets.cjs`).checkWord(e),
);
routerAdd("POST", "/api/watchdesk/secrets/site_contacts/{id}/read", (e) =>
  require(`${__hooks}/lib/secrets.cjs`).readWord(e),
);
onRecordCreateRequest(
  (e) => require(`${__hooks}/lib/secrets.cjs`).refuseSecrets(e),
  "site_transmitters",
  "site_contacts",
  "receivers",
  "users",
  "integrations",
  "webhooks",
);
onRecordUpdateRequest(
  (e) => require(`${__hooks}/lib/secrets.cjs`).refuseSecrets(e),
  "site_transmitters",
  "site_contacts",
  "receivers",
  "users",
  "integrations",
  "webhooks",
);
