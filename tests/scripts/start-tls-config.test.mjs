/** What the front serves, closes and bounds, read in its configuration. */

import { expect, it } from "vitest";
import { CLOSED_PATHS, frontConfig } from "../../scripts/lib/start/front-config.mjs";

const PLAN = { host: "192.0.2.7", port: 8443, httpRedirect: 0, storePort: 40_001, storage: "/s", offers: "/o" };
const own = frontConfig({ ...PLAN, files: null, names: ["desk.example", "127.0.0.1"] });
const given = frontConfig({ ...PLAN, files: { chain: "/c", key: "/k" }, names: ["desk.example"], httpRedirect: 8080 });

/** Every handler of a configuration, however deep. @param {any} value @returns {any[]} */
const handlers = (value) =>
  typeof value === "object" && value !== null
    ? [...("handler" in value ? [value] : []), ...Object.values(value).flatMap(handlers)]
    : [];
/** @param {ReturnType<typeof frontConfig>} config @param {string} name */
const named = (config, name) => handlers(config).filter(({ handler }) => handler === name);

it.each([
  "/_",
  "/_/",
  "/_/index.html",
  "/api/settings",
  "/api/settings/test/s3",
  "/API/Logs/stats",
  "/api/backups/x.zip",
  "/api/crons",
  "/api/sql",
  "/api/batch",
  "/api/collections",
  "/api/collections/",
  "/api/collections/users",
  "/api/collections/users/truncate",
  "/api/collections/import",
  "/api/collections/meta/scaffolds",
  "/api/collections/_superusers/auth-with-password",
  "/api/collections/_SUPERUSERS/records",
  "/api/collections/pbc_3142635823/auth-with-password",
  "/api/collections/_otps/records",
])("%s is closed", (path) => {
  // Go writes the flag into the pattern, here it stands beside it.
  expect(path).toMatch(new RegExp(CLOSED_PATHS.replace("(?i)", ""), "i"));
});

it.each([
  "/",
  "/login",
  "/administrator/settings/users",
  "/_app",
  "/api/health",
  "/api/realtime",
  "/api/collections/users/auth-with-password",
  "/api/collections/site_accounts/records",
  "/api/collections/site_accounts/records/abc",
  "/api/watchdesk/signals",
  "/api/files/users/abc/face.png",
  "/assets/settings-x.js",
])("%s is open", (path) => {
  expect(path).not.toMatch(new RegExp(CLOSED_PATHS.replace("(?i)", ""), "i"));
});

it("listens where it was told, with TLS 1.2 or newer and HTTP/2, without HTTP/3, and nobody administers it", () => {
  const { app } = own.apps.http.servers;
  expect(app).toMatchObject({ listen: ["192.0.2.7:8443"], protocols: ["h1", "h2"] });
  expect(app.tls_connection_policies).toEqual([{ protocol_min: "tls1.2", default_sni: "desk.example" }]);
  expect(own.admin).toEqual({ disabled: true, config: { persist: false } });
  expect(frontConfig({ ...PLAN, host: "::", files: null, names: [] }).apps.http.servers.app.listen).toEqual([
    "[::]:8443",
  ]);
});

it("issues for its names with an authority that it installs nowhere, or serves with the files", () => {
  expect(own.apps.pki?.certificate_authorities.local.install_trust).toBe(false);
  expect(own.apps.tls).toMatchObject({ certificates: { automate: ["desk.example", "127.0.0.1"] } });
  expect(given.apps.pki).toBeUndefined();
  expect(given.apps.tls).toEqual({ certificates: { load_files: [{ certificate: "/c", key: "/k", format: "pem" }] } });
  expect(named(own, "file_server")).toEqual([{ handler: "file_server", root: "/o" }]);
  expect(named(given, "file_server")).toEqual([]);
});

it("has browsers keep to TLS only with a certificate that lasts", () => {
  const text = "Strict-Transport-Security";
  expect(JSON.stringify(given)).toContain(text);
  expect(JSON.stringify(own)).not.toContain(text);
});

it("ends no stream by a bound on time, and compresses none", () => {
  const { app } = own.apps.http.servers;
  expect(app).toMatchObject({ read_header_timeout: 15e9, idle_timeout: 60e9 });
  expect(Object.keys(app)).not.toEqual(expect.arrayContaining(["read_timeout"]));
  expect(Object.keys(app)).not.toEqual(expect.arrayContaining(["write_timeout"]));
  const stream = app.routes.find((/** @type {any} */ route) => route.match?.[0]?.path?.[0] === "/api/realtime");
  expect(handlers(stream).map(({ handler }) => handler)).toEqual(["reverse_proxy"]);
  for (const { match } of named(own, "encode"))
    expect(match.headers["Content-Type"].join()).not.toMatch(/event-stream|text\/\*/);
});

it("bounds every body that reaches the store, largest where records are written", () => {
  const passing = own.apps.http.servers.app.routes.filter(
    (route) => named(/** @type {any} */ (route), "encode").length > 0,
  );
  const bounds = passing.map((route) => named(/** @type {any} */ (route), "request_body")[0].max_size);
  expect(bounds).toEqual([4_194_304, 1_048_576, 131_072]);
});

it("says itself who asks, whatever a browser said of that, and asks this machine's store alone", () => {
  for (const { headers, upstreams } of named(own, "reverse_proxy")) {
    expect(upstreams).toEqual([{ dial: "127.0.0.1:40001" }]);
    expect(headers.request.set).toEqual({ "X-Real-IP": ["{http.request.remote.host}"] });
    expect(headers.request.delete).toEqual(["Forwarded", "True-Client-IP", "CF-Connecting-IP"]);
  }
  expect(JSON.stringify(own)).not.toContain("trusted_proxies");
});

it("leads from http to the app where that was told", () => {
  expect(Object.keys(own.apps.http.servers)).toEqual(["app"]);
  expect(given.apps.http.servers.redirect).toMatchObject({ listen: ["192.0.2.7:8080"] });
  const [answer] = named({ ...given, apps: /** @type {any} */ (given.apps.http.servers.redirect) }, "static_response");
  expect(answer.headers.Location).toEqual(["https://{http.request.host}:8443{http.request.uri}"]);
});

it("has no answer of the store kept by a browser, but for those that bring a word of their own", () => {
  const [headers] = own.apps.http.servers.app.routes;
  const kept = JSON.stringify(headers);
  expect(kept).toContain('"require":{"headers":{"Cache-Control":null}},"set":{"Cache-Control":["no-store"]}');
  const [of] = /** @type {any} */ (headers).handle[0].routes.filter((/** @type {any} */ route) =>
    JSON.stringify(route).includes("no-store"),
  );
  expect(of.match).toEqual([{ path: ["/api/*"] }]);
});
