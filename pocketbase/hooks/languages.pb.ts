/** Languages: their texts for every page, those that pages have missed, and packages to download. */
routerAdd("GET", "/locales/languages.json", (e) => require(`${__hooks}/lib/locales.cjs`).languagesThere(e));
routerAdd("GET", "/locales/{lng}/{file}", (e) => require(`${__hooks}/lib/locales.cjs`).locale(e));
routerAdd("POST", "/locales/add/{lng}/{ns}", (e) => require(`${__hooks}/lib/locales.cjs`).addMissing(e));
routerAdd("GET", "/api/watchdesk/language_store/{code}", (e) =>
  require(`${__hooks}/lib/language-store.cjs`).languagePackage(e),
);
onRecordCreateRequest((e) => require(`${__hooks}/lib/language-store.cjs`).languageSaved(e), "languages");
onRecordUpdateRequest((e) => require(`${__hooks}/lib/language-store.cjs`).languageSaved(e), "languages");
