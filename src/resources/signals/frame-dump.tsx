/** A frame as received, in hex and ASCII. */
import { useTranslation } from "react-i18next";
import { dumpLines } from "./dump-lines";

/** The dump; always read left to right. */
export function FrameDump({ hex }: { readonly hex: string }) {
  const { t } = useTranslation("signals");
  return (
    <div className="wd-dump" dir="ltr" role="region" aria-label={t("detail.raw")} tabIndex={0}>
      <table>
        <thead className="unseen">
          <tr>
            <th scope="col">{t("detail.offset")}</th>
            <th scope="col">{t("detail.hex")}</th>
            <th scope="col">{t("detail.ascii")}</th>
          </tr>
        </thead>
        <tbody>
          {dumpLines(hex).map((line) => (
            <tr key={line.offset}>
              <th scope="row">{line.offset}</th>
              <td>{line.hex}</td>
              <td>{line.ascii}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
