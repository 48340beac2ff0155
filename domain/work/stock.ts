/** What a movement of stock does to the levels of warehouses. */
import { fail, ok, type Result } from "../result";

export interface StockMove {
  readonly kind: string;
  /** Ids of warehouses; "" = none. */
  readonly from: string;
  readonly to: string;
  readonly quantity: number;
}

/** `by` is added; `counted` is what lies there, whatever was thought. */
export type LevelChange =
  { readonly warehouse: string; readonly by: number } | { readonly warehouse: string; readonly counted: number };

/** The field that is not as the kind of movement asks. */
export interface StockFault {
  readonly field: "from" | "to" | "quantity" | "kind";
}

/** Which ends each kind has. */
const ENDS: Readonly<Record<string, readonly ("from" | "to")[]>> = {
  receipt: ["to"],
  transfer: ["from", "to"],
  use: ["from"],
  return: ["to"],
  count: ["to"],
};

/** The changes, those that take away first. */
export function levelChanges(move: StockMove): Result<readonly LevelChange[], StockFault> {
  const ends = ENDS[move.kind];
  if (!ends) return fail({ field: "kind" });
  for (const end of ["from", "to"] as const) if (ends.includes(end) !== (move[end] !== "")) return fail({ field: end });
  if (move.from !== "" && move.from === move.to) return fail({ field: "to" });
  if (move.kind === "count") return ok([{ warehouse: move.to, counted: move.quantity }]);
  if (!(move.quantity > 0)) return fail({ field: "quantity" });
  return ok(ends.map((end) => ({ warehouse: move[end], by: end === "from" ? -move.quantity : move.quantity })));
}
