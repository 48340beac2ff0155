/** `npm run spool` on what is a spool, and on what is none. */
import fs from "node:fs";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { freshDirectory, runToEnd, startReceiver } from "../support/receiver";
import { frame, Panel } from "./panel";

vi.setConfig({ testTimeout: 30_000 });

const spool = (...args: string[]) => runToEnd("receiver/spool/print.ts", args);

describe("a folder that is no spool", () => {
  const folder = freshDirectory("no-spool");
  fs.writeFileSync(path.join(folder, "run.json"), "{}");
  const data = freshDirectory("data");
  fs.mkdirSync(path.join(data, "spool"));
  fs.writeFileSync(path.join(data, "spool", "spool-id"), "x\n");

  it.each<[string, string[], string]>([
    ["another folder", [folder], `spool: ${folder} is no spool: it holds neither frames nor a spool-id`],
    [
      "the data folder is told from its spool",
      [data],
      `spool: ${data} is no spool: it holds neither frames nor a spool-id; did you mean ${path.join(data, "spool")}?`,
    ],
    ["one that is not there", [path.join(folder, "none")], `spool: there is no folder ${path.join(folder, "none")}`],
    ["a file", [path.join(folder, "run.json")], `spool: ${path.join(folder, "run.json")} is no folder`],
    ["no folder at all", [], "usage: npm run spool -- DIR [--notices]"],
    [
      "two",
      [data, folder],
      `spool: one folder at a time, not ${folder} as well; usage: npm run spool -- DIR [--notices]`,
    ],
    [
      "an option nobody knows",
      [data, "--notice"],
      "spool: --notice is not known; usage: npm run spool -- DIR [--notices]",
    ],
  ])("%s: one sentence, and a bad end", async (_, args, sentence) => {
    expect(await spool(...args)).toEqual({ code: 1, stdout: "", stderr: `${sentence}\n` });
  });
});

describe("a spool", () => {
  it("of which nothing can be printed yet says so beside its output, and ends well", async () => {
    const { spoolDir, stop } = await startReceiver();
    const empty = { code: 0, stdout: "", stderr: `spool: ${spoolDir} is a spool and holds nothing to print\n` };
    expect(await spool(spoolDir)).toEqual(empty);
    await stop();
    expect(await spool(spoolDir)).toEqual(empty);
  });

  it("of which a copy holds the frames alone is printed", async () => {
    const { spoolDir, tcp, stop } = await startReceiver();
    const panel = await Panel.connect(tcp);
    expect(await panel.ask(frame('"SIA-DCS"0001L0#4711[#4711|NBA1]'))).not.toBeNull();
    panel.close();
    await stop();
    for (const name of fs.readdirSync(spoolDir)) if (!name.endsWith(".seg")) fs.rmSync(path.join(spoolDir, name));
    const { code, stdout, stderr } = await spool(spoolDir);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^\{"sequence":1,/);
  });
});
