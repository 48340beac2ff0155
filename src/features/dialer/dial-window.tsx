/** The dialer before a call: the number as it is put together, the keys, and Call. */
import BackspaceOutlined from "@mui/icons-material/BackspaceOutlined";
import CloseOutlined from "@mui/icons-material/CloseOutlined";
import PhoneOutlined from "@mui/icons-material/PhoneOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import InputBase from "@mui/material/InputBase";
import { type KeyboardEvent, type RefObject, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { canDial, NUMBER_MOST } from "../../../domain/telephone/dial";
import { closeDialer, setNumber, useDialer } from "../../resources/dialer";
import { isPadKey, Keypad } from "./keypad";
import { PhoneFault } from "./phone-fault";
import { usePhone } from "./phone-state";
import { useEntered } from "./use-entered";

const WIDTH_PX = 320;
const HEAD = {
  display: "flex",
  alignItems: "center",
  paddingInlineStart: 2,
  paddingInlineEnd: 0.5,
  paddingBlockStart: 0.5,
  "& h2": { flex: 1, margin: 0, fontSize: 18, fontWeight: 600 },
};
const DISPLAY = {
  display: "flex",
  alignItems: "center",
  gap: 1,
  paddingInlineStart: 1.5,
  border: "1px solid var(--wd-line)",
  borderRadius: 1,
  backgroundColor: "var(--wd-surface)",
  "& input": { fontSize: 20, fontVariantNumeric: "tabular-nums", textOverflow: "ellipsis" },
};

/** The keys of the keyboard, which press those of the pad. */
function keyHandler(on: {
  readonly add: (key: string) => void;
  readonly takeBack: () => void;
  readonly call: () => void;
}) {
  return (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const onButton = event.target instanceof HTMLButtonElement;
    if (isPadKey(event.key)) on.add(event.key);
    else if (event.key === "Backspace") on.takeBack();
    else if (event.key === "Enter" && !onButton) on.call();
    else return;
    event.preventDefault();
  };
}

const PAPER = { sx: { inlineSize: WIDTH_PX, maxInlineSize: "100vw", margin: 0, backgroundColor: "var(--wd-raised)" } };

/** The window. */
export function DialWindow({ onCall }: { readonly onCall: () => void }) {
  const { t } = useTranslation("common");
  const id = useId();
  const { number, initatedFrom, data } = useDialer();
  const entered = useEntered(initatedFrom, data);
  const ready = canDial(number);
  const add = (key: string): void => setNumber((number + key).slice(0, NUMBER_MOST));
  const field = useRef<HTMLInputElement>(null);
  const takeBack = (): void => {
    // What has the focus may be of no use without a number, and the next keys would go nowhere.
    if (number.length <= 1) field.current?.focus();
    setNumber(number.slice(0, -1));
  };
  const call = (): void => void (ready && onCall());
  return (
    <Dialog
      open
      onClose={closeDialer}
      onKeyDown={keyHandler({ add, takeBack, call })}
      aria-labelledby={id}
      slotProps={{ paper: PAPER }}
      data-testid="dial-window"
    >
      <Box sx={HEAD}>
        <h2 id={id}>{t("dialer.title")}</h2>
        <IconButton aria-label={t("dialer.close")} onClick={closeDialer}>
          <CloseOutlined />
        </IconButton>
      </Box>
      <Box sx={{ display: "grid", gap: 1.5, padding: 2, paddingBlockStart: 1 }}>
        <Display number={number} field={field} onTakeBack={takeBack} />
        <Keypad onKey={add} />
        <div role="status">
          <PhoneFault state={usePhone()} />
        </div>
        {entered !== "" && <Box sx={{ color: "text.secondary" }}>{t("dialer.entered", { signal: entered })}</Box>}
        <Button variant="contained" size="large" startIcon={<PhoneOutlined />} disabled={!ready} onClick={call}>
          {t("dialer.call")}
        </Button>
      </Box>
    </Dialog>
  );
}

interface DisplayProps {
  readonly number: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onTakeBack: () => void;
}

/** The number, which the keys alone write. */
function Display({ number, field, onTakeBack }: DisplayProps) {
  const { t } = useTranslation("common");
  const input = {
    "aria-label": t("dialer.number"),
    dir: "ltr",
    inputMode: "none",
    "data-testid": "dial-number",
  } as const;
  return (
    <Box sx={DISPLAY}>
      <InputBase
        fullWidth
        inputRef={field}
        value={number}
        readOnly
        placeholder={t("dialer.empty")}
        inputProps={input}
      />
      <IconButton aria-label={t("dialer.backspace")} disabled={number === ""} onClick={onTakeBack}>
        <BackspaceOutlined />
      </IconButton>
    </Box>
  );
}
