/** A telephone server for tests: Kamailio as registrar and proxy over WebSocket, out of the system's packages. */

import { execFile, spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { freePort } from "./free-port";
import { freshDirectory } from "./receiver";

const run = promisify(execFile);
const PACKAGES = ["kamailio", "kamailio-websocket-modules"];
const PROGRAM = "/usr/sbin/kamailio";

/** A running telephone server. */
export interface TelephoneServer {
  /** As a browser opens it. */
  readonly address: string;
  stop(): Promise<void>;
}

async function modules(): Promise<string | undefined> {
  const folders = (await readdir("/usr/lib").catch(() => [])).map((name) => `/usr/lib/${name}/kamailio/modules`);
  return folders.find((folder) => existsSync(path.join(folder, "websocket.so")));
}

/** Where its modules are; installs the packages where they are missing. Otherwise why there is none. */
export async function findKamailio(): Promise<{ readonly folder: string } | { readonly why: string }> {
  const there = await modules();
  if (existsSync(PROGRAM) && there) return { folder: there };
  const install = ["install", "-y", "--no-install-recommends", ...PACKAGES];
  try {
    await run("apt-get", ["update"], { timeout: 120_000 });
    await run("apt-get", install, { timeout: 240_000, env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  } catch (error) {
    return { why: `apt-get could not install ${PACKAGES.join(" and ")}: ${String(error).split("\n")[0]}` };
  }
  const folder = await modules();
  return folder ? { folder } : { why: `${PACKAGES.join(" and ")} have no WebSocket module here` };
}

/** Its configuration; whoever knows `password` may register under any name. */
const config = (folder: string, port: number, password: string): string => `#!KAMAILIO
debug=0
log_stderror=yes
children=2
auto_aliases=no
alias="pbx.test"
listen=tcp:127.0.0.1:${port}
tcp_accept_no_cl=yes
tcp_connection_lifetime=3604
mpath="${folder}/"
${[
  "sl",
  "tm",
  "rr",
  "pv",
  "maxfwd",
  "usrloc",
  "registrar",
  "textops",
  "siputils",
  "xhttp",
  "websocket",
  "nathelper",
  "auth",
]
  .map((name) => `loadmodule "${name}.so"`)
  .join("\n")}
modparam("nathelper|registrar", "received_avp", "$avp(RECEIVED)")
request_route {
  if (!mf_process_maxfwd_header("10")) { sl_send_reply("483", "Too Many Hops"); exit; }
  force_rport();
  if (is_method("REGISTER")) {
    if (!pv_www_authenticate("pbx.test", "${password}", "0")) { www_challenge("pbx.test", "0"); exit; }
    fix_nated_register();
    if (!save("location")) sl_reply_error();
    exit;
  }
  if (has_totag()) {
    if (loose_route()) { handle_ruri_alias(); t_relay(); exit; }
    if (is_method("ACK") && t_check_trans()) t_relay();
    exit;
  }
  if (is_method("CANCEL")) { if (t_check_trans()) t_relay(); exit; }
  if (is_method("INVITE")) { record_route(); add_contact_alias(); }
  if (!lookup("location")) { sl_send_reply("404", "Not Found"); exit; }
  t_on_reply("BACK");
  t_relay();
}
onreply_route[BACK] { add_contact_alias(); }
event_route[xhttp:request] {
  if ($hdr(Upgrade) =~ "websocket" && $rm =~ "GET") { if (ws_handle_handshake()) exit; }
  xhttp_reply("404", "Not Found", "", "");
}
`;

/** Starts it on a port of its own. */
export async function startKamailio(folder: string, password: string): Promise<TelephoneServer> {
  const port = await freePort();
  const home = freshDirectory("kamailio");
  const file = path.join(home, "kamailio.cfg");
  await writeFile(file, config(folder, port, password));
  const flags = ["-f", file, "-DD", "-E", "-m", "32", "-M", "8", "-Y", home, "-P", path.join(home, "pid")];
  const child = spawn(PROGRAM, flags, { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (data: Buffer) => (said += String(data)));
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (child.exitCode !== null || tries > 100) throw new Error(`Kamailio does not start:\n${said}`);
    await new Promise((done) => setTimeout(done, 100));
  }
  return { address: `ws://127.0.0.1:${port}`, stop: () => end(child) };
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(1000) }).then(
    () => true,
    () => false,
  );

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((done) => child.once("exit", done));
  child.kill("SIGTERM");
  await gone;
}
