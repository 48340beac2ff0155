/** Two people save the same record: a save made from an older copy is refused, and nothing of it is kept. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { person, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

interface Contact {
  readonly id: string;
  readonly updated: string;
  readonly name: string;
  readonly area: string;
  readonly order: number;
}

interface Refusal {
  readonly data: { readonly code?: string; readonly current?: Contact } & Readonly<Record<string, unknown>>;
}

let store: TestStore;
let admin: Person;
let other: Person;

beforeAll(async () => {
  store = await startStore();
  admin = await person(store, "administrator");
  other = await person(store, "administrator");
});

afterAll(() => store?.stop());

const make = (): Promise<Contact> =>
  store.client().collection("important_contacts").create<Contact>({ name: "Police Leeds", kind: "police", order: 1 });

const read = (id: string): Promise<Contact> => store.client().collection("important_contacts").getOne<Contact>(id);

const save = (id: string, body: object, { from = "", token = admin.token } = {}) => {
  const query = from === "" ? "" : `?madeFrom=${encodeURIComponent(from)}`;
  const path = `/api/collections/important_contacts/records/${id}${query}`;
  return store.request<Contact & Refusal>("PATCH", path, { token, body });
};

const linesOf = (recordId: string) =>
  store
    .client()
    .collection("audit_log")
    .getFullList({ filter: `recordId = "${recordId}" && action = "update"` });

describe("a deletion that names its copy", () => {
  const remove = (id: string, from: string) =>
    store.request<Refusal>(
      "DELETE",
      `/api/collections/important_contacts/records/${id}?madeFrom=${encodeURIComponent(from)}`,
      { token: admin.token },
    );

  it("is refused from an older one, with the record as it is now, and taken from the newest", async () => {
    const contact = await make();
    await save(contact.id, { area: "LS1" }, { token: other.token });
    const answer = await remove(contact.id, contact.updated);
    expect(answer).toMatchObject({ status: 409, body: { data: { code: "record_changed", current: { area: "LS1" } } } });
    const { updated } = await read(contact.id);
    expect((await remove(contact.id, updated)).status).toBe(204);
    await expect(read(contact.id)).rejects.toMatchObject({ status: 404 });
  });
});

describe("a save that names its copy", () => {
  it("is taken while that copy is the newest, and leaves its line in the audit log", async () => {
    const contact = await make();
    const answer = await save(contact.id, { area: "LS1" }, { from: contact.updated });
    expect(answer).toMatchObject({ status: 200, body: { area: "LS1" } });
    expect(await linesOf(contact.id)).toMatchObject([{ before: { area: "" }, after: { area: "LS1" } }]);
  });

  it("is refused from an older one, with the record as it is now, and changes nothing", async () => {
    const contact = await make();
    await save(contact.id, { area: "LS1" }, { from: contact.updated, token: other.token });
    const answer = await save(contact.id, { area: "LS2", order: 7 }, { from: contact.updated });
    expect(answer.status).toBe(409);
    expect(answer.body.data).toMatchObject({
      code: "record_changed",
      current: { id: contact.id, area: "LS1", order: 1 },
    });
    expect(await read(contact.id)).toMatchObject({ area: "LS1", order: 1 });
    expect(await linesOf(contact.id)).toHaveLength(1);
    const again = await save(contact.id, { area: "LS2" }, { from: answer.body.data.current?.updated });
    expect(again).toMatchObject({ status: 200, body: { area: "LS2" } });
  });

  it("wins alone when several come at once from the same copy", async () => {
    for (let round = 0; round < 5; round += 1) {
      const contact = await make();
      const orders = [11, 12, 13, 14];
      const answers = await Promise.all(
        orders.map((order, at) =>
          save(contact.id, { order }, { from: contact.updated, token: at % 2 === 0 ? admin.token : other.token }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
      const won = answers.findIndex(({ status }) => status === 200);
      expect((await read(contact.id)).order).toBe(orders[won]);
      expect(await linesOf(contact.id)).toHaveLength(1);
    }
  });

  it("is refused by its fields as any other, and keeps nothing then", async () => {
    const contact = await make();
    const answer = await save(contact.id, { name: "", order: 9 }, { from: contact.updated });
    expect(answer).toMatchObject({ status: 400, body: { data: { name: { code: "validation_required" } } } });
    const shape = await save(contact.id, { phones: "abc" }, { from: contact.updated });
    expect(shape).toMatchObject({ status: 400, body: { data: { code: "bad_request", field: "phones" } } });
    expect((await read(contact.id)).updated).toBe(contact.updated);
  });

  it("is still refused to whoever has not the right, without showing the record", async () => {
    const contact = await make();
    const operator = await person(store, "operator");
    const answer = await save(contact.id, { order: 9 }, { from: "2020-01-01 00:00:00.000Z", token: operator.token });
    expect(answer.status).toBe(404);
    expect(JSON.stringify(answer.body)).not.toContain("Police Leeds");
  });

  it("never shows a hidden field", async () => {
    const keyed = await store
      .client()
      .collection("receivers")
      .create({ code: "r7", name: "Hidden", janusKey: "00112233445566778899AABBCCDDEEFF" });
    const path = `/api/collections/receivers/records/${keyed.id}?madeFrom=2020-01-01%2000:00:00.000Z`;
    const answer = await store.request<Refusal>("PATCH", path, { token: admin.token, body: { name: "Other" } });
    expect(answer).toMatchObject({ status: 409, body: { data: { current: { name: "Hidden" } } } });
    expect(JSON.stringify(answer.body)).not.toContain("00112233");
  });
});

it("a save that names none is taken as before", async () => {
  const contact = await make();
  await save(contact.id, { area: "LS1" }, { from: contact.updated });
  expect((await save(contact.id, { order: 3 })).status).toBe(200);
  expect(await read(contact.id)).toMatchObject({ area: "LS1", order: 3 });
});
