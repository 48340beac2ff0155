/** Before the app: the look is the one it will choose itself, and where it does not come, a word says so. */
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { readPreferences } from "../../../src/lib/preferences";

const BOOT = readFileSync("public/boot.js", "utf8");

interface Workstation {
  readonly kept?: string | null;
  readonly systemIsDark?: boolean;
  readonly words?: string;
  readonly session?: Record<string, string> | null;
}

interface Heard {
  readonly type: string;
  readonly listener: (event: object) => void;
}

/** A page with the waiting mark in it; `mounted` takes it away, as the app's first drawing does. */
function boot({ kept = null, systemIsDark = false, words, session = {} }: Workstation = {}) {
  const root = { className: "light", lang: "en", dir: "ltr" };
  const local: Record<string, string | null> = { preferences: kept, bootWords: words ?? null };
  const heard: Heard[] = [];
  const timers: (() => void)[] = [];
  const shown: { text: string; buttons: (() => void)[] }[] = [];
  let starting = true;
  let reloads = 0;
  const part = () => {
    const buttons: (() => void)[] = [];
    const made = {
      textContent: "",
      text: "",
      buttons,
      setAttribute: () => undefined,
      addEventListener: (_: string, work: () => void) => buttons.push(work),
      append: (line: { textContent: string }) => (made.text = line.textContent),
      remove: () => shown.pop(),
    };
    return made;
  };
  const mark = {
    classList: { add: () => undefined },
    parentNode: {
      querySelector: () => shown.at(-1) ?? null,
      append: (word: (typeof shown)[number]) => shown.push(word),
    },
  };
  runInNewContext(BOOT, {
    document: {
      documentElement: root,
      createElement: part,
      querySelector: (what: string) =>
        what === "#root > .boot" && starting ? mark : what === ".boot-word" ? (shown[0] ?? null) : null,
    },
    localStorage: { getItem: (key: string) => local[key] ?? null },
    get sessionStorage() {
      if (session === null) throw new Error("refused");
      return {
        getItem: (key: string) => session[key] ?? null,
        setItem: (key: string, value: string) => (session[key] = value),
      };
    },
    matchMedia: () => ({ matches: systemIsDark }),
    addEventListener: (type: string, listener: Heard["listener"]) => heard.push({ type, listener }),
    setTimeout: (work: () => void) => timers.push(work),
    navigator: { onLine: true },
    location: { reload: () => reloads++ },
  });
  return {
    root,
    said: () => shown.map(({ text }) => text),
    reloads: () => reloads,
    happens(type: string, event: object = {}): void {
      for (const { listener } of heard.filter((each) => each.type === type)) listener(event);
    },
    timePasses: () => timers.splice(0).forEach((work) => work()),
    mounted: () => (starting = false),
  };
}

describe("looks", () => {
  it.each<[string, Workstation, string]>([
    ["nothing is stored and the system is dark", { systemIsDark: true }, "light"],
    ["nothing is stored and the system is light", { systemIsDark: false }, "light"],
    ["other things are stored, but no look", { kept: '{"menu":"vertical"}', systemIsDark: true }, "light"],
    ["light was chosen on a dark system", { kept: '{"theme":"light"}', systemIsDark: true }, "light"],
    ["the dark room was chosen", { kept: '{"theme":"dark-room"}', systemIsDark: false }, "dark-room"],
    ["the system was chosen", { kept: '{"theme":"system"}', systemIsDark: true }, "dark"],
    ["a look is stored that there is not", { kept: '{"theme":"pink"}', systemIsDark: true }, "light"],
    ["the preferences are broken", { kept: "{", systemIsDark: true }, "light"],
    ["the preferences are nothing", { kept: "null", systemIsDark: true }, "light"],
  ])("%s", (_, workstation, want) => {
    const { theme } = readPreferences({
      getItem: (key) => (key === "preferences" ? (workstation.kept ?? null) : null),
    });
    const app = theme === "system" ? (workstation.systemIsDark ? "dark" : "light") : theme;
    expect([boot(workstation).root.className, app]).toEqual([want, want]);
  });
});

const english = JSON.parse(readFileSync("locales/en/common.json", "utf8")) as {
  boot: { slow: string; failed: string };
};
const SCRIPT_LOST = { target: { tagName: "SCRIPT" } };

describe("a start that fails", () => {
  it("takes long: says so, in the words of the app", () => {
    const page = boot();
    page.timePasses();
    expect(page.said()).toEqual([english.boot.slow]);
  });

  it("threw before there was a page: says so", () => {
    const page = boot();
    page.happens("unhandledrejection");
    expect(page.said()).toEqual([]);
    page.timePasses();
    expect(page.said()).toContain(english.boot.failed);
  });

  it("misses a script: reloads once, and then says so", () => {
    const session = {};
    const first = boot({ session });
    first.happens("error", SCRIPT_LOST);
    expect([first.reloads(), first.said()]).toEqual([1, []]);
    const second = boot({ session });
    second.happens("error", SCRIPT_LOST);
    expect([second.reloads(), second.said()]).toEqual([0, [english.boot.failed]]);
  });

  it("misses a script where nothing can be remembered: never goes round in a circle", () => {
    const page = boot({ session: null });
    page.happens("error", SCRIPT_LOST);
    expect([page.reloads(), page.said()]).toEqual([0, [english.boot.failed]]);
  });

  it("says it in the language of the workstation, where the app has left its words", () => {
    const page = boot({ words: '{"slow":"Watchdesk geç açılıyor."}' });
    page.timePasses();
    expect(page.said()).toEqual(["Watchdesk geç açılıyor."]);
  });

  it("is no matter once the app is there", () => {
    const page = boot();
    page.mounted();
    page.happens("unhandledrejection");
    page.happens("error", SCRIPT_LOST);
    page.timePasses();
    expect([page.said(), page.reloads()]).toEqual([[], 0]);
  });
});
