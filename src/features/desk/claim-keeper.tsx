/** Keeps the claims of the signed-in person on whatever page he is, and tells him there when one has lapsed. */
import CloseOutlined from "@mui/icons-material/CloseOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useOpenAlarms } from "../../resources/use-alarms";
import { useMe } from "../../resources/use-can";
import { useLive } from "../../resources/use-live";
import { useRoom } from "../../resources/use-room";
import { claimsToBeat } from "./claim-beats";
import { forgetLapses, untoldLapses, useUntoldLapses } from "./lapses";
import { useClaimBeats } from "./use-claim-beats";

export interface ClaimKeeperProps {
  /** The desk is on the screen: it says itself what has lapsed. */
  readonly onDesk: boolean;
  readonly onOpen: (id: string) => void;
}

/** Beats while the app is open, and shows the notice off the desk. */
export function ClaimKeeper({ onDesk, onOpen }: ClaimKeeperProps) {
  const open = useOpenAlarms();
  const { id: me } = useMe();
  const { leader } = useLive();
  const room = useRoom();
  const ids = useMemo(() => claimsToBeat(open ?? [], { me, leader }), [open, me, leader]);
  useClaimBeats(ids, room.claimBeatSeconds);
  // Another person at this workstation is not told of what was not his.
  useEffect(() => () => forgetLapses(untoldLapses()), [me]);
  const lapsed = useUntoldLapses();
  return onDesk ? null : <LapseNotices ids={[...lapsed]} onOpen={onOpen} />;
}

function LapseNotices({
  ids,
  onOpen,
}: {
  readonly ids: readonly string[];
  readonly onOpen: ClaimKeeperProps["onOpen"];
}) {
  const { t } = useTranslation("alarms");
  return (
    <Box
      role="alert"
      sx={{
        position: "fixed",
        insetBlockEnd: 16,
        insetInlineStart: "50%",
        transform: "translateX(-50%)",
        "[dir=rtl] &": { transform: "translateX(50%)" },
        zIndex: "snackbar",
        width: "min(640px, calc(100vw - 32px))",
      }}
    >
      {ids.map((id) => (
        <Box
          key={id}
          sx={{
            display: "flex",
            alignItems: "center",
            gap: 1,
            marginBlockStart: 1,
            padding: "6px 6px 6px 12px",
            borderRadius: 1,
            border: "2px solid var(--wd-p1-outline)",
            backgroundColor: "var(--wd-raised)",
            color: "text.primary",
          }}
        >
          <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
            {t("notice.lapsed")}
          </Box>
          <Button onClick={() => onOpen(id)}>{t("notice.show")}</Button>
          <IconButton aria-label={t("notice.dismiss")} onClick={() => forgetLapses([id])}>
            <CloseOutlined fontSize="small" />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}
