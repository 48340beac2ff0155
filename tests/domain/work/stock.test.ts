/** What a movement does to the levels, and which ends it must have. */
import { expect, it } from "vitest";
import { levelChanges, type StockFault, type StockMove } from "../../../domain/work/stock";

const move = (kind: string, from: string, to: string, quantity = 3): StockMove => ({ kind, from, to, quantity });

it.each<[string, StockMove, readonly object[]]>([
  ["a receipt adds", move("receipt", "", "a"), [{ warehouse: "a", by: 3 }]],
  [
    "a transfer takes first",
    move("transfer", "a", "b"),
    [
      { warehouse: "a", by: -3 },
      { warehouse: "b", by: 3 },
    ],
  ],
  ["a use takes", move("use", "a", ""), [{ warehouse: "a", by: -3 }]],
  ["a return adds", move("return", "", "a"), [{ warehouse: "a", by: 3 }]],
  ["a count says what lies there, also nothing", move("count", "", "a", 0), [{ warehouse: "a", counted: 0 }]],
])("%s", (_, said, want) => expect(levelChanges(said)).toEqual({ ok: true, value: want }));

it.each<[string, StockMove, StockFault["field"]]>([
  ["a transfer without its origin", move("transfer", "", "a"), "from"],
  ["a transfer to where it is", move("transfer", "a", "a"), "to"],
  ["a use that leads somewhere", move("use", "a", "b"), "to"],
  ["a receipt of nothing", move("receipt", "", "a", 0), "quantity"],
  ["another kind", move("theft", "a", ""), "kind"],
])("refuses %s", (_, said, field) => expect(levelChanges(said)).toEqual({ ok: false, fault: { field } }));
