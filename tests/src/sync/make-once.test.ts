/** A record whose first answer was lost, sent again from a dialog: it is that record, as it is wanted now. */
import { beforeEach, expect, it, vi } from "vitest";
import { AppError } from "../../../domain/errors";
import { makeOnce } from "../../../src/sync/record-writes";

const asked = vi.hoisted(() => ({ requests: [] as string[], refuse: undefined as unknown }));

vi.mock("../../../src/sync/runtime", () => ({ live: () => undefined, session: () => undefined }));
vi.mock("../../../src/sync/api", () => ({
  api: (path: string, { method, body }: { method: string; body: object }) => {
    asked.requests.push(`${method} ${path} ${JSON.stringify(body)}`);
    const refusal = method === "POST" ? asked.refuse : undefined;
    return refusal === undefined ? Promise.resolve({ id: "absence00000001" }) : Promise.reject(refusal);
  },
}));

const ID = "absence00000001";
const RECORDS = "/api/collections/absences/records";

beforeEach(() => {
  asked.requests.length = 0;
  asked.refuse = undefined;
});

it("is made under the id it was sent with", async () => {
  await makeOnce("absences", ID, { kind: "sick" });
  expect(asked.requests).toEqual([`POST ${RECORDS} {"kind":"sick","id":"${ID}"}`]);
});

it("becomes what is sent now, where the first try has made it", async () => {
  asked.refuse = new AppError("bad_request", { id: { code: "validation_not_unique" } });
  expect(await makeOnce("absences", ID, { kind: "holiday" })).toMatchObject({ id: ID });
  expect(asked.requests.at(-1)).toBe(`PATCH ${RECORDS}/${ID} {"kind":"holiday"}`);
});

it.each(["network", "no_right"] as const)("fails with %s as any other", async (code) => {
  asked.refuse = new AppError(code, {});
  await expect(makeOnce("absences", ID, {})).rejects.toMatchObject({ code });
  expect(asked.requests).toHaveLength(1);
});
