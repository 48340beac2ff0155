/** A panel over the page that leaves the page alone: no focus is taken, and it is moved by its head. */
import DragIndicator from "@mui/icons-material/DragIndicator";
import { styled } from "@mui/material/styles";
import { type ReactNode, useId } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { COARSE } from "../../ui/density";
import type { Pair } from "./place";
import { usePlace } from "./use-place";

const Root = styled("div")({
  position: "fixed",
  zIndex: 1290,
  inlineSize: "min(320px, calc(100vw - 16px))",
  maxBlockSize: "calc(100dvh - 16px)",
  overflow: "auto",
  color: "var(--wd-text)",
  backgroundColor: "var(--wd-raised)",
  border: "1px solid var(--wd-line)",
  borderRadius: 8,
  boxShadow: "0 8px 28px rgb(0 0 0 / 35%)",
  "& header": {
    display: "flex",
    alignItems: "center",
    gap: 4,
    paddingInline: "4px 12px",
    borderBlockEnd: "1px solid var(--wd-line)",
    cursor: "move",
    touchAction: "none",
    userSelect: "none",
  },
  "& h2": { flex: 1, margin: 0, fontSize: 16, lineHeight: "24px", fontWeight: 600 },
  "& .grip": {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    minInlineSize: 36,
    minBlockSize: 44,
    padding: 0,
    border: 0,
    color: "var(--wd-quiet)",
    background: "none",
    cursor: "move",
    [COARSE]: { minInlineSize: 44 },
  },
  "& .body": { display: "grid", gap: 12, padding: 16 },
  "& .body p": { margin: 0 },
  "& .number": { fontSize: 20, lineHeight: "28px", fontWeight: 600, overflowWrap: "anywhere" },
  "& .quiet": { color: "var(--wd-quiet)" },
  "& .acts": { display: "flex", flexWrap: "wrap", gap: 8, alignItems: "center" },
});

export interface FloatingProps {
  readonly title: string;
  /** Beside the title. */
  readonly beside?: ReactNode;
  /** Where it appears. */
  readonly first: (size: Pair, room: Pair) => Pair;
  readonly testId: string;
  readonly children: ReactNode;
}

/** The panel. */
export function Floating({ title, beside, first, testId, children }: FloatingProps) {
  const { t } = useTranslation("common");
  const id = useId();
  const { box, style, handle } = usePlace(first);
  return createPortal(
    <Root ref={box} style={style} role="dialog" aria-modal="false" aria-labelledby={id} data-testid={testId}>
      <header {...handle}>
        <button type="button" className="grip" aria-label={t("dialer.move")} title={t("dialer.move")}>
          <DragIndicator fontSize="small" aria-hidden />
        </button>
        <h2 id={id}>{title}</h2>
        {beside}
      </header>
      <div className="body">{children}</div>
    </Root>,
    document.body,
  );
}
