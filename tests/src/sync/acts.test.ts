/** Acts as the browser sends them: once, and where the answer is lost nobody is told that it was done. */
import { beforeEach, expect, it, vi } from "vitest";
import { AppError, type ErrorCode } from "../../../domain/errors";
import { act } from "../../../src/sync/acts";

const sent: string[] = [];
let refusals: ErrorCode[] = [];

vi.mock("../../../src/sync/runtime", () => ({ live: () => undefined, session: () => undefined }));
vi.mock("../../../src/sync/api", () => ({
  api: (path: string) => {
    sent.push(path);
    const code = refusals.shift();
    return code ? Promise.reject(new AppError(code)) : Promise.resolve({ alarm: { id: "alarm0000000001" } });
  },
}));

beforeEach(() => {
  sent.length = 0;
  refusals = [];
});

it.each<[string, ErrorCode, ErrorCode]>([
  ["a lost answer, which may have been done, is told as not confirmed", "network", "unconfirmed"],
  ["a refusal is told as it is", "alarm_taken", "alarm_taken"],
])("%s, and nothing is sent again", async (_, code, told) => {
  refusals = [code];
  await expect(act("alarm0000000001", "claim", {})).rejects.toMatchObject({ code: told });
  expect(sent).toEqual(["alarms/alarm0000000001/claim"]);
});

it.each<[string, ErrorCode, string]>([
  ["was lost on its way back may have been done, and says so", "network", "unconfirmed"],
  ["somebody else gave was not done", "foreign_answer", "foreign_answer"],
  ["refuses is a refusal", "alarm_taken", "alarm_taken"],
])("an act whose answer %s", async (_, code, told) => {
  refusals = [code];
  await expect(act("alarm0000000001", "claim", { version: 1 })).rejects.toMatchObject({ code: told });
  expect(sent).toHaveLength(1);
});
