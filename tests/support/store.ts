/** The real store on a folder of its own, for one test file: started, stopped, killed and started again at will. */

import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PocketBase from "pocketbase";
import { freePort } from "./free-port";
import { StoreProcess } from "./store-process";

export interface StoreOptions {
  /** Further variables for the store's environment. */
  env?: Record<string, string>;
  /** Further flags of `pocketbase serve`. */
  flags?: readonly string[];
  /** Where it listens; 127.0.0.1 unless another address is given. */
  host?: string;
  /** A data folder to go on with; it is kept at the end. Without it an empty, migrated one is made and removed. */
  dir?: string;
}

export interface Answer<T = unknown> {
  status: number;
  body: T;
}

export interface RequestOptions {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

export interface TestStore {
  readonly url: string;
  readonly port: number;
  readonly dir: string;
  readonly superuser: { email: string; password: string; token: string };
  /** The running process; its pid changes with every restart. */
  readonly process: StoreProcess;
  /** A client of the store's library: the superuser's unless another token is given, "" for a guest. */
  client(token?: string): PocketBase;
  /** A request as it goes over the wire, with the answer's status and parsed body; never throws for a status. */
  request<T = unknown>(method: string, path: string, options?: RequestOptions): Promise<Answer<T>>;
  /** Ends it in order and removes its folder. */
  stop(): Promise<void>;
  /** Ends it as a power cut of the process would (SIGKILL); the folder stays. */
  kill(): Promise<void>;
  /** Starts it again on the same folder and port, after ending it in order when it still runs. */
  restart(): Promise<void>;
}

/** Starts a store; `await store.stop()` in `afterAll` ends it. */
export async function startStore(options: StoreOptions = {}): Promise<TestStore> {
  const template = required("WATCHDESK_TEST_TEMPLATE");
  const dir = options.dir ?? (await copyOf(join(template, "pb_data")));
  const port = await freePort();
  const flags = [
    "serve",
    `--http=${options.host ?? "127.0.0.1"}:${port}`,
    `--dir=${dir}`,
    `--hooksDir=${join(template, "pb_hooks")}`,
    `--migrationsDir=${join(template, "pb_migrations")}`,
    `--publicDir=${join(template, "no-public-dir")}`,
    "--hooksWatch=false",
    "--automigrate=false",
    "--queryTimeout=10",
    ...(options.flags ?? []),
  ];
  const url = `http://127.0.0.1:${port}`;
  const process = new StoreProcess({ program: required("WATCHDESK_POCKETBASE"), flags, url, env: options.env ?? {} });
  await process.start();
  const superuser = await signInSuperuser(url);
  return {
    url,
    port,
    dir,
    superuser,
    process,
    client: (token = superuser.token) => {
      const client = new PocketBase(url);
      client.autoCancellation(false);
      if (token !== "") client.authStore.save(token);
      return client;
    },
    request: (method, path, request = {}) => send(url + path, { method, ...request }),
    stop: async () => {
      await process.stop();
      if (!options.dir) await rm(dir, { recursive: true, force: true });
    },
    kill: () => process.kill(),
    restart: async () => {
      await process.stop();
      await process.start();
    },
  };
}

async function copyOf(data: string): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "watchdesk-store-"));
  await cp(data, dir, { recursive: true });
  return dir;
}

async function signInSuperuser(url: string): Promise<TestStore["superuser"]> {
  const { email, password } = JSON.parse(required("WATCHDESK_TEST_SUPERUSER")) as { email: string; password: string };
  const path = "/api/collections/_superusers/auth-with-password";
  const body = { identity: email, password };
  const answer = await send<{ token: string }>(url + path, { method: "POST", body });
  if (answer.status !== 200) throw new Error(`the superuser was refused: ${JSON.stringify(answer.body)}`);
  return { email, password, token: answer.body.token };
}

async function send<T>(url: string, { method, body, token, headers }: RequestOptions & { method: string }) {
  const answer = await fetch(url, {
    method,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token ? { authorization: token } : {}),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, body: parse(text) as T } satisfies Answer<T>;
}

function parse(text: string): unknown {
  if (text === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run this test in a project of vitest.config.ts with a store`);
  return value;
}
