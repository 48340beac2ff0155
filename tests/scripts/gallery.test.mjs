/** The gallery names each fault with where it is, and its page has every picture. */

import { expect, it } from "vitest";
import { closingLines, pageOf } from "../../scripts/lib/gallery.mjs";

const home = { look: "dark", direction: "rtl", width: 820, path: "/operator/home", name: "operator-home" };
const seen = [
  { ...home, faults: [] },
  { ...home, look: "light", faults: ["button-name: <b>", "cut off: b"] },
];

it("names each fault with its page and combination, and says how many were seen", () => {
  expect(closingLines(seen)).toEqual([
    "✗ /operator/home, light-rtl-820: button-name: <b>",
    "✗ /operator/home, light-rtl-820: cut off: b",
    "1 pages seen in 2 views, 1 with faults (2)",
  ]);
});

it("shows every picture with its faults, as text", () => {
  const page = pageOf(seen);
  expect(page.match(/src="[^"]+"/g)).toEqual([
    'src="dark-rtl-820/operator-home.png"',
    'src="light-rtl-820/operator-home.png"',
  ]);
  expect(page).toContain("button-name: &lt;b&gt;");
});
