/** The flag of the language in use; behind it all languages there are, two in a row. */
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSnapshot } from "valtio";
import { LANGUAGES, type Language } from "../../../domain/languages/languages.table";
import { DEFAULT_LANGUAGE, languageOf } from "../../lib/languages";
import { COARSE } from "../../ui/density";
import { MenuTooltip } from "../../ui/menu-tooltip";
import { OnceOpen } from "../../ui/once-open";
import { languagesThere } from "./language-rows";
import { languageState } from "./language-state";
import { stepInGrid } from "./step-in-grid";
import { useChooseLanguage } from "./use-choose-language";

/** Specification section 9. */
const PANEL_WIDTH = 280;
const COLUMNS = 2;

export interface LanguagePickerProps {
  /** Nobody is signed in who could bring another one in: those that are there. */
  readonly thereOnly?: boolean;
}

/** The button and its panel. */
export function LanguagePicker({ thereOnly = false }: LanguagePickerProps) {
  const { t, i18n } = useTranslation("common");
  const { busy } = useSnapshot(languageState);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [there, setThere] = useState<readonly string[]>([]);
  const choose = useChooseLanguage();
  const current = languageOf(i18n.language)?.code ?? DEFAULT_LANGUAGE;
  const name = t("language.choose", { language: languageOf(current)?.native });
  const offered = LANGUAGES.filter(({ code }) => !thereOnly || code === current || there.includes(code));
  const open = async (button: HTMLElement): Promise<void> => {
    if (thereOnly) setThere([DEFAULT_LANGUAGE, ...(await languagesThere())]);
    setAnchor(button);
  };
  return (
    <>
      <MenuTooltip title={name} menuOpen={anchor !== null}>
        <IconButton
          aria-label={name}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-busy={busy}
          onClick={(event) => void open(event.currentTarget)}
          color="inherit"
          data-testid="language"
        >
          <Flag code={current} />
        </IconButton>
      </MenuTooltip>
      <OnceOpen open={anchor !== null}>
        <Panel
          anchor={anchor}
          languages={offered}
          current={current}
          onClose={() => setAnchor(null)}
          onChoose={(code) => {
            setAnchor(null);
            void choose(code);
          }}
        />
      </OnceOpen>
    </>
  );
}

/** White stands out on no ground by itself, and black neither. */
function Flag({ code }: { readonly code: string }) {
  return (
    <Box
      component="img"
      src={`/flags/${code.toUpperCase()}.svg`}
      alt=""
      width={24}
      height={16}
      sx={{ flexShrink: 0, borderRadius: "2px", outline: "1px solid var(--wd-line)" }}
    />
  );
}

interface PanelProps {
  readonly anchor: HTMLElement | null;
  readonly languages: readonly Language[];
  readonly current: string;
  readonly onClose: () => void;
  readonly onChoose: (code: string) => void;
}

/** Arrows go as they look: sideways to the neighbour, up and down to the next row. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=menuitemradio]")];
  const at = items.findIndex((item) => item === document.activeElement);
  const isTurned = document.documentElement.dir === "rtl";
  const next = stepInGrid(event.key, { at, count: items.length, columns: COLUMNS, isTurned });
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  items[next]?.focus();
}

function Panel({ anchor, languages, current, onClose, onChoose }: PanelProps) {
  const { t } = useTranslation("common");
  const list = {
    "aria-label": t("language.label"),
    onKeyDownCapture: moveFocus,
    sx: { display: "grid", gridTemplateColumns: "1fr 1fr", padding: 0.5 },
  };
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ paper: { sx: { width: PANEL_WIDTH, maxHeight: "min(640px, calc(100dvh - 72px))" } }, list }}
    >
      {languages.map(({ code, native, tag }) => (
        <MenuItem
          key={code}
          role="menuitemradio"
          aria-checked={code === current}
          selected={code === current}
          lang={tag}
          onClick={() => onChoose(code)}
          sx={{
            gap: 1,
            minHeight: 36,
            [COARSE]: { minHeight: 44 },
            paddingInline: 1,
            paddingBlock: 0.5,
            borderRadius: 1,
            fontSize: 13,
            lineHeight: "16px",
            whiteSpace: "normal",
          }}
        >
          <Flag code={code} />
          <span dir="auto">{native}</span>
        </MenuItem>
      ))}
    </Menu>
  );
}
