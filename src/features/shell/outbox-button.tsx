/** In the header: how much of what one wrote is not in the store yet, or never will be, and the way to it. */
import ScheduleSendOutlined from "@mui/icons-material/ScheduleSendOutlined";
import SmsFailedOutlined from "@mui/icons-material/SmsFailedOutlined";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Section } from "../../../domain/access/authorities";
import { useOutbox } from "../../resources/use-outbox";
import { Badge999 } from "../../ui/badge-999";
import { useSlowly } from "../../ui/use-slowly";

const OutboxList = lazy(async () => ({ default: (await import("./outbox-list")).OutboxList }));

/** The button; not there while all is sent, and not for what is on its way for a moment. */
export function OutboxButton({ section }: { readonly section: Section }) {
  const { t } = useTranslation("common");
  const { lines } = useOutbox();
  const [open, setOpen] = useState(false);
  const refused = lines.filter(({ state }) => state === "refused").length;
  const unsent = lines.filter(({ state }) => state === "waiting" || state === "sending").length;
  const slow = useSlowly(unsent > 0);
  const shown = refused > 0 || slow;
  const label = [
    ...(unsent > 0 ? [t("outbox.button", { count: unsent })] : []),
    ...(refused > 0 ? [t("outbox.button_refused", { count: refused })] : []),
  ].join(", ");
  return (
    <>
      {(shown || open) && (
        <Tooltip title={label}>
          <IconButton
            aria-label={label || t("outbox.empty")}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            color="inherit"
            data-testid="outbox"
            sx={{ marginInlineEnd: 1 }}
          >
            <Badge999 count={unsent + refused} tone={refused > 0 ? "alarm" : "quiet"}>
              {refused > 0 ? <SmsFailedOutlined /> : <ScheduleSendOutlined />}
            </Badge999>
          </IconButton>
        </Tooltip>
      )}
      {open && (
        <Suspense fallback={null}>
          <OutboxList section={section} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
