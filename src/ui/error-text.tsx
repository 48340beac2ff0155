/** A refusal in words: what happened, what is safe, what to do. The cause stays in the log. */
import ErrorOutlineOutlined from "@mui/icons-material/ErrorOutlineOutlined";
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { AppError } from "../../domain/errors";
import { errorValues } from "./error-values";

/** The sentence of an error, with its values. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation("common");
  return (error) => (error instanceof AppError ? t(`errors.${error.code}`, errorValues(error)) : t("errors.unknown"));
}

/** Read aloud at once; nothing when there is no error. */
export function ErrorText({ error }: { error: unknown }) {
  const say = useErrorText();
  if (error === null || error === undefined) return null;
  return (
    <Box
      role="alert"
      sx={{
        display: "flex",
        gap: 1,
        alignItems: "flex-start",
        padding: "8px 12px",
        borderRadius: 1,
        border: "1px solid var(--wd-p1-outline)",
        borderInlineStartWidth: 4,
        backgroundColor: "var(--wd-raised)",
      }}
    >
      <ErrorOutlineOutlined
        fontSize="small"
        aria-hidden
        sx={{ color: "var(--wd-p1-outline)", marginBlockStart: "1px" }}
      />
      <span>{say(error)}</span>
    </Box>
  );
}
