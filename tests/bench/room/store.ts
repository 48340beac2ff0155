/** A store for the benches: 5,000 sites, people of three dealers, and the bench's own hooks beside the product's. */

import { build } from "esbuild";
import { readFileSync } from "node:fs";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { SessionMeta } from "../../../domain/live/routes";
import type { SignalBatch } from "../../../domain/signals/incoming";
import { ensureRoles } from "../../support/room-roles";
import { startStore, type TestStore } from "../../support/store";

/** A person with a stream. */
export interface BenchUser {
  readonly token: string;
  readonly sessionId: string;
  readonly email: string;
  readonly password: string;
  /** What the person may see. */
  readonly audience: string;
}

/** The store with everybody in it. */
export interface BenchStore {
  readonly store: TestStore;
  readonly users: readonly BenchUser[];
  readonly dealers: readonly string[];
  post(path: string, batch: SignalBatch): Promise<void>;
  /** Processor time the store has used so far, milliseconds: on a busy machine it says more than the clock. */
  cpuMs(): number;
  /** Memory of the store, MB. */
  memoryMb(): number;
  stop(): Promise<void>;
}

const HOOKS = `
routerAdd("POST", "/bench/seed", (e) => require(\`\${__hooks}/lib/bench.cjs\`).seed(e));
routerAdd("POST", "/bench/park", (e) => require(\`\${__hooks}/lib/bench.cjs\`).park(e));
routerAdd("POST", "/bench/signals", (e) => require(\`\${__hooks}/lib/bench.cjs\`).signals(e));
`;

const MINUTES_10 = 600;

/** Starts it with that many people, of whom two in five belong to no dealer. */
export async function startBenchStore(people: number): Promise<BenchStore> {
  // By path at run time: the module finds the repository from where it lies.
  const setup = pathToFileURL(resolve("tests/support/store-setup.mjs")).href;
  await ((await import(setup)) as { setup(): Promise<void> }).setup();
  const hooks = await benchHooks();
  const store = await startStore({ flags: [`--hooksDir=${hooks}`] });
  await must(store, "/bench/seed", { sites: 5000, zones: 6 });
  const dealers = (await store.client().collection("installers_accounts").getFullList()).map(({ id }) => id).toSorted();
  const users = await createUsers(store, { people, dealers });
  const service = await serviceToken(store);
  return {
    store,
    users,
    dealers,
    post: async (path, batch) => {
      const answer = await store.request("POST", path, { body: batch, token: service });
      if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    },
    cpuMs: () => cpuMsOf(store.process.pid),
    memoryMb: () => memoryMbOf(store.process.pid),
    stop: async () => {
      await store.stop();
      await rm(hooks, { recursive: true, force: true });
    },
  };
}

const MS_PER_TICK = 10;

function cpuMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}

const memoryMbOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

async function benchHooks(): Promise<string> {
  const hooks = await mkdtemp(join(tmpdir(), "watchdesk-bench-hooks-"));
  const built = join(process.env["WATCHDESK_TEST_TEMPLATE"] ?? "", "pb_hooks");
  await cp(built, hooks, { recursive: true });
  await writeFile(join(hooks, "bench.pb.js"), HOOKS);
  await build({
    entryPoints: ["tests/bench/room/hook.ts"],
    outfile: join(hooks, "lib", "bench.cjs"),
    bundle: true,
    format: "cjs",
    platform: "neutral",
    target: "es2022",
    logLevel: "error",
  });
  return hooks;
}

async function createUsers(
  store: TestStore,
  { people, dealers }: { people: number; dealers: readonly string[] },
): Promise<BenchUser[]> {
  const client = store.client();
  const roles = await ensureRoles(client);
  const users: BenchUser[] = [];
  for (let n = 0; n < people; n += 1) {
    const dealer = n % 5 < 2 ? "" : (dealers[n % 3] ?? "");
    const password = `operator-${n}-of-the-bench`;
    const email = `operator${n}@watchdesk.test`;
    const named = { email, name: `Operator ${n}`, password, passwordConfirm: password };
    const role = roles["operator"];
    await client.collection("users").create({ ...named, verified: true, active: true, role, dealer });
    const audience = dealer === "" ? "staff" : `dealer:${dealer}`;
    users.push(await signIn(store, { email, password, audience }));
  }
  return users;
}

/** Signs in as the app does: a session of one's own, whose token lives three minutes. */
export async function signIn(
  store: TestStore,
  { email, password, audience }: Pick<BenchUser, "email" | "password" | "audience">,
): Promise<BenchUser> {
  type SignedIn = { token: string; meta: SessionMeta };
  const path = "/api/collections/users/auth-with-password";
  const { token, meta } = await must<SignedIn>(store, path, { identity: email, password });
  return { token, sessionId: meta.sessionId, email, password, audience };
}

async function serviceToken(store: TestStore): Promise<string> {
  const password = "never-used-since-passwords-are-off";
  const named = { email: "receiver@watchdesk.test", name: "Receiver", password, passwordConfirm: password };
  const { id } = await store
    .client()
    .collection("service_accounts")
    .create({ ...named, enabled: true });
  return tokenOf(store, "service_accounts", id);
}

async function tokenOf(store: TestStore, collection: string, id: string): Promise<string> {
  const path = `/api/collections/${collection}/impersonate/${id}`;
  const answer = await must<{ token: string }>(store, path, { duration: MINUTES_10 });
  return answer.token;
}

async function must<T>(store: TestStore, path: string, body: unknown): Promise<T> {
  const answer = await store.request<T>("POST", path, { body, token: store.superuser.token });
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer.body;
}
