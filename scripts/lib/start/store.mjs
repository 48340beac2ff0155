/** The store as this installation runs it: its flags, its migrations, its health, its superuser. */

import { randomBytes } from "node:crypto";
import { basename } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { runCommand, whyItEnded } from "../command.mjs";
import { Failure } from "../failure.mjs";
import { readOrPutAside, stands, writeSecretJson } from "./data-dir.mjs";
import { programOf } from "./program.mjs";
import { askStore } from "./store-client.mjs";

/** @typedef {{ email: string, password: string }} Superuser */

const ASK_EVERY_MS = 50;
const HEALTHY_WITHIN_MS = 120_000;
const SUPERUSER_EMAIL = "superuser@watchdesk.invalid";

/**
 * The flags every command of the store gets. Handlers are for serving: to the other commands they would only cost time.
 * @param {import("./data-dir.mjs").Layout} layout
 * @param {{ withHooks: boolean }} [options]
 */
function folderFlags(layout, { withHooks } = { withHooks: false }) {
  const { hooks, none, migrations } = programOf(layout);
  return [
    `--dir=${layout.store}`,
    `--hooksDir=${withHooks ? hooks : none}`,
    `--migrationsDir=${migrations}`,
    "--hooksWatch=false",
    "--automigrate=false",
  ];
}

/**
 * The arguments that serve app and interface on one origin.
 * @param {import("./data-dir.mjs").Layout} layout
 * @param {{ host: string, port: number }} place
 */
export function serveArgs(layout, { host, port }) {
  const names = host === "127.0.0.1" ? ["127.0.0.1", "localhost"] : [host];
  const origins = names.map((name) => `http://${inAddress(name)}:${port}`).join(",");
  return [
    "serve",
    `--http=${inAddress(host)}:${port}`,
    `--origins=${origins}`,
    `--publicDir=${programOf(layout).app}`,
    // Of one list. The longest that is meant takes a tenth of it; with the store's own 30 s a few stopped every desk.
    "--queryTimeout=10",
    ...folderFlags(layout, { withHooks: true }),
  ];
}

/**
 * What the store runs with. Its engine makes much garbage of little: collecting it when the memory has grown by four
 * times what is in use, not by once, saves 5 to 27 % of the processor time of a batch, for 40 to 140 MB more
 * (docs/decisions/0001). Whoever has little memory sets GOGC himself.
 * @param {{ behindFront: boolean }} [place] a front on this machine says for whom it asks
 * @returns {NodeJS.ProcessEnv}
 */
export const serveEnvironment = ({ behindFront } = { behindFront: false }) => ({
  GOGC: "400",
  ...process.env,
  WATCHDESK_FRONT: behindFront ? "1" : "",
});

/**
 * Brings the stored data to the newest form.
 * @param {string} pocketbase
 * @param {import("./data-dir.mjs").Layout} layout
 */
export async function migrate(pocketbase, layout) {
  // What an older build applied in between is forgotten: this one's is applied again, and its rules are the ones that count.
  await runCommand(pocketbase, ["migrate", "history-sync", ...folderFlags(layout)], { timeoutMs: 60_000 });
  const ran = await runCommand(pocketbase, ["migrate", "up", ...folderFlags(layout)], { timeoutMs: 1_800_000 });
  if (ran.code === 0) return;
  throw new Failure(
    `The stored data could not be brought up to date (${whyItEnded(ran)}). Nothing was changed: go back to the version ` +
      `that you had, and report this sentence. Data that nobody needs any more are made anew with --reset (${layout.store}).`,
  );
}

/**
 * The superuser of this installation, made when there is none.
 * @param {string} pocketbase
 * @param {import("./data-dir.mjs").Layout} layout
 * @param {(text: string) => void} note
 * @returns {Promise<{ superuser: Superuser, temporary: string | null }>}
 */
export async function knowSuperuser(pocketbase, layout, note) {
  const isRight = (/** @type {any} */ { email, password }) => typeof email === "string" && typeof password === "string";
  const { content, lost, missing } = await readOrPutAside(layout.superuser, isRight);
  if (content) return { superuser: content, temporary: null };
  if (!missing || stands(layout)) {
    note(`${basename(layout.superuser)} ${lost}: the store's superuser gets a new password, which is kept there.`);
  }
  const temporary = randomPassword();
  await putSuperuser(pocketbase, layout, { email: SUPERUSER_EMAIL, password: temporary });
  return { superuser: { email: SUPERUSER_EMAIL, password: randomPassword() }, temporary };
}

/**
 * Makes a superuser by the store's own command, or gives the one of this address another password.
 * @param {string} pocketbase
 * @param {import("./data-dir.mjs").Layout} layout
 * @param {Superuser} superuser
 */
export async function putSuperuser(pocketbase, layout, { email, password }) {
  // What stands behind the two dashes is never read as an option, whatever sign it begins with.
  const args = ["superuser", "upsert", ...folderFlags(layout), "--", email, password];
  const ran = await runCommand(pocketbase, args, { secrets: [password] });
  if (ran.code !== 0) throw new Failure(`The store's superuser could not be made (${whyItEnded(ran)}).`);
}

/**
 * Signs the superuser in. A password that stood on a command line, where other people of the machine can see it, is
 * replaced first.
 * @param {string} url
 * @param {import("./data-dir.mjs").Layout} layout
 * @param {{ superuser: Superuser, temporary: string | null }} known
 * @returns {Promise<string>} the token
 */
export async function signInSuperuser(url, layout, { superuser, temporary }) {
  if (temporary !== null) {
    const first = await signIn(url, layout, { ...superuser, password: temporary });
    const body = { password: superuser.password, passwordConfirm: superuser.password };
    await askStore(url, `/api/collections/_superusers/records/${first.record.id}`, {
      method: "PATCH",
      token: first.token,
      body,
    });
    await writeSecretJson(layout.superuser, superuser);
  }
  return (await signIn(url, layout, superuser)).token;
}

/**
 * Resolves when the store answers.
 * @param {string} url
 */
export async function waitUntilHealthy(url) {
  const giveUpAt = performance.now() + HEALTHY_WITHIN_MS;
  while (performance.now() < giveUpAt) {
    const healthy = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (healthy) return;
    await sleep(ASK_EVERY_MS);
  }
  throw new Error(`no answer on ${url} within ${HEALTHY_WITHIN_MS / 1000} s`);
}

/**
 * An address as it stands before a port.
 * @param {string} host
 */
export function inAddress(host) {
  return host.includes(":") ? `[${host}]` : host;
}

/**
 * Where this machine itself reaches what listens on a host.
 * @param {string} host
 */
export function loopbackOf(host) {
  if (host === "0.0.0.0") return "127.0.0.1";
  return host === "::" ? "[::1]" : inAddress(host);
}

/** @param {string} url @param {import("./data-dir.mjs").Layout} layout @param {Superuser} superuser */
async function signIn(url, layout, { email, password }) {
  const path = "/api/collections/_superusers/auth-with-password";
  try {
    return await askStore(url, path, { method: "POST", body: { identity: email, password } });
  } catch (error) {
    throw new Failure(
      `The store refuses the superuser of ${layout.superuser}: delete that file and start again, a new password is made then.`,
      { cause: error },
    );
  }
}

/** Of digits and letters alone: nowhere is a part of it read as an option or written in another way. */
function randomPassword() {
  return randomBytes(24).toString("hex");
}
