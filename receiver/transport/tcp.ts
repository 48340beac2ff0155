/** TCP listener: accepts, caps, sweeps. */
import { createServer, type Server, type Socket } from "node:net";
import type { Splitter } from "../framing/splitter";
import type { Noise, NoiseSource, Source } from "../contracts/source";
import { Connection } from "./connection";
import { Crowd } from "./crowd";
import type { Limits } from "./limits";
import { AddressShares } from "./share";
import { noiseOf } from "./sniff";
import type { Turns } from "./turns";

export interface TcpSetup {
  readonly createSplitter: () => Splitter;
  readonly limits: Limits;
  /** Of all listeners together. */
  readonly turns: Turns;
  readonly ticks: () => number;
  readonly onFrame: (frame: Uint8Array, source: Source) => boolean;
  readonly onNoise: (source: NoiseSource, noise: Noise) => void;
}

const SWEEP_MS = 1000;
const FINISH_MS = 500;
/** Connections that are being closed and still count for the system. */
const CLOSING = 100;

export class TcpListener {
  private readonly server: Server;
  private readonly connections = new Set<Connection>();
  /** Anybody may connect and make up an account, so these go first when there are too many. */
  private readonly guests = new Crowd<Connection>();
  private readonly panels = new Crowd<Connection>();
  private readonly sweeper: NodeJS.Timeout;

  constructor(private readonly setup: TcpSetup) {
    this.server = createServer({ allowHalfOpen: true, noDelay: true });
    this.server.maxConnections = setup.limits.maxConnections + CLOSING;
    const shares = new AddressShares({ maxOwed: setup.limits.maxOwedOfAddress, turns: setup.turns });
    this.server.on("connection", (socket) => this.accept(socket, shares));
    this.sweeper = setInterval(() => this.sweep(), SWEEP_MS);
    this.sweeper.unref();
  }

  get connectionCount(): number {
    return this.connections.size;
  }

  /** Resolves with the port; rejects when it is taken. */
  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.server.once("error", reject);
      this.server.listen({ port, host, backlog: 1024 }, () => {
        this.server.off("error", reject);
        this.server.on("error", () => undefined);
        const address = this.server.address();
        resolve(typeof address === "object" && address ? address.port : port);
      });
    });
  }

  /** Takes no new connections; the ones there are may finish. */
  stopAccepting(): void {
    this.server.close();
  }

  async close(): Promise<void> {
    clearInterval(this.sweeper);
    this.server.close();
    for (const connection of this.connections) connection.finish();
    const until = this.setup.ticks() + FINISH_MS;
    while (this.connections.size > 0 && this.setup.ticks() < until) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    for (const connection of this.connections) connection.destroy();
  }

  private accept(socket: Socket, shares: AddressShares): void {
    const { setup } = this;
    const connection = new Connection({
      ...setup,
      socket,
      splitter: setup.createSplitter(),
      share: shares.join(socket.remoteAddress ?? "?"),
      onRecognised: (panel) => this.recognise(panel),
      onGone: (gone) => this.forget(gone),
    });
    this.connections.add(connection);
    this.guests.add(connection);
    const { maxGuests, maxConnections } = setup.limits;
    if (this.guests.size > maxGuests) this.turnOut(this.guests);
    else if (this.guests.size + this.panels.size > maxConnections)
      this.turnOut(this.guests.size > 1 ? this.guests : this.panels);
  }

  private recognise(panel: Connection): void {
    if (!this.connections.has(panel)) return;
    this.guests.remove(panel);
    this.panels.add(panel);
  }

  private forget(gone: Connection): void {
    this.connections.delete(gone);
    this.guests.remove(gone);
    this.panels.remove(gone);
  }

  private turnOut(crowd: Crowd<Connection>): void {
    const connection = crowd.oldestOfMost();
    if (!connection) return;
    crowd.remove(connection);
    connection.makeRoom(noiseOf("too many connections at once"));
  }

  private sweep(): void {
    const now = this.setup.ticks();
    for (const connection of this.connections) connection.sweep(now);
    this.closeSilent(now);
  }

  /** Nor do many that never say a word stay so long. */
  private closeSilent(now: number): void {
    const { maxUnproved, unprovedGraceMs } = this.setup.limits;
    let tooMany = -maxUnproved;
    for (const connection of this.connections) if (!connection.isProved) tooMany++;
    for (const connection of this.connections) {
      if (tooMany <= 0) return;
      if (connection.isProved || now - connection.unprovedSince < unprovedGraceMs) continue;
      connection.close(noiseOf("silence, and too many like it"));
      tooMany--;
    }
  }
}
