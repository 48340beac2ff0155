/** The disk of a whole installation is full: everything lives, says so by every way that still works, and goes on by itself. */

import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { afterAll, expect, it } from "vitest";
import { SendingPanel } from "../support/sending-panel";
import { runStart, type StartCommand } from "../support/start-command";
import { LoopDisk } from "./loop-disk";

const run = promisify(execFile);
/** A start wants 1 GB free. The image is a hole: it takes no more of this machine than what is stored. */
const MEGABYTES = 1400;
const DESK_WITHIN_MS = 15_000;
const PATIENCE_MS = 90_000;
/** The spool's reserve is used up sooner. */
const FILLER = "x".repeat(400);

const disk = new LoopDisk();
let start: StartCommand | undefined;

afterAll(async () => {
  await start?.end("SIGTERM");
  await disk.remove();
});

async function until(what: string, done: () => boolean | Promise<boolean>, patienceMs = PATIENCE_MS): Promise<void> {
  const giveUpAt = performance.now() + patienceMs;
  while (!(await done())) {
    if (performance.now() > giveUpAt) throw new Error(`waited in vain: ${what}\n${start?.output() ?? ""}`);
    await sleep(100);
  }
}

const ballast = (): string => join(disk.files, "ballast");

/** To the last byte. */
async function fill(): Promise<void> {
  for (const size of ["64K", "512"]) {
    await run("dd", ["if=/dev/zero", `of=${ballast()}-${size}`, `bs=${size}`]).catch(() => undefined);
  }
}

async function makeRoom(): Promise<void> {
  for (const size of ["64K", "512"]) await rm(`${ballast()}-${size}`);
}

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

async function ask(path: string, how: { token?: string; body?: unknown } = {}): Promise<Answer> {
  const { token = "", body } = how;
  const answer = await fetch(`${start?.run()?.url ?? ""}${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { "content-type": "application/json", ...(token === "" ? {} : { authorization: token }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

/** What a desk knows of the intake: the beat that was saved, or the one the disk did not take. */
async function beatOf(token: string): Promise<Record<string, unknown>> {
  const { body } = await ask("/api/watchdesk/beat", { token });
  if (body["beat"]) return (body["beat"] as { state: Record<string, unknown> }).state;
  const saved = await ask("/api/collections/heartbeat/records?sort=-updated&perPage=1&skipTotal=1", { token });
  return (saved.body["items"] as { state: Record<string, unknown> }[])[0]?.state ?? {};
}

async function signIn(data: string): Promise<string> {
  const [, identity, password] = /(\S+@\S+)\s+(\S+)/.exec(readFileSync(join(data, "sign-in.txt"), "utf8")) ?? [];
  const answer = await ask("/api/collections/users/auth-with-password", { body: { identity, password } });
  return answer.body["token"] as string;
}

it("of an installation with database, spool and logs on one disk", async ({ skip }) => {
  const refusal = await LoopDisk.refusal();
  if (refusal !== null) {
    process.stderr.write(`\nSKIPPED: the full disk of an installation is NOT tested: ${refusal}\n\n`);
    return skip(refusal);
  }
  await disk.create(MEGABYTES);
  const data = join(disk.files, "data");
  start = runStart(data, ["--empty", "--port", "0", "--dc09-port", "0"]);
  const { dc09Port, pids } = await start.ready();
  const token = await signIn(data);
  let acknowledged = 0;
  const panel = new SendingPanel({ port: dc09Port, resendMs: 1000, onAcknowledged: () => acknowledged++ });
  let offered = 0;
  const offering = setInterval(() => {
    for (let n = 0; n < 40 && panel.waiting < 200; n++) {
      offered++;
      panel.offer({
        account: "1001",
        sequence: 1 + (offered % 9999),
        code: "BA",
        zone: 1,
        text: `T${offered} ${FILLER}`,
      });
    }
  }, 50);
  try {
    await until("signals on the desk", () => acknowledged > 20);
    await fill();
    const output = (): string => start?.output() ?? "";
    await until("the cause at the terminal", () => /The disk is full: .*acknowledges nothing until/.test(output()));
    const isTold = async (): Promise<boolean> => {
      const state = await beatOf(token);
      const lines = (state["receivers"] ?? []) as { state: string }[];
      return state["diskFull"] === true && lines.some((line) => line.state === "spool_full");
    };
    await until("the beat that tells the desks", isTold, DESK_WITHIN_MS);
    const before = acknowledged;
    await sleep(5000);
    expect(acknowledged, "acknowledged while the disk was full").toBe(before);

    const act = await actOfSize(token);
    expect(act).toMatchObject({ status: 507, body: { data: { code: "disk_full" } } });

    await makeRoom();
    await until("acknowledgements again", () => acknowledged > before + 100);
    await until("the desk is told that all is well", async () => (await beatOf(token))["diskFull"] === undefined);
    expect(output()).toContain("acknowledges again");
    expect(output()).not.toMatch(/stopped by itself|did not come up|gave no sign of life/);
    expect(start.run()?.pids).toEqual(pids);
    const log = readFileSync(join(data, "logs", "receiver.log"), "utf8");
    expect(log).toMatch(/can't be written: ENOSPC.*\n[^]*takes writes again/);
  } finally {
    clearInterval(offering);
    panel.close();
  }
  expect(existsSync(join(data, "run.json"))).toBe(true);
}, 500_000);

/** Notes until one no longer fits into what the data base had room for. */
async function actOfSize(token: string): Promise<Answer> {
  const list = await ask("/api/collections/events_alarm/records?perPage=1&skipTotal=1", { token });
  const id = (list.body["items"] as { id: string }[])[0]?.id ?? "";
  const act = (name: string, body: unknown): Promise<Answer> =>
    ask(`/api/watchdesk/alarms/${id}/${name}`, { token, body });
  let answer = await act("claim", {});
  for (let n = 0; n < 3000 && answer.status === 200; n++) {
    answer = await act("note", { id: `n${String(n).padStart(14, "0")}`, text: "x".repeat(3900) });
  }
  return answer;
}
