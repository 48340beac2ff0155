/** A mail server on 127.0.0.1 that keeps what it is given. */
import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

export interface Letter {
  readonly to: readonly string[];
  readonly subject: string;
  /** The head as it came over the wire. */
  readonly head: string;
  /** The decoded part that is HTML. */
  readonly html: string;
}

export interface SmtpSink {
  readonly url: string;
  readonly letters: readonly Letter[];
  /** The newest letter to an address, once it is there. */
  letterTo(address: string, after?: number): Promise<Letter>;
  stop(): Promise<void>;
}

const PATIENCE_MS = 5_000;

/** Starts it on a free port. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const letters: Letter[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => undefined);
    listen(socket, (letter) => letters.push(letter));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    letterTo: async (address, after = 0) => {
      const until = Date.now() + PATIENCE_MS;
      for (;;) {
        const mine = letters.filter(({ to }) => to.includes(address));
        const letter = mine.length > after ? mine.at(-1) : undefined;
        if (letter) return letter;
        if (Date.now() > until) throw new Error(`no letter to ${address}`);
        await new Promise((done) => setTimeout(done, 20));
      }
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

/** One conversation, line by line. */
function listen(socket: Socket, onLetter: (letter: Letter) => void): void {
  let rest = "";
  let to: string[] = [];
  let body: string[] | null = null;
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  const hear = (line: string): void => {
    if (body !== null) {
      if (line !== ".") return void body.push(line.startsWith("..") ? line.slice(1) : line);
      onLetter({ to, ...readLetter(body.join("\r\n")) });
      [body, to] = [null, []];
      return say("250 kept");
    }
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === "RCPT") to.push(/<([^>]*)>/.exec(line)?.[1] ?? "");
    if (verb === "DATA") {
      body = [];
      return say("354 go on");
    }
    say(verb === "QUIT" ? "221 bye" : "250 ok");
    if (verb === "QUIT") socket.end();
  };
  socket.setEncoding("utf8");
  socket.on("data", (text: string) => {
    const lines = (rest + text).split("\r\n");
    rest = lines.pop() ?? "";
    for (const line of lines) hear(line);
  });
  say("220 sink");
}

function readLetter(source: string): Omit<Letter, "to"> {
  const whole = source.split("\r\n\r\n")[0] ?? "";
  const subject = readWords(/^Subject: (.*(?:\r\n[ \t].*)*)/im.exec(whole)?.[1] ?? "");
  const from = source.search(/Content-Type: text\/html/i);
  const part = source.slice(from);
  const [head = "", ...rest] = part.split("\r\n\r\n");
  const raw = rest.join("\r\n\r\n").split(/\r\n--/)[0] ?? "";
  const html = /quoted-printable/i.test(head) || /quoted-printable/i.test(source) ? unquoted(raw) : raw;
  return { subject, head: whole, html };
}

/** Words of a head that are not of ASCII (RFC 2047); between two of them a line's end is none. */
const readWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === "b" ? Buffer.from(word, "base64").toString("utf8") : unquoted(word.replaceAll("_", " ")),
    );

const unquoted = (text: string): string =>
  Buffer.from(
    text.replace(/=\r\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");
