/** What the store writes beside an account. */
onRecordUpdateRequest((e) => require(`${__hooks}/lib/account-states.cjs`).noteState(e), "site_accounts");
