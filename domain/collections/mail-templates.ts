/** What the store's own mails say; `{…}` is filled by the store. Their links lead to our pages, not to the store's dashboard. */

interface MailTemplate {
  readonly subject: string;
  readonly body: string;
}

const letter = (...lines: readonly string[]): string => lines.map((line) => `<p>${line}</p>`).join("\n");

const link = (path: string, word: string): string =>
  `<a href="{APP_URL}/auth/${path}/{TOKEN}" target="_blank" rel="noopener">${word}</a>`;

const PASSWORD: MailTemplate = {
  subject: "New password for {APP_NAME}",
  body: letter(
    "Hello {RECORD:name},",
    "somebody asked for a new password for your account. Set it within 30 minutes:",
    link("confirm-password-reset", "Set a new password"),
    "If it was not you, ignore this mail. Your password stays as it is.",
  ),
};

const VERIFICATION: MailTemplate = {
  subject: "Confirm your address for {APP_NAME}",
  body: letter(
    "Hello {RECORD:name},",
    "confirm within three days that this address is yours:",
    link("confirm-verification", "Confirm the address"),
    "If you did not ask for this, ignore this mail.",
  ),
};

const EMAIL_CHANGE: MailTemplate = {
  subject: "Your new address for {APP_NAME}",
  body: letter(
    "Hello {RECORD:name},",
    "confirm within 30 minutes that you want to sign in with this address from now on. You will be asked for your password:",
    link("confirm-email-change", "Use this address"),
    "If you did not ask for this, ignore this mail. Nothing is changed then.",
  ),
};

const CODE: MailTemplate = {
  subject: "{OTP} is your code for {APP_NAME}",
  body: letter(
    "Hello {RECORD:name},",
    "your code to sign in is <strong>{OTP}</strong>. It works for five minutes.",
    "If you are not signing in, somebody knows your password: change it, and tell an administrator.",
  ),
};

/** The second step of a sign-in: who is asked for it, and how long a code and a begun sign-in are good for. */
export const SECOND_FACTOR = {
  otp: { enabled: true, duration: 300, length: 6, emailTemplate: CODE },
  mfa: { enabled: true, duration: 900, rule: "secondFactor = true || role.requireSecondFactor = true" },
} as const;

/** Of those who get mail. */
export const MAIL_TEMPLATES = {
  resetPasswordTemplate: PASSWORD,
  verificationTemplate: VERIFICATION,
  confirmEmailChangeTemplate: EMAIL_CHANGE,
} as const;
