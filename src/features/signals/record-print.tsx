/** A record on paper: white ground, black ink, without the page it was opened from. */
import GlobalStyles from "@mui/material/GlobalStyles";
import { useTranslation } from "react-i18next";
import { isolate } from "../../lib/isolate";
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
        // The sheet has margins of its own; what stood below the last row began another page.
        ".wd-drawer-body": { overflow: "visible !important", padding: "12px 0 0 !important" },
        ".wd-drawer-head": { paddingInline: "0 !important" },
        // A row of two lines stays whole; a comment of half a page is broken, not pushed to the next one.
        ".wd-lines li, .wd-fields > div": { orphans: 3, widows: 3 },
        ".wd-lines, .wd-fields dd, .wd-drawer-head h2": { overflowWrap: "anywhere" },
        // Nothing is pressed on paper.
        ".wd-link:not(.wd-off-paper)": {
          display: "inline !important",
          minBlockSize: "0 !important",
          textDecoration: "none !important",
        },
        ".wd-detail h3, .wd-detail h4": { breakAfter: "avoid" },
      },
    }}
  />
);

/** A text as CSS writes it: what is typed into a name ends no rule. */
const cssText = (text: string): string => `"${text.replace(/[^\p{L}\p{N} .,:;()/+–·-]/gu, hexOf)}"`;

const hexOf = (sign: string): string => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `;

interface SheetTexts {
  readonly product: string;
  readonly title: string;
  readonly printed: string;
  /** `{{page}}` and `{{pages}}` stand in it. */
  readonly pages: string;
  readonly rtl: boolean;
}

/**
 * What stands on every sheet, in its margins: product and alarm above, when and by whom it was printed and the number of
 * the page below. As text, since the style library knows no rules inside `@page`.
 */
function sheetOf({ product, title, printed, pages, rtl }: SheetTexts): string {
  const [start, end] = rtl ? ["right", "left"] : ["left", "right"];
  const [before = "", between = "", after = ""] = isolate(pages).split(/\{\{pages?\}\}/);
  const count = `${cssText(before)} counter(page) ${cssText(between)} counter(pages) ${cssText(after)}`;
  const small = "font: 9pt sans-serif; color: #333; white-space: nowrap";
  // A picture in the background would be left out with all backgrounds, as browsers print unless told.
  const logo = 'url("/icons/logo-print.svg")';
  const boxes = [
    `@top-${start} { content: ${logo} ${cssText(`\u2002${product}`)}; ${small}; font-weight: 700; font-size: 11pt }`,
    `@top-${end} { content: ${cssText(isolate(title))}; ${small}; white-space: normal }`,
    `@bottom-${start} { content: ${cssText(isolate(printed))}; ${small} }`,
    `@bottom-${end} { content: ${count}; ${small} }`,
  ];
  return `@page { margin: 20mm 16mm 18mm; ${boxes.join(" ")} }`;
}

/** The button, and the margins of the sheets. */
export function RecordPrint({ title, timeZone }: { readonly title: string; readonly timeZone: string }) {
  const { t } = useTranslation(["signals", "common"]);
  const format = useFormat();
  const { name } = useMe();
  const time = format.dateTime(serverNow(), { timeZone });
  const sheet = sheetOf({
    product: t("common:product"),
    title,
    printed: t("record.printed", { time, zone: timeZone, name }),
    pages: t("record.pages", { page: "{{page}}", pages: "{{pages}}" }),
    rtl: document.documentElement.dir === "rtl",
  });
  return (
    <>
      {styles}
      <style>{sheet}</style>
      <button type="button" className="wd-link wd-off-paper" onClick={() => window.print()}>
        {t("record.print")}
      </button>
    </>
  );
}
