/** Wires the rooms of the receiver together: spool, sessions, listeners, uplink, clockwork. */
import type { Config, ReceiverConfig } from "./config";
import { Clockwork } from "./clockwork/clockwork";
import { statusOf } from "./clockwork/status";
import { StoreConfigPoll, type StoreConfig } from "./clockwork/store-config";
import { splitters } from "./framing/index";
import { createSourceLog, type Log } from "./log";
import { engines } from "./protocols/index";
import { AnswerGate } from "./session/gate";
import { REPEAT_WINDOW_MS } from "./session/repeats";
import { type EarlierFrame, Session } from "./session/session";
import type { SpoolPlace, SpoolPort, SpoolRecord, SpoolStatus } from "./contracts/spool";
import type { Source } from "./contracts/source";
import { Recall } from "./recall";
import { FrameHold } from "./session/hold";
import { createNullSpool } from "./spool/null-spool";
import { Spool } from "./spool/spool";
import { listenOnOnePort, type Listeners } from "./transport/ports";
import { defaultLimits, limitsFor } from "./transport/limits";
import { Turns } from "./transport/turns";
import { createStoreClient, type StoreClient } from "./uplink/client";
import { isUrgent } from "./uplink/urgency";
import { Uplink } from "./uplink/uplink";

export interface ServiceSetup {
  readonly config: Config;
  readonly now: () => number;
  /** Monotonic milliseconds. */
  readonly ticks: () => number;
  readonly randomBytes: (length: number) => Uint8Array;
  readonly log: Log;
  /** The disk of the spool takes no more, or takes writes again. */
  readonly onSpoolStatus?: (status: SpoolStatus) => void;
}

export interface Listening {
  readonly id: string;
  readonly tcp: number;
  readonly udp: number;
}

/** Accounts a heartbeat names; the store's engine is slow. */
const MAX_CONTACTS = 2000;
const RETENTION_EVERY_MS = 10 * 60_000;

interface Line {
  readonly config: ReceiverConfig;
  readonly session: Session;
  readonly setStoreConfig: (config: StoreConfig) => void;
  listeners: Listeners | null;
}

export class Service {
  private readonly gate = new AnswerGate();
  private readonly lines: Line[];
  private readonly hold = new FrameHold();
  private readonly turns = new Turns(defaultLimits.stepsATurn);
  private readonly spool: Spool | null;
  private readonly client: StoreClient | null;
  private uplink: Uplink | null = null;
  private recall: Recall | null = null;
  private recalling: Promise<void> = Promise.resolve();
  private clockwork: Clockwork | null = null;
  private storeConfig: StoreConfigPoll | null = null;
  private retention: NodeJS.Timeout | null = null;
  private isStopping = false;
  /** Until the spool has been looked at there is nothing. */
  private readLeft: (place: SpoolPlace) => EarlierFrame | null = () => null;

  constructor(private readonly setup: ServiceSetup) {
    const { config } = setup;
    this.spool = config.spool === null ? null : this.openSpool(config.spool);
    this.client = config.store ? createStoreClient(config.store, (boot) => this.uplink?.heardBoot(boot)) : null;
    const port: SpoolPort = this.spool ?? createNullSpool();
    const sourceLog = createSourceLog(setup.log, setup.ticks);
    this.lines = config.receivers.map((receiver) => this.createLine(receiver, port, sourceLog));
  }

  /** Resolves when all ports listen; answers begin when the repeat window of the spool is read. */
  async start(): Promise<Listening[]> {
    const { config, log } = this.setup;
    if (this.spool) await this.startSpool(this.spool);
    if (this.client) {
      const apply = (fromStore: StoreConfig): void => {
        this.uplink?.setKnownAccounts(fromStore.accounts);
        this.lines.forEach((line) => line.setStoreConfig(fromStore));
      };
      this.storeConfig = new StoreConfigPoll({ client: this.client, directory: config.spool!, apply, log });
      this.storeConfig.start();
    }
    const listening: Listening[] = [];
    for (const line of this.lines) listening.push(await this.listen(line));
    this.recalling = this.recallEarlier();
    if (this.client) this.clockwork = new Clockwork({ client: this.client, takeStatus: () => this.takeStatus(), log });
    return listening;
  }

  /** Takes nothing new, makes durable and answers what is there, closes. */
  async stop(): Promise<void> {
    this.isStopping = true;
    for (const { listeners } of this.lines) listeners?.tcp.stopAccepting();
    if (this.retention) clearInterval(this.retention);
    this.clockwork?.close();
    this.storeConfig?.close();
    this.recall?.stop();
    await this.recalling;
    await this.uplink?.close();
    await this.spool?.settle();
    for (const { listeners } of this.lines) {
      await listeners?.tcp.close();
      await listeners?.udp.close();
    }
    await this.spool?.close();
    this.client?.close();
  }

  private openSpool(directory: string): Spool {
    const { now, ticks, randomBytes, log } = this.setup;
    return new Spool({
      directory,
      now,
      ticks,
      log,
      randomId: () => Buffer.from(randomBytes(6)).toString("hex"),
    });
  }

  private createLine(config: ReceiverConfig, spool: SpoolPort, sourceLog: LogFromSource): Line {
    const { now, ticks, randomBytes } = this.setup;
    const engine = engines.get(config.engineType)!;
    const reader = engine.createReader({ keys: config.keys, options: config.options, randomBytes });
    const session = new Session({
      receiverId: config.id,
      protocol: engine.id,
      reader,
      spool,
      gate: this.gate,
      now,
      ticks,
      isUrgent,
      ignoreLeadingZeros: config.options["ignoreLeadingZeros"] === true,
      log: (kind, peer, line) => sourceLog(`${config.id} ${kind}`, peer, `${config.id}: ${line}`),
      knows: (account) => this.uplink?.knows(account) ?? true,
      hasRoomFor: (account) => this.uplink?.hasRoomFor(account) ?? true,
      onRepeat: (sequence, count) => this.uplink?.repeated(sequence, count),
      readLeft: (place) => this.readLeft(place),
    });
    const setStoreConfig = ({ keys: ofAccounts, defaults, accounts }: StoreConfig): void => {
      const ofOthers = Object.hasOwn(defaults, config.id) ? defaults[config.id] : undefined;
      const keys = ofOthers === undefined ? ofAccounts : { ...ofAccounts, "*": ofOthers };
      const fault = engine.check({ keys, options: {} });
      if (fault !== "") this.setup.log(`${config.id}: from the store: ${fault}; that account is answered with DUH`);
      // What stands in the file wins: it is what an installer typed for this very machine.
      reader.setKeys({ ...keys, ...config.keys });
      reader.setKnownAccounts(accounts);
    };
    return { config, session, setStoreConfig, listeners: null };
  }

  private async startSpool(spool: Spool): Promise<void> {
    const { config, now, ticks, log } = this.setup;
    if (this.client) {
      const directory = config.spool!;
      const { replayMinutes, maxWaiting } = config;
      const { client } = this;
      this.uplink = new Uplink({ client, spool, directory, engines, replayMinutes, maxWaiting, now, ticks, log });
    }
    await spool.start({
      onCommit: (batch, refs) => {
        this.gate.commit(batch);
        this.uplink?.add(refs);
      },
      onStatus: (status) => this.setup.onSpoolStatus?.(status),
      onLost: (batch) => {
        const firstLost = spool.committedBatch + 1;
        for (const { session } of this.lines) session.repeats.forgetBatches(firstLost);
        const lost = this.gate.lose(batch);
        if (lost > 0) log(`spool: ${lost} frames could not be stored and were not acknowledged`);
      },
    });
    this.retention = setInterval(() => this.dropOld(spool), RETENTION_EVERY_MS);
    this.retention.unref();
  }

  private dropOld(spool: Spool): void {
    try {
      spool.dropOld((from, to) => this.uplink?.mayNeed(from, to) === true);
    } catch (error) {
      this.setup.log(`spool: old segments could not be deleted: ${String(error)}`);
    }
  }

  /** A panel that calls meanwhile is connected and waits; it would go elsewhere if the port were not open yet. */
  private async recallEarlier(): Promise<void> {
    const { spool, uplink, setup } = this;
    if (spool) {
      const { ageMs, sinceMs } = agesOf(spool, setup.now());
      const startedAt = setup.ticks();
      this.readLeft = (place) => this.readAgain(spool, place, (record) => ageMs(record) + setup.ticks() - startedAt);
      const sessionOf = ({ receiver }: SpoolRecord): Session | undefined =>
        this.lines.find(({ config }) => config.id === receiver)?.session;
      this.recall = new Recall({
        spool,
        engines,
        sinceMs,
        rememberPlace: (record, place) => sessionOf(record)?.recallLater(record.tag?.repeatHash ?? 0, place),
        remember: (record, reading) => sessionOf(record)?.recall(record, reading, ageMs(record)),
        uplink,
        log: setup.log,
      });
      await this.recall.readRecent();
    }
    if (this.isStopping) return;
    this.hold.end();
    await this.recall?.readOlder();
  }

  /** What can't be read is no copy of anything: a frame is then stored twice rather than not at all. */
  private readAgain(spool: Spool, place: SpoolPlace, ageOf: (record: SpoolRecord) => number): EarlierFrame | null {
    try {
      const record = spool.readNow(place);
      const reading = engines.get(record.protocol)?.reread(record);
      return reading ? { record, reading, ageMs: ageOf(record) } : null;
    } catch (error) {
      this.setup.log(`spool: a frame of the last run could not be read again: ${String(error)}`);
      return null;
    }
  }

  private async listen(line: Line): Promise<Listening> {
    const { session, config } = line;
    const engine = engines.get(config.engineType)!;
    const createSplitter = splitters.get(engine.framing)!;
    const take = (frame: Uint8Array, source: Source): boolean => session.receive(frame, source);
    line.listeners = await listenOnOnePort(config.port, config.host, {
      createSplitter,
      limits: limitsFor(this.lines.length),
      turns: this.turns,
      ticks: this.setup.ticks,
      onFrame: (frame, source) => this.hold.pass(frame, source, take),
      onNoise: (source, noise) => session.hearNoise(source, noise),
    });
    return { id: config.id, tcp: line.listeners.port, udp: line.listeners.port };
  }

  private takeStatus(): { body: unknown; undo: () => void } {
    const spoolStatus = this.spool?.status ?? { state: "off", reason: "" };
    const parked = this.uplink?.parkedCount ?? 0;
    const undelivered = this.uplink?.undeliveredCount ?? 0;
    const waitingSinceMs = this.uplink?.waitingSinceMs ?? 0;
    const taken = this.lines.map(({ config, session: { traffic }, listeners }) => {
      const contacts = traffic.takeContacts(MAX_CONTACTS);
      const connections = listeners?.tcp.connectionCount ?? 0;
      const { id, engineType } = config;
      const port = listeners?.port ?? config.port;
      const own = { id, engineType, port, traffic, connections, contacts };
      return { traffic, contacts, entry: statusOf({ ...own, spoolStatus, undelivered, parked, waitingSinceMs }) };
    });
    return {
      body: { spool: this.spool?.id ?? "", receivers: taken.map(({ entry }) => entry) },
      undo: () => taken.forEach(({ traffic, contacts }) => traffic.giveBack(contacts)),
    };
  }
}

type LogFromSource = (kind: string, peer: string, line: string) => void;

/** How old what the last runs left is: by the machine's own clock where that is known, since the time of day may have been set. */
function agesOf({ lastLife, lastReceivedAtMs }: Spool, nowMs: number) {
  const downMs = lastLife.downMs ?? Math.max(0, nowMs - lastReceivedAtMs);
  return {
    sinceMs: lastReceivedAtMs - Math.max(0, REPEAT_WINDOW_MS - downMs),
    ageMs: ({ receivedAtMs }: SpoolRecord): number => downMs + Math.max(0, lastReceivedAtMs - receivedAtMs),
  };
}
