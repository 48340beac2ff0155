/** The panel of a call: whose number it is, how the call stands, and what can be done with it. */
import CallEnd from "@mui/icons-material/CallEnd";
import Dialpad from "@mui/icons-material/Dialpad";
import Mic from "@mui/icons-material/Mic";
import MicOff from "@mui/icons-material/MicOff";
import VolumeUp from "@mui/icons-material/VolumeUp";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Slider from "@mui/material/Slider";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { HAND_RESULTS } from "../../../domain/telephone/call-end";
import { sayResult, useDialer } from "../../resources/dialer";
import { useOutbox } from "../../resources/use-outbox";
import { Ltr } from "../../ui/alarm/isolated";
import { Floating } from "./floating";
import { Keypad } from "./keypad";
import type { Pair } from "./place";
import { PhoneFault } from "./phone-fault";
import { phone, usePhone, type PhoneState } from "./phone-state";
import { hasFailed } from "./tell-end";

const above = (size: Pair, room: Pair): Pair => ({ x: (room.x - size.x) / 2, y: Math.max(72, room.y * 0.15) });

/** The panel; `onHangUp` ends the call and closes it. */
export function CallWindow({ onHangUp }: { readonly onHangUp: () => void }) {
  const { t } = useTranslation("common");
  const { number } = useDialer();
  const state = usePhone();
  const [pad, setPad] = useState(false);
  const live = state.call?.phase === "live";
  return (
    <Floating title={t("dialer.in_call")} first={above} testId="call-window">
      <p className="number">
        <Ltr>{number}</Ltr>
      </p>
      <Standing state={state} number={number} />
      {(state.call === null || hasFailed(state.call)) && <HandResult />}
      <Noted byHand={state.account === "none"} />
      <Controls state={state} pad={pad} onPad={() => setPad(!pad)} />
      {pad && live && <Keypad onKey={(tone) => phone()?.tone(tone)} />}
      <Button variant="contained" color="error" startIcon={<CallEnd />} onClick={onHangUp}>
        {t("dialer.hang_up")}
      </Button>
    </Floating>
  );
}

/** How the call stands, in words; read out as it changes. */
function Standing({ state, number }: { readonly state: PhoneState; readonly number: string }) {
  const { t } = useTranslation("common");
  const { call, account } = state;
  const said =
    call?.phase === "ended"
      ? t(`dialer.cause.${call.cause}`)
      : call?.phase === "live"
        ? t("dialer.talking")
        : t("dialer.calling");
  return (
    <div role="status">
      <p>{said}</p>
      {account === "none" && <p className="quiet">{t("dialer.by_hand", { number })}</p>}
      <PhoneFault state={state} />
    </div>
  );
}

/** Of a call that no telephone here makes: how it ended, as whoever dials says. It is noted when the panel is closed. */
function HandResult() {
  const { t } = useTranslation("alarms");
  const { callId, result } = useDialer();
  if (callId === "") return null;
  return (
    <div role="group" aria-label={t("calls.result_short")} className="acts">
      {HAND_RESULTS.map((one) => (
        <Button
          key={one}
          variant={result === one ? "contained" : "outlined"}
          color="inherit"
          aria-pressed={result === one}
          onClick={() => sayResult(one)}
        >
          {t(`calls.result.${one}`)}
        </Button>
      ))}
    </div>
  );
}

/** Whether the server has the call; of one that is dialled by hand that stands above. */
function Noted({ byHand }: { readonly byHand: boolean }) {
  const { t } = useTranslation("common");
  const { callId } = useDialer();
  const { lines } = useOutbox();
  const line = lines.find(({ id }) => id === callId);
  if (callId === "" || line === undefined || (byHand && line.state === "sent")) return null;
  const how = line.state === "sent" ? "sent" : line.state === "refused" ? "refused" : "waiting";
  return <p className="quiet">{t(`dialer.noted.${how}`)}</p>;
}

interface ControlsProps {
  readonly state: PhoneState;
  readonly pad: boolean;
  readonly onPad: () => void;
}

/** Mute, volume, tones: of a telephone of this browser alone. */
function Controls({ state, pad, onPad }: ControlsProps) {
  const { t } = useTranslation("common");
  const [loud, setLoud] = useState(false);
  const { call, volume } = state;
  const dead = state.account === "none" || call === null || call.phase === "ended";
  return (
    <div className="acts">
      <IconButton
        aria-label={t("dialer.mute")}
        title={t("dialer.mute")}
        aria-pressed={call?.muted ?? false}
        disabled={dead}
        onClick={() => phone()?.mute(!(call?.muted ?? false))}
      >
        {call?.muted ? <MicOff /> : <Mic />}
      </IconButton>
      <IconButton
        aria-label={t("dialer.volume")}
        title={t("dialer.volume")}
        aria-expanded={loud}
        disabled={dead}
        onClick={() => setLoud(!loud)}
      >
        <VolumeUp />
      </IconButton>
      <IconButton
        aria-label={t("dialer.tones")}
        title={t("dialer.tones")}
        aria-expanded={pad}
        disabled={call?.phase !== "live"}
        onClick={onPad}
      >
        <Dialpad />
      </IconButton>
      {loud && !dead && (
        <Slider
          size="small"
          aria-label={t("dialer.volume")}
          value={Math.round(volume * 100)}
          onChange={(_, value) => phone()?.setVolume(Number(value) / 100)}
          sx={{ flex: "1 1 120px", marginInline: 1 }}
        />
      )}
    </div>
  );
}
