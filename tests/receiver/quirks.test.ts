/** Quirks of real panels that no public vector shows whole, each told by the panel's own traffic (quirks.md). */
import { randomBytes } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { buildFrame } from "../../receiver/protocols/dc09/ack";
import { decrypt, encrypt } from "../../receiver/protocols/dc09/crypto";
import { dc09 } from "../../receiver/protocols/dc09/index";
import { spoolLines, startReceiver, type RunningReceiver } from "../support/receiver";
import { bodyOf, frame, Panel } from "./panel";

const CLOCK = "2023-09-18T17:24:02Z";
const HEX_KEY = "00112233445566778899AABBCCDDEEFF";
const KEY = Buffer.from(HEX_KEY, "hex");

let receiver: RunningReceiver;
let panel: Panel;
afterEach(async () => {
  panel.close();
  await receiver.stop();
});

/** Sends all in one segment; gives the bodies of so many answers. */
async function sendTogether(frames: readonly Buffer[], keys: Record<string, string> = {}): Promise<string[]> {
  receiver = await startReceiver({ clock: CLOCK, keys });
  panel = await Panel.connect(receiver.tcp);
  panel.send(Buffer.concat(frames));
  return (await panel.wait(frames.length)).map(bodyOf);
}

const kept = async (): Promise<Record<string, unknown>[]> =>
  (await spoolLines(receiver.spoolDir)).map((line) => line["decoded"] as Record<string, unknown>);

describe("quirk 21, Dahua", () => {
  const stamps = ["_14:02:11,09-16-2023", "_14:02:12,09-16-2023", "_20:23:51,09-18-2023"];
  const ofArea = "[#B12345|1130 01 003][RHall][Ihall@example.invalid]";
  const backlog = [
    frame(`"ADM-CID"0101L0#B12345${ofArea}${stamps[0]}`),
    frame(`"ADM-CID"0102L0#B12345[#B12345|3130 01 003][RHall][Ihall@example.invalid]${stamps[1]}`),
    frame(`"ADM-CID"0103L0#B12345[#B12345|1602 00 000]${stamps[2]}`),
  ];

  it("several frames of one segment are answered one by one, in order, though their stamps are days old or local time", async () => {
    expect(await sendTogether(backlog)).toEqual(["0101", "0102", "0103"].map((number) => `"ACK"${number}L0#B12345[]`));
  });

  it("a backlog sent again is kept with the time at which it happened, how far that lies off, its room and its mail", async () => {
    await sendTogether(backlog);
    const [first, second, third] = await kept();
    const xdata = [
      ["R", "Hall"],
      ["I", "hall@example.invalid"],
    ];
    expect(first).toMatchObject({
      sequence: "0101",
      timestamp: "2023-09-16T14:02:11Z",
      code: "130",
      qualifier: "E",
      xdata,
    });
    expect(first!["clockSkewSeconds"]).toBe(-(2 * 86_400 + 3 * 3600 + 21 * 60 + 51));
    expect(second).toMatchObject({ sequence: "0102", timestamp: "2023-09-16T14:02:12Z", qualifier: "R", xdata });
    expect(third).toMatchObject({ sequence: "0103", clockSkewSeconds: 3 * 3600 - 11 });
    expect(third!["xdata"]).toBeUndefined();
  });

  it("a backlog that is sent again while the first answers are under way is answered again and kept once", async () => {
    expect(await sendTogether([...backlog, ...backlog])).toHaveLength(6);
    expect(await kept()).toHaveLength(3);
  });
});

describe("quirk 22, Hikvision AX hubs", () => {
  const dummy = "#0000|0000 00 000";
  const seal = (data: string): Buffer =>
    buildFrame(`"*NULL"0000R0L0#AAAB[${encrypt(`${data}]_17:24:02,09-18-2023`, KEY, randomBytes)}`);
  const decodedOf = (bytes: Buffer): Record<string, unknown> => {
    const reader = dc09.createReader({ keys: { AAAB: HEX_KEY }, options: { allowClear: true }, randomBytes });
    return reader.read(bytes, Date.parse(CLOCK)).toDecoded();
  };

  it("a NULL with a dummy body of Contact ID is a sign of life: acknowledged, no event, and nothing is kept of it", async () => {
    const clear = frame(`"NULL"0000R0L0#AAAB[${dummy}]_17:24:00,09-18-2023`);
    expect(await sendTogether([clear])).toEqual(['"ACK"0000R0L0#AAAB[]']);
    expect(await kept()).toEqual([]);
    expect(decodedOf(clear)).toMatchObject({ kind: "supervision", account: "AAAB", data: dummy });
  });

  it.each([
    ["with the dummy body", dummy],
    ["without a body", ""],
  ])("a sealed NULL with R0L0 %s is answered sealed, with R0L0, and is no event either", async (_, data) => {
    const [answer] = await sendTogether([seal(data)], { AAAB: HEX_KEY });
    expect(answer).toMatch(/^"\*ACK"0000R0L0#AAAB\[[0-9A-F]+$/);
    const clear = Buffer.from(decrypt(answer!.slice(answer!.indexOf("[") + 1), KEY)!).toString("latin1");
    expect(clear).toMatch(/\|?\]_17:24:02,09-18-2023$/);
    expect(await kept()).toEqual([]);
    const decoded = decodedOf(seal(data));
    expect(decoded["kind"]).toBe("supervision");
    expect(decoded["data"]).toBe(data === "" ? undefined : data);
  });
});
