/** What stands on the home pages of a new installation, by role: given where there are no widgets at all. */
import { WIDGET_LAYOUTS } from "../../domain/catalogue/widgets";
import { rowsOf, type PbApp } from "./pb";

/** Once there are roles. What a centre takes away stays away, as long as it leaves one. */
export function giveFirstWidgets(tx: PbApp): void {
  if (rowsOf(tx, "SELECT id FROM widget_layouts LIMIT 1", { shape: { id: "" } }).length > 0) return;
  const roles = new Map(
    rowsOf(tx, "SELECT id, name FROM role_authorities", { shape: { id: "", name: "" } }).map(({ id, name }) => [
      name,
      id,
    ]),
  );
  const collection = tx.findCachedCollectionByNameOrId("widget_layouts");
  for (const [index, { role, ...row }] of WIDGET_LAYOUTS.entries()) {
    const id = roles.get(role);
    if (id !== undefined) tx.save(new Record(collection, { ...row, role: id, order: (index + 1) * 10, active: true }));
  }
}
