/** What must stand whenever the store runs: commits that reach the disk, the catalogues, the beat. */
onBootstrap((e) => {
  e.next();
  require(`${__hooks}/lib/intake.cjs`).whenBooted(e.app);
});
cronAdd("watchdesk_minute", "* * * * *", () => require(`${__hooks}/lib/intake.cjs`).everyMinute());
