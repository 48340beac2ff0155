/** The matrix of one place of the map: a row a feature, a column a right, and further rights at the end of the row. */
import { memo, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AuthorityMap } from "../../../domain/access/authorities";
import { COLUMNS, FEATURE_ROWS, type FeatureRow, grantedOf, type Place, RISKY } from "../../../domain/access/edit-map";
import { folded } from "../../../domain/live/folded";
import { hasModifier } from "../../ui/use-page-keys";
import { boxByKey } from "./matrix-keys";

export interface MatrixProps {
  readonly place: Place;
  readonly map: AuthorityMap;
  /** The role that this one is compared with; null = none. */
  readonly other: AuthorityMap | null;
  readonly filter: string;
  readonly onlyDifferent: boolean;
  readonly readOnly: boolean;
  readonly onRight: (row: FeatureRow, right: string, on: boolean) => void;
}

/** The table. */
export function Matrix({ place, map, other, filter, onlyDifferent, readOnly, onRight }: MatrixProps) {
  const { t } = useTranslation("authorities");
  const stops = useStop();
  const wanted = folded(filter.trim());
  const rows = useMemo(
    () =>
      FEATURE_ROWS.filter(({ id, area, feature }) => {
        const said = folded(`${id} ${t(`areas.${area}`)} ${t(`features.${feature}`)}`);
        return said.includes(wanted);
      }),
    [wanted, t],
  );
  const shown = rows.flatMap((row) => {
    const granted = grantedOf(map, place, row).join(" ");
    const theirs = other === null ? null : grantedOf(other, place, row).join(" ");
    return onlyDifferent && theirs !== null && theirs === granted ? [] : [{ row, granted, theirs }];
  });
  const [first] = shown;
  if (!first) return <p className="none">{t("nothing_found")}</p>;
  const { stop, handlers } = stops(shown.map(({ row }) => row));
  return (
    <table role="grid" aria-label={t("title")} {...handlers}>
      <thead>
        <tr>
          <th scope="col">{t("feature")}</th>
          {COLUMNS.map((right) => (
            <th key={right} scope="col" className="tick">
              {t(`rights.${right}`)}
            </th>
          ))}
          <th scope="col">{t("further")}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ row, granted, theirs }, index) => (
          <MatrixRow
            key={row.id}
            row={row}
            stop={stop.startsWith(`${row.id} `) ? stop : ""}
            isFirst={shown[index - 1]?.row.area !== row.area}
            granted={granted}
            theirs={theirs}
            readOnly={readOnly}
            onRight={onRight}
          />
        ))}
      </tbody>
    </table>
  );
}

const nameOf = (row: FeatureRow, right: string): string => `${row.id} ${right}`;

/** As they stand in the row: those with a column of their own before the others. */
const firstRight = ({ rights }: FeatureRow): string =>
  COLUMNS.find((right) => rights.includes(right)) ?? rights[0] ?? "";

/** The one box that Tab comes to: the last that had the focus, as long as it is there; arrows lead on from it. */
function useStop() {
  const [last, setLast] = useState("");
  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (!(event.target instanceof HTMLInputElement) || hasModifier(event)) return;
    const next = boxByKey(event.key, event.target);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const onFocus = ({ target }: React.FocusEvent): void => setLast(target.getAttribute("data-box") ?? last);
  return (rows: readonly FeatureRow[]) => {
    const [first] = rows;
    const isThere = rows.some((row) => row.rights.some((right) => nameOf(row, right) === last));
    return { stop: isThere || !first ? last : nameOf(first, firstRight(first)), handlers: { onKeyDown, onFocus } };
  };
}

interface MatrixRowProps extends Pick<MatrixProps, "readOnly" | "onRight"> {
  readonly row: FeatureRow;
  /** The first of its area says which that is. */
  readonly isFirst: boolean;
  /** Rights, separated by blanks: as a text it is the same as long as nothing changes. */
  readonly granted: string;
  readonly theirs: string | null;
  /** The box that Tab comes to; "" = none of this row. */
  readonly stop: string;
}

/** Drawn again only when something of its own changes: there are four hundred boxes. */
const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { row, isFirst, granted, theirs, readOnly, onRight, stop } = props;
  const { t } = useTranslation("authorities");
  const mine = granted.split(" ");
  const other = theirs?.split(" ");
  const name = t(`features.${row.feature}`);
  const box = (right: string, isNamed: boolean) => (
    <Box
      key={right}
      id={nameOf(row, right)}
      isStop={nameOf(row, right) === stop}
      label={t(`rights.${right}`)}
      title={`${name}: ${t(`rights.${right}`)}`}
      isNamed={isNamed}
      isOn={mine.includes(right)}
      isRisky={RISKY.has(`${row.id}.${right}`)}
      isOther={other !== undefined && other.includes(right) !== mine.includes(right)}
      readOnly={readOnly}
      onChange={(on) => onRight(row, right, on)}
    />
  );
  const further = row.rights.filter((right) => !COLUMNS.some((column) => column === right));
  return (
    <tr className={isFirst ? "first" : undefined}>
      <th scope="row">
        {isFirst && <small>{t(`areas.${row.area}`)}</small>}
        {name}
      </th>
      {COLUMNS.map((right) => (
        <td key={right} className="tick">
          {row.rights.includes(right) && box(right, false)}
        </td>
      ))}
      <td className="further">{further.map((right) => box(right, true))}</td>
    </tr>
  );
});

interface BoxProps {
  readonly id: string;
  readonly isStop: boolean;
  readonly label: string;
  readonly title: string;
  readonly isNamed: boolean;
  readonly isOn: boolean;
  readonly isRisky: boolean;
  /** The other role has it otherwise. */
  readonly isOther: boolean;
  readonly readOnly: boolean;
  readonly onChange: (on: boolean) => void;
}

function Box({ id, isStop, label, title, isNamed, isOn, isRisky, isOther, readOnly, onChange }: BoxProps) {
  const { t } = useTranslation("authorities");
  const said = [title, isRisky ? t("risky") : "", isOther ? t(isOn ? "other_not" : "other_has") : ""];
  const name = said.filter((part) => part !== "").join(". ");
  return (
    <label className={[isRisky ? "risky" : "", isOther ? "other" : ""].join(" ")} title={name}>
      <input
        type="checkbox"
        data-box={id}
        tabIndex={isStop ? 0 : -1}
        aria-label={name}
        checked={isOn}
        disabled={readOnly}
        onChange={({ target }) => onChange(target.checked)}
      />
      {isNamed && <span>{label}</span>}
    </label>
  );
}
