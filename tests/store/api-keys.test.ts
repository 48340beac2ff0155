/** A key is told once, kept as a hash, known by it again, and ends; secrets of what others reach us by are never told. */

import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { person, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

const SCOPE = { administrator: { signals: { alarms: { read: true } } } };

interface Made {
  readonly key: string;
  readonly record: { readonly id: string; readonly start: string; readonly hash?: string };
}

let store: TestStore;
let admin: Person;

beforeAll(async () => {
  store = await startStore();
  admin = await person(store, "administrator");
});

afterAll(() => store?.stop());

const ask = (body: object, { token } = admin) =>
  store.request<Made & { data?: { code?: string; field?: string } }>("POST", "/api/watchdesk/api_keys", {
    token,
    body,
  });
const make = async (more: object = {}): Promise<Made> => {
  const answer = await ask({ name: "Door system", scope: SCOPE, ...more });
  expect(answer.status).toBe(200);
  return answer.body;
};
/** As another system asks: with its key and no token. */
const use = async (key: string): Promise<[number, unknown]> => {
  const answer = await fetch(`${store.url}/api/watchdesk/api_keys/self`, { headers: { "X-Watchdesk-Key": key } });
  return [answer.status, await answer.json()];
};
const change = (id: string, body: object) =>
  store.request("PATCH", `/api/collections/api_keys/records/${id}`, { token: admin.token, body });

describe("a key", () => {
  it("is told once, and stands nowhere after that but as its hash", async () => {
    const { key, record } = await make();
    expect(key).toMatch(/^wd_[A-Za-z0-9]{40}$/);
    expect(record.start).toBe(key.slice(0, 8));
    expect(record.hash).toBeUndefined();
    const list = await store.request<{ items: object[] }>("GET", "/api/collections/api_keys/records", {
      token: admin.token,
    });
    expect(JSON.stringify(list.body)).not.toContain(key);
    expect(list.body.items.every((item) => !("hash" in item))).toBe(true);
    const kept = await store.client().collection("api_keys").getOne(record.id);
    expect(kept["hash"]).toBe(createHash("sha256").update(key).digest("hex"));
    const lines = await store
      .client()
      .collection("audit_log")
      .getFullList({ filter: `recordId = "${record.id}"` });
    expect(lines).toMatchObject([{ action: "create", user: admin.id }]);
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${key}|${String(kept["hash"])}`));
  });

  it("is known by its hash, says what it is good for, and that it was used", async () => {
    const { key, record } = await make();
    expect(await use(key)).toEqual([200, { name: "Door system", scope: SCOPE, expiresAt: "" }]);
    const kept = await store.client().collection("api_keys").getOne(record.id);
    expect(Date.parse(String(kept["lastUsedAt"]))).toBeGreaterThan(Date.now() - 60_000);
    expect(kept["updated"]).toBe(kept["created"]);
  });

  it.each<[string, (key: string) => string]>([
    ["is none", () => ""],
    ["is another", (key) => `${key.slice(0, -1)}${key.endsWith("a") ? "b" : "a"}`],
    ["is its hash", (key) => createHash("sha256").update(key).digest("hex")],
    ["is cut", (key) => key.slice(0, 8)],
  ])("that %s opens nothing", async (_, other) => {
    const { key } = await make();
    expect(await use(other(key))).toMatchObject([401, { data: { code: "not_signed_in" } }]);
  });

  it("opens nothing once it was taken out of use, and is not put back", async () => {
    const { key, record } = await make();
    expect((await change(record.id, { active: false })).status).toBe(200);
    expect((await use(key))[0]).toBe(401);
    expect((await change(record.id, { active: true })).status).toBe(404);
    expect((await change(record.id, { name: "Old door system" })).status).toBe(200);
  });

  it("opens nothing once it is deleted or has ended", async () => {
    const [gone, ended] = [await make(), await make({ expiresAt: new Date(Date.now() + 1500).toISOString() })];
    expect((await use(ended.key))[0]).toBe(200);
    await store.request("DELETE", `/api/collections/api_keys/records/${gone.record.id}`, { token: admin.token });
    expect((await use(gone.key))[0]).toBe(401);
    await new Promise((done) => setTimeout(done, 1600));
    expect((await use(ended.key))[0]).toBe(401);
  });

  it("opens nothing from an address that is not its own", async () => {
    const [here, elsewhere] = [await make({ addresses: ["127.0.0.0/8"] }), await make({ addresses: ["10.0.0.0/8"] })];
    expect((await use(here.key))[0]).toBe(200);
    expect(await use(elsewhere.key)).toMatchObject([403, { data: { code: "no_right" } }]);
  });

  it("keeps the scope and the hash that it was made with", async () => {
    const { key, record } = await make();
    expect((await change(record.id, { scope: { user: { users: { read: true } } } })).status).toBe(404);
    expect((await change(record.id, { hash: "0".repeat(64) })).status).toBeLessThan(500);
    expect(await use(key)).toMatchObject([200, { scope: SCOPE }]);
  });

  it("grants nothing that its maker has not, and takes both rights to be made", async () => {
    const role = await store
      .client()
      .collection("role_authorities")
      .create({
        name: "keys_alone",
        title: "Keys",
        staff: true,
        authorities: { administrator: { settings: { api_integrations: { create: true, secrets_write: true } } } },
      });
    const maker = await person(store, "keys_alone");
    expect((await ask({ name: "K", scope: SCOPE }, maker)).body.data).toMatchObject({
      code: "no_right",
      field: "scope",
    });
    const own = { administrator: { settings: { api_integrations: { create: true } } } };
    expect((await ask({ name: "K", scope: own }, maker)).status).toBe(200);
    await store.client().collection("role_authorities").update(role.id, { authorities: own });
    expect((await ask({ name: "K", scope: own }, maker)).body.data?.code).toBe("no_right");
  });

  it("is refused in words where the wish is no wish", async () => {
    expect((await ask({ name: "", scope: SCOPE })).body.data).toMatchObject({ code: "bad_request", field: "name" });
    expect((await ask({ name: "K", scope: 5 })).body.data?.code).toBe("authority_map_bad");
  });
});

describe.each(["integrations", "webhooks"])("the secret of %s", (collection) => {
  const bodies: Readonly<Record<string, object>> = {
    integrations: { name: "Gateway", kind: "sms" },
    webhooks: { name: "Hook", events: ["alarm_opened"], url: "https://hooks.example.com/x" },
  };
  const records = `/api/collections/${collection}/records`;
  const set = (id: string, body: object) =>
    store.request<{ data?: { code?: string } }>("POST", `/api/watchdesk/secrets/${collection}/${id}`, {
      token: admin.token,
      body,
    });

  it("is written by its own route alone, and read by nobody", async () => {
    const secret = "a-secret-of-ours";
    const made = await store.request<{ id: string }>("POST", records, { token: admin.token, body: bodies[collection] });
    const { id } = made.body;
    const direct = await store.request<{ data: { code?: string } }>("PATCH", `${records}/${id}`, {
      token: admin.token,
      body: { secret },
    });
    expect(direct.body.data.code).toBe("field_locked");
    expect((await set(id, { secret: "short" })).body?.data?.code).toBe("secret_bad");
    expect((await set(id, { secret })).status).toBe(204);
    expect((await store.client().collection(collection).getOne(id))["secret"]).toBe(secret);
    const seen = await store.request("GET", `${records}/${id}`, { token: admin.token });
    expect(JSON.stringify(seen.body)).not.toContain("secret");
    const found = await store.request("GET", `${records}?filter=${encodeURIComponent(`secret = "${secret}"`)}`, {
      token: admin.token,
    });
    expect(found.status).toBe(400);
    expect((await set(id, { secret: "" })).status).toBe(204);
    expect((await store.client().collection(collection).getOne(id))["secret"]).toBe("");
  });
});
