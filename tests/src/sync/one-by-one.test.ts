/** What nobody waits for leaves the browser's few lines to the store to what somebody does. */
import { expect, it } from "vitest";
import { AppError } from "../../../domain/errors";
import { oneByOne } from "../../../src/sync/one-by-one";
import type { StoreClient } from "../../../src/sync/store-client";
import { ScriptedStore } from "./support/store";

it("asks one question at a time, also after one that was refused", async () => {
  let [open, most, asked] = [0, 0, 0];
  const list: StoreClient["list"] = async () => {
    most = Math.max(most, (open += 1));
    await new Promise((done) => setImmediate(done));
    open -= 1;
    if ((asked += 1) === 1) throw new AppError("not_found");
    return [];
  };
  const client = oneByOne({ ...new ScriptedStore().client(), list });
  const answers = await Promise.allSettled(
    ["site_zones", "site_contacts", "contacts"].map((name) => client.list(name)),
  );
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  expect([asked, most]).toEqual([3, 1]);
});
