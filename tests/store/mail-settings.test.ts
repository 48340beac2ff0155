/** A mail server that is set up wrongly: refused where it was typed, and never a reason for the store not to start. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { giveMail } from "../support/mail";
import { person } from "../support/people";
import { startSmtpSink, type SmtpSink } from "../support/smtp-sink";
import { startStore, type TestStore } from "../support/store";
import { withinLimit } from "../support/within-limit";

let store: TestStore;
let sink: SmtpSink;

beforeAll(async () => {
  sink = await startSmtpSink();
  store = await startStore();
  await giveMail(store, sink);
});

afterAll(async () => {
  await store?.stop();
  await sink?.stop();
});

interface Answered {
  readonly data?: { readonly code?: string; readonly field?: string };
  readonly mail?: boolean;
}

const offers = async () => (await store.request<Answered>("GET", "/api/watchdesk/account_offers")).body.mail;
const first = async (collection: "integrations" | "program_settings") =>
  (await store.client().collection(collection).getFullList())[0]?.id ?? "";

/** A name that has a server's form, and is longer than the store lets one be: no guard of ours looks that closely. */
const TOO_LONG = `smtp://${"a".repeat(70)}.watchdesk.test`;

describe("what the store would not take", () => {
  it.each([
    ["integrations", "sender", "not an address"],
    ["integrations", "sender", "desk@watchdesk.test\r\nBcc: others@watchdesk.test"],
    ["integrations", "sender", "desk@"],
    ["program_settings", "publicAddress", "https://[x"],
    ["program_settings", "publicAddress", "https://desk@watchdesk.test"],
    ["program_settings", "publicAddress", "https://desk.test:99999"],
  ] as const)("is refused before it is kept: %s.%s %j", async (collection, field, value) => {
    const { token } = await person(store, "administrator");
    const id = await first(collection);
    const before = await store.client().collection(collection).getOne(id);
    const path = `/api/collections/${collection}/records/${id}`;
    const answer = await withinLimit(() => store.request<Answered>("PATCH", path, { token, body: { [field]: value } }));
    expect([answer.status, answer.body.data?.code, answer.body.data?.field]).toEqual([400, "bad_request", field]);
    expect(await store.client().collection(collection).getOne(id)).toEqual(before);
    expect(await offers()).toBe(true);
  });

  it("keeps nothing else from being saved, and no store from starting: no mail leaves until it is mended", async () => {
    const { token } = await person(store, "administrator");
    const path = `/api/collections/integrations/records/${await first("integrations")}`;
    const use = (url: string) => withinLimit(() => store.request("PATCH", path, { token, body: { url } }));
    expect((await use(TOO_LONG)).status).toBe(200);
    expect(await offers()).toBe(false);
    const settings = store.client().collection("program_settings");
    await settings.update(await first("program_settings"), { company: "Another\r\nName" });
    await store.restart();
    expect(await offers()).toBe(false);
    expect((await use(sink.url)).status).toBe(200);
    expect(await offers()).toBe(true);
  });
});
