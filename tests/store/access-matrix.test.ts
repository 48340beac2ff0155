/** Role x collection x verb on the real store, with people's own tokens, against a table written by hand. */

import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL_COLLECTIONS } from "../../domain/collections/all";
import { addPerson, impersonated, person } from "../support/people";
import { createMatrixWorld, type MatrixWorld, type RowKind } from "../support/matrix-world";
import { startStore, type TestStore } from "../support/store";
import { MATRIX, ROLES, type RoleName } from "./access-matrix.table";
import { withinLimit } from "../support/within-limit";

let store: TestStore;
let world: MatrixWorld;

beforeAll(async () => {
  store = await startStore();
  world = await createMatrixWorld(store);
}, 120_000);

afterAll(() => store?.stop());

const path = (kind: RowKind, id = ""): string => `/api/collections/${kind.collection}/records${id && `/${id}`}`;

const isView = ({ collection }: RowKind): boolean => ["GetEventAlarms", "unknown_signals"].includes(collection);

async function make(kind: RowKind): Promise<string> {
  const record = await store
    .client()
    .collection(kind.collection)
    .create(await kind.body());
  return record.id;
}

/** What a row's question uses up is made anew only when somebody was let through. */
class Row {
  readonly kind: RowKind;
  #record: string | undefined;
  #doomed: string | undefined;
  #body: Record<string, unknown> | undefined;

  constructor(kind: RowKind) {
    this.kind = kind;
  }

  async #send(method: string, token: string, options: { id?: string; body?: unknown; query?: string } = {}) {
    const url = path(this.kind, options.id) + (options.query ?? "");
    const ask = () => store.request<{ items?: unknown[] }>(method, url, { token, body: options.body });
    // What is turned away for being one of too many has done nothing.
    const answer = await withinLimit(ask);
    const passed = answer.status === 200 || answer.status === 204;
    if (!passed) expect([400, 401, 403, 404], `${method} ${url}`).toContain(answer.status);
    return { passed, items: answer.body?.items ?? [] };
  }

  /** The verbs that a token has, found by trying each. */
  async verbsOf(token: string): Promise<string> {
    const { kind } = this;
    const id = (this.#record ??= kind.existing ?? (await make(kind)));
    const listed = await this.#send("GET", token, { query: `?skipTotal=1&filter=${encodeURIComponent(`id="${id}"`)}` });
    let verbs = listed.passed && listed.items.length === 1 ? "l" : "";
    if ((await this.#send("GET", token, { id })).passed) verbs += "v";
    if (isView(kind)) return verbs;
    this.#body ??= await kind.body();
    if ((await this.#send("POST", token, { body: this.#body })).passed) {
      verbs += "c";
      this.#body = undefined;
    }
    if ((await this.#send("PATCH", token, { id, body: kind.change })).passed) verbs += "u";
    this.#doomed ??= kind.collection === "program_settings" ? id : await make(kind);
    if ((await this.#send("DELETE", token, { id: this.#doomed })).passed) {
      verbs += "d";
      this.#doomed = undefined;
    }
    return verbs;
  }
}

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

describe.each(Object.entries(MATRIX))("%s", (name, row) => {
  it("is open to exactly those the table names", async () => {
    const kind = world.rows[name];
    if (!kind) throw new Error(`no records for ${name}`);
    const asked = new Row(kind);
    const found: Partial<Record<RoleName, string>> = {};
    for (const role of ROLES) {
      const verbs = await asked.verbsOf(await world.token(role));
      if (verbs !== "") found[role] = verbs;
    }
    const wanted = Object.fromEntries(Object.entries(row).filter(([, verbs]) => verbs !== ""));
    expect(found).toEqual(wanted);
  });
});
