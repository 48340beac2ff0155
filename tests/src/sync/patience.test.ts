/** Lists of which the store takes no more in this second: they wait, and nothing else does. */
import { expect, it } from "vitest";
import { AppError } from "../../../domain/errors";
import { patiently } from "../../../src/sync/patience";

const waits = () => {
  const waited: number[] = [];
  const after = (ms: number, run: () => void) => {
    waited.push(ms);
    run();
    return () => undefined;
  };
  return { waited, clock: { after }, random: () => 0.5 };
};

const failing = (times: number, code: ConstructorParameters<typeof AppError>[0]) => {
  let calls = 0;
  return () => ((calls += 1) > times ? Promise.resolve("rows") : Promise.reject(new AppError(code)));
};

it("waits into the next second and asks again", async () => {
  const { waited, ...by } = waits();
  expect(await patiently(failing(2, "too_many_tries"), by)).toBe("rows");
  expect(waited).toEqual([1500, 1500]);
});

it("says that the store is busy once it has asked for long", async () => {
  await expect(patiently(failing(99, "too_many_tries"), waits())).rejects.toMatchObject({ code: "store_busy" });
});

it("asks a busy store again after a while, three times in all", async () => {
  const { waited, ...by } = waits();
  expect(await patiently(failing(2, "store_busy"), by)).toBe("rows");
  expect(waited).toEqual([6000, 6000]);
  await expect(patiently(failing(3, "store_busy"), waits())).rejects.toMatchObject({ code: "store_busy" });
});

it.each(["network", "bad_request", "too_many_lists"] as const)(
  "passes on at once what else is refused: %s",
  async (code) => {
    const { waited, ...by } = waits();
    await expect(patiently(failing(1, code), by)).rejects.toMatchObject({ code });
    expect(waited).toEqual([]);
  },
);

it("asks no more where nobody waits", async () => {
  const { waited, ...by } = waits();
  const signal = AbortSignal.abort();
  await expect(patiently(failing(1, "too_many_tries"), { ...by, signal })).rejects.toMatchObject({
    code: "too_many_tries",
  });
  expect(waited).toEqual([]);
});
