/** What is reached from where: a file, an export or a package that nobody names fails the check of dead code. */
import type { KnipConfig } from "knip";

/** A hook names its logic, in a text, by the file that is built of it: said here as imports. */
function withAreasOfHooks(text: string, path: string): string {
  if (!path.endsWith(".pb.ts")) return text;
  const named = [...text.matchAll(/lib\/([\w-]+)\.cjs`\)\.(\w+)/g)];
  const imports = named.map(([, area, name], index) => `import { ${name} as area${index} } from "../lib/${area}";`);
  return [text, ...imports, `[${named.map((_, index) => `area${index}`).join(", ")}];`].join("\n");
}

const config: KnipConfig = {
  entry: [
    "src/routes/**/*.tsx",
    "receiver/{main,spool/print}.ts",
    "pocketbase/{hooks/*.pb.ts,migrations/*.js}",
    "scripts/*.{mjs,ts}",
    "scripts/{seed,signal}/main.ts",
    // Started as programs, or put into a store, by their file names.
    "tests/bench/{main.ts,build-app.mjs,store-env.mjs,grid/page.tsx,load/{echo,generator}.ts,room/hook.ts}",
    "tests/support/{disk-full,drop-unsynced,full-disk,moved-clock,slow-disk}.cjs",
    "tests/support/{engine-cases,intake-clock}.ts",
  ],
  project: ["{domain,pocketbase,receiver,scripts,src,tests}/**/*.{ts,tsx,mjs,cjs,js}", "*.ts"],
  compilers: { ts: withAreasOfHooks },
  // Run by their files (scripts/lib/checks.mjs).
  ignoreDependencies: ["oxlint", "oxlint-tsgolint"],
  // What its own file alone uses is not dead.
  ignoreExportsUsedInFile: true,
  ignoreIssues: {
    // The words of which collections and routes are made, used yet or not.
    "domain/collections/define.ts": ["exports"],
    "domain/live/routes.ts": ["types"],
  },
};

export default config;
