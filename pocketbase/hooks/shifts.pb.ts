/** The roster: what it shows, its acts, and records of it that are written by themselves. */
routerAdd("GET", "/api/watchdesk/shifts/roster", (e) => require(`${__hooks}/lib/shift-roster.cjs`).roster(e));
routerAdd("GET", "/api/watchdesk/shifts/swap_choices", (e) => require(`${__hooks}/lib/shift-swap.cjs`).swapChoices(e));
// Above what an act takes, so that it is refused in words of ours (lib/body.ts).
routerAdd(
  "POST",
  "/api/watchdesk/shifts/{act}",
  (e) => require(`${__hooks}/lib/shift-acts.cjs`).shiftAct(e),
  $apis.bodyLimit(1_048_576),
);
onRecordCreateRequest((e) => require(`${__hooks}/lib/shift-write.cjs`).guardShift(e), "shift_management");
onRecordUpdateRequest((e) => require(`${__hooks}/lib/shift-write.cjs`).guardShift(e), "shift_management");
