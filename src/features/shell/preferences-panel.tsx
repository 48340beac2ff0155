/** How the app looks on this workstation: what is chosen is there at once. */
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import { useTranslation } from "react-i18next";
import { CHOICES, type ChoiceName } from "../../lib/preferences";
import { AlarmStyles } from "../../ui/alarm/alarm-styles";
import { SideDrawer } from "../../ui/side-drawer";
import { useThemeChoice } from "../../ui/theme/use-theme-choice";
import { choosePreferences, chooseSidebar, usePreferences } from "../../ui/use-preferences";

/** The panel. */
export function PreferencesPanel({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("common");
  const { semidark, sidebar } = usePreferences();
  const { choose } = useThemeChoice();
  const names = Object.keys(CHOICES) as ChoiceName[];
  return (
    <>
      <AlarmStyles />
      <SideDrawer
        open
        title={t("preferences.title")}
        closeLabel={t("preferences.close")}
        onClose={onClose}
        widthPx={400}
      >
        <Stack spacing={2} sx={{ padding: 2 }}>
          <span>{t("preferences.intro")}</span>
          {names.map((name) => (
            <Choice
              key={name}
              name={name}
              onChoose={(value) =>
                name === "theme" ? choose(value as never) : choosePreferences({ [name]: value } as never)
              }
            />
          ))}
          <Toggle name="semidark" on={semidark} onTurn={(on) => choosePreferences({ semidark: on })} />
          <Toggle name="sidebar" on={sidebar} onTurn={chooseSidebar} />
        </Stack>
      </SideDrawer>
    </>
  );
}

function Choice({ name, onChoose }: { readonly name: ChoiceName; readonly onChoose: (value: string) => void }) {
  const { t } = useTranslation("common");
  const chosen = usePreferences()[name];
  const label = (value: string): string => t(name === "theme" ? `theme.${value}` : `preferences.${name}.${value}`);
  const title = t(name === "theme" ? "theme.label" : `preferences.${name}.label`);
  return (
    <FormControl>
      <FormLabel id={`preference-${name}`}>{title}</FormLabel>
      <RadioGroup
        aria-labelledby={`preference-${name}`}
        name={name}
        value={chosen}
        onChange={(_, value) => onChoose(value)}
      >
        {CHOICES[name].map((value) => (
          <FormControlLabel key={value} value={value} control={<Radio />} label={label(value)} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

interface ToggleProps {
  readonly name: "semidark" | "sidebar";
  readonly on: boolean;
  readonly onTurn: (on: boolean) => void;
}

function Toggle({ name, on, onTurn }: ToggleProps) {
  const { t } = useTranslation("common");
  return (
    <FormControlLabel
      control={<Switch checked={on} onChange={(_, next) => onTurn(next)} />}
      label={t(`preferences.${name}`)}
    />
  );
}
