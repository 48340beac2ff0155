/** How long the program was down: by the machine's own clock, whatever the time of day says. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LastLife, type MachineClock } from "../../receiver/spool/last-life";
import { freshDirectory } from "../support/receiver";

const at =
  (ms: number, boot = "one") =>
  (): MachineClock => ({ boot, ms });

describe("the time since the last life", () => {
  it.each<[string, () => MachineClock, number | null]>([
    ["is what the machine's clock says since the last mark", at(75_000), 5_000],
    ["is nothing when the clock did not move", at(70_000), 0],
    ["is not known after the machine itself was started anew", at(75_000, "two"), null],
    ["is not known where the system does not name its start", at(75_000, ""), null],
  ])("%s", (_, clock, want) => {
    const directory = freshDirectory("life");
    const boot = clock().boot === "" ? "" : "one";
    new LastLife(directory, at(70_000, boot)).mark();
    expect(new LastLife(directory, clock).downMs).toBe(want);
  });

  it("is not known at the first start, nor with a mark that can't be read", () => {
    const directory = freshDirectory("life");
    expect(new LastLife(directory, at(1)).downMs).toBeNull();
    writeFileSync(join(directory, "alive"), '{"boot":"on');
    expect(new LastLife(directory, at(1)).downMs).toBeNull();
  });

  it("is marked at most once a second", () => {
    const directory = freshDirectory("life");
    let ms = 10_000;
    const life = new LastLife(directory, () => ({ boot: "one", ms }));
    for (const moment of [10_000, 10_500, 10_999]) {
      ms = moment;
      life.mark();
    }
    expect(new LastLife(directory, at(20_000)).downMs).toBe(10_000);
    ms = 11_000;
    life.mark();
    expect(new LastLife(directory, at(20_000)).downMs).toBe(9_000);
  });
});
