/** What the app's page may load and do, said once: the build writes it into the page, the store sends it with the page. */

/** Kept by the page itself, whatever stands between it and the store. */
export const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  // Styles are put into the page by the library of its components.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
].join("; ");

/** No other site is told where a request came from: addresses name alarms and sites. */
export const PAGE_REFERRER = "no-referrer";

/** Parts of a workstation that no page of ours uses; a name that the browser does not know it complains of at each load. */
const UNUSED = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "midi",
  "payment",
  "serial",
  "usb",
];

/** Headers of the page. What only a header can say: nobody shows it inside another page, and a browser asks for it anew. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": `${PAGE_POLICY}; frame-ancestors 'none'`,
  "X-Frame-Options": "DENY",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": PAGE_REFERRER,
  // A telephone needs to hear; whoever has none is never asked.
  "Permissions-Policy": [...UNUSED.map((feature) => `${feature}=()`), "microphone=(self)"].join(", "),
  "Cache-Control": "no-cache",
};

// As the header spells it, and as a page does.
const CONNECT_SELF = /connect-src ('|&#39;)self\1/;

/** A header's policy, or the page with its own, with the telephone server's address beside ours; "" = there is none. */
export const withTelephone = (text: string, origin: string): string =>
  origin === "" ? text : text.replace(CONNECT_SELF, (ours) => `${ours} ${origin}`);
