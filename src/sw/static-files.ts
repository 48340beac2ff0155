/** Files that are fetched when they are first needed and then stay: fonts of further scripts, flags. */
import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst } from "workbox-strategies";
import { onlyDirect } from "./expected";

/** Of a name that changes with its content, or of a content that does not change. */
export const isStatic = ({ pathname }: URL): boolean => pathname.endsWith(".woff2") || pathname.startsWith("/flags/");

/** Another name than the one before it: what that has kept was not looked at. */
export const staticFiles = new CacheFirst({
  cacheName: "static-v2",
  plugins: [onlyDirect, new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true })],
});

/**
 * Parts of the app that not every workstation keeps from the beginning, as its telephone: they stay where they were needed. A window
 * that is opened again while it still runs an earlier build finds them here alone, since the server has none of that build.
 */
export const laterParts = new CacheFirst({
  cacheName: "parts-v1",
  plugins: [onlyDirect, new ExpirationPlugin({ maxEntries: 30, purgeOnQuotaError: true })],
});

/** Takes away what earlier builds have kept without looking. */
export const forgetOldStatic = (): Promise<boolean> => caches.delete("static-v1");
