/** Why there is no telephone here though there is an account for one; nothing where all is well. */
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import type { PhoneState } from "./phone-state";

/** In words, and what can be done. */
export function PhoneFault({ state: { account, fault } }: { readonly state: PhoneState }) {
  const { t } = useTranslation("common");
  if (account !== "fault") return null;
  return (
    <>
      <Box component="p" sx={{ margin: 0, color: "var(--wd-quiet)" }}>
        {t(`dialer.fault.${fault}`)}
      </Box>
      {fault === "policy" && <Button onClick={() => location.reload()}>{t("dialer.reload")}</Button>}
    </>
  );
}
