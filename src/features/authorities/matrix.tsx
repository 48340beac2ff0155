/** The matrix of one place of the map: a row a feature, a column a right, and further rights at the end of the row. */
import { memo, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { AuthorityMap } from "../../../domain/access/authorities";
import { COLUMNS, FEATURE_ROWS, type FeatureRow, grantedOf, type Place, RISKY } from "../../../domain/access/edit-map";
import { folded } from "../../../domain/live/folded";

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
  if (shown.length === 0) return <p className="none">{t("nothing_found")}</p>;
  return (
    <table>
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
        {shown.map(({ row, granted, theirs }, at) => (
          <MatrixRow
            key={row.id}
            row={row}
            isFirst={shown[at - 1]?.row.area !== row.area}
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

interface MatrixRowProps extends Pick<MatrixProps, "readOnly" | "onRight"> {
  readonly row: FeatureRow;
  /** The first of its area says which that is. */
  readonly isFirst: boolean;
  /** Rights, separated by blanks: as a text it is the same as long as nothing changes. */
  readonly granted: string;
  readonly theirs: string | null;
}

/** Drawn again only when something of its own changes: there are four hundred boxes. */
const MatrixRow = memo(function MatrixRow({ row, isFirst, granted, theirs, readOnly, onRight }: MatrixRowProps) {
  const { t } = useTranslation("authorities");
  const mine = granted.split(" ");
  const other = theirs?.split(" ");
  const name = t(`features.${row.feature}`);
  const box = (right: string, isNamed: boolean) => (
    <Box
      key={right}
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

function Box({ label, title, isNamed, isOn, isRisky, isOther, readOnly, onChange }: BoxProps) {
  const { t } = useTranslation("authorities");
  const said = [title, isRisky ? t("risky") : "", isOther ? t(isOn ? "other_not" : "other_has") : ""];
  const name = said.filter((part) => part !== "").join(". ");
  return (
    <label className={[isRisky ? "risky" : "", isOther ? "other" : ""].join(" ")} title={name}>
      <input
        type="checkbox"
        aria-label={name}
        checked={isOn}
        disabled={readOnly}
        onChange={({ target }) => onChange(target.checked)}
      />
      {isNamed && <span>{label}</span>}
    </label>
  );
}
