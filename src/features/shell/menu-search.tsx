/** The box above the menu that looks for a page by its name. */
import CloseOutlined from "@mui/icons-material/CloseOutlined";
import SearchOutlined from "@mui/icons-material/SearchOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { COARSE } from "../../ui/density";

export interface MenuSearchProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** Escape empties it; the arrows lead on into the menu (`onMenuKey`). */
export function MenuSearch({ text, onText }: MenuSearchProps) {
  const { t } = useTranslation("common");
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || text === "") return;
    // What is behind it, such as the drawer, is closed by the next press.
    event.stopPropagation();
    event.preventDefault();
    onText("");
  };
  const sign = (
    <InputAdornment position="start">
      <SearchOutlined fontSize="small" />
    </InputAdornment>
  );
  const clear = text !== "" && (
    <IconButton aria-label={t("menu.clear")} onClick={() => onText("")} edge="end">
      <CloseOutlined fontSize="small" />
    </IconButton>
  );
  return (
    <Box sx={{ padding: 1, flexShrink: 0 }}>
      <TextField
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={onKeyDown}
        placeholder={t("menu.search")}
        slotProps={{
          htmlInput: { "aria-label": t("menu.search"), type: "search", autoComplete: "off", spellCheck: false },
          input: { startAdornment: sign, endAdornment: clear },
        }}
        sx={{
          "& input::-webkit-search-cancel-button": { display: "none" },
          "& input": { boxSizing: "border-box", minBlockSize: 36, [COARSE]: { minBlockSize: 44 } },
        }}
      />
    </Box>
  );
}
