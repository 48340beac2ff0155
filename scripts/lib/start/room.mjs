/** A running control room: store, receiver and what stands in front, opened in this order and closed in the other one. */

import { join } from "node:path";
import { Failure, messageOf } from "../failure.mjs";
import { protectStore } from "./data-dir.mjs";
import { sendsMessages, writesAt } from "./liveness.mjs";
import { tellsOfSpool } from "./spool-news.mjs";
import { programOf } from "./program.mjs";
import { hostOf, waitUntilListening, writeReceiverConfig } from "./receiver.mjs";
import { seedStore } from "./seed.mjs";
import { issueReceiverToken, needsRenewal } from "./service-account.mjs";
import {
  inAddress,
  knowSuperuser,
  loopbackOf,
  migrate,
  serveArgs,
  serveEnvironment,
  signInSuperuser,
  waitUntilHealthy,
} from "./store.mjs";
import { Supervised } from "./supervised.mjs";

/**
 * @typedef {object} RoomPlan
 * @property {string} pocketbase
 * @property {import("./options.mjs").StartOptions} options
 * @property {import("./data-dir.mjs").Layout} layout
 * @property {import("../progress.mjs").Progress} progress
 * @property {import("./receiver.mjs").ReceiverConfig} config
 * @property {string} host the address the store is served on
 * @property {boolean} behindFront a front on this machine says for whom it asks
 * @property {{ store: number }} ports
 * @property {{ front: import("./front.mjs").Front, told: boolean, port: number } | null} tls
 */

const DAY_MS = 86_400_000;

export class Room {
  #plan;
  #dc09Port = 0;
  /** @type {Supervised | undefined} */
  #store;
  /** @type {Supervised | undefined} */
  #receiver;
  #pidsChanged = () => {};
  closing = false;

  /** @param {RoomPlan} plan */
  constructor(plan) {
    this.#plan = plan;
    this.storeLog = join(plan.layout.logs, "store.log");
    this.receiverLog = join(plan.layout.logs, "receiver.log");
  }

  /** Where this machine reaches the store. */
  get #url() {
    return `http://${loopbackOf(this.#plan.host)}:${this.#plan.ports.store}`;
  }

  /** Where it is found. */
  place() {
    const { config, tls } = this.#plan;
    const host = inAddress(hostOf(config, config.receivers[0]));
    return { url: tls?.front.url ?? this.#url, host, dc09Port: this.#dc09Port };
  }

  /** What data/run.json says. */
  runFile() {
    const { tls, ports } = this.#plan;
    const pids = { start: process.pid, store: this.#store?.pid ?? 0, receiver: this.#receiver?.pid ?? 0 };
    const places = { url: this.place().url, storeUrl: this.#url, port: tls?.port ?? ports.store };
    return { ...places, dc09Port: this.#dc09Port, pids: tls ? { ...pids, front: tls.front.pid } : pids };
  }

  /** @param {() => void} changed called when a child has been started again */
  onPidsChange(changed) {
    this.#pidsChanged = changed;
  }

  /** @param {{ isFirst: boolean }} options */
  async open({ isFirst }) {
    const { options, layout, progress, pocketbase, config } = this.#plan;
    await progress.step("migrating", async (tell) => {
      await migrate(pocketbase, layout);
      await protectStore(layout);
      tell("store migrated");
    });
    const known = await knowSuperuser(pocketbase, layout, progress.note);
    await this.#startStore();
    const token = once(() => signInSuperuser(this.#url, layout, known));
    if (known.temporary !== null) await token();
    if (isFirst) await seedStore({ url: this.#url, layout, superuser: known.superuser, empty: options.empty });
    const old = config.store?.token;
    const kept = old && !needsRenewal(old, Date.now()) && !isFirst ? old : null;
    config.store = { url: this.#url, token: kept ?? (await issueReceiverToken(this.#url, await token())) };
    await writeReceiverConfig(layout, config);
    await this.#startReceiver();
    await this.#startFront();
    setInterval(() => void this.#renewToken(config), DAY_MS).unref();
  }

  /** Receiver first: it goes on acknowledging until the end, and what it has not handed over is in its spool. */
  async close() {
    this.closing = true;
    await Promise.all([this.#plan.tls?.front.stop(), this.#receiver?.stop()]);
    await this.#store?.stop();
  }

  /** Ends all at once. */
  kill() {
    this.#plan.tls?.front.kill();
    this.#receiver?.kill();
    this.#store?.kill();
  }

  async #startStore() {
    const { host, behindFront, layout, pocketbase, progress } = this.#plan;
    this.#store = new Supervised({
      name: "store",
      program: pocketbase,
      args: () => serveArgs(layout, { host, port: this.#plan.ports.store }),
      env: serveEnvironment({ behindFront }),
      log: this.storeLog,
      ready: () => waitUntilHealthy(this.#url),
      life: writesAt(this.#url, () => this.#plan.config.store?.token),
      say: progress.note,
      onRestart: () => this.#pidsChanged(),
    });
    await this.#firstStart("store", this.#store);
  }

  async #startReceiver() {
    const { layout, progress } = this.#plan;
    this.#receiver = new Supervised({
      name: "receiver",
      program: process.execPath,
      args: () => ["--enable-source-maps", programOf(layout).receiver, "--config", layout.receiver],
      log: this.receiverLog,
      speaks: true,
      channel: true,
      hears: tellsOfSpool(progress.note),
      life: sendsMessages,
      ready: async (child) => {
        this.#dc09Port = await waitUntilListening(child);
      },
      say: progress.note,
      onRestart: () => this.#pidsChanged(),
    });
    await this.#firstStart("receiver", this.#receiver);
  }

  /** What people asked for just now must come up; what an earlier start was told keeps no panel waiting. */
  async #startFront() {
    const { tls } = this.#plan;
    if (!tls) return;
    tls.front.onRestart = () => this.#pidsChanged();
    await this.#firstStart("front", { start: () => tls.front.start({ patiently: !tls.told }) });
  }

  /** @param {string} name @param {{ start: () => Promise<void> }} child */
  async #firstStart(name, child) {
    if (this.closing) throw new Failure("Stopped before everything ran.");
    await this.#plan.progress.step(`starting the ${name}`, async (tell) => {
      await child.start().catch((error) => {
        throw new Failure(`The ${name} did not start (${messageOf(error)}): see the folder ${this.#plan.layout.logs}.`);
      });
      tell(`${name} started`);
    });
  }

  /** A start that runs for months must not outlive its token. @param {import("./receiver.mjs").ReceiverConfig} config */
  async #renewToken(config) {
    const { layout, pocketbase, progress } = this.#plan;
    if (this.closing || !config.store || !needsRenewal(config.store.token, Date.now())) return;
    try {
      const known = await knowSuperuser(pocketbase, layout, progress.note);
      const superuserToken = await signInSuperuser(this.#url, layout, known);
      config.store.token = await issueReceiverToken(this.#url, superuserToken);
      await writeReceiverConfig(layout, config);
      await this.#receiver?.restart();
      this.#pidsChanged();
    } catch (error) {
      progress.note(`The receiver's token could not be renewed, trying again tomorrow: ${messageOf(error)}`);
    }
  }
}

/** @template T @param {() => Promise<T>} work @returns {() => Promise<T>} */
function once(work) {
  /** @type {Promise<T> | undefined} */
  let result;
  return () => (result ??= work());
}
