/** What the seed was asked for. */

/** Options of the command line. */
export interface SeedOptions {
  readonly store: string;
  readonly signIn: string;
  /** One administrator and the settings, nothing else. */
  readonly empty: boolean;
  /** A dozen sites, one day, the main people. */
  readonly small: boolean;
  /** Plain sites beyond the demo room, up to this many in all: for measuring. */
  readonly sites: number;
}

export const USAGE =
  "usage: node scripts/run.mjs scripts/seed/main.ts --store URL --sign-in FILE [--empty] [--small] [--sites N]";

const MAX_SITES = 100_000;

/** Reads the arguments; a string says what is wrong with them. */
export function readOptions(args: readonly string[]): SeedOptions | string {
  const values = new Map<string, string>();
  const flags = new Set<string>();
  for (let i = 0; i < args.length; i += 1) {
    const name = args[i] ?? "";
    if (["--empty", "--small"].includes(name)) flags.add(name);
    else if (["--store", "--sign-in", "--sites"].includes(name)) values.set(name, args[(i += 1)] ?? "");
    else return `${name} is not an option.\n${USAGE}`;
  }
  const store = (values.get("--store") ?? "").replace(/\/+$/, "");
  const signIn = values.get("--sign-in") ?? "";
  if (!/^https?:\/\/./.test(store)) return `--store needs the store's address.\n${USAGE}`;
  if (signIn === "") return `--sign-in needs a file.\n${USAGE}`;
  const sites = Number(values.get("--sites") ?? "0");
  if (!Number.isInteger(sites) || sites < 0 || sites > MAX_SITES) return `--sites needs a number up to ${MAX_SITES}.`;
  return { store, signIn, empty: flags.has("--empty"), small: flags.has("--small"), sites };
}
