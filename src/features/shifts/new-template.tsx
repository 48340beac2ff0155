/** A new pattern: one of the usual ones, or of one's own. */
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { TEMPLATE_KINDS } from "../../../domain/shifts/plan";
import { newId } from "../../sync/new-id";
import { makeOnce } from "../../sync/record-writes";
import { ActDialog, Field } from "./act-dialog";
import { Hours, TextInput, TimeInput } from "./fields";
import { type Roster } from "./use-roster";
import { useSending } from "../../resources/use-sending";

type Kind = (typeof TEMPLATE_KINDS)[number];

interface DraftLine {
  readonly name: string;
  readonly start: string;
  readonly end: string;
  readonly post: string;
}

const LINES: Readonly<Record<Kind, readonly (readonly ["early" | "late" | "night" | "day" | "", string, string])[]>> = {
  "3x8": [
    ["early", "07:00", "15:00"],
    ["late", "15:00", "23:00"],
    ["night", "23:00", "07:00"],
  ],
  "2x12": [
    ["day", "07:00", "19:00"],
    ["night", "19:00", "07:00"],
  ],
  own: [["", "08:00", "16:00"]],
};
const KINDS = Object.keys(LINES) as Kind[];

/** The dialog. */
export function NewTemplate({ roster, onDone, onClose }: { roster: Roster; onDone: () => void; onClose: () => void }) {
  const { t } = useTranslation("shifts");
  const linesOf = (kind: Kind): readonly DraftLine[] =>
    LINES[kind].map(([name, start, end]) => ({ name: name && t(`template.line.${name}`), start, end, post: "" }));
  const [kind, setKind] = useState<Kind>("3x8");
  const [name, setName] = useState("");
  const [lines, setLines] = useState(() => linesOf("3x8"));
  const [id] = useState(() => newId());
  const { busy, error, send } = useSending(onDone);
  const choose = (next: Kind): void => {
    setKind(next);
    setLines(linesOf(next));
  };
  return (
    <ActDialog
      wide
      title={t("template.new")}
      act={t("act.save")}
      why={roster.why}
      busy={busy}
      error={error}
      onSubmit={() => void send(() => makeOnce("shift_templates", id, { name: name.trim(), kind, lines }))}
      onClose={onClose}
      more={
        <Button onClick={() => setLines([...lines, { name: "", start: "08:00", end: "16:00", post: "" }])}>
          {t("template.add_line")}
        </Button>
      }
    >
      <div className="pair">
        <TextInput label={t("template.name")} value={name} onChange={setName} max={80} />
        <PatternInput kind={kind} onChange={choose} />
      </div>
      {lines.map((line, at) => (
        <LineFields
          // The place of a line is all that tells it from another one.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          line={line}
          isLast={lines.length === 1}
          onChange={(part) => setLines(lines.map((one, other) => (other === at ? { ...one, ...part } : one)))}
          onRemove={() => setLines(lines.filter((_, other) => other !== at))}
        />
      ))}
      <Hours />
    </ActDialog>
  );
}

interface LineFieldsProps {
  readonly line: DraftLine;
  readonly isLast: boolean;
  readonly onChange: (part: Partial<DraftLine>) => void;
  readonly onRemove: () => void;
}

function LineFields({ line, isLast, onChange, onRemove }: LineFieldsProps) {
  const { t } = useTranslation("shifts");
  const { name, start, end, post } = line;
  return (
    <div className="line">
      <TextInput label={t("field.shift_name")} value={name} max={80} onChange={(value) => onChange({ name: value })} />
      <TimeInput label={t("field.start")} value={start} onChange={(value) => onChange({ start: value })} />
      <TimeInput label={t("field.end")} value={end} onChange={(value) => onChange({ end: value })} />
      <TextInput label={t("field.post")} value={post} max={60} onChange={(value) => onChange({ post: value })} />
      <button type="button" aria-label={t("template.remove_line", { name })} disabled={isLast} onClick={onRemove}>
        ×
      </button>
    </div>
  );
}

function PatternInput({ kind, onChange }: { readonly kind: Kind; readonly onChange: (kind: Kind) => void }) {
  const { t } = useTranslation("shifts");
  return (
    <Field label={t("template.pattern")}>
      <select value={kind} onChange={({ target }) => onChange(KINDS.find((one) => one === target.value) ?? "own")}>
        {KINDS.map((one) => (
          <option key={one} value={one}>
            {t(`template.kind.${one}`)}
          </option>
        ))}
      </select>
    </Field>
  );
}
