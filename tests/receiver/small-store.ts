/** A store of the tests' own, which takes what the receiver hands over and answers as it is told to. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { keyOf, type MissingAnswer, type MissingQuestion, type SignalBatch } from "../../domain/signals/incoming";

export class SmallStore {
  readonly batches: SignalBatch[] = [];
  readonly keys = new Set<string>();
  readonly repeats = new Map<string, number>();
  readonly heartbeats: { receivers: Record<string, unknown>[] }[] = [];
  readonly authorizations = new Set<string | undefined>();
  due = 0;
  boot = "boot-1";
  /** What it had committed last is gone, as after a power cut. */
  hasLost = false;
  poison = "";
  /** Accounts of the batches that are being answered right now. */
  readonly open: Set<string>[] = [];
  overlaps = 0;
  mostOpen = 0;
  delayMs = 0;
  config: unknown = { keys: {} };
  configAsked = 0;
  private server: Server | null = null;
  private port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async up(): Promise<void> {
    this.server = createServer((request, response) => void this.answer(request, response));
    await new Promise<void>((resolve) => this.server!.listen(this.port, "127.0.0.1", resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  async down(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => (this.server ? this.server.close(resolve) : resolve(null)));
    this.server = null;
  }

  get codes(): string[] {
    return this.batches.flatMap(({ signals }) => signals.map(({ code }) => code));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body: unknown = parts.length > 0 ? JSON.parse(Buffer.concat(parts).toString()) : null;
    this.authorizations.add(request.headers.authorization);
    response.setHeader("X-Watchdesk-Boot", this.boot);
    if (request.url === "/api/watchdesk/due") this.due++;
    if (request.url === "/api/watchdesk/heartbeat") this.heartbeats.push(body as (typeof this.heartbeats)[number]);
    if (request.url === "/api/watchdesk/receiver_config") {
      this.configAsked++;
      return void response.end(JSON.stringify(this.config));
    }
    if (request.url === "/api/watchdesk/signals_missing")
      return void response.end(JSON.stringify(this.missing(body as MissingQuestion)));
    if (request.url === "/api/watchdesk/signals") response.statusCode = await this.take(body as SignalBatch);
    response.end("{}");
  }

  private missing({ run, sequences }: MissingQuestion): MissingAnswer {
    return { missing: sequences.filter((sequence) => this.hasLost || !this.keys.has(keyOf(run, sequence, 0))) };
  }

  private async take(batch: SignalBatch): Promise<number> {
    const accounts = new Set(batch.signals.map(({ account }) => account));
    if (this.open.some((other) => [...accounts].some((account) => other.has(account)))) this.overlaps++;
    this.open.push(accounts);
    this.mostOpen = Math.max(this.mostOpen, this.open.length);
    await pause(this.delayMs);
    this.open.splice(this.open.indexOf(accounts), 1);
    if (batch.signals.some(({ code }) => code === this.poison)) return 400;
    this.batches.push(batch);
    for (const { key } of batch.signals) this.keys.add(key);
    for (const { key, count } of batch.repeats) this.repeats.set(key, count);
    return 200;
  }
}
