/** Acts as the browser sends them: a typed note is stored, whatever stands under its number already. */
import { beforeEach, expect, it, vi } from "vitest";
import { AppError, type ErrorCode } from "../../../domain/errors";
import { act } from "../../../src/sync/acts";

const sent: { path: string; body: { id: string; text: string } }[] = [];
let refusals: ErrorCode[] = [];

vi.mock("../../../src/sync/runtime", () => ({ live: () => undefined, session: () => undefined }));
vi.mock("../../../src/sync/api", () => ({
  api: (path: string, { body }: { body: { id: string; text: string } }) => {
    sent.push({ path, body });
    const code = refusals.shift();
    return code ? Promise.reject(new AppError(code)) : Promise.resolve({ alarm: { id: "alarm0000000001" } });
  },
}));

const NOTE = { id: "note00000000001", text: "the guard is on his way" };

beforeEach(() => {
  sent.length = 0;
  refusals = [];
});

it("sends a note whose number another text has once more, the same text under a new number", async () => {
  refusals = ["note_id_taken"];
  await act("alarm0000000001", "note", NOTE);
  expect(sent.map(({ body }) => body.text)).toEqual([NOTE.text, NOTE.text]);
  expect(sent[1]?.body.id).toMatch(/^[a-z0-9]{15}$/);
  expect(sent[1]?.body.id).not.toBe(NOTE.id);
});

it.each<[string, ErrorCode[], string]>([
  ["a lost answer, whose note may be stored", ["network"], "network"],
  ["a number that is taken twice", ["note_id_taken", "note_id_taken"], "note_id_taken"],
])("says so after %s and sends nothing more", async (_, codes, code) => {
  refusals = [...codes];
  await expect(act("alarm0000000001", "note", NOTE)).rejects.toMatchObject({ code });
  expect(sent).toHaveLength(codes.length);
});
