/** The audit log: what was refused. What was changed is written last of all hooks (versions.pb.ts). */
cronAdd("watchdesk_refusals", "* * * * *", () => require(`${__hooks}/lib/refusals.cjs`).collectRefusals($app));
