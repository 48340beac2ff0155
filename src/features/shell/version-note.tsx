/** 'Beta' with the version of the installation, marked where this page is of another one; nothing when it is not known. */
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { VERSION } from "../../../domain/version";
import { useProgramSettings } from "../../resources/use-catalogue";

/** At the foot of the menu. */
export function VersionNote({ small }: { small: boolean }) {
  const { t } = useTranslation("common");
  const version = useProgramSettings()?.app_version;
  const isOther = Boolean(version) && version !== VERSION;
  const said = isOther
    ? t("version_apart", { version, page: VERSION })
    : version
      ? t("version", { version })
      : undefined;
  return (
    <Box
      sx={{ padding: small ? 1 : 2, fontSize: 12, color: "text.secondary", textAlign: small ? "center" : "start" }}
      title={said}
      data-other={isOther || undefined}
    >
      <Box
        component="span"
        sx={{
          border: "1px solid currentColor",
          borderRadius: "3px",
          paddingInline: "4px",
          ...(isOther ? { color: "var(--wd-p2-outline)", fontWeight: 700 } : {}),
        }}
      >
        {t("beta")}
      </Box>
      {!small && said ? ` ${said}` : ""}
    </Box>
  );
}
