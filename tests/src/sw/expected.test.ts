/** What the worker keeps is what was asked for: a guest network's page has status 200 as well. */
import { expect, it } from "vitest";
import { isExpected, onlyDirect, onlyExpected } from "../../../src/sw/expected";

const OURS = "https://desk.example";

interface Said {
  readonly type?: string;
  readonly status?: number;
  readonly to?: string;
}

const answer = (at: string, { type, status = 200, to }: Said): Response =>
  ({
    status,
    headers: new Headers(type === undefined ? {} : { "content-type": type }),
    redirected: to !== undefined,
    url: to ?? OURS + at,
  }) as Response;

it.each<[string, string, Said, boolean]>([
  ["a font", "/assets/greek.woff2", { type: "font/woff2" }, true],
  ["a font of a server that does not know fonts", "/assets/greek.woff2", { type: "application/octet-stream" }, true],
  ["a page in the place of a font", "/assets/greek.woff2", { type: "text/html; charset=utf-8" }, false],
  ["a text in the place of a font", "/assets/greek.woff2", { type: "text/plain" }, false],
  ["a font without a type", "/assets/greek.woff2", {}, false],
  ["a script", "/assets/index-1.js", { type: "text/javascript; charset=utf-8" }, true],
  ["a page in the place of a script", "/assets/index-1.js", { type: "Text/HTML" }, false],
  ["a style", "/boot.css", { type: "text/css; charset=utf-8" }, true],
  ["a page where a page was asked for", "/index.html", { type: "text/html" }, true],
  ["a flag", "/flags/tr.svg", { type: "image/svg+xml" }, true],
  ["part of a file", "/flags/tr.svg", { type: "image/svg+xml", status: 206 }, false],
  ["a refusal", "/flags/tr.svg", { type: "image/svg+xml", status: 511 }, false],
  ["a file of no known ending", "/flags/tr.xyz", { type: "image/x" }, true],
  ["a page in its place", "/flags/tr", { type: "text/html" }, false],
  ["a page that the front leads to", "/index.html", { type: "text/html", to: `${OURS}/` }, true],
  ["what another server has", "/index.html", { type: "text/html", to: "http://portal.example/" }, false],
])("%s", (_, at, said, want) => expect(isExpected(OURS + at, answer(at, said))).toBe(want));

it("keeps nothing that was led on, but for the files of a build", async () => {
  const led = answer("/flags/tr.svg", { type: "image/svg+xml", to: `${OURS}/flags/tr-1.svg` });
  const request = { url: `${OURS}/flags/tr.svg` } as Request;
  const kept = [onlyDirect, onlyExpected].map((plugin) => plugin.cacheWillUpdate({ request, response: led }));
  expect(await Promise.all(kept)).toEqual([null, led]);
});
