/** UDP listener: one datagram is one frame, the answer goes to where it came from. */
import { createSocket, type Socket } from "node:dgram";
import type { Splitter } from "../framing/splitter";
import type { Noise, NoiseSource, Source } from "../contracts/source";
import { sniff } from "./sniff";

export interface UdpSetup {
  readonly createSplitter: () => Splitter;
  readonly onFrame: (frame: Uint8Array, source: Source) => boolean;
  readonly onNoise: (source: NoiseSource, noise: Noise) => void;
}

const RECEIVE_BUFFER_BYTES = 4 << 20;
/**
 * A datagram holds one frame (reference 1). The system hands over some dozens of datagrams at a time, so of one that is
 * full of frames no more is taken than leaves everybody else his turn; the rest is not answered.
 */
const MOST_FRAMES = 16;
const MOST_BYTES = 8192;
const nothing = (): void => undefined;

export class UdpListener {
  private readonly socket: Socket;
  private isClosed = false;

  constructor(
    private readonly setup: UdpSetup,
    isIpv6: boolean,
  ) {
    this.socket = createSocket({ type: isIpv6 ? "udp6" : "udp4" });
    this.socket.on("message", (bytes, from) => this.onDatagram(bytes, from.address, from.port));
  }

  listen(port: number, host: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.socket.once("error", reject);
      this.socket.bind({ port, address: host, exclusive: true }, () => {
        this.socket.off("error", reject);
        this.socket.on("error", nothing);
        this.enlargeBuffer();
        resolve();
      });
    });
  }

  close(): Promise<void> {
    this.isClosed = true;
    return new Promise((resolve) => this.socket.close(() => resolve()));
  }

  /** A storm arrives in bursts; what the system refuses to give is no reason to stop. */
  private enlargeBuffer(): void {
    try {
      this.socket.setRecvBufferSize(RECEIVE_BUFFER_BYTES);
    } catch {
      this.socket.getRecvBufferSize();
    }
  }

  private onDatagram(bytes: Buffer, address: string, port: number): void {
    const peer = `${address}:${port}`;
    const splitter = this.setup.createSplitter();
    const whole = splitter.push(bytes.subarray(0, MOST_BYTES)).frames;
    const frames = [...whole, ...splitter.flush()].slice(0, MOST_FRAMES);
    if (frames.length === 0 && bytes.some((byte) => byte !== 0)) {
      this.setup.onNoise({ transport: "udp", peer }, sniff(bytes));
    }
    const send = (answer: Uint8Array): void => {
      if (!this.isClosed) this.socket.send(answer, port, address, nothing);
    };
    for (const frame of frames) {
      this.setup.onFrame(frame, {
        transport: "udp",
        peer,
        waitsFor: 0,
        owes: nothing,
        recognise: nothing,
        send,
        cork: nothing,
        uncork: nothing,
      });
    }
  }
}
