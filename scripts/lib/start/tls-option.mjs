/** `--tls CERT KEY`, `--tls internal [NAME…]`, `--no-tls`: the one option that takes several words. */

import { isIP } from "node:net";
import { resolve } from "node:path";
import { Failure } from "../failure.mjs";

/** @typedef {{ kind: "files", cert: string, key: string } | { kind: "internal", names: string[] }} Tls */

const NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,62})(\.[a-z0-9]([a-z0-9-]{0,62}))*$/i;

/**
 * What the command line says of TLS, and the rest of it. null keeps what the last start had, false takes it back.
 * @param {readonly string[]} args
 * @returns {{ tls: Tls | false | null, rest: string[] }}
 */
export function takeTls(args) {
  const at = args.findIndex((arg) => arg === "--tls" || arg.startsWith("--tls="));
  const rest = args.filter((arg) => arg !== "--no-tls");
  const takenBack = rest.length < args.length;
  if (at < 0) return { tls: takenBack ? false : null, rest };
  if (takenBack) throw new Failure("--tls and --no-tls say opposite things: leave one of them out.");
  const end = args.findIndex((arg, index) => index > at && arg.startsWith("-"));
  const words = args.slice(at + 1, end < 0 ? args.length : end);
  const [, first] = /^--tls=(.*)$/.exec(args[at] ?? "") ?? [];
  if (first !== undefined) words.unshift(first);
  return { tls: tlsOf(words), rest: [...args.slice(0, at), ...(end < 0 ? [] : args.slice(end))] };
}

/** @param {string[]} words @returns {Tls} */
function tlsOf(words) {
  const [first = "", second = "", ...more] = words;
  if (first === "internal") return { kind: "internal", names: words.slice(1).map(nameOf) };
  if (first !== "" && second !== "" && more.length === 0) {
    return { kind: "files", cert: resolve(first), key: resolve(second) };
  }
  throw new Failure(
    "--tls needs the files of a certificate and of its key (--tls CERT KEY), or the word internal, behind which the " +
      "names may stand by which other machines know this one (--tls internal desk.example).",
  );
}

/** @param {string} text */
function nameOf(text) {
  if (isIP(text) !== 0 || NAME.test(text)) return text.toLowerCase();
  throw new Failure(
    `"${text}" behind --tls internal is no name and no address of a machine: write it as in desk.example.`,
  );
}
