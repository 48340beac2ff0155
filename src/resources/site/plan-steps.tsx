/** The steps of an action plan, with the people and agencies that they are about. */
import { useTranslation } from "react-i18next";
import { knownZone } from "../../lib/zoned-time";
import type { ActionPlanStepRow } from "../../sync/rows";
import type { SiteContent } from "../../sync/site-file";
import { Ltr, OwnWay } from "../../ui/alarm/isolated";
import { useDuration } from "../use-duration";
import { useFormat } from "../use-format";
import { useStandingText } from "./call-standing";
import { telHref } from "./call-targets";
import { usePlanPeople } from "./use-action-plans";
import { peopleFor, type PlanPeople, type PlanPerson } from "./plan-people";

interface PersonProps {
  readonly person: PlanPerson;
  /** Of the site. */
  readonly timeZone: string;
}

function Person({ person: { name, number, area, standing }, timeZone }: PersonProps) {
  const why = useStandingText({ standing, timeZone });
  return (
    <span className="plan-person">
      {name !== "" && <OwnWay>{name}</OwnWay>}{" "}
      {number !== "" && (
        <a href={telHref(number)}>
          <Ltr>{number}</Ltr>
        </a>
      )}{" "}
      {area !== "" && (
        <span className="quiet">
          <OwnWay>{area}</OwnWay>
        </span>
      )}
      {why !== "" && <b>{why}</b>}
    </span>
  );
}

/** In what time, where it goes on, and that it can't be left out. */
function useTerms(): (step: ActionPlanStepRow) => string {
  const { t } = useTranslation("alarms");
  const duration = useDuration();
  return ({ mandatory, timeoutSeconds, onYes, onNo }) =>
    [
      mandatory ? t("plan.mandatory") : "",
      timeoutSeconds > 0 ? t("plan.within", { time: duration(timeoutSeconds) }) : "",
      onYes > 0 ? t("plan.if_yes", { step: onYes }) : "",
      onNo > 0 ? t("plan.if_no", { step: onNo }) : "",
    ]
      .filter(Boolean)
      .join(" · ");
}

function Step({ step, people }: { readonly step: ActionPlanStepRow; readonly people: PlanPeople }) {
  const { t } = useTranslation("alarms");
  const { timeZone: centre } = useFormat();
  const timeZone = knownZone(people.content?.site.timeZone, centre);
  const terms = useTerms()(step);
  const { order, kind, label, whom, detail, url } = step;
  const named = whom === "" ? [] : peopleFor(whom, people);
  return (
    <li>
      <span className="plan-order">{order}</span>
      <div>
        <p>
          <b>
            <OwnWay>{label}</OwnWay>
          </b>
        </p>
        <p>
          <span className="quiet">
            {[t(`plan.kind.${kind}` as "plan.kind.call"), whom && t(`plan.whom.${whom}` as "plan.whom.site")]
              .filter(Boolean)
              .join(" · ")}
          </span>{" "}
          {named.map((person, at) => (
            <Person key={at} person={person} timeZone={timeZone} />
          ))}
        </p>
        {detail !== "" && (
          <p className="plan-detail">
            <OwnWay>{detail}</OwnWay>
          </p>
        )}
        {url !== "" && (
          <p>
            <a href={url} target="_blank" rel="noreferrer" aria-label={t("plan.link", { step: order })}>
              <Ltr>{url}</Ltr>
            </a>
          </p>
        )}
        {terms !== "" && <p className="quiet">{terms}</p>}
      </div>
    </li>
  );
}

export interface PlanStepsProps {
  readonly label: string;
  readonly steps: readonly ActionPlanStepRow[];
  /** Of the site; null where none is known. */
  readonly content: SiteContent | null;
}

/** The list; it scrolls by itself, so that keys reach it. */
export function PlanSteps({ label, steps, content }: PlanStepsProps) {
  const { t } = useTranslation("alarms");
  const people = usePlanPeople(content);
  if (steps.length === 0) return <p className="quiet none-here">{t("plan.no_steps")}</p>;
  return (
    <ol className="plan-steps" tabIndex={0} aria-label={label}>
      {steps.map((step) => (
        <Step key={step.id} step={step} people={people} />
      ))}
    </ol>
  );
}
