/** The part of the engine that asks other servers. */

/** What another server answered; `raw` is the whole body. */
export interface PbHttpAnswer {
  readonly statusCode: number;
  readonly raw: string;
}

declare global {
  /** Never inside a transaction: the store's one writer would wait for the other side. Throws where nobody answers. */
  var $http: {
    send(request: {
      readonly url: string;
      readonly method: string;
      /** Seconds. */
      readonly timeout: number;
      readonly headers: Readonly<globalThis.Record<string, string>>;
    }): PbHttpAnswer;
  };
}

/** Asks for JSON; null where nobody answers in time. */
export function askedOf(url: string, timeout: number): PbHttpAnswer | null {
  try {
    return $http.send({ url, method: "GET", timeout, headers: { accept: "application/json" } });
  } catch {
    return null;
  }
}
