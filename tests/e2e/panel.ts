/** One frame from a panel on a socket of its own, and the answer, over TCP or UDP. */
import { createSocket } from "node:dgram";
import { connect } from "node:net";
import { parseAnswer, siaFrame, type PanelEvent } from "../support/dc09-frames";

const PATIENCE_MS = 5000;

/** Sends over TCP; resolves with the id of the answer. */
export function overTcp(port: number, event: PanelEvent, key?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.setTimeout(PATIENCE_MS, () => reject(new Error("the receiver was silent")));
    socket.on("error", reject);
    socket.on("connect", () => socket.write(siaFrame(event, { key, atMs: Date.now() })));
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
