/** Addresses and passwords by mail: people's own alone; the store's routes for all other accounts are closed. */
for (const path of require(`${__hooks}/lib/mail-routes.cjs`).MAIL_PATHS as readonly string[]) {
  routerAdd("POST", path, () => require(`${__hooks}/lib/mail-routes.cjs`).refuseMail());
}
onRecordRequestEmailChangeRequest((e) => require(`${__hooks}/lib/mail-routes.cjs`).requestEmail(e));
onRecordRequestPasswordResetRequest((e) => require(`${__hooks}/lib/mail-routes.cjs`).requestPassword(e));
onRecordRequestVerificationRequest((e) => require(`${__hooks}/lib/mail-routes.cjs`).requestVerification(e));
onRecordConfirmEmailChangeRequest((e) => require(`${__hooks}/lib/mail-routes.cjs`).confirmMail(e, "email_changed"));
onRecordConfirmPasswordResetRequest((e) => require(`${__hooks}/lib/mail-routes.cjs`).confirmMail(e, "password_reset"));
onRecordConfirmVerificationRequest((e) => require(`${__hooks}/lib/mail-routes.cjs`).confirmMail(e, "email_verified"));
onRecordAfterCreateSuccess((e) => require(`${__hooks}/lib/mail-settings.cjs`).mailChanged(e), "integrations");
onRecordAfterUpdateSuccess(
  (e) => require(`${__hooks}/lib/mail-settings.cjs`).mailChanged(e),
  "integrations",
  "program_settings",
);
onRecordAfterDeleteSuccess((e) => require(`${__hooks}/lib/mail-settings.cjs`).mailChanged(e), "integrations");
onMailerRecordPasswordResetSend((e) => require(`${__hooks}/lib/letters.cjs`).writeLetter(e, "password"), "users");
onMailerRecordVerificationSend((e) => require(`${__hooks}/lib/letters.cjs`).writeLetter(e, "verification"), "users");
onMailerRecordEmailChangeSend((e) => require(`${__hooks}/lib/letters.cjs`).writeLetter(e, "email"), "users");
onMailerRecordOTPSend((e) => require(`${__hooks}/lib/letters.cjs`).writeLetter(e, "code"), "users");
routerAdd("GET", "/api/watchdesk/account_offers", (e) => require(`${__hooks}/lib/invitations.cjs`).showOffers(e));
routerAdd("POST", "/api/watchdesk/invitations", (e) => require(`${__hooks}/lib/invitations.cjs`).invite(e));
routerAdd("POST", "/api/watchdesk/people/{id}/password", (e) =>
  require(`${__hooks}/lib/password-due.cjs`).resetPassword(e),
);
routerAdd("POST", "/api/watchdesk/signup", (e) => require(`${__hooks}/lib/invitations.cjs`).askForAccess(e));
