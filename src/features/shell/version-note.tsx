/** 'Beta' with the version of the installation; nothing when it is not known. */
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { useProgramSettings } from "../../resources/use-catalogue";

/** At the foot of the menu. */
export function VersionNote({ small }: { small: boolean }) {
  const { t } = useTranslation("common");
  const version = useProgramSettings()?.app_version;
  return (
    <Box
      sx={{ padding: small ? 1 : 2, fontSize: 12, color: "text.secondary", textAlign: small ? "center" : "start" }}
      title={version ? t("version", { version }) : undefined}
    >
      <Box component="span" sx={{ border: "1px solid currentColor", borderRadius: "3px", paddingInline: "4px" }}>
        {t("beta")}
      </Box>
      {!small && version ? ` ${t("version", { version })}` : ""}
    </Box>
  );
}
