/** Back to the top, once the page has been scrolled more than 50 px. */
import KeyboardArrowUpOutlined from "@mui/icons-material/KeyboardArrowUpOutlined";
import Fab from "@mui/material/Fab";
import { useEffect, useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";

const THRESHOLD_PX = 50;

/** Watches the box that scrolls. */
export function ScrollToTop({ box }: { box: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation("common");
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = (): void => setShown(element.scrollTop > THRESHOLD_PX);
    element.addEventListener("scroll", look, { passive: true });
    return () => element.removeEventListener("scroll", look);
  }, [box]);
  if (!shown) return null;
  const toTop = (): void => box.current?.scrollTo({ top: 0 });
  return (
    <Fab
      size="medium"
      aria-label={t("scrollToTop")}
      onClick={toTop}
      sx={{
        position: "fixed",
        insetBlockEnd: 16,
        insetInlineEnd: 16,
        boxShadow: "none",
        border: "1px solid var(--wd-line)",
        backgroundColor: "var(--wd-raised)",
        color: "text.primary",
      }}
    >
      <KeyboardArrowUpOutlined />
    </Fab>
  );
}
