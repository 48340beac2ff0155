/** What the link of a mail has done, above the sign-in. */
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { Done } from "./done";
import type { Told as Deed } from "./told-state";

/** The sentence. */
export function Told({ what, email }: Deed) {
  const { t } = useTranslation("account");
  return (
    <Box sx={{ marginBlockEnd: 2 }}>
      <Done text={t(`${what}.done`, { email })} />
    </Box>
  );
}
