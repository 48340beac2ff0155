/** The worker obeys what windows of ours say, and nothing that only looks like it. */
import { expect, it } from "vitest";
import { languageFiles, readMessage } from "../../../src/sw/messages";
import { namedScripts, notMine } from "../../../src/sw/shell-files";

it.each<[string, unknown, unknown]>([
  ["to take over", { type: "SKIP_WAITING" }, { type: "SKIP_WAITING" }],
  ["that a window has started, and nothing else it says", { type: "STARTED", more: 1 }, { type: "STARTED" }],
  [
    "to keep a language",
    { type: "CACHE_LANG", language: "tr", namespaces: ["app"] },
    { type: "CACHE_LANG", language: "tr", namespaces: ["app"] },
  ],
  [
    "to keep a language that is none: it is refused, not passed over",
    { type: "CACHE_LANG", language: 7, namespaces: ["app", 3] },
    { type: "CACHE_LANG", language: "", namespaces: [] },
  ],
  ["another word", { type: "DELETE_ALL" }, undefined],
  ["nothing", null, undefined],
  ["a text", "SKIP_WAITING", undefined],
])("%s", (_, data, want) => expect(readMessage(data)).toEqual(want));

it.each<[string, string, readonly string[], readonly string[] | undefined]>([
  ["the files of a language", "tr", ["app", "sign_in"], ["/locales/tr/app.json", "/locales/tr/sign_in.json"]],
  ["a way out of the folder", "..", ["app"], undefined],
  ["a way into another folder", "tr", ["../../api/health"], undefined],
  ["another server", "//elsewhere.example", ["app"], undefined],
  ["no file at all", "tr", [], undefined],
  ["no language", "", ["app"], undefined],
])("%s", (_, language, namespaces, want) => expect(languageFiles(language, namespaces)).toEqual(want));

it("finds the first scripts of a page, and not what stands beside them", () => {
  const page = `<script src="/boot.js"></script><link rel="modulepreload" href="/assets/b-1.js">
    <script type="module" crossorigin src="/assets/index-1.js"></script>`;
  expect(namedScripts(page)).toEqual(["/assets/index-1.js"]);
});

it("tells what is kept of other builds", () => {
  const kept = ["/a-1.js", "/a-2.js", "/index.html?1"].map((url) => ({ url }));
  expect(notMine(kept, ["/a-2.js", "/index.html?2"]).map(({ url }) => url)).toEqual(["/a-1.js", "/index.html?1"]);
});
