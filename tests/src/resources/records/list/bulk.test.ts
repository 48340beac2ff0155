/** Ticks and what is done with them: only ever the ticked rows, each told for itself (H-AC-05). */
import { describe, expect, it } from "vitest";
import { affected, actsOf, runBulk } from "../../../../../src/resources/records/list/bulk";
import { goneFrom, shownTicks } from "../../../../../src/resources/records/list/use-ticks";
import { collectionOf, type PagedCollection, type RecordRow } from "../../../../../src/resources/records/record-row";
import { ArraySource } from "../../../../../src/ui/grid/array-source";

const row = (id: string, active = true): RecordRow => ({ id, updated: "", active });
const rows = ["a", "b", "c", "d"].map((id) => row(id));
const sourceOf = (list: readonly RecordRow[]) => new ArraySource<RecordRow>(({ id }) => id, list);
const ticked = (...ids: string[]) => new Map(ids.map((id) => [id, row(id)]));
const idsOf = (list: readonly RecordRow[]): string[] => list.map(({ id }) => id);

it.each<[string, string[], "all" | "some" | "none"]>([
  ["none", [], "none"],
  ["one of four", ["b"], "some"],
  ["all of four", ["a", "b", "c", "d"], "all"],
])("%s is ticked", (_, ids, shown) => expect(shownTicks(ticked(...ids), sourceOf(rows))).toBe(shown));

describe("what the list shows no more loses its tick", () => {
  it.each<[string, string[], RecordRow[], string[]]>([
    [
      "twenty have come above: none",
      ["b", "d"],
      [...Array.from({ length: 20 }, (_, n) => row(`new${n}`)), ...rows],
      [],
    ],
    ["another order: none", ["a", "d"], rows.toReversed(), []],
    ["a filter hides one", ["b", "d"], rows.slice(0, 3), ["d"]],
    ["one was deleted elsewhere", ["b"], rows.filter(({ id }) => id !== "b"), ["b"]],
    ["nothing is shown", ["a", "b"], [], ["a", "b"]],
  ])("%s", (_, ids, list, gone) => expect(idsOf(goneFrom(ticked(...ids), sourceOf(list)))).toEqual(gone));
});

describe("an act", () => {
  it.each<[string, string[]]>([
    ["alarm_types", ["activate", "deactivate"]],
    ["important_contacts", ["activate", "deactivate", "delete"]],
    ["panel_templates", ["delete"]],
    ["holidays", ["delete"]],
  ])("%s knows %j", (name, acts) => expect(actsOf(collectionOf(name) as PagedCollection)).toEqual(acts));

  it("leaves alone what is so already", () => {
    const mixed = [row("on"), row("off", false), { id: "unsaid", updated: "" }];
    expect(idsOf(affected("activate", mixed))).toEqual(["off", "unsaid"]);
    expect(idsOf(affected("deactivate", mixed))).toEqual(["on"]);
    expect(idsOf(affected("delete", mixed))).toEqual(["on", "off", "unsaid"]);
  });

  it("sends each once, a few at a time, and tells which were refused", async () => {
    const sent: string[] = [];
    const counts: number[] = [];
    let [now, most] = [0, 0];
    const many = Array.from({ length: 10 }, (_, n) => row(String(n)));
    const outcome = await runBulk(
      many,
      async ({ id }) => {
        sent.push(id);
        most = Math.max(most, (now += 1));
        await new Promise(setImmediate);
        now -= 1;
        if (Number(id) % 4 === 1) throw new Error(`no ${id}`);
      },
      (count) => counts.push(count),
    );
    expect(sent.toSorted()).toEqual(idsOf(many).toSorted());
    expect(most).toBe(3);
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(outcome.done.toSorted()).toEqual(["0", "2", "3", "4", "6", "7", "8"]);
    const refused = outcome.failed.map(({ row: { id }, error }) => `${id}: ${String(error)}`);
    expect(refused.toSorted()).toEqual(["1", "5", "9"].map((id) => `${id}: Error: no ${id}`));
  });

  it("does nothing with nothing", async () => {
    const outcome = await runBulk(
      [],
      () => Promise.reject(new Error("sent")),
      () => undefined,
    );
    expect(outcome).toEqual({ done: [], failed: [] });
  });
});
