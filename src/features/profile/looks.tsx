/** The look of the screen: at once on this workstation, and kept with the person. */
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { useTranslation } from "react-i18next";
import { CHOICES, type ThemeChoice } from "../../lib/preferences";
import { ErrorText } from "../../ui/error-text";
import { useThemeChoice } from "../../ui/theme/use-theme-choice";
import { useSaveOwn } from "./own-record";

/** The choice. */
export function Looks({ id }: { readonly id: string }) {
  const { t } = useTranslation(["profile", "common"]);
  const { choice, choose } = useThemeChoice();
  const { error, save } = useSaveOwn(id, () => undefined);
  const take = (theme: ThemeChoice): void => {
    choose(theme);
    void save({ theme });
  };
  return (
    <>
      <RadioGroup
        row
        aria-label={t("common:theme.label")}
        value={choice}
        onChange={(_, value) => take(CHOICES.theme.find((theme) => theme === value) ?? choice)}
      >
        {CHOICES.theme.map((theme) => (
          <FormControlLabel key={theme} value={theme} control={<Radio />} label={t(`common:theme.${theme}`)} />
        ))}
      </RadioGroup>
      <ErrorText error={error} />
    </>
  );
}
