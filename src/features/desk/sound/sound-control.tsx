/** The state of the sound in the header: always to be seen, and how to switch it on, mute it, and hear it. */
import NotificationsOffOutlined from "@mui/icons-material/NotificationsOffOutlined";
import VolumeOffOutlined from "@mui/icons-material/VolumeOffOutlined";
import VolumeUpOutlined from "@mui/icons-material/VolumeUpOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Tooltip from "@mui/material/Tooltip";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { MuteAct } from "../../../../domain/alarms/mute";
import { formatAge } from "../../../lib/format-age";
import { useTitlePrefix } from "../../../ui/use-page-title";
import { useMute } from "./mute";
import { titlePrefix } from "./policy";
import { type Sound, useSound } from "./use-sound";

/** The browser is silent until somebody touches the page: the mark is a button, and the touch is what it needs. */
function Blocked({ onUnlock }: { readonly onUnlock: () => void }) {
  const { t } = useTranslation("alarms");
  return (
    <Button
      color="inherit"
      variant="outlined"
      startIcon={<VolumeOffOutlined />}
      onClick={onUnlock}
      sx={{ borderColor: "var(--wd-p2-outline)", borderWidth: 2, whiteSpace: "nowrap" }}
    >
      <Box component="span" sx={{ display: { xs: "none", sm: "inline" } }}>
        {t("sound.blocked")}
      </Box>
      <Box component="span" sx={{ display: { xs: "inline", sm: "none" } }}>
        {t("sound.blocked_short")}
      </Box>
    </Button>
  );
}

function useStateText(sound: Sound): string {
  const { t } = useTranslation("alarms");
  if (sound.audio === "unsupported") return t("sound.not_supported");
  if (sound.muteLeftMs > 0 && sound.mayMute) return t("sound.muted", { left: formatAge(sound.muteLeftMs) });
  if (sound.ring === null) return t("sound.on");
  const ringing = t("sound.ringing", { priority: sound.ring.priority });
  return sound.here ? ringing : `${ringing}. ${t("sound.elsewhere")}`;
}

interface SoundMenuProps {
  readonly sound: Sound;
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly onMute: (act: MuteAct) => void;
}

function SoundMenu({ sound, anchor, onClose, onMute }: SoundMenuProps) {
  const { t } = useTranslation("alarms");
  const choose = (run: () => void) => () => {
    run();
    onClose();
  };
  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose}>
      {sound.muteLeftMs > 0 ? (
        <MenuItem onClick={choose(() => onMute("unmute"))}>{t("sound.unmute")}</MenuItem>
      ) : (
        <MenuItem disabled={!sound.mayMute} onClick={choose(() => onMute("mute"))}>
          {sound.mayMute ? t("sound.mute") : t("sound.no_mute_first")}
        </MenuItem>
      )}
      <MenuItem onClick={choose(sound.test)}>{t("sound.test")}</MenuItem>
      <MenuItem disabled>{t("sound.stop_hint")}</MenuItem>
    </Menu>
  );
}

/** Stands in the header of every page: an alarm rings wherever the operator is. */
export function SoundControl() {
  const sound = useSound();
  const mute = useMute();
  const text = useStateText(sound);
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useTitlePrefix(titlePrefix(sound.unclaimed));
  if (sound.audio === "blocked") return <Blocked onUnlock={sound.unlock} />;
  const silent = sound.audio === "unsupported" || (sound.muteLeftMs > 0 && sound.mayMute);
  return (
    <>
      <Tooltip title={text}>
        <IconButton
          ref={button}
          color="inherit"
          aria-label={text}
          aria-haspopup="menu"
          onClick={() => setAnchor(button.current)}
        >
          {silent ? <NotificationsOffOutlined /> : <VolumeUpOutlined />}
        </IconButton>
      </Tooltip>
      <SoundMenu sound={sound} anchor={anchor} onClose={() => setAnchor(null)} onMute={mute} />
    </>
  );
}
