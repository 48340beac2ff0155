/** Addresses and passwords change by no mail: the store's own routes for that are closed. */
for (const path of require(`${__hooks}/lib/mail-routes.cjs`).MAIL_PATHS as readonly string[]) {
  routerAdd("POST", path, () => require(`${__hooks}/lib/mail-routes.cjs`).refuseMail());
}
onRecordRequestEmailChangeRequest((e) => require(`${__hooks}/lib/mail-routes.cjs`).sendNoMail(e));
onRecordRequestPasswordResetRequest((e) => require(`${__hooks}/lib/mail-routes.cjs`).sendNoMail(e));
onRecordRequestVerificationRequest((e) => require(`${__hooks}/lib/mail-routes.cjs`).sendNoMail(e));
onRecordConfirmEmailChangeRequest(() => require(`${__hooks}/lib/mail-routes.cjs`).takeNoMail());
onRecordConfirmPasswordResetRequest(() => require(`${__hooks}/lib/mail-routes.cjs`).takeNoMail());
onRecordConfirmVerificationRequest(() => require(`${__hooks}/lib/mail-routes.cjs`).takeNoMail());
