/** Every route of ours x everybody's token, and what the store itself offers beside them. */

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL_COLLECTIONS } from "../../domain/collections/all";
import { createMatrixWorld, type MatrixWorld } from "../support/matrix-world";
import { addPerson, impersonated } from "../support/people";
import { openStream, subscribe } from "../support/sse";
import { startStore, type TestStore } from "../support/store";
import { withinLimit } from "../support/within-limit";
import { ROLES, type RoleName } from "./access-matrix.table";
import { CLOSED, PAGES, ROUTES } from "./route-matrix.table";

const HOOKS = path.join(path.dirname(fileURLToPath(import.meta.url)), "../../pocketbase/hooks");

let store: TestStore;
let world: MatrixWorld;
/** Values of the place holders. */
let records: Readonly<Record<string, string>>;

beforeAll(async () => {
  store = await startStore();
  world = await createMatrixWorld(store);
  const make = async (row: string): Promise<string> => {
    const kind = world.rows[row];
    if (!kind) throw new Error(`no records for ${row}`);
    return (
      await store
        .client()
        .collection(kind.collection)
        .create(await kind.body())
    ).id;
  };
  const swedish = { name: "Swedish", code: "sv", json_template: { "common:done": "Klart" } };
  await store.client().collection("language_packages").create(swedish);
  const { id } = await store.client().collection("languages").getFirstListItem('code = "sv"');
  await store.client().collection("languages").update(id, swedish);
  const [settings] = await store.client().collection("program_settings").getFullList();
  await store
    .client()
    .collection("program_settings")
    .update(settings?.id ?? "", { signupOpen: true });
  records = {
    alarm: await make("events_alarm"),
    customer: await make("customer_accounts"),
    transmitter: await make("site_transmitters"),
    site: await make("site_accounts"),
    siteContact: await make("site_contacts"),
    receiver: await make("receivers"),
    integration: await make("integrations"),
    webhook: await make("webhooks"),
    shift: await make("shift_management:the operator's"),
    other: (await addPerson(store, "administrator")).id,
  };
}, 120_000);

afterAll(() => store?.stop());

const filled = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => records[name] ?? `{${name}}`);

const REFUSED = [401, 403, 404];

interface Refusal {
  readonly data?: { readonly code?: string };
}

const ask = (token: string, [method = "", url = ""]: readonly string[], body?: object) =>
  withinLimit(() =>
    store.request<Refusal>(method, filled(url), {
      token,
      ...(body ? { body: JSON.parse(filled(JSON.stringify(body))) } : {}),
    }),
  );

/** What the hooks register, read from their text. */
function registered(): readonly string[] {
  const texts = readdirSync(HOOKS).map((name) => readFileSync(path.join(HOOKS, name), "utf8"));
  return texts.flatMap((text) =>
    [...text.matchAll(/routerAdd\(\s*"([A-Z]+)",\s*(?:"([^"]+)"|path\b)/g)].map(
      ([, method = "", route = "the mail's"]) => `${method} ${route}`,
    ),
  );
}

it("has a row for each route that the hooks register", () => {
  // The store's routes by mail are closed one by one, which `doors.test.ts` asks.
  const known = [...new Set(ROUTES.map(({ route }) => route)), ...PAGES, "POST the mail's"];
  expect([...registered()].sort()).toEqual(known.sort());
});

describe.each(ROUTES.map((row) => [`${row.route.split(" ")[0] ?? ""} ${row.ask}`, row] as const))("%s", (_, row) => {
  it("lets through exactly those the table names", async () => {
    const method = row.route.split(" ")[0] ?? "";
    const passed: RoleName[] = [];
    for (const role of ROLES) {
      const { status } = await ask(await world.token(role), [method, row.ask], row.body);
      if (!REFUSED.includes(status)) passed.push(role);
      if (row.may !== "anybody" && role === "guest") expect(status).toBe(401);
    }
    expect(passed.sort()).toEqual([...(row.may === "anybody" ? ROLES : row.may)].sort());
  });
});

it("answers a token that has run out with 401 on every route that asks for one", async () => {
  const { id } = await addPerson(store, "administrator");
  const token = await impersonated(store, { collection: "users", id, seconds: 1 });
  await new Promise((done) => setTimeout(done, 2100));
  for (const { route, ask: url, body, may } of ROUTES) {
    if (may === "anybody") continue;
    const answer = await ask(token, [route.split(" ")[0] ?? "", url], body);
    expect([url, answer.status, answer.body.data?.code]).toEqual([url, 401, "not_signed_in"]);
  }
});

describe("what the store offers beside ours", () => {
  it.each(CLOSED.map(([route, body]) => [route, { body }] as const))(
    "is closed to everybody: %s",
    async (route, { body }) => {
      for (const role of ROLES) {
        const { status } = await ask(await world.token(role), route.split(" "), body);
        expect([role, 400 <= status && status < 500]).toEqual([role, true]);
      }
    },
  );

  it("sends no password for one time", async () => {
    const { email } = await addPerson(store, "operator");
    const answer = await store.request("POST", "/api/collections/users/request-otp", { body: { email } });
    // The answer for an address that nobody has: a code is for whoever has typed the right password before.
    expect(answer.status).toBe(200);
    expect(await store.client().collection("_otps").getFullList()).toEqual([]);
  });

  it("gives nobody another's stream to subscribe on", async () => {
    const stream = await openStream(store.url);
    const [operator, trainee] = [await world.person("operator"), await world.person("trainee")];
    if (!operator || !trainee) throw new Error("the world has no such people");
    expect((await subscribe(store.url, stream, { ...operator, topics: ["heartbeat"] })).status).toBe(204);
    const stolen = await subscribe(store.url, stream, { ...trainee, topics: ["heartbeat"] });
    expect(stolen.status).toBe(403);
    const ofAnother = await subscribe(store.url, stream, {
      ...operator,
      session: trainee.session,
      topics: ["heartbeat"],
    });
    expect(ofAnother.body.data?.code).toBe("session_ended");
    stream.close();
  });
});

describe("a file of a record", () => {
  const PIXEL = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );

  it("is shown to those who may see its record, by a token of their own for it, and to nobody without", async () => {
    const of = (await world.person("operator"))?.id ?? "";
    const form = new FormData();
    form.set("avatar", new Blob([PIXEL], { type: "image/png" }), "me.png");
    const record = await store.client().collection("users").update<{ avatar: string }>(of, form);
    const file = `/api/files/users/${of}/${record.avatar}`;
    const seen: RoleName[] = [];
    for (const role of ROLES) {
      const token = await world.token(role);
      const asked = await store.request<{ token?: string }>("POST", "/api/files/token", { token, body: {} });
      const { status } = await fetch(`${store.url}${file}?token=${asked.body?.token ?? ""}`);
      if (status === 200) seen.push(role);
      // The token of a request opens no file: an address with it would stand in logs and histories.
      expect((await fetch(`${store.url}${file}?token=${token}`)).status).toBe(404);
      expect((await fetch(store.url + file, { headers: { authorization: token } })).status).toBe(404);
    }
    // user.users.read, and the operator himself.
    expect(seen.sort()).toEqual(["administrator", "auditor", "operator", "shift_leader"]);
  });

  it("is the only kind of field that holds one", () => {
    const fields = ALL_COLLECTIONS.flatMap(({ name, fields: all }) =>
      Object.entries(all).flatMap(([field, { type }]) => (type === "file" ? [`${name}.${field}`] : [])),
    );
    expect(fields).toEqual(["users.avatar"]);
  });
});
