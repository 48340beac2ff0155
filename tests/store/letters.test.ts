/** Letters speak the language of whoever gets them, with the centre's own words where it has changed them. */

import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import english from "../../locales/en/mails.json";
import arabic from "../../locales/sa/mails.json";
import turkish from "../../locales/tr/mails.json";
import { putLanguage, writePackages } from "../support/languages";
import { giveMail, linkIn } from "../support/mail";
import { addPerson, PASSWORD, person, roleId } from "../support/people";
import { startSmtpSink, type Letter, type SmtpSink } from "../support/smtp-sink";
import { startStore, type TestStore } from "../support/store";
import { withinLimit } from "../support/within-limit";

let app: string;
let store: TestStore;
let sink: SmtpSink;

beforeAll(async () => {
  app = await mkdtemp(path.join(tmpdir(), "watchdesk-app-"));
  // French has some of the words alone, Swedish none.
  const french = { hello: "Bonjour {{name}},", password: { subject: "Nouveau" } };
  writePackages(app, { en: { mails: english }, tr: { mails: turkish }, sa: { mails: arabic }, fr: { mails: french } });
  sink = await startSmtpSink();
  store = await startStore({ flags: [`--publicDir=${app}`] });
  await giveMail(store, sink);
  await set({ company: "Centre" });
});

afterAll(async () => {
  await store?.stop();
  await sink?.stop();
  rmSync(app, { recursive: true, force: true });
});

const users = (act: string, body: object, token = "") =>
  withinLimit(() =>
    store.request<{ mfaId?: string; otpId?: string }>("POST", `/api/collections/users/${act}`, { body, token }),
  );
const change = (id: string, values: object) => store.client().collection("users").update(id, values);
const set = async (values: object): Promise<void> => {
  const settings = store.client().collection("program_settings");
  await settings.update((await settings.getFirstListItem("")).id, values);
};
const standard = (language: string): Promise<void> => set({ language });

/** A letter for a forgotten password, to somebody with that language. */
async function resetLetter(language: string, name = "Zoë"): Promise<Letter> {
  const { id, email } = await addPerson(store, "operator", { name });
  await change(id, { language });
  await users("request-password-reset", { email });
  return sink.letterTo(email);
}

const says = ({ html }: Letter, text: string): void => expect(html.replace(/<\/?bdi>/g, "")).toContain(text);
const runs = ({ html }: Letter): string => /^<div lang="[^"]*" dir="[^"]*">/.exec(html.trim())?.[0] ?? html;

describe("a person who has chosen", () => {
  it("Turkish reads Turkish, in the subject, too", async () => {
    const letter = await resetLetter("tr");
    expect(letter.subject).toBe("Centre için yeni şifre");
    expect(letter.head).toMatch(/^Subject: =\?utf-8\?q\?/im);
    expect(letter.head).toMatch(/^[\x20-\x7e\r\n\t]*$/);
    says(letter, "Merhaba Zoë,");
    says(letter, turkish.password.link);
    expect(runs(letter)).toBe('<div lang="tr" dir="ltr">');
    expect(linkIn(letter)).toMatch(/^\/auth\/confirm-password-reset\/.+/);
  });

  it("Arabic reads from the right, and his name and the centre's keep their own direction", async () => {
    const letter = await resetLetter("sa");
    expect(letter.subject).toBe("كلمة مرور جديدة في Centre");
    expect(letter.head).toMatch(/^[\x20-\x7e\r\n\t]*$/);
    expect(letter.html).toContain("مرحبًا <bdi>Zoë</bdi>،");
    says(letter, arabic.password.unasked);
    expect(runs(letter)).toBe('<div lang="ar" dir="rtl">');
  });

  it.each([
    ["a language with half of the letter", "fr"],
    ["one without a word", "sv"],
    ["one that is none", "xx"],
    ["none", ""],
  ])("%s reads English, whole", async (_, language) => {
    const letter = await resetLetter(language);
    expect(letter.subject).toBe("New password for Centre");
    says(letter, "Hello Zoë,");
    expect(runs(letter)).toBe('<div lang="en" dir="ltr">');
  });

  it("none reads that of the installation, where it has one", async () => {
    await standard("tr");
    expect((await resetLetter("")).subject).toBe("Centre için yeni şifre");
    expect((await resetLetter("fr")).subject).toBe("Centre için yeni şifre");
    expect((await resetLetter("sa")).subject).toBe("كلمة مرور جديدة في Centre");
    await standard("");
  });

  it("a language whose words the centre has changed reads those, as text", async () => {
    await putLanguage(store, "tr", { "mails:password.link": "Buradan <b>belirle" });
    const letter = await resetLetter("tr", "<i>Zoë");
    expect(letter.html).toContain(">Buradan &lt;b&gt;belirle</a>");
    expect(letter.html).toContain("&lt;i&gt;Zoë");
  });
});

describe("in Arabic", () => {
  it("an invitation is written, in the language of the installation", async () => {
    await standard("sa");
    const { token } = await person(store, "administrator");
    const body = { email: "davet@watchdesk.test", name: "Invited", role: await roleId(store, "operator") };
    await store.request("POST", "/api/watchdesk/invitations", { body, token });
    const letter = await sink.letterTo(body.email);
    expect(letter.subject).toBe("حسابك في Centre");
    says(letter, "خلال مدة أقصاها بالأيام: 7");
    expect(linkIn(letter)).toMatch(/^\/welcome\/.+/);
    expect(runs(letter)).toBe('<div lang="ar" dir="rtl">');
    await standard("");
  });

  it("the question for an address is written, of the old one and of a new one", async () => {
    const owner = await person(store, "operator");
    await change(owner.id, { language: "sa", verified: false });
    await users("request-verification", { email: owner.email }, owner.token);
    const asked = await sink.letterTo(owner.email);
    expect(asked.subject).toBe("أكّد عنوانك في Centre");
    expect(linkIn(asked)).toMatch(/^\/auth\/confirm-verification\/.+/);
    await users("request-email-change", { newEmail: "jadid@watchdesk.test" }, owner.token);
    const next = await sink.letterTo("jadid@watchdesk.test");
    expect(next.subject).toBe("عنوانك الجديد في Centre");
    expect(linkIn(next)).toMatch(/^\/auth\/confirm-email-change\/.+/);
  });

  it("the code of a second step is written, and opens the session", async () => {
    const owner = await addPerson(store, "operator");
    await change(owner.id, { language: "sa", secondFactor: true });
    const { mfaId } = (await users("auth-with-password", { identity: owner.email, password: PASSWORD })).body;
    const { otpId } = (await users("request-otp", { email: owner.email, mfaId })).body;
    const letter = await sink.letterTo(owner.email);
    const code = /<strong>(\d{6})<\/strong>/.exec(letter.html)?.[1] ?? "";
    expect(letter.subject).toBe(`${code} هو رمزك في Centre`);
    expect((await users("auth-with-otp", { otpId, password: code, mfaId })).status).toBe(200);
  });
});
