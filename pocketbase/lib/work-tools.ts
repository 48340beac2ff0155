/** A tool is lent and comes back: what its request says of it stands in the register, in the same transaction. */
import { storeDate } from "../../domain/signals/store-date";
import type { PbApp, PbRecord } from "./pb";
import { refuse } from "./refuse";

const OUT = "handed_out";

/** When it was handed out and brought back, whatever was sent for it. */
export function keepLoan(tx: PbApp, request: PbRecord): void {
  const state = request.getString("state");
  const before = request.isNew() ? null : request.original();
  const isNews = state !== (before?.getString("state") ?? "");
  const now = storeDate(Date.now());
  // Taken back by who pressed the wrong one: it is out as it was.
  const wasOut = before?.getString("state") === "returned" ? before.getString("handedOutAt") : "";
  request.set("handedOutAt", isNews && state === OUT ? wasOut || now : (before?.getString("handedOutAt") ?? ""));
  request.set("returnedAt", isNews && state !== OUT ? (state === "returned" ? now : "") : returnedOf(before, state));
  if (isNews && state === OUT) demandFree(tx, request);
}

const returnedOf = (before: PbRecord | null, state: string): string =>
  state === "returned" ? (before?.getString("returnedAt") ?? "") : "";

const toolOf = (tx: PbApp, request: PbRecord): PbRecord | undefined =>
  tx.findRecordsByIds("tools", [request.getString("tool")])[0];

/** Nobody is given what another has, or what is lost or away to be calibrated. */
function demandFree(tx: PbApp, request: PbRecord): void {
  const tool = toolOf(tx, request);
  if (!tool || tool.getString("state") === "in_stock") return;
  const isHis = tool.getString("state") === OUT && tool.getString("holder") === request.getString("requester");
  if (!isHis) refuse("bad_request", { field: "tool" });
}

/** The register follows: who has it and until when, or that it is back. */
export function lendTool(tx: PbApp, request: PbRecord, before: string): void {
  const state = request.getString("state");
  const tool = state === OUT || before === OUT ? toolOf(tx, request) : undefined;
  if (!tool) return;
  const holder = request.getString("requester");
  if (state === OUT && before !== OUT) {
    tool.set("state", OUT);
    tool.set("holder", holder);
  } else if (tool.getString("holder") !== holder || tool.getString("state") !== OUT) {
    // Somebody has written in the register itself meanwhile.
    return;
  }
  if (state !== OUT) {
    tool.set("state", "in_stock");
    tool.set("holder", "");
  }
  tool.set("returnBy", state === OUT ? request.getString("returnBy") : "");
  tx.save(tool);
}

/** What nobody holds is due back from nobody. */
export function keepReturn(tool: PbRecord): void {
  if (tool.getString("state") !== OUT) tool.set("returnBy", "");
}
