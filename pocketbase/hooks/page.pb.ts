/** The app, served from the store's own address. */
routerAdd("GET", "/{path...}", (e) => require(`${__hooks}/lib/page.cjs`).page(e));
routerAdd("GET", "/api/{path...}", () => require(`${__hooks}/lib/page.cjs`).noRoute());
// Large files come from the engine itself: a handler of ours would be held for as long as a slow reader takes.
routerAdd("GET", "/assets/{path...}", $apis.static(require(`${__hooks}/lib/page.cjs`).appFiles("/assets"), false));
routerAdd("GET", "/icons/{path...}", $apis.static(require(`${__hooks}/lib/page.cjs`).appFiles("/icons"), false));
// The files of texts are the store's own to read: what pages get is answered from its languages (languages.pb.ts).
routerAdd("GET", "/locales/{path...}", () => require(`${__hooks}/lib/page.cjs`).noRoute());
