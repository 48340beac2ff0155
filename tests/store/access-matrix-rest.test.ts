/** The other half of the access matrix, on a store of its own. */

import { afterAll, beforeAll } from "vitest";
import { describeRows } from "../support/matrix-rows";
import { createMatrixWorld, type MatrixWorld } from "../support/matrix-world";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let world: MatrixWorld;

beforeAll(async () => {
  store = await startStore();
  world = await createMatrixWorld(store);
}, 120_000);

afterAll(() => store?.stop());

describeRows(1, () => ({ store, world }));
