/** Action plans from the browser's copy, and which of them is meant for an alarm. */
import { useEffect, useMemo } from "react";
import { choosePlan, stepsOf } from "../../../domain/alarms/action-plan";
import { isOpeningHours } from "../../../domain/schedules/standing";
import { toMs } from "../../lib/date-time";
import { serverNow } from "../../lib/server-time";
import { knownZone } from "../../lib/zoned-time";
import { openDb } from "../../sync/db";
import { keepPlan, readKeptPlan } from "../../sync/kept-plans";
import type { ActionPlanRow, ActionPlanStepRow, AlarmRow, ImportantContactRow } from "../../sync/rows";
import { openRows } from "../../sync/sealed-rows";
import type { SiteContent } from "../../sync/site-file";
import { useCan } from "../use-can";
import { useAlarmTypes } from "../use-catalogue";
import { useCopyAge } from "../use-copy-age";
import { useFormat } from "../use-format";
import { useLive } from "../use-live";
import { useSlimSite } from "../use-site";
import { useRows } from "../use-rows";
import { type PlanLack, siteLack } from "./plan-lack";
import type { PlanPeople } from "./plan-people";
import type { SiteStanding } from "./site-standing";
import { useMoment } from "./use-moment";
import { useOpenStanding } from "./use-site-times";

/** A plan with its steps. */
export interface ActionPlan {
  readonly plan: ActionPlanRow;
  readonly steps: readonly ActionPlanStepRow[];
}

/** All plans, with their steps in order; undefined while they are read. */
export const useActionPlans = (): readonly ActionPlan[] | undefined =>
  useRows(async (db) => {
    const [plans, steps] = await Promise.all([db.action_plans.toArray(), db.action_plan_steps.toArray()]);
    return plans.map((plan) => ({ plan, steps: stepsOf(steps, plan.id) }));
  }, []);

/** The plan of an alarm. */
export interface PlanFor {
  /** null = none is meant for it. */
  readonly chosen: ActionPlan | null;
  readonly lack: PlanLack | null;
}

/** All that a plan is chosen from beside the site. */
const CATALOGUES = ["action_plans", "action_plan_steps", "alarm_types", "site_types", "holidays"] as const;

/** The copy is asked for each minute, so that a workstation that slept is told from one that is awake. */
const RECENT_MS = 120_000;
const isRecent = (asOf: number): boolean => Math.abs(serverNow() - asOf) <= RECENT_MS;

type Plans = ReturnType<typeof useActionPlans>;

/** What is known of the site. */
interface OfSite {
  readonly content: SiteContent | null;
  readonly lack: PlanLack | null;
}

/** By the hours in which the alarm began; undefined while it is looked up. */
function useChosen(alarm: AlarmRow, plans: Plans, { content, lack }: OfSite): PlanFor["chosen"] | undefined {
  const types = useAlarmTypes();
  const hoursOf = lack === "no_hours" || lack === "no_right" ? null : content;
  const own = lack === "no_plans" || lack === "no_right" ? undefined : content?.actionPlans;
  const opening = useOpenStanding(hoursOf, alarm.partitionNo, toMs(alarm.firstAt) ?? 0);
  return useMemo(() => {
    if (!plans || !types || !opening) return undefined;
    const rows = plans.map(({ plan }) => plan);
    const chosen = choosePlan(rows, own ?? [], {
      type: types.get(alarm.alarmType)?.id ?? "",
      category: alarm.category,
      isOpen: isOpeningHours(opening),
    });
    return plans.find(({ plan }) => plan === chosen) ?? null;
  }, [plans, types, opening, own, alarm.alarmType, alarm.category]);
}

/** What may be kept, "" = nothing yet, and of when the catalogues are that it was chosen from. */
interface Surely {
  readonly plan: string;
  readonly asOf: number;
}

/** The plan first chosen for it, while that is in use; null = none yet. That of `surely` is kept from now on. */
function useKept(alarm: AlarmRow, plans: Plans, surely: Surely): PlanFor["chosen"] | undefined {
  const { id, site, alarmType, category } = alarm;
  const asked = [id, site, alarmType, category].join(" ");
  const found = useRows(async (db) => ({ asked, plan: await readKeptPlan(db, alarm) }), [asked]);
  const over = found?.asked === asked ? found.plan : undefined;
  const inUse = plans?.find(({ plan }) => plan.id === over && plan.active);
  const kept = over !== undefined && plans ? (inUse ?? null) : undefined;
  const toKeep = kept === null ? surely.plan : "";
  const { asOf } = surely;
  const canAsk = useLive().status !== "offline";
  useEffect(() => {
    const db = openDb();
    if (!db || toKeep === "" || over === undefined) return;
    // What is known better in a moment is waited for; without a line there is nothing better.
    if (canAsk && !isRecent(asOf)) return;
    // A copy that can't be written is said elsewhere; the plan is then the one of this moment.
    void keepPlan(db, { id, site, alarmType, category }, { plan: toKeep, over }).catch(() => undefined);
  }, [toKeep, asOf, canAsk, over, id, site, alarmType, category]);
  return kept;
}

/** The site of an alarm, as it was read. */
export interface SiteRead {
  readonly content: SiteContent | null;
  readonly standing: SiteStanding;
  /** No newer one is on its way. */
  readonly isLastWord: boolean;
}

/**
 * The plan that is followed for an alarm, and what it was chosen without; undefined while it or the site is read. Once it was
 * chosen with all of the site known, by catalogues of now, it stays while the alarm is open.
 */
export function usePlanFor(alarm: AlarmRow, { content, standing, isLastWord }: SiteRead): PlanFor | undefined {
  const ofSite = siteLack(standing, useCan());
  const asOf = useCopyAge(...CATALOGUES);
  // A copy that is being filled has some of the plans.
  const isWhole = asOf === undefined ? undefined : asOf > 0;
  const plans = useActionPlans();
  const chosen = useChosen(alarm, plans, { content, lack: ofSite });
  const isSure = standing === "ready" && isLastWord && ofSite === null && isWhole === true;
  const kept = useKept(alarm, plans, { plan: isSure ? (chosen?.plan.id ?? "") : "", asOf: asOf ?? 0 });
  const isRead = standing !== "reading" && standing !== "fetching";
  return useMemo(() => {
    if (kept) return { chosen: kept, lack: null };
    if (!isRead || kept === undefined || chosen === undefined || isWhole === undefined) return undefined;
    return { chosen, lack: isWhole ? ofSite : "coming" };
  }, [kept, isRead, chosen, isWhole, ofSite]);
}

/** Whom its steps may name. */
export function usePlanPeople(content: SiteContent | null): PlanPeople {
  const slim = useSlimSite(content?.site.id ?? "");
  const agencies = useRows(
    async (db) => openRows<ImportantContactRow>(db.vault, await db.important_contacts.orderBy("order").toArray()),
    [],
  );
  const { timeZone: centre } = useFormat();
  const moment = useMoment(knownZone(content?.site.timeZone, centre));
  const { customer = "", dealer = "" } = slim ?? {};
  return useMemo(
    () => ({ content, customer, dealer, agencies: agencies ?? [], moment }),
    [content, customer, dealer, agencies, moment],
  );
}
