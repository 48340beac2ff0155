/** The front's configuration: what Caddy serves, what it closes, what it bounds. Pure, so that a test reads it. */

import { inAddress } from "./store.mjs";

/**
 * @typedef {object} FrontPlan
 * @property {string} host where it listens
 * @property {number} port
 * @property {number} httpRedirect a port of plain http that leads to the app, 0 for none
 * @property {number} storePort the store's, on 127.0.0.1
 * @property {string} storage Caddy's own folder
 * @property {string} offers the folder of the root certificate that devices take from here
 * @property {{ chain: string, key: string } | null} files the certificate; null has Caddy's own authority make one
 * @property {readonly string[]} names the first is meant where a browser names none
 */

const SECOND_NS = 1e9;
const KB = 1024;

/** What administers the store is reached on the machine itself alone. Ids of collections (`pbc_…`) are names of them, too. */
export const CLOSED_PATHS =
  "(?i)^/(_(/|$)|api/(settings|logs|backups|crons|sql|batch)(/|$)|api/collections/?$|api/collections/(_|pbc_|meta(/|$)|import(/|$)|[^/]+/?$|[^/]+/truncate))";

/** Where devices find the root certificate. Under `/api`, of which no service worker takes anything. */
export const ROOT_PATH = "/api/front/root.crt";

/** Of a request's body; the store bounds the same, later and each route by itself. The first that fits counts. */
const BODIES = [
  { path: "(?i)^/api/(collections/[^/]+/records|watchdesk/signals)(/|$)", bytes: 4096 * KB },
  { path: "(?i)^/api/watchdesk/", bytes: 1024 * KB },
  { path: "", bytes: 128 * KB },
];

/** What gains by it. Never a stream: what compresses holds back. */
const COMPRESSED = [
  "text/html*",
  "text/css*",
  "text/javascript*",
  "text/plain*",
  "text/csv*",
  "application/json*",
  "application/javascript*",
  "application/manifest+json*",
  "image/svg+xml*",
  "image/x-icon*",
  "image/vnd.microsoft.icon*",
];

/**
 * Caddy's configuration as JSON. Nothing administers it: it is ended and started to change it.
 * @param {FrontPlan} plan
 */
export function frontConfig(plan) {
  const { host, port, httpRedirect, files, names, storage } = plan;
  const address = inAddress(host);
  return {
    admin: { disabled: true, config: { persist: false } },
    // Requests are the store's to log; and of each stream that a browser ends it would complain.
    logging: { logs: { default: { level: "WARN", exclude: ["http.log.error", "http.handlers.reverse_proxy"] } } },
    storage: { module: "file_system", root: storage },
    apps: {
      ...(files ? {} : { pki: { certificate_authorities: { local: { name: "Watchdesk", install_trust: false } } } }),
      tls: files ? { certificates: { load_files: [loaded(files)] } } : issued(names),
      http: {
        // A stream lasts for hours: nobody waits for its end when the front is to end.
        grace_period: SECOND_NS,
        servers: {
          app: {
            ...server(`${address}:${port}`),
            protocols: ["h1", "h2"],
            // Whoever asks this port for plain http is led to https.
            listener_wrappers: [{ wrapper: "http_redirect" }, { wrapper: "tls" }],
            tls_connection_policies: [{ protocol_min: "tls1.2", default_sni: names[0] ?? "localhost" }],
            routes: [{ handle: [securityHeaders(plan)] }, ...routesOf(plan)],
            errors: { routes: [{ handle: [securityHeaders(plan)] }, ...errorRoutes()] },
          },
          ...(httpRedirect === 0
            ? {}
            : { redirect: { ...server(`${address}:${httpRedirect}`), routes: [toHttps(port)] } }),
        },
      },
    },
  };
}

/** @param {string} listen */
function server(listen) {
  return {
    listen: [listen],
    automatic_https: { disable: true },
    // None for a body or an answer: it would end the streams of browsers that speak HTTP/1.1.
    read_header_timeout: 15 * SECOND_NS,
    idle_timeout: 60 * SECOND_NS,
    max_header_bytes: 32 * KB,
  };
}

/** @param {{ chain: string, key: string }} files */
const loaded = ({ chain, key }) => ({ certificate: chain, key, format: "pem" });

/** @param {readonly string[]} names */
function issued(names) {
  return {
    certificates: { automate: names },
    automation: { policies: [{ subjects: names, issuers: [{ module: "internal" }] }] },
  };
}

/** Of every answer. The page brings its own policy; of the interface's answers what brings none may do nothing. @param {FrontPlan} plan */
function securityHeaders({ files }) {
  const set = {
    "X-Content-Type-Options": ["nosniff"],
    "Referrer-Policy": ["no-referrer"],
    "Cross-Origin-Opener-Policy": ["same-origin"],
    "Cross-Origin-Resource-Policy": ["same-origin"],
    // Only where the certificate is one that lasts: browsers keep this word for a year.
    ...(files ? { "Strict-Transport-Security": ["max-age=31536000"] } : {}),
  };
  const fallback = {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "X-Frame-Options": "DENY",
  };
  return {
    handler: "subroute",
    routes: [
      {
        handle: [
          { handler: "headers", response: { deferred: true, set, delete: ["Server", "Via", "X-XSS-Protection"] } },
        ],
      },
      // What the store says of people must not lie in a browser's own cache; its files (portraits) bring their own word.
      unlessBrought({ "Cache-Control": "no-store" }, ["/api/*"]),
      // Scripts of workers would be bound by it, too.
      unlessBrought(fallback, ["/api/*", "/_*"]),
    ].flat(),
  };
}

/** Headers of answers that bring none of the name. @param {Record<string, string>} headers @param {readonly string[]} path */
const unlessBrought = (headers, path) =>
  Object.entries(headers).map(([name, value]) => ({
    match: [{ path }],
    handle: [
      {
        handler: "headers",
        response: { deferred: true, require: { headers: { [name]: null } }, set: { [name]: [value] } },
      },
    ],
  }));

/** @param {FrontPlan} plan */
function routesOf(plan) {
  const stream = { match: [{ path: ["/api/realtime"], method: ["GET"] }], handle: [toStore(plan)], terminal: true };
  const compressing = {
    handler: "encode",
    encodings: { zstd: {}, gzip: {} },
    prefer: ["zstd", "gzip"],
    minimum_length: 512,
    match: { headers: { "Content-Type": COMPRESSED } },
  };
  const others = BODIES.map(({ path, bytes }) => ({
    ...(path === "" ? {} : { match: [{ path_regexp: { pattern: path } }] }),
    handle: [{ handler: "request_body", max_size: bytes }, compressing, toStore(plan)],
    terminal: true,
  }));
  const closed = {
    match: [{ path_regexp: { pattern: CLOSED_PATHS } }],
    handle: [refusal(404, "not_found")],
    terminal: true,
  };
  return [closed, ...(plan.files ? [] : [rootCertificate(plan.offers)]), stream, ...others];
}

/** @param {string} offers */
function rootCertificate(offers) {
  return {
    match: [{ path: [ROOT_PATH], method: ["GET", "HEAD"] }],
    handle: [
      {
        handler: "headers",
        response: {
          set: {
            "Content-Type": ["application/x-x509-ca-cert"],
            "Content-Disposition": ['attachment; filename="watchdesk-root.crt"'],
          },
        },
      },
      { handler: "rewrite", uri: "/root.crt" },
      { handler: "file_server", root: offers },
    ],
    terminal: true,
  };
}

/** @param {FrontPlan} plan */
function toStore({ storePort }) {
  return {
    handler: "reverse_proxy",
    upstreams: [{ dial: `127.0.0.1:${storePort}` }],
    transport: { protocol: "http", dial_timeout: 5 * SECOND_NS, compression: false },
    // Events of a stream are passed on at once by themselves; told so for all (flush_interval), Caddy goes on asking the
    // store for what nobody reads any more. X-Forwarded-For it writes anew, since it trusts no proxy before it.
    headers: {
      request: {
        set: { "X-Real-IP": ["{http.request.remote.host}"] },
        delete: ["Forwarded", "True-Client-IP", "CF-Connecting-IP"],
      },
    },
  };
}

/** What the front itself has to say, in the form of the store's refusals. @param {number} status @param {string} code */
function refusal(status, code) {
  return {
    handler: "static_response",
    status_code: status,
    headers: { "Content-Type": ["application/json"], "Cache-Control": ["no-store"] },
    body: JSON.stringify({ status, message: code, data: code === "" ? {} : { code } }),
  };
}

function errorRoutes() {
  const tooLarge = "{http.error.message}.contains('request body too large') || {http.error.status_code} == 413";
  return [
    { match: [{ expression: tooLarge }], handle: [refusal(413, "too_large")], terminal: true },
    // Browsers take it for a server that is away, and ask again.
    { match: [{ path: ["/api/*"] }], handle: [refusal(502, "")], terminal: true },
    {
      handle: [
        {
          handler: "static_response",
          status_code: 502,
          headers: {
            "Content-Type": ["text/plain; charset=utf-8"],
            "Cache-Control": ["no-store"],
            "Retry-After": ["2"],
          },
          body: "Watchdesk's store does not answer. It is started again by itself: try again in a moment.\n",
        },
      ],
    },
  ];
}

/** @param {number} port */
function toHttps(port) {
  const location = `https://{http.request.host}${port === 443 ? "" : `:${port}`}{http.request.uri}`;
  return { handle: [{ handler: "static_response", status_code: 308, headers: { Location: [location] } }] };
}
