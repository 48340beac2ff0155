/** What the receiver says of strangers at its port: a panel that speaks the wrong protocol is an alarm, a scanner is a row. */

import { describe, expect, it } from "vitest";
import { decideAll } from "./room";

const of = (code: string) => decideAll([{ kind: "link", code, account: "", text: "203.0.113.7 · SIA" }]);

describe("a stranger at the alarm port", () => {
  it("that is a Galaxy panel calls somebody: its site is not monitored", () => {
    expect(of("galaxy_native")).toMatchObject({
      events: ["link p3 queued link"],
      alarms: ["transmission_fault p3 1/1"],
    });
  });

  it("that is none is listed and calls nobody", () => {
    expect(of("foreign_protocol")).toMatchObject({ events: ["link p9 logged link"], alarms: [] });
  });
});
