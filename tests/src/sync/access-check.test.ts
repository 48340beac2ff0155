/** The access check of the specification's section 4: what is merged, what is stored, and when the shift gate is shut. */
import { describe, expect, it } from "vitest";
import { AppError, type ErrorCode } from "../../../domain/errors";
import { checkAccess, withMissing } from "../../../src/sync/access-check";
import { grantsAnywhere, grantsFor } from "../../../src/sync/session-state";
import type { ListQuery, StoreClient } from "../../../src/sync/store-client";

const NOW = Date.parse("2026-06-15T12:00:00Z");
const role = {
  id: "role00000000001",
  name: "user",
  staff: false,
  rights: { support: { tickets: { create: true } } },
  authorities: { user: { support: { tickets: { create: true, reply: false } } }, webuser: true },
};

interface Answers {
  readonly entries?: readonly object[];
  readonly operators?: readonly object[];
  readonly shifts?: readonly object[] | ErrorCode;
  readonly timeZone?: string;
}

function storeWith({ entries = [], operators = [], shifts = [], timeZone = "UTC" }: Answers) {
  const asked: (readonly [string, ListQuery])[] = [];
  const lists: Readonly<Record<string, readonly object[] | ErrorCode>> = {
    customer_accounts_users: entries,
    operators,
    shift_management: shifts,
    program_settings: [{ sessionControl: true, timeZone }],
  };
  const client = {
    one: () => Promise.resolve({ id: "me", role: role.id, expand: { role } }),
    list: (name: string, query: ListQuery) => {
      asked.push([name, query]);
      const rows = lists[name] ?? [];
      return typeof rows === "string" ? Promise.reject(new AppError(rows)) : Promise.resolve(rows);
    },
  } as unknown as StoreClient;
  return { client, asked };
}

const entry = (customer: string, mine: object, theirs: object = {}) => ({
  customer,
  customer_users_authorities: { me: mine, other: theirs },
});

describe("what customers grant", () => {
  const one = entry("one", {
    user: { accounts: { site_accounts: { read: true } }, support: { tickets: { reply: true } } },
  });
  const two = entry(
    "two",
    { user: { signals: { alarms: { read: true } } } },
    { user: { settings: { operators: { update: true } } } },
  );

  it("is added where the role lacks it, and overrides nothing", async () => {
    const { user } = await checkAccess(storeWith({ entries: [one, two] }).client, "me", NOW);
    expect(user.authorities).toEqual({
      webuser: true,
      user: {
        support: { tickets: { create: true, reply: false } },
        accounts: { site_accounts: { read: true } },
        signals: { alarms: { read: true } },
      },
    });
    // What the store's rules read of the role is not made more.
    expect(user.rights).toEqual(role.rights);
  });

  it("stands for each customer by itself, and says nothing of other people", async () => {
    const { user } = await checkAccess(storeWith({ entries: [one, two] }).client, "me", NOW);
    expect(user.customerRights).toEqual({
      one: { accounts: { site_accounts: { read: true } }, support: { tickets: { reply: true } } },
      two: { signals: { alarms: { read: true } } },
    });
  });

  it.each<[string, boolean, string, string, boolean]>([
    ["what one grants counts there", false, "one", "accounts.site_accounts.read", true],
    ["and not at the other", false, "two", "accounts.site_accounts.read", false],
    ["nor at a third", false, "three", "accounts.site_accounts.read", false],
    ["nor at one with a name every object has", false, "constructor", "name", false],
    ["a portal's role grants nothing at a customer", false, "one", "support.tickets.create", false],
    ["staff have their role's rights everywhere", true, "three", "support.tickets.create", true],
    ["and no more where a customer lists them", true, "one", "accounts.site_accounts.read", false],
  ])("%s", async (_, staff, customer, path, want) => {
    const { user } = await checkAccess(storeWith({ entries: [one, two] }).client, "me", NOW);
    expect(grantsFor({ ...user, staff }, customer, path)).toBe(want);
    // His role's own, as tickets, he has wherever he is.
    const anywhere = path.startsWith("support.") || (!staff && path.startsWith("accounts."));
    expect(grantsAnywhere({ ...user, staff }, path)).toBe(anywhere);
  });

  it.each([
    ["no entry", {}, {}, {}],
    ["a role that says no", { a: false }, { a: true }, { a: false }],
    ["a branch where the role says yes to all", { a: true }, { a: { b: false } }, { a: true }],
    ["names of every object", {}, { toString: true }, { toString: true }],
  ])("with %s", (_, map, extra, want) => expect(withMissing(map, extra)).toEqual(want));
});

describe("the shift gate", () => {
  const bound = [{ id: "op", can_login_outside_shift: false }];
  const shift = (from: string, to: string) => ({ shift_start_time: from, shift_end_time: to });
  const now = shift("2026-06-15 08:00:00.000Z", "2026-06-15 16:00:00.000Z");

  it.each<[string, Answers, boolean]>([
    ["is open to who is no operator", {}, true],
    ["is open to who may work at any time", { operators: [{ id: "op", can_login_outside_shift: true }] }, true],
    ["is shut without a shift", { operators: bound }, false],
    ["is open in a shift", { operators: bound, shifts: [now] }, true],
    [
      "is shut after it",
      { operators: bound, shifts: [shift("2026-06-15 04:00:00.000Z", "2026-06-15 12:00:00.000Z")] },
      false,
    ],
    ["goes by the room's calendar", { operators: bound, shifts: [now], timeZone: "Pacific/Auckland" }, false],
    ["takes an unknown zone for UTC", { operators: bound, shifts: [now], timeZone: "Nowhere/Land" }, true],
  ])("%s", async (_, answers, open) => {
    expect((await checkAccess(storeWith(answers).client, "me", NOW)).onShift).toBe(open);
  });

  it("asks for the operator's own shifts of today, as the specification says", async () => {
    const { client, asked } = storeWith({ operators: bound });
    await checkAccess(client, "me", NOW);
    expect(asked.find(([name]) => name === "shift_management")?.[1]).toMatchObject({
      params: { operator: "op", since: "2026-06-14 11:00:00.000Z" },
      sort: "shift_start_time",
      perPage: 10,
    });
  });

  it.each<[ErrorCode, ErrorCode]>([
    ["no_right", "outside_shift"],
    ["not_found", "outside_shift"],
    ["bad_request", "outside_shift"],
    ["network", "network"],
    ["store_busy", "store_busy"],
    ["unknown", "unknown"],
  ])("where the look-up is answered with %s, says %s", async (code, want) => {
    const { client } = storeWith({ operators: bound, shifts: code });
    await expect(checkAccess(client, "me", NOW)).rejects.toMatchObject({ code: want });
  });
});
