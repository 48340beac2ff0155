/** Many sign-ins at once: guests who guess stop nobody, a shift that starts gets in, and tries are counted by address. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addPerson, PASSWORD, person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

const SIGN_IN = "/api/collections/users/auth-with-password";

let store: TestStore;

beforeAll(async () => {
  store = await startStore({ env: { WATCHDESK_FRONT: "1" } });
});

afterAll(() => store?.stop());

interface Tried {
  readonly status: number;
  readonly code: string | undefined;
  readonly retryAfter: string | null;
}

interface Try {
  readonly identity: string;
  readonly password?: string;
  readonly from: string;
}

async function attempt({ identity, password = "wrong", from }: Try): Promise<Tried> {
  const answer = await fetch(store.url + SIGN_IN, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": from },
    body: JSON.stringify({ identity, password }),
  });
  const { data } = (await answer.json()) as { data?: { code?: string } };
  return { status: answer.status, code: data?.code, retryAfter: answer.headers.get("retry-after") };
}

const times = <T>(count: number, what: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => what(i)));

const checked = (reason: string, identity = "") =>
  store
    .client()
    .collection("audit_log")
    .getFullList({ filter: `action = "sign_in_failed" && reason = "${reason}" && after ~ "${identity}"` });

describe("guests with made-up addresses", () => {
  it("are sent away in time when many come at once, told when to come again", async () => {
    const all = await times(55, (i) => attempt({ identity: `made-up-${i}@watchdesk.test`, from: "203.0.113.1" }));
    const away = all.filter(({ code }) => code === "too_many_sign_ins");
    expect(away.length).toBeGreaterThan(15);
    expect(away[0]).toEqual({ status: 429, code: "too_many_sign_ins", retryAfter: "3" });
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([400, 429]));
    expect((await checked("wrong_password", "made-up-")).length).toBe(all.length - away.length);
  });

  it("keep nobody out who signs in from elsewhere", async () => {
    const known = await addPerson(store, "operator");
    const guests = times(250, (i) => attempt({ identity: `flood-${i}@watchdesk.test`, from: "203.0.113.2" }));
    const mine = await attempt({ identity: known.email, password: PASSWORD, from: "198.51.100.2" });
    expect(mine.status).toBe(200);
    const refused = (await guests).filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(200);
  });
});

it.each([
  ["POST", "", 5],
  ["PATCH", "/abcdefghijklmno", 10],
])("works on few passwords that guests send with a person: %s", async (method, id, most) => {
  const all = await times(40, () =>
    store.request(method, `/api/collections/users/records${id}`, {
      headers: { "x-forwarded-for": "203.0.113.7" },
      body: { email: "made-up@watchdesk.test", password: PASSWORD, passwordConfirm: PASSWORD },
    }),
  );
  const refused = all.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(40 - 2 * most);
});

it("lets a whole control room in that starts its shift in the same second behind one address", async () => {
  let outside: string[] = [];
  for (let i = 0; i < 30; i += 1) outside.push((await addPerson(store, "operator")).email);
  // On a machine that has much else to do some are told to come again: nobody more than a few times.
  for (let round = 0; round < 4 && outside.length > 0; round += 1) {
    const all = await times(outside.length, (i) =>
      attempt({ identity: outside[i]!, password: PASSWORD, from: `198.51.100.${30 + round}` }),
    );
    expect(all.filter(({ status, code }) => status !== 200 && code !== "too_many_sign_ins")).toEqual([]);
    outside = outside.filter((_, i) => all[i]!.status !== 200);
  }
  expect(outside).toEqual([]);
});

describe("wrong passwords of one person", () => {
  it("are compared as often as is allowed, however many come at once, and shut him out from nowhere else", async () => {
    const { email } = await addPerson(store, "operator");
    const first = await times(25, (i) => attempt({ identity: email, password: `w${i}`, from: "203.0.113.4" }));
    const second = await times(25, (i) => attempt({ identity: email, password: `v${i}`, from: "203.0.113.4" }));
    const wrong = [...first, ...second].filter(({ code }) => code === "wrong_password");
    expect(wrong).toHaveLength(10);
    expect(await checked("wrong_password", email)).toHaveLength(10);
    const right = { identity: email, password: PASSWORD };
    expect(await attempt({ ...right, from: "203.0.113.4" })).toMatchObject({ status: 429, code: "too_many_tries" });
    expect((await attempt({ ...right, from: "198.51.100.4" })).status).toBe(200);
    // His own success elsewhere forgets nothing of the one who guesses.
    expect((await attempt({ ...right, from: "203.0.113.4" })).code).toBe("too_many_tries");
  });
});

describe("a front", () => {
  it("says who asks: the last address it names, in the audit log too", async () => {
    const { email } = await addPerson(store, "operator");
    await attempt({ identity: email, from: "192.0.2.66, 198.51.100.5" });
    expect(await checked("wrong_password", email)).toMatchObject([{ ip: "198.51.100.5" }]);
  });

  it.each([
    ["where there is none", {}, []],
    ["where other machines reach the store, who could write it themselves", { WATCHDESK_FRONT: "1" }, ["0.0.0.0"]],
  ])("is not believed %s: a header changes nothing", async (_, env, [host]) => {
    const open = await startStore({ env: env as Record<string, string>, ...(host ? { host } : {}) });
    try {
      const who = await person(open, "administrator");
      await open.request("POST", SIGN_IN, {
        body: { identity: who.email, password: "wrong" },
        headers: { "x-forwarded-for": "203.0.113.9", "x-real-ip": "203.0.113.9" },
      });
      const filter = 'action = "sign_in_failed"';
      expect(await open.client().collection("audit_log").getFullList({ filter })).toMatchObject([{ ip: "127.0.0.1" }]);
    } finally {
      await open.stop();
    }
  });
});
