/** The specification on work beside the alarms, asked of the real store. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson, person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

interface Ticket {
  readonly id: string;
  readonly ticketClose: string;
}

interface Member {
  readonly user: string;
  readonly assigned_tickets: readonly string[];
  readonly expand?: { readonly assigned_tickets?: readonly Ticket[]; readonly user?: { readonly id: string } };
}

let store: TestStore;
beforeAll(async () => void (store = await startStore()));
afterAll(() => store?.stop());

test.each([
  ["administrators", "administrator"],
  ["sales_team", "sales"],
  ["technicians", "technicians"],
  ["operators", "operator"],
])(
  "S3-09 %s have a user and assigned_tickets, which expand; a ticket's ticketClose is empty while it is open",
  async (collection, role) => {
    const who = await person(store, role);
    const stranger = await addPerson(store, role);
    const client = store.client();
    await client.collection(collection).create({ user: who.id });
    const asked = { subject: "Keypad dark", kind: "fault" };
    const mine = await client.collection("tickets").create<Ticket>({ ...asked, assigned: who.id });
    await client.collection("tickets").create<Ticket>({ ...asked, assigned: stranger.id });
    // As the person himself, filtered by user, expanding both.
    const read = async (): Promise<Member | undefined> => {
      const query = new URLSearchParams({ filter: `user = "${who.id}"`, expand: "assigned_tickets,user" });
      const url = `/api/collections/${collection}/records?${query}`;
      return (await store.request<{ items: Member[] }>("GET", url, { token: who.token })).body.items[0];
    };
    const member = await read();
    expect(member).toMatchObject({ user: who.id, assigned_tickets: [mine.id], expand: { user: { id: who.id } } });
    expect(member?.expand?.assigned_tickets).toMatchObject([{ id: mine.id, ticketClose: "" }]);
    await client.collection("tickets").update(mine.id, { state: "closed" });
    const closed = await client.collection("tickets").getOne<Ticket>(mine.id);
    expect(Date.parse(closed.ticketClose)).toBeGreaterThan(0);
    expect((await read())?.expand?.assigned_tickets ?? []).toEqual([]);
  },
);
