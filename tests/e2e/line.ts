/** The line between a desk and the store, to be cut and mended: the browser's own offline switch leaves open streams alone. */
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface Line {
  /** What the browser is told. */
  readonly url: string;
  /** Ends every connection and lets none through. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Opens a line to a port of this machine. */
export async function openLine(port: number): Promise<Line> {
  const ends = new Set<Socket>();
  let whole = true;
  const drop = (): void => ends.forEach((end) => end.destroy());
  const server = createServer((near) => {
    if (!whole) return void near.destroy();
    const far = connect({ port, host: "127.0.0.1" });
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.on("error", () => other.destroy());
      end.on("close", () => {
        ends.delete(end);
        other.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      whole = false;
      drop();
    },
    mend: () => void (whole = true),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        drop();
      }),
  };
}
