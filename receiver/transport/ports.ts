/** TCP and UDP on one port, so that a panel may use either (reference 1). */
import { isIPv6 } from "node:net";
import { TcpListener, type TcpSetup } from "./tcp";
import { UdpListener } from "./udp";

export interface Listeners {
  readonly port: number;
  readonly tcp: TcpListener;
  readonly udp: UdpListener;
}

/** A free TCP port may be taken for UDP; another one is tried then. */
const ATTEMPTS = 25;

/** Port 0 = any that is free for both. */
export async function listenOnOnePort(port: number, host: string, setup: TcpSetup): Promise<Listeners> {
  for (let attempt = 1; ; attempt++) {
    const tcp = new TcpListener(setup);
    const udp = new UdpListener(setup, isIPv6(host));
    try {
      const bound = await tcp.listen(port, host);
      await udp.listen(bound, host);
      return { port: bound, tcp, udp };
    } catch (error) {
      await tcp.close();
      await udp.close();
      if (port !== 0 || attempt >= ATTEMPTS || (error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    }
  }
}
