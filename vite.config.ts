/** Builds the app: routes from files, one service worker, and the texts beside it. */

import { join } from "node:path";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { PAGE_POLICY, PAGE_REFERRER } from "./domain/page-policy";
import { languageFiles } from "./scripts/lib/language-files";

/** Where the store listens while one works on the app with `npm run dev`. */
const STORE = process.env["WATCHDESK_STORE"] ?? "http://127.0.0.1:8090";

/** Puts the packages of the languages beside the app, where the store reads them. */
function languagePackages(): Plugin {
  return {
    name: "watchdesk-languages",
    generateBundle() {
      for (const [name, source] of languageFiles(join(import.meta.dirname, "locales"))) {
        this.emitFile({ type: "asset", fileName: `locales/${name}`, source });
      }
    },
  };
}

/** Not while one works on the app: its server puts scripts of its own into the page, which the policy would refuse. */
function pagePolicy(): Plugin {
  const metas = [
    { "http-equiv": "Content-Security-Policy", content: PAGE_POLICY },
    { name: "referrer", content: PAGE_REFERRER },
  ];
  return {
    name: "watchdesk-page-policy",
    apply: "build",
    transformIndexHtml: () => metas.map((attrs) => ({ tag: "meta", attrs, injectTo: "head-prepend" as const })),
  };
}

/** `/` goes on to the person's own section, whoever he is. */
const shortcut = (name: string, page: string) => ({
  name,
  url: `/?next=${encodeURIComponent(`/operator/signals/${page}`)}`,
  icons: [{ src: "/icons/pwa-192x192.png", sizes: "192x192", type: "image/png" }],
});

/** Of the demo room, out of build/screens (`npx playwright test tests/e2e/screens.spec.ts`); not kept by the worker. */
const screenshot = (file: string, sizes: string, label: string) => ({
  src: `/screenshots/${file}.png`,
  sizes,
  type: "image/png",
  form_factor: sizes.startsWith("1280") ? ("wide" as const) : ("narrow" as const),
  label,
});

/**
 * Parts that do nothing without the store: the room that is kept for them is worth more elsewhere. Pages of people who are not
 * signed in; those of the support; the telephone by SIP, whose account is known from the store alone, and which the worker keeps
 * where it was needed.
 */
const ONLY_WITH_A_LINE = [
  "forgot-password",
  "signup",
  "welcome",
  "confirm-*",
  "_token",
  "agent_analytics",
  "support_for_customer",
  "support",
  "sip-phone",
].map((part) => `assets/${part}-*.js`);

export default defineConfig({
  plugins: [
    pagePolicy(),
    tanstackRouter({ target: "react", autoCodeSplitting: true, quoteStyle: "double", semicolons: true }),
    react(),
    languagePackages(),
    VitePWA({
      strategies: "injectManifest",
      srcDir: "src",
      filename: "sw.ts",
      injectRegister: false,
      registerType: "prompt",
      manifest: {
        id: "/",
        name: "Watchdesk",
        short_name: "Watchdesk",
        description: "The desk of an alarm-monitoring control room.",
        // Names and labels here are English; the app itself speaks the language of its workstation.
        lang: "en",
        dir: "ltr",
        categories: ["business", "productivity", "security"],
        start_url: "/",
        scope: "/",
        display: "standalone",
        background_color: "#14181C",
        theme_color: "#14181C",
        icons: [
          { src: "/icons/pwa-192x192.png", sizes: "192x192", type: "image/png" },
          { src: "/icons/pwa-512x512.png", sizes: "512x512", type: "image/png" },
          { src: "/icons/maskable-icon-512x512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        ],
        shortcuts: [
          shortcut("Alarms", "alarms"),
          shortcut("Pending signals", "pending_signals"),
          shortcut("All live signals", "all_live_signals"),
          shortcut("Signal history", "signal_history"),
        ],
        screenshots: [
          screenshot("desk-wide", "1280x800", "The alarm desk with an open alarm"),
          screenshot("desk-dark-wide", "1280x800", "The alarm desk in the dark room"),
          screenshot("desk-narrow", "820x1180", "The alarm desk on a tablet"),
          screenshot("queue-narrow", "820x1180", "The alarms that wait, on a tablet"),
        ],
      },
      injectManifest: {
        // Fonts of further scripts and the texts of further languages are fetched when they are first needed.
        globPatterns: ["**/*.{js,css,html,svg}", "icons/*.png", "assets/roboto-latin-{wght,ext-wght}-normal-*.woff2"],
        globIgnores: ["locales/**", "sw-off.js", ...ONLY_WITH_A_LINE],
        maximumFileSizeToCacheInBytes: 3_000_000,
      },
    }),
  ],
  build: {
    target: "baseline-widely-available",
    // Each file is asked of the worker by itself, and fifty small ones are larger when packed: one for all that every start
    // needs, one for the browser's copy, and for what pages have in common one of others' parts and some of ours. Each group
    // imports of those above it alone: two that need each other, as a group cut by size, are run in an order that nobody chose.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "shell", tags: ["$initial"], priority: 3 },
            { name: "rules", test: /[\\/]domain[\\/]/, priority: 2.5 },
            { name: "copy", test: /[\\/]src[\\/]sync[\\/](?!memory-)|node_modules[\\/]dexie[\\/]/, priority: 2 },
            {
              name: "tables",
              test: /[\\/]node_modules[\\/](?:@tanstack[\\/](?:react-)?(?:virtual|table)|react-hook-form)/,
              priority: 1.5,
            },
            { name: "parts", test: /[\\/]node_modules[\\/]/, minShareCount: 2, priority: 1 },
            { name: "looks", test: /[\\/]src[\\/](?:ui|lib)[\\/]/, minShareCount: 2, priority: 0.5 },
            { name: "common", test: /[\\/]src[\\/]resources[\\/](?!records[\\/])/, minShareCount: 2, priority: 0.3 },
            { name: "records", test: /[\\/]src[\\/]resources[\\/]records[\\/]/, minShareCount: 2, priority: 0.2 },
            { name: "pages", minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": { target: STORE, changeOrigin: true },
      "/_": { target: STORE, changeOrigin: true },
      // The app's own English is asked for here as a part of it, with a query.
      "^/locales/[^?]+$": { target: STORE, changeOrigin: true },
    },
  },
});
