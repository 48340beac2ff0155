/** Who is meant by a typed e-mail, however it is written; and no way of writing it is a way round the count of wrong passwords. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addPerson, PASSWORD, roleId } from "../support/people";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;

beforeAll(async () => void (store = await startStore()));
afterAll(() => store?.stop());

interface Answer {
  readonly record?: { id: string };
  readonly data?: { code?: string; retryAfter?: number };
}

const attempt = async (identity: string, password = PASSWORD) => {
  const answer = await fetch(`${store.url}/api/collections/users/auth-with-password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ identity, password }),
  });
  const { record, data } = (await answer.json()) as Answer;
  return { id: record?.id, code: data?.code, wait: data?.retryAfter, header: answer.headers.get("retry-after") };
};

/** A person under an address as an administrator typed it. */
async function named(email: string, password = PASSWORD): Promise<string> {
  const people = store.client().collection("users");
  const role = await roleId(store, "operator");
  const fields = { email, password, passwordConfirm: password, name: email, role, active: true, verified: true };
  return (await people.create(fields)).id;
}

describe("an e-mail", () => {
  it.each([
    ["with a capital", "ada@watchdesk.test", "Ada@watchdesk.test"],
    ["all in capitals, as a stuck key writes it", "bea@watchdesk.test", "BEA@WATCHDESK.TEST"],
    ["with blanks around it, as they are copied with it", "cay@watchdesk.test", "  cay@watchdesk.test\t"],
    ["in small letters where it is stored with capitals", "Deniz.Ak@Watchdesk.test", "deniz.ak@watchdesk.test"],
    ["as it is stored", "Ece@watchdesk.test", "Ece@watchdesk.test"],
  ])("%s names its person", async (_, stored, typed) => {
    const id = await named(stored);
    expect((await attempt(typed)).id).toBe(id);
  });

  it("with a wrong password is refused however it is written, and a disabled person is told that he is", async () => {
    await named("fay@watchdesk.test");
    expect((await attempt("FAY@watchdesk.test", "wrong")).code).toBe("wrong_password");
    const { email } = await addPerson(store, "operator", { active: false });
    expect((await attempt(email.toUpperCase())).code).toBe("account_disabled");
  });

  it("that two have but for capitals names him whose it is letter by letter, and else nobody", async () => {
    const small = await named("gul@watchdesk.test", "one-long-password");
    const large = await named("Gul@watchdesk.test", "other-long-password");
    expect((await attempt("gul@watchdesk.test", "one-long-password")).id).toBe(small);
    expect((await attempt(" Gul@watchdesk.test", "other-long-password")).id).toBe(large);
    for (const password of ["one-long-password", "other-long-password"]) {
      expect((await attempt("GUL@watchdesk.test", password)).code).toBe("wrong_password");
    }
  });

  it.each(["%@watchdesk.test", "___@watchdesk.test", "", " "])("%j is no pattern for one", async (typed) => {
    expect((await attempt(typed)).id).toBeUndefined();
  });
});

describe("wrong passwords", () => {
  it("are counted together however the address is written, and the refusal says how long it stands", async () => {
    await named("hal@watchdesk.test");
    const began = Date.now();
    const ways = ["hal@watchdesk.test", "Hal@watchdesk.test", "HAL@watchdesk.test ", "\thAL@watchdesk.TEST"];
    for (let n = 0; n < 10; n += 1) expect((await attempt(ways[n % 4]!, `guess ${n}`)).code).toBe("wrong_password");
    for (const typed of [...ways, " haL@watchdesk.test"]) {
      const { code, wait = 0, header } = await attempt(typed);
      expect([code, header]).toEqual(["too_many_tries", String(wait)]);
      expect(wait).toBeLessThanOrEqual(300);
      expect(wait).toBeGreaterThanOrEqual(300 - Math.ceil((Date.now() - began) / 1000));
    }
  });

  it("of somebody who is not there are refused alike: the wait tells nobody whom there is", async () => {
    for (let n = 0; n < 10; n += 1) await attempt("nobody@watchdesk.test", `guess ${n}`);
    const { code, wait = 0 } = await attempt("Nobody@watchdesk.test");
    expect(code).toBe("too_many_tries");
    expect(wait).toBeGreaterThan(0);
  });
});
