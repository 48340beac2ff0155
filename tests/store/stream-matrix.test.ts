/** What arrives on everybody's stream, by the same table as lists: rows of each collection, and nothing that is hidden. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL_COLLECTIONS } from "../../domain/collections/all";
import { createMatrixWorld, type MatrixWorld, type RowKind } from "../support/matrix-world";
import { addPerson, impersonated } from "../support/people";
import { openStream, subscribe, type Stream } from "../support/sse";
import { startStore, type TestStore } from "../support/store";
import { MATRIX, ROLES, type RoleName } from "./access-matrix.table";

/** Who has no stream: his subscription is refused. */
const WITHOUT: Readonly<Partial<Record<RoleName, readonly [number, string | undefined]>>> = {
  guest: [401, "not_signed_in"],
  disabled: [401, "not_signed_in"],
  ended: [401, "session_ended"],
  service: [403, "no_right"],
};
/** Views tell nothing. */
const SILENT = ["GetEventAlarms", "unknown_signals"];
/** What was saved reaches every stream in a fraction of this. */
const ARRIVES_MS = 1500;

let store: TestStore;
let world: MatrixWorld;
const streams = new Map<RoleName, Stream>();

const optioned = (topic: string, query: Record<string, string>): string =>
  `${topic}?options=${encodeURIComponent(JSON.stringify({ query }))}`;

/** Of what grows for ever only a bounded question tells anything: all of it, or that of one dealer or customer. */
function topicsOf(name: string, long: boolean): readonly string[] {
  if (name === "signal_feed") return [];
  const topic = `${name}/*`;
  if (!long) return [topic];
  const skipTotal = "1";
  const { dealer, customer } = world.keys;
  const filters = [`dealer = '${dealer}'`, `customer = '${customer}'`];
  return [optioned(topic, { skipTotal }), ...filters.map((filter) => optioned(topic, { skipTotal, filter }))];
}

const feedsOf = (): readonly string[] =>
  Object.values(world.rows).flatMap(({ collection, existing }) =>
    collection === "signal_feed" ? [`signal_feed/${existing ?? ""}`] : [],
  );

beforeAll(async () => {
  store = await startStore();
  world = await createMatrixWorld(store);
}, 120_000);

afterAll(async () => {
  for (const stream of streams.values()) stream.close();
  await store?.stop();
});

describe.each(ROLES)("%s", (role) => {
  it(
    role in WITHOUT ? "has no stream" : "may subscribe to every collection, and learns nothing from that",
    async () => {
      const who = await world.person(role);
      const stream = await openStream(store.url);
      const topics = [...ALL_COLLECTIONS.flatMap(({ name, long }) => topicsOf(name, long === true)), ...feedsOf()];
      const answer = await subscribe(store.url, stream, {
        token: who?.token ?? "",
        session: who?.session ?? null,
        topics,
      });
      const refused = WITHOUT[role];
      if (refused) {
        expect([answer.status, answer.body.data?.code]).toEqual(refused);
        return stream.close();
      }
      expect([role, answer.status, answer.body]).toEqual([role, 204, {}]);
      streams.set(role, stream);
      return undefined;
    },
  );
});

it("takes no token that has run out", async () => {
  const { id } = await addPerson(store, "administrator");
  const token = await impersonated(store, { collection: "users", id, seconds: 1 });
  await new Promise((done) => setTimeout(done, 2100));
  const stream = await openStream(store.url);
  const answer = await subscribe(store.url, stream, { token, session: null, topics: ["alarm_types/*"] });
  expect([answer.status, answer.body.data?.code]).toEqual([401, "not_signed_in"]);
  stream.close();
});

async function touch(kind: RowKind): Promise<string> {
  const records = store.client().collection(kind.collection);
  if (kind.existing === undefined) return (await records.create(await kind.body())).id;
  await records.update(kind.existing, kind.change);
  return kind.existing;
}

interface Told {
  readonly id: string;
  readonly collectionName: string;
}

/** A feed has the id of its dealer or customer, so an id alone says nothing. */
const heard = (collection: string, id: string): readonly RoleName[] =>
  [...streams].flatMap(([role, { events }]) => {
    const told = events.map(({ data }) => data["record"] as Told | undefined);
    return told.some((record) => record?.id === id && record.collectionName === collection) ? [role] : [];
  });

it("tells each row to those whom the table lets list it, and to nobody else", async () => {
  const touched: [string, string][] = [];
  for (const [name, kind] of Object.entries(world.rows)) {
    if (!SILENT.includes(kind.collection)) touched.push([name, await touch(kind)]);
  }
  await new Promise((done) => setTimeout(done, ARRIVES_MS));
  const found = touched.map(([name, id]) => [name, [...heard(world.rows[name]?.collection ?? "", id)].sort()]);
  const verb = (name: string): string => (name.startsWith("signal_feed") ? "v" : "l");
  const wanted = touched.map(([name]) => [
    name,
    Object.entries(MATRIX[name] ?? {})
      .filter(([, verbs]) => verbs.includes(verb(name)))
      .map(([role]) => role)
      .sort(),
  ]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
});

it("tells no hidden field, to nobody", () => {
  const hidden = ALL_COLLECTIONS.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, field]) => (field.hidden ? [name] : [])),
  );
  expect(hidden).toEqual(expect.arrayContaining(["renewalHash", "encryptionKey", "codeword", "raw"]));
  for (const [role, { events }] of streams) {
    const keys = new Set(events.flatMap(({ data }) => Object.keys((data["record"] ?? {}) as object)));
    for (const name of [...hidden, "password", "tokenKey"])
      expect([role, name, keys.has(name)]).toEqual([role, name, false]);
  }
});
