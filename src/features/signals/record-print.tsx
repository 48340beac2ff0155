/** A record on paper: white ground, black ink, without the page it was opened from. */
import GlobalStyles from "@mui/material/GlobalStyles";
import { useTranslation } from "react-i18next";
import { serverNow } from "../../lib/server-time";
import { useMe } from "../../resources/use-can";
import { useFormat } from "../../resources/use-format";

const PAPER = {
  "--wd-text": "black",
  "--wd-quiet": "dimgray",
  "--wd-line": "silver",
  "--wd-interactive": "black",
  "--wd-raised": "white",
  "--wd-ground": "white",
} as const;

const styles = (
  <GlobalStyles
    styles={{
      ".wd-on-paper": { display: "none" },
      ".wd-detail h4": { margin: 0, marginBlockStart: 8, fontSize: 13, fontWeight: 600 },
      "@media print": {
        "html, body": { overflow: "visible !important", blockSize: "auto !important", background: "white !important" },
        "body > :not(.MuiDrawer-root), .MuiBackdrop-root, .wd-drawer-head button, .wd-off-paper": {
          display: "none !important",
        },
        ".MuiDrawer-root, .MuiDrawer-root .MuiDrawer-paper": {
          ...PAPER,
          position: "static !important",
          inlineSize: "auto !important",
          blockSize: "auto !important",
          maxBlockSize: "none !important",
          overflow: "visible !important",
          boxShadow: "none !important",
          color: "black !important",
          background: "white !important",
        },
        ".wd-drawer-body": { overflow: "visible !important" },
        ".wd-on-paper": { display: "block" },
        ".wd-lines li, .wd-fields > div": { breakInside: "avoid" },
        ".wd-detail h3, .wd-detail h4": { breakAfter: "avoid" },
        ".wd-link": { textDecoration: "none !important" },
      },
    }}
  />
);

/** Number and count of the pages in the foot; as text, since the style library knows no rules inside `@page`. */
const SHEET = '@page { margin: 16mm; @bottom-right { content: counter(page) " / " counter(pages); font-size: 9pt } }';

/** The button, and what stands on paper alone: when and by whom it was printed. */
export function RecordPrint({ timeZone }: { readonly timeZone: string }) {
  const { t } = useTranslation("signals");
  const format = useFormat();
  const { name } = useMe();
  const time = format.dateTime(serverNow(), { timeZone });
  return (
    <>
      {styles}
      <style>{SHEET}</style>
      <button type="button" className="wd-link wd-off-paper" onClick={() => window.print()}>
        {t("record.print")}
      </button>
      <p className="wd-on-paper">
        <img src="/icons/logo.svg" alt="" width={28} height={28} />
      </p>
      <p className="wd-on-paper quiet">{t("record.printed", { time, zone: timeZone, name })}</p>
    </>
  );
}
