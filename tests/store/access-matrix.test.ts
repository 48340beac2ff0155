/** Role x collection x verb on the real store, with people's own tokens, against a table written by hand. */

import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL_COLLECTIONS } from "../../domain/collections/all";
import { addPerson, impersonated, person } from "../support/people";
import { describeRows } from "../support/matrix-rows";
import { createMatrixWorld, type MatrixWorld } from "../support/matrix-world";
import { startStore, type TestStore } from "../support/store";
import { MATRIX } from "./access-matrix.table";

let store: TestStore;
let world: MatrixWorld;

beforeAll(async () => {
  store = await startStore();
  world = await createMatrixWorld(store);
}, 120_000);

afterAll(() => store?.stop());

it("has a row for each collection", () => {
  const named = new Set(Object.keys(MATRIX).map((name) => name.split(":")[0]));
  expect(ALL_COLLECTIONS.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
});

it("has records for each row", () => expect(Object.keys(world.rows).sort()).toEqual(Object.keys(MATRIX).sort()));

// First: an ended session's token is good for three minutes and can't be renewed.
describe("a token that is no longer good", () => {
  it.each(["expired", "broken", "disabled", "ended", "guest"])(
    "%s: no list anywhere answers as if it were empty",
    async (how) => {
      const tokens: Record<string, () => Promise<string>> = {
        expired: async () => {
          const { id } = await addPerson(store, "administrator");
          const token = await impersonated(store, { collection: "users", id, seconds: 1 });
          await sleep(2100);
          return token;
        },
        broken: async () => `${(await person(store, "administrator")).token}x`,
        disabled: async () => world.token("disabled"),
        // One of the world would have grown old by now: it lives three minutes.
        ended: async () => {
          const who = await person(store, "administrator");
          await store.client().collection("session_control").delete(who.session.sessionId);
          return who.token;
        },
        guest: async () => "",
      };
      const token = await tokens[how]?.();
      if (how !== "guest") expect(token).toMatch(/./);
      for (const { name, access } of ALL_COLLECTIONS) {
        const answer = await store.request<{ data: { code?: string } }>("GET", `/api/collections/${name}/records`, {
          token,
        });
        // Where nobody may list, the store says so before it looks at the token.
        expect([name, answer.status, answer.body.data.code]).toEqual(
          access.list === null
            ? [name, 403, undefined]
            : [name, 401, how === "ended" ? "session_ended" : "not_signed_in"],
        );
      }
    },
  );
});

describeRows(0, () => ({ store, world }));
