/** One frame from a panel on a socket of its own, and the answer, over TCP or UDP. */
import { createSocket } from "node:dgram";
import { connect } from "node:net";
import { parseAnswer, siaFrame, type PanelEvent } from "../support/dc09-frames";

const PATIENCE_MS = 5000;

let sequence = 0;

/** The next event of an account. */
export const event = (account: string, code: string, zone: number, text?: string): PanelEvent => ({
  account,
  code,
  zone,
  sequence: ++sequence,
  ...(text === undefined ? {} : { text }),
});

/** Sends over TCP; resolves with the id of the answer. */
export const overTcp = (port: number, sent: PanelEvent, key?: string): Promise<string> =>
  bytesOverTcp(port, siaFrame(sent, { key, atMs: Date.now() }));

/** Sends bytes as they are; resolves with the id of the answer. */
export function bytesOverTcp(port: number, frame: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.setTimeout(PATIENCE_MS, () => reject(new Error("the receiver was silent")));
    socket.on("error", reject);
    socket.on("connect", () => socket.write(frame));
    socket.on("data", (bytes) => {
      socket.end();
      resolve(parseAnswer(bytes.toString("latin1").trim())?.id ?? "unreadable");
    });
  });
}

/** Sends over UDP; resolves with the id of the answer. */
export function overUdp(port: number, event: PanelEvent, key?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createSocket("udp4");
    const timer = setTimeout(() => reject(new Error("the receiver was silent")), PATIENCE_MS);
    socket.on("error", reject);
    socket.on("message", (bytes) => {
      clearTimeout(timer);
      socket.close();
      resolve(parseAnswer(bytes.toString("latin1").trim())?.id ?? "unreadable");
    });
    socket.send(siaFrame(event, { key, atMs: Date.now() }), port, "127.0.0.1");
  });
}
