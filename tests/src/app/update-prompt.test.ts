/** A notice that can be put off comes back, and never in the middle of a sentence. */
import { expect, it } from "vitest";
import { QUIET_MS, UpdatePrompt, type UpdateView } from "../../../src/app/update-prompt";

type Step = "ready" | "taken" | "later" | "navigated" | number;

function shownAfter(steps: readonly Step[]): UpdateView {
  const view: UpdateView = { kind: "none", shown: false };
  let now = 5_000;
  const prompt = new UpdatePrompt(view, () => now);
  for (const step of steps) {
    if (typeof step === "number") now += step;
    else if (step === "later" || step === "navigated") prompt[step]();
    else prompt.tell(step);
  }
  return view;
}

it.each<[string, readonly Step[], UpdateView]>([
  ["nothing is told of nothing, whatever is opened", ["navigated"], { kind: "none", shown: false }],
  ["a newer version is told at once", ["ready"], { kind: "ready", shown: true }],
  ["put off it is gone", ["ready", "later"], { kind: "ready", shown: false }],
  [
    "another page within half an hour brings it not back",
    ["ready", "later", QUIET_MS - 1, "navigated"],
    { kind: "ready", shown: false },
  ],
  ["half an hour alone brings it not back either", ["ready", "later", QUIET_MS + 1], { kind: "ready", shown: false }],
  ["another page after half an hour does", ["ready", "later", QUIET_MS, "navigated"], { kind: "ready", shown: true }],
  [
    "put off again it is quiet for as long again",
    ["ready", "later", QUIET_MS, "navigated", "later", QUIET_MS - 1, "navigated"],
    { kind: "ready", shown: false },
  ],
  ["a yet newer one keeps the peace", ["ready", "later", "ready", "navigated"], { kind: "ready", shown: false }],
  [
    "so does one that another window takes, which is then what is told",
    ["ready", "later", "taken", QUIET_MS, "navigated"],
    { kind: "taken", shown: true },
  ],
  [
    "after half an hour a yet newer one is told at once",
    ["ready", "later", QUIET_MS, "ready"],
    { kind: "ready", shown: true },
  ],
])("%s", (_, steps, want) => expect(shownAfter(steps)).toEqual(want));
