/** Keys that are pressed faster than the address follows. */
import { expect, it } from "vitest";
import { StepFrom } from "../../../../src/features/desk/step-from";

it("three presses in one moment are three steps, whatever of them the address has shown", () => {
  const steps = new StepFrom();
  expect(steps.at("a1", 0)).toBe("a1");
  steps.to("a2", 0);
  expect(steps.at("a1", 10)).toBe("a2");
  steps.to("a3", 10);
  // The first step's address passes by while the second is on its way.
  expect(steps.at("a2", 20)).toBe("a3");
  steps.to("a2", 20);
  expect(steps.at("a3", 30)).toBe("a2");
});

it("a row that somebody opens otherwise is where the next step begins", () => {
  const steps = new StepFrom();
  steps.at("a1", 0);
  steps.to("a2", 0);
  expect(steps.at("a9", 50)).toBe("a9");
  expect(steps.at(null, 60)).toBe(null);
});

it("a step that the address never followed is forgotten", () => {
  const steps = new StepFrom();
  steps.at("a1", 0);
  steps.to("a2", 0);
  expect(steps.at("a1", 900)).toBe("a2");
  expect(steps.at("a1", 1_100)).toBe("a1");
});
