/** Which plan an alarm has, by what of its site has been read: a site that nobody could read is not one without times and plans. */
import "fake-indexeddb/auto";
import { createInstance } from "i18next";
import { initReactI18next } from "react-i18next";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { toMap } from "../../../../domain/access/authorities";
import { serverNow } from "../../../../src/lib/server-time";
import type { SiteStanding } from "../../../../src/resources/site/site-standing";
import { usePlanFor } from "../../../../src/resources/site/use-action-plans";
import { markPulled } from "../../../../src/sync/copy-age";
import { createDb, type Db, setDb } from "../../../../src/sync/db";
import { liveState } from "../../../../src/sync/live-state";
import type { AlarmRow } from "../../../../src/sync/rows";
import { sessionState } from "../../../../src/sync/session-state";
import type { SiteContent } from "../../../../src/sync/site-file";
import { runHook, type Running } from "../../../support/hook";
import { NO_PARTS } from "../../../support/site-parts";

const RIGHTS = [
  "accounts.site_action_plans.read",
  "accounts.site_schedules.read",
  "accounts.temporary_schedules.read",
] as const;
const CATALOGUES = ["action_plans", "action_plan_steps", "alarm_types", "site_types", "holidays"];

/** A Monday morning, with the shop open. */
const ALARM = {
  id: "a1",
  site: "s1",
  partitionNo: "1",
  alarmType: "BA",
  category: "intrusion",
  firstAt: "2026-11-30 10:00:00.000Z",
} as AlarmRow;

const WEEK = {
  id: "w1",
  partition: "",
  days: ["mon"],
  opensFrom: "08:00",
  opensUntil: "08:00",
  closesFrom: "18:00",
  closesUntil: "18:00",
  tolerance: 0,
};

const SHUT_THAT_DAY = {
  id: "x1",
  partition: "",
  fromDay: "2026-11-30",
  untilDay: "2026-11-30",
  effect: "closed",
  hours: "",
  reason: "Stocktaking",
  askedBy: "",
};

const shop = (parts: object = {}): SiteContent =>
  ({
    ...NO_PARTS,
    site: { id: "s1", timeZone: "UTC", holidaySet: "", siteType: "", phone: "" },
    schedules: [WEEK],
    ...parts,
  }) as never;
const OWN = { actionPlans: [{ id: "o1", site: "s1", alarmType: "", plan: "own" }] };

const plan = (id: string, hours: string, category = "intrusion") =>
  ({ id, name: id, alarmType: "", category, hours, order: 1, active: true, updated: "1" }) as never;

let db: Db;
let round = 0;
let running: Running<Asked, ReturnType<typeof usePlanFor>>;

interface Asked {
  readonly alarm?: AlarmRow;
  readonly content?: SiteContent | null;
  readonly standing?: SiteStanding;
  readonly isLastWord?: boolean;
}

const signIn = (...rights: string[]): void =>
  void (sessionState.user = { id: "ayla", staff: true, rights: toMap(rights), customerRights: {} } as never);

const run = async (asked: Asked) =>
  (running = await runHook(
    ({ alarm = ALARM, content = null, standing = "ready", isLastWord = true }: Asked) =>
      usePlanFor(alarm, { content, standing, isLastWord }),
    asked,
  ));

/** What it comes to. */
async function answer(asked: Asked) {
  const { said } = await run(asked);
  await vi.waitFor(() => expect(said()).toBeDefined());
  return [said()?.chosen?.plan.name ?? null, said()?.lack ?? null];
}

/** Long enough for all that it asks of the copy. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 60));

beforeAll(() => createInstance().use(initReactI18next).init({ lng: "en" }) as never);

beforeEach(async () => {
  signIn(...RIGHTS);
  liveState.status = "live";
  db = createDb(`watchdesk:plan-for-${++round}`);
  await db.open();
  await db.action_plans.bulkPut([plan("day", "open"), plan("night", "closed"), plan("own", "always", "")]);
  await db.events_alarm.put(ALARM);
  await markPulled(db, CATALOGUES, serverNow());
  setDb(db);
});

afterEach(() => {
  running.end();
  setDb(undefined);
});

describe("the plan by what of the site is known", () => {
  it.each<[string, Asked, (string | null)[]]>([
    ["the hours of a site that was read", { content: shop() }, ["day", null]],
    ["the site's own plan before all others", { content: shop(OWN) }, ["own", null]],
    ["no hours on record are the careful ones", { content: shop({ schedules: [] }) }, ["night", null]],
    ["an alarm without a site lacks nothing", { alarm: { ...ALARM, site: "" }, standing: "none" }, ["night", null]],
    ["a site that can't be read is said beside the plan", { standing: "away" }, ["night", "away"]],
    [
      "also where no plan is meant for it, since its own may be",
      { alarm: { ...ALARM, category: "fire" }, standing: "away" },
      [null, "away"],
    ],
  ])("%s", async (_, asked, want) => expect(await answer(asked)).toEqual(want));

  it.each<[string, readonly string[], (string | null)[]]>([
    ["its own plans may not be seen", RIGHTS.slice(1), ["day", "no_plans"]],
    ["its week may not be seen", [RIGHTS[0], RIGHTS[2]], ["own", "no_hours"]],
    ["days with other times may not be seen", RIGHTS.slice(0, 2), ["own", "no_hours"]],
    ["none of it may be seen", [], ["night", "no_right"]],
  ])("%s", async (_, rights, want) => {
    signIn(...rights);
    expect(await answer({ content: shop(OWN) })).toEqual(want);
  });
});

it("a plan is shown while the others are still coming, and that is said", async () => {
  await db.meta.clear();
  expect(await answer({ content: shop() })).toEqual(["day", "coming"]);
  await markPulled(db, CATALOGUES, serverNow());
  await vi.waitFor(() => expect(running.said()?.lack).toBeNull());
});

describe("nothing is said of a plan", () => {
  it.each<SiteStanding>(["reading", "fetching"])("while the site is %s", async (standing) => {
    const { all } = await run({ standing });
    await settled();
    expect(all.filter((said) => said !== undefined)).toEqual([]);
  });

  it("while the holidays of a site that has just been read are looked up", async () => {
    await db.holidays.put({ id: "h1", set: "uk", name: "St Andrew", day: "2026-11-30", effect: "closed" } as never);
    const { ask, all, said } = await run({ standing: "fetching" });
    await settled();
    const { site } = shop();
    ask({ content: shop({ site: { ...site, holidaySet: "uk" } }) });
    await vi.waitFor(() => expect(said()).toBeDefined());
    expect(new Set(all.map((one) => one?.chosen?.plan.name))).toEqual(new Set([undefined, "night"]));
  });
});

describe("the plan first chosen for an alarm", () => {
  const SHUT = { temporary: [SHUT_THAT_DAY] };
  const named = () => running.said()?.chosen?.plan.name;

  /** Chosen by day, and kept. */
  async function begin(alarm = ALARM): Promise<void> {
    expect(await answer({ alarm, content: shop() })).toEqual(["day", null]);
    await vi.waitFor(async () => expect(await keptPlans()).toHaveLength(1));
  }
  const keptPlans = async () => (await db.meta.toArray()).filter(({ key }) => key.startsWith("plan:"));

  it("stays when other times are recorded meanwhile", async () => {
    await begin();
    running.ask({ content: shop(SHUT) });
    await settled();
    expect(running.all.slice(-3).map((said) => said?.chosen?.plan.name)).not.toContain("night");
    expect(named()).toBe("day");
  });

  it("stays after a reload, with what is said of it, also while the site is away or read", async () => {
    await begin();
    running.end();
    expect(await answer({ standing: "away" })).toEqual(["day", null]);
    running.end();
    expect(await answer({ standing: "reading" })).toEqual(["day", null]);
    running.end();
    expect(await answer({ content: shop(SHUT) })).toEqual(["day", null]);
  });

  it("is chosen anew for another, more urgent type, and for another site", async () => {
    await begin();
    const before = running.all.length;
    running.ask({ alarm: { ...ALARM, alarmType: "HA" }, content: shop(SHUT) });
    await vi.waitFor(() => expect(named()).toBe("night"));
    expect(running.all.slice(before).map((said) => said?.chosen?.plan.name)).not.toContain("day");
    running.end();
    await db.meta.put({ key: "plan:a1", value: { ...((await keptPlans())[0]?.value as object), site: "s0" } });
    expect(await answer({ content: shop(OWN) })).toEqual(["own", null]);
  });

  it("is chosen anew where it was put out of use, and the next one is kept", async () => {
    await begin();
    await db.action_plans.update("day", { active: false } as never);
    running.ask({ content: shop(SHUT) });
    await vi.waitFor(() => expect(named()).toBe("night"));
    await vi.waitFor(async () => expect((await keptPlans())[0]?.value).toMatchObject({ plan: "night" }));
  });

  it.each<[string, Asked, () => Promise<unknown> | void]>([
    ["the site could not be read", { standing: "away" }, () => undefined],
    ["the copy may be of yesterday", { content: shop(), isLastWord: false }, () => undefined],
    ["its times may not be seen", { content: shop() }, () => signIn(RIGHTS[0])],
    ["the plans were still coming", { content: shop() }, () => db.meta.clear()],
    ["the alarm is not open", { content: shop() }, () => db.events_alarm.clear()],
  ])("is not kept where %s", async (_, asked, before) => {
    await before();
    await answer(asked);
    await settled();
    expect(await keptPlans()).toEqual([]);
  });

  describe("by catalogues of which one is of yesterday", () => {
    const yesterday = () => markPulled(db, ["holidays"], serverNow() - 86_400_000);

    it("is shown, and kept only once that was asked for again", async () => {
      await yesterday();
      expect(await answer({ content: shop() })).toEqual(["day", null]);
      await settled();
      expect(await keptPlans()).toEqual([]);
      await db.action_plans.put({ ...(plan("new", "open") as object), order: 0 } as never);
      await vi.waitFor(() => expect(named()).toBe("new"));
      await markPulled(db, ["holidays"], serverNow() - 60_000);
      await vi.waitFor(async () => expect((await keptPlans())[0]?.value).toMatchObject({ plan: "new" }));
    });

    it("is kept where they can't be asked for: the copy is all there is", async () => {
      liveState.status = "offline";
      await yesterday();
      await begin();
    });

    it("is kept once the line has gone meanwhile", async () => {
      await yesterday();
      expect(await answer({ content: shop() })).toEqual(["day", null]);
      await settled();
      expect(await keptPlans()).toEqual([]);
      liveState.status = "offline";
      await vi.waitFor(async () => expect(await keptPlans()).toHaveLength(1));
    });
  });

  it("goes with the alarm, and is another's for another alarm", async () => {
    await begin();
    await db.events_alarm.clear();
    await db.events_pending.put({ id: "a2" } as never);
    running.end();
    expect(await answer({ alarm: { ...ALARM, id: "a2" }, content: shop(SHUT) })).toEqual(["night", null]);
    await vi.waitFor(async () => expect((await keptPlans()).map(({ key }) => key)).toEqual(["plan:a2"]));
  });

  it("is of the person who works at the desk", async () => {
    await begin();
    running.end();
    const next = createDb(`${db.name}-of-bruno`);
    await next.open();
    await next.action_plans.bulkPut(await db.action_plans.toArray());
    await markPulled(next, CATALOGUES, serverNow());
    setDb(next);
    expect(await answer({ content: shop(SHUT) })).toEqual(["night", null]);
  });
});
