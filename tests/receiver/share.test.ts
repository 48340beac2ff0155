/** Whose turn it is when the connections of one address are owed as many answers as they may be. */
import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { AddressShares, type AddressShare, type Waiter } from "../../receiver/transport/share";
import { Turns } from "../../receiver/transport/turns";

/** A connection with so many frames that come at once; each one taken is owed an answer, unless told. */
class Caller implements Waiter {
  isOwed = true;

  constructor(
    readonly name: string,
    private readonly share: AddressShare,
    private readonly taken: string[],
    public frames = 1,
  ) {}

  goOn(): void {
    for (; this.frames > 0 && this.share.mayTake(this); this.frames--) {
      this.taken.push(this.name);
      if (this.isOwed) this.share.add(1);
    }
  }
}

function world(maxOwed: number, stepsATurn = 512) {
  const shares = new AddressShares({ maxOwed, turns: new Turns(stepsATurn) });
  const share = shares.join("192.0.2.1");
  const taken: string[] = [];
  const caller = (name: string, frames?: number): Caller => new Caller(name, share, taken, frames);
  return { shares, share, taken, caller };
}

describe("the share of an address", () => {
  it("is taken up to its bound, and goes on when answers have gone out, in a turn of its own", async () => {
    const { share, taken, caller } = world(2);
    caller("a", 5).goOn();
    expect(taken).toEqual(["a", "a"]);
    share.add(-1);
    expect(taken).toEqual(["a", "a"]);
    await turn();
    expect(taken).toEqual(["a", "a", "a"]);
  });

  it("goes round: whoever must wait again stands behind the others", async () => {
    const { share, taken, caller } = world(1);
    for (const name of ["a", "b", "c"]) caller(name, 2).goOn();
    for (let answer = 0; answer < 5; answer++) {
      share.add(-1);
      await turn();
    }
    // The first one had to wait before the others came.
    expect(taken.join("")).toBe("aabcbc");
  });

  it("is not given to a newcomer while others wait for it, though there is room at that moment", async () => {
    const { share, taken, caller } = world(1);
    caller("first").goOn();
    caller("waits").goOn();
    share.add(-1);
    caller("newcomer").goOn();
    await turn();
    expect(taken).toEqual(["first", "waits"]);
    share.add(-1);
    await turn();
    expect(taken).toEqual(["first", "waits", "newcomer"]);
  });

  it("passes over a connection that hung up while it waited", async () => {
    const { shares, share, taken, caller } = world(1);
    shares.join("192.0.2.1");
    const gone = caller("gone");
    caller("first").goOn();
    gone.goOn();
    caller("last").goOn();
    share.leave(gone);
    share.add(-1);
    await turn();
    expect(taken).toEqual(["first", "last"]);
  });

  it("of another address has nothing to do with it", () => {
    const { shares, taken, caller } = world(1);
    caller("full", 9).goOn();
    const other = new Caller("other", shares.join("192.0.2.2"), taken);
    other.goOn();
    expect(taken).toEqual(["full", "other"]);
  });

  it("ends with the turn, though its answers go out at once; an address that asks for little is never kept out", async () => {
    const { shares, share, taken } = world(1000, 20);
    const atOnce = (name: string, of: AddressShare, frames: number): Caller =>
      Object.assign(new Caller(name, of, taken, frames), { isOwed: false });
    atOnce("flood", share, 90).goOn();
    expect(taken).toHaveLength(20);
    atOnce("panel", shares.join("192.0.2.2"), 1).goOn();
    expect(taken[20]).toBe("panel");
    atOnce("behind the same address", share, 1).goOn();
    expect(taken).toHaveLength(21);
    await turn();
    expect(taken.length).toBeGreaterThan(21);
    expect(taken.length).toBeLessThanOrEqual(41);
  });

  it("is kept while answers are owed to whoever hung up: calling again gives no fresh one", () => {
    const { shares, share, taken, caller } = world(1);
    const gone = caller("gone");
    gone.goOn();
    share.leave(gone);
    expect(shares.size).toBe(1);
    new Caller("again", shares.join("192.0.2.1"), taken).goOn();
    expect(taken).toEqual(["gone"]);
  });

  it("is forgotten when nobody is connected and nothing owed, and only then", () => {
    const { shares, share, caller } = world(3);
    const only = caller("only", 2);
    only.goOn();
    share.leave(only);
    share.add(-1);
    expect(shares.size).toBe(1);
    share.add(-1);
    expect(shares.size).toBe(0);
  });
});
