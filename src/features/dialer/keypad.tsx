/** The twelve keys of a telephone, in four rows of three. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";

const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "*", "0", "#"] as const;

/** Is it a key of the pad? */
export const isPadKey = (key: string): boolean => KEYS.some((one) => one === key);

const Pad = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(3, 1fr)",
  gridTemplateRows: "repeat(4, 48px)",
  gap: 8,
  // A telephone's keys stand alike everywhere.
  direction: "ltr",
  "& button": { borderColor: "var(--wd-line)", fontSize: 20, fontVariantNumeric: "tabular-nums", minInlineSize: 0 },
});

/** The keys. */
export function Keypad({ onKey }: { readonly onKey: (key: string) => void }) {
  const { t } = useTranslation("common");
  return (
    <Pad role="group" aria-label={t("dialer.keypad")} data-testid="keypad">
      {KEYS.map((key) => (
        <Button key={key} variant="outlined" color="inherit" onClick={() => onKey(key)}>
          {key}
        </Button>
      ))}
    </Pad>
  );
}
