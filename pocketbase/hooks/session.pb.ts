/** Sessions: signing in, renewing, ending, and the streams that hang on them. */
onRecordAuthWithPasswordRequest((e) => require(`${__hooks}/lib/session.cjs`).signIn(e), "users");
onRecordAuthWithPasswordRequest((e) => require(`${__hooks}/lib/session.cjs`).superuserSignIn(e), "_superusers");
onRecordAuthRequest((e) => require(`${__hooks}/lib/session.cjs`).openSession(e), "users");
onRecordRequestOTPRequest((e) => require(`${__hooks}/lib/second-factor.cjs`).requestCode(e), "users");
routerAdd("POST", "/api/collections/users/auth-with-otp", (e) =>
  require(`${__hooks}/lib/code-sign-in.cjs`).signInByCode(e),
);
onRecordAuthWithOTPRequest((e) => require(`${__hooks}/lib/code-sign-in.cjs`).refuseOtherWay(e), "users");
onRecordAuthRefreshRequest((e) => require(`${__hooks}/lib/session.cjs`).refuseRefresh(e), "users");
onRealtimeSubscribeRequest((e) => require(`${__hooks}/lib/session.cjs`).subscribe(e));
onRecordDelete((e) => require(`${__hooks}/lib/session.cjs`).sessionDeleting(e), "session_control");
onRecordAfterDeleteSuccess((e) => require(`${__hooks}/lib/session.cjs`).sessionDeleted(e), "session_control");
onRecordDeleteRequest((e) => require(`${__hooks}/lib/session.cjs`).sessionEnded(e), "session_control");
routerAdd("POST", "/api/watchdesk/session/inactive", (e) => require(`${__hooks}/lib/inactive.cjs`).signOut(e));
routerAdd("POST", "/api/watchdesk/session/renew", (e) => require(`${__hooks}/lib/session.cjs`).renew(e));
