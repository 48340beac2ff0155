/** Codes in the address bar stay codes (H-UX-04); the flag of a changed route (specification 2). */
import { expect, it } from "vitest";
import { toggleRouteChanged } from "../../src/app/page-visits";
import { parseSearch, stringifySearch } from "../../src/lib/search-text";

const CALLER =
  "?filterByUser=true&siteIds=0042%2C12E4&userId=00123456789012345678&userMobile=%2B447700900122&userName=007";

it("H-UX-04 a caller's address keeps each text to the letter, there and back", () => {
  const search = parseSearch(CALLER);
  expect(search).toMatchObject({
    siteIds: "0042,12E4",
    userId: "00123456789012345678",
    userMobile: "+447700900122",
    userName: "007",
  });
  expect(stringifySearch(search)).toBe(CALLER);
});

it.each(["0042", "12E4", "42", "120000", "12345678901234567890", "1.50", "-0", "+44", "Infinity", "0x10", " 7"])(
  "H-UX-04 %j reads as itself and gets no quotes",
  (text) => {
    const address = stringifySearch(parseSearch(`?id=${encodeURIComponent(text)}`));
    expect(String((parseSearch(address) as { id: unknown }).id)).toBe(text);
    expect(address).not.toMatch(/%22|"/);
  },
);

it("H-UX-04 what pages write themselves comes back as it was", () => {
  const search = { from: 1_800_000_000_000, open: true, filter: { state: "active", codes: ["0042"] }, id: "0042" };
  expect(parseSearch(stringifySearch(search))).toEqual(search);
});

it("S2-06 the flag turns with every completed change of the route", () => {
  const flags: Record<string, string | undefined> = {};
  const seen = [1, 2, 3].map(() => {
    toggleRouteChanged(flags);
    return flags["routeChanged"];
  });
  expect(seen).toEqual(["true", "false", "true"]);
});
