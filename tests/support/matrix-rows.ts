/** The questions of the access matrix: every verb of every role for each row, in halves that two stores answer side by side. */

import { describe, expect, it } from "vitest";
import { MATRIX, ROLES, type RoleName } from "../store/access-matrix.table";
import type { MatrixWorld, RowKind } from "./matrix-world";
import type { TestStore } from "./store";
import { withinLimit } from "./within-limit";

const path = (kind: RowKind, id = ""): string => `/api/collections/${kind.collection}/records${id && `/${id}`}`;

const isView = ({ collection }: RowKind): boolean => ["GetEventAlarms", "unknown_signals"].includes(collection);

async function make(store: TestStore, kind: RowKind): Promise<string> {
  const record = await store
    .client()
    .collection(kind.collection)
    .create(await kind.body());
  return record.id;
}

/** What a row's question uses up is made anew only when somebody was let through. */
class Row {
  readonly store: TestStore;
  readonly kind: RowKind;
  #record: string | undefined;
  #doomed: string | undefined;
  #body: Record<string, unknown> | undefined;

  constructor(store: TestStore, kind: RowKind) {
    this.store = store;
    this.kind = kind;
  }

  async #send(method: string, token: string, options: { id?: string; body?: unknown; query?: string } = {}) {
    const url = path(this.kind, options.id) + (options.query ?? "");
    const ask = () => this.store.request<{ items?: unknown[] }>(method, url, { token, body: options.body });
    // What is turned away for being one of too many has done nothing.
    const answer = await withinLimit(ask);
    const passed = answer.status === 200 || answer.status === 204;
    if (!passed) expect([400, 401, 403, 404], `${method} ${url}`).toContain(answer.status);
    return { passed, items: answer.body?.items ?? [] };
  }

  /** The verbs that a token has, found by trying each. */
  async verbsOf(token: string): Promise<string> {
    const { kind } = this;
    const id = (this.#record ??= kind.existing ?? (await make(this.store, kind)));
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
    this.#doomed ??= kind.collection === "program_settings" ? id : await make(this.store, kind);
    if ((await this.#send("DELETE", token, { id: this.#doomed })).passed) {
      verbs += "d";
      this.#doomed = undefined;
    }
    return verbs;
  }
}

interface Asked {
  readonly store: TestStore;
  readonly world: MatrixWorld;
}

/** Describes every second row, from the first or from the second on. */
export function describeRows(half: 0 | 1, asked: () => Asked): void {
  const rows = Object.entries(MATRIX).filter((_, index) => index % 2 === half);
  describe.each(rows)("%s", (name, row) => {
    it("is open to exactly those the table names", async () => {
      const { store, world } = asked();
      const kind = world.rows[name];
      if (!kind) throw new Error(`no records for ${name}`);
      const questions = new Row(store, kind);
      const found: Partial<Record<RoleName, string>> = {};
      for (const role of ROLES) {
        const verbs = await questions.verbsOf(await world.token(role));
        if (verbs !== "") found[role] = verbs;
      }
      const wanted = Object.fromEntries(Object.entries(row).filter(([, verbs]) => verbs !== ""));
      expect(found).toEqual(wanted);
    });
  });
}
