/** No style inherits what is not inherited by itself: the browser would work out all children with each change of their parent. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** What every element takes from its parent anyway. */
const INHERITED: readonly string[] = ["font", "fontSize", "fontWeight", "lineHeight", "color", "textAlign", "cursor"];

const files = (readdirSync("src", { recursive: true }) as string[]).filter((name) => /\.tsx?$/.test(name));

it("in any of our styles", () => {
  const found = files.flatMap((name) =>
    [...readFileSync(join("src", name), "utf8").matchAll(/(\w+)[:=]\s*"inherit"/g)]
      .filter(([, property = ""]) => !INHERITED.includes(property))
      .map(([text]) => `${name}: ${text}`),
  );
  expect(found).toEqual([]);
});
