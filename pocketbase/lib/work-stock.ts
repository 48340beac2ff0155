/** Levels of stock follow from its movements, in the same transaction. */
import { storeDate } from "../../domain/signals/store-date";
import { levelChanges, type LevelChange } from "../../domain/work/stock";
import type { PbApp, PbRecord } from "./pb";
import { refuse } from "./refuse";

const itemNameOf = (tx: PbApp, id: string): string => {
  const [item] = tx.findRecordsByIds("stock_items", [id]);
  return item ? `${item.getString("code")} ${item.getString("name")}` : "";
};

/** What is moved, in words. */
export const keepItemName = (tx: PbApp, record: PbRecord): void =>
  record.set("itemName", itemNameOf(tx, record.getString("item")));

/** A movement is written down: the levels of both ends become what they are now. */
export function moveStock(tx: PbApp, move: PbRecord): void {
  const changes = levelChanges({
    kind: move.getString("kind"),
    from: move.getString("from"),
    to: move.getString("to"),
    quantity: move.getFloat("quantity"),
  });
  if (!changes.ok) return refuse("bad_request", { ...changes.fault });
  const at = move.getString("at") || storeDate(Date.now());
  for (const change of changes.value) changeLevel(tx, { item: move.getString("item"), change, at });
}

interface Changing {
  readonly item: string;
  readonly change: LevelChange;
  readonly at: string;
}

function changeLevel(tx: PbApp, { item, change, at }: Changing): void {
  const { warehouse } = change;
  const filter = "item = {:item} && warehouse = {:warehouse}";
  const [known] = tx.findRecordsByFilter("stock_levels", filter, "", 1, 0, { item, warehouse });
  const level = known ?? new Record(tx.findCachedCollectionByNameOrId("stock_levels"), { item, warehouse });
  const before = level.getFloat("quantity");
  const after = "counted" in change ? change.counted : before + change.by;
  if (after < 0) refuse("stock_short", { have: before, field: "quantity" });
  level.set("quantity", after);
  level.set("itemName", itemNameOf(tx, item));
  level.set("movedAt", at);
  if ("counted" in change) level.set("countedAt", at);
  tx.save(level);
}
