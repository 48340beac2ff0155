/** Whether what was kept can stand in a control: it may be from an earlier version of the product. */
import { isObject } from "../../../../domain/plain-object";

/** Has `kept` the shape of what the control holds otherwise? Rows of a list are looked at one by one. */
export function fitsShape(kept: unknown, usual: unknown): boolean {
  if (Array.isArray(usual)) {
    return Array.isArray(kept) && kept.every((one) => typeof one === "string" || isRow(one));
  }
  if (isObject(usual)) {
    return isObject(kept) && Object.keys(usual).every((name) => typeof kept[name] === typeof usual[name]);
  }
  return typeof kept === typeof usual;
}

const isRow = (row: unknown): boolean => isObject(row) && Object.values(row).every((part) => typeof part === "string");
