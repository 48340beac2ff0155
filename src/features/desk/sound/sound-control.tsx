/** The state of the sound in the header: always to be seen, and how to switch it on, mute it, and hear it. */
import HearingDisabledOutlined from "@mui/icons-material/HearingDisabledOutlined";
import NotificationsActiveOutlined from "@mui/icons-material/NotificationsActiveOutlined";
import TouchAppOutlined from "@mui/icons-material/TouchAppOutlined";
import VolumeOffOutlined from "@mui/icons-material/VolumeOffOutlined";
import VolumeUpOutlined from "@mui/icons-material/VolumeUpOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { MuteAct } from "../../../../domain/alarms/mute";
import { COARSE } from "../../../ui/density";
import { MenuTooltip } from "../../../ui/menu-tooltip";
import { OnceOpen } from "../../../ui/once-open";
import { useTimeLeft } from "../../../ui/use-age";
import { useTitlePrefix } from "../../../ui/use-page-title";
import { useMute } from "./mute";
import { titlePrefix } from "./policy";
import { type SoundState, soundState } from "./sound-state";
import { type Sound, useSound } from "./use-sound";

/** One shape a state: told apart without colour, on a dark screen and from two metres. */
const SHAPES = {
  ringing: NotificationsActiveOutlined,
  quiet: VolumeUpOutlined,
  muted: VolumeOffOutlined,
  blocked: TouchAppOutlined,
  unsupported: HearingDisabledOutlined,
} as const satisfies Record<SoundState, unknown>;

/** A frame around what needs somebody: it rings, or it can't. */
const FRAMED: Readonly<Partial<Record<SoundState, object>>> = {
  ringing: { border: "2px solid currentColor", fontWeight: 700 },
  blocked: { border: "2px dashed var(--wd-p2-outline)" },
};

const LOOKS = {
  gap: 0.75,
  minWidth: 36,
  [COARSE]: { minWidth: 44 },
  paddingInline: 0.75,
  whiteSpace: "nowrap",
  fontSize: 14,
  fontVariantNumeric: "tabular-nums",
} as const;

const ROOMY = { component: "span", sx: { display: { xs: "none", md: "inline" } } } as const;
const TIGHT = { component: "span", sx: { display: { xs: "inline", md: "none" } } } as const;

/** The word beside the shape; while all is well the shape is enough. */
function Word({ state, sound }: { readonly state: SoundState; readonly sound: Sound }) {
  const { t } = useTranslation("alarms");
  const left = useTimeLeft();
  if (state === "muted") return <bdi>{left(sound.muteLeftMs)}</bdi>;
  if (state === "ringing") return t("sound.ringing_short");
  if (state !== "blocked") return null;
  return (
    <>
      <Box {...ROOMY}>{t("sound.blocked")}</Box>
      <Box {...TIGHT}>{t("sound.blocked_short")}</Box>
    </>
  );
}

function useStateText(state: SoundState, sound: Sound): string {
  const { t } = useTranslation("alarms");
  const left = useTimeLeft();
  if (state === "muted") return t("sound.muted", { left: left(sound.muteLeftMs) });
  if (state === "blocked") return t("sound.blocked");
  if (state === "unsupported") return t("sound.not_supported");
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
  const state = soundState(sound);
  const text = useStateText(state, sound);
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useTitlePrefix(titlePrefix(sound.unclaimed));
  const Shape = SHAPES[state];
  const blocked = state === "blocked";
  return (
    <>
      <MenuTooltip title={text} menuOpen={anchor !== null}>
        <Button
          ref={button}
          color="inherit"
          aria-label={text}
          aria-haspopup={blocked ? undefined : "menu"}
          data-sound={state}
          // The browser is silent until somebody touches the page: the touch is what it needs.
          onClick={() => (blocked ? sound.unlock() : setAnchor(button.current))}
          sx={[LOOKS, FRAMED[state] ?? {}]}
        >
          <Shape />
          <Word state={state} sound={sound} />
        </Button>
      </MenuTooltip>
      <OnceOpen open={anchor !== null}>
        <SoundMenu sound={sound} anchor={anchor} onClose={() => setAnchor(null)} onMute={mute} />
      </OnceOpen>
    </>
  );
}
