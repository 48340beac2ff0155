/** Settings of the store itself and its files, typed by hand as the rest of its engine (pb.ts). */

/** Settings of the store itself. */
export interface PbSettings {
  readonly logs: { maxDays: number; minLevel: number; logIP: boolean; logAuthId: boolean };
  readonly rateLimits: { enabled: boolean; rules: readonly PbRateLimit[] };
  readonly batch: { enabled: boolean };
  readonly trustedProxy: { headers: readonly string[]; useLeftmostIP: boolean };
  readonly meta: { appName: string; appURL: string; senderName: string; senderAddress: string };
  readonly smtp: { enabled: boolean; host: string; port: number; username: string; password: string; tls: boolean };
}

/** At most `maxRequests` in `duration` seconds from one address. */
export interface PbRateLimit {
  readonly label: string;
  readonly audience: "" | "@guest" | "@auth";
  readonly duration: number;
  readonly maxRequests: number;
}

/** Files of the store, wherever they lie; to be closed. */
export interface PbFilesystem {
  list(prefix: string): readonly {
    readonly key: string;
    readonly size: number;
    readonly modTime: { unixMilli(): number };
  }[];
  close(): void;
}
