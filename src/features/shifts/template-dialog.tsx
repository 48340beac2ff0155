/** Templates: a pattern is chosen or made, each of its lines is given its crew, and the shown days are filled. */
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { TemplateLine } from "../../../domain/shifts/plan";
import type { PlanAnswer } from "../../../domain/shifts/rows";
import { useRemote } from "../../resources/use-remote";
import { listRows } from "../../sync/api";
import { deleteRecord } from "../../sync/record-writes";
import type { Row } from "../../sync/rows";
import { shiftAct } from "../../sync/shifts";
import { ActDialog, Field } from "./act-dialog";
import { NewTemplate } from "./new-template";
import { type Roster } from "./use-roster";
import { useSending } from "../../resources/use-sending";

interface TemplateRow extends Row {
  readonly name: string;
  readonly kind: "3x8" | "2x12" | "own";
  readonly lines: readonly TemplateLine[];
}

export interface TemplateDialogProps {
  readonly roster: Roster;
  readonly days: readonly string[];
  readonly onApplied: (answer: PlanAnswer) => void;
  readonly onClose: () => void;
}

/** The dialog: of the patterns there are, or a new one. */
export function TemplateDialog(props: TemplateDialogProps) {
  const [isNew, setIsNew] = useState(false);
  const [round, setRound] = useState(0);
  const templates = useRemote(`templates/${round}`, (signal) =>
    listRows<TemplateRow>("shift_templates", { sort: "name", signal }),
  );
  const again = (): void => {
    setIsNew(false);
    setRound((old) => old + 1);
  };
  if (isNew) return <NewTemplate roster={props.roster} onDone={again} onClose={() => setIsNew(false)} />;
  return <ApplyTemplate {...props} templates={templates.data ?? []} onNew={() => setIsNew(true)} onDeleted={again} />;
}

interface ApplyProps extends TemplateDialogProps {
  readonly templates: readonly TemplateRow[];
  readonly onNew: () => void;
  readonly onDeleted: () => void;
}

function ApplyTemplate({ roster, days, templates, onApplied, onClose, onNew, onDeleted }: ApplyProps) {
  const { t } = useTranslation("shifts");
  const [chosen, setChosen] = useState("");
  const [crews, setCrews] = useState<readonly (readonly string[])[]>([]);
  const template = templates.find(({ id }) => id === chosen) ?? templates[0];
  const { busy, error, send } = useSending(() => undefined);
  const apply = async (): Promise<void> => {
    const body = { template: template?.id, first: days[0], count: days.length };
    const filled = template?.lines.map((_, at) => crews[at] ?? []);
    onApplied(await shiftAct<PlanAnswer>("apply_template", { ...body, crews: filled }));
  };
  const remove = async (): Promise<void> => {
    await deleteRecord("shift_templates", template?.id ?? "");
    onDeleted();
  };
  return (
    <ActDialog
      wide
      title={t("template.title", {
        from: roster.format.calendarDay(days[0] ?? ""),
        until: roster.format.calendarDay(days.at(-1) ?? ""),
      })}
      act={t("template.apply")}
      why={roster.why || (template ? "" : t("template.none"))}
      busy={busy}
      error={error}
      onSubmit={() => void send(apply)}
      onClose={onClose}
      more={<TemplateActs roster={roster} busy={busy} onNew={onNew} onDelete={template && (() => void send(remove))} />}
    >
      {template && (
        <>
          <Field label={t("template.which")}>
            <select value={template.id} onChange={({ target }) => setChosen(target.value)}>
              {templates.map(({ id, name, kind }) => (
                <option key={id} value={id}>
                  {`${name} (${t(`template.kind.${kind}`)})`}
                </option>
              ))}
            </select>
          </Field>
          <Crews roster={roster} template={template} crews={crews} onChange={setCrews} />
        </>
      )}
    </ActDialog>
  );
}

interface TemplateActsProps {
  readonly roster: Roster;
  readonly busy: boolean;
  readonly onNew: () => void;
  readonly onDelete: (() => void) | undefined;
}

function TemplateActs({ roster, busy, onNew, onDelete }: TemplateActsProps) {
  const { t } = useTranslation("shifts");
  return (
    <>
      <Button onClick={onNew} disabled={roster.why !== ""}>
        {t("template.new")}
      </Button>
      {onDelete && roster.may("shift_management.delete") && (
        <Button onClick={onDelete} disabled={roster.why !== "" || busy}>
          {t("template.delete")}
        </Button>
      )}
    </>
  );
}

interface CrewsProps {
  readonly roster: Roster;
  readonly template: TemplateRow;
  readonly crews: readonly (readonly string[])[];
  readonly onChange: (crews: readonly (readonly string[])[]) => void;
}

/** Who works which line. */
function Crews({ roster, template, crews, onChange }: CrewsProps) {
  const { t } = useTranslation("shifts");
  const toggle = (at: number, id: string): void => {
    const crew = crews[at] ?? [];
    const next = crew.includes(id) ? crew.filter((one) => one !== id) : [...crew, id];
    onChange(template.lines.map((_, line) => (line === at ? next : (crews[line] ?? []))));
  };
  return template.lines.map((line, at) => (
    <fieldset key={`${line.name} ${line.start}`} className="crew">
      <legend>{`${line.name}, ${t("times", { from: line.start, until: line.end })}`}</legend>
      <div className="ticks">
        {roster.answer.people.map(({ id, name }) => (
          <label key={id} className="tick">
            <input type="checkbox" checked={crews[at]?.includes(id) ?? false} onChange={() => toggle(at, id)} />
            <bdi>{name}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  ));
}
