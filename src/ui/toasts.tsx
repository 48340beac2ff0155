/** Short notices at the top end: 3000 ms, paused on hover, with a bar that shows what is left (specification sections 8, 9). */
import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import CloseOutlined from "@mui/icons-material/CloseOutlined";
import ErrorOutlineOutlined from "@mui/icons-material/ErrorOutlineOutlined";
import InfoOutlined from "@mui/icons-material/InfoOutlined";
import { keyframes } from "@emotion/react";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { SnackbarContent, SnackbarProvider, useSnackbar, type CustomContentProps } from "notistack";
import { forwardRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

const SHOWN_MS = 3_000;
const MOST = 4;
const shrink = keyframes({ from: { transform: "scaleX(1)" }, to: { transform: "scaleX(0)" } });
const ICONS = { success: CheckCircleOutlined, error: ErrorOutlineOutlined, info: InfoOutlined } as const;
type Kind = keyof typeof ICONS;
const COLOURS: Readonly<Record<Kind, string>> = {
  success: "var(--wd-good)",
  error: "var(--wd-p1-outline)",
  info: "var(--wd-interactive)",
};

declare module "notistack" {
  interface VariantOverrides {
    default: false;
    warning: false;
  }
}

/** Text only: what comes from outside is never read as markup (H-PS-05). */
const Toast = forwardRef<HTMLDivElement, CustomContentProps>(function Toast({ id, message, variant }, ref) {
  const { t } = useTranslation("app");
  const { closeSnackbar } = useSnackbar();
  const kind: Kind = variant === "success" || variant === "error" ? variant : "info";
  const Icon = ICONS[kind];
  return (
    <SnackbarContent ref={ref} role={kind === "error" ? "alert" : "status"}>
      <Box
        sx={{
          display: "flex",
          alignItems: "center",
          gap: 1,
          width: 360,
          maxWidth: "calc(100vw - 32px)",
          padding: "6px 6px 6px 12px",
          position: "relative",
          overflow: "hidden",
          borderRadius: 1,
          border: "1px solid var(--wd-line)",
          backgroundColor: "var(--wd-raised)",
          color: "text.primary",
          "&:hover .left, &:focus-within .left": { animationPlayState: "paused" },
        }}
      >
        <Icon fontSize="small" aria-hidden sx={{ color: COLOURS[kind], flexShrink: 0 }} />
        <Box sx={{ flex: 1, minWidth: 0 }}>{typeof message === "string" ? message : ""}</Box>
        <IconButton aria-label={t("toast.close")} onClick={() => closeSnackbar(id)}>
          <CloseOutlined fontSize="small" />
        </IconButton>
        <Box
          className="left"
          sx={{
            position: "absolute",
            insetInline: 0,
            insetBlockEnd: 0,
            height: 2,
            backgroundColor: COLOURS[kind],
            transformOrigin: "left",
            "[dir=rtl] &": { transformOrigin: "right" },
            animation: `${shrink} ${SHOWN_MS}ms linear forwards`,
          }}
        />
      </Box>
    </SnackbarContent>
  );
});

const COMPONENTS = { success: Toast, error: Toast, info: Toast };

/** Around the app. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <SnackbarProvider
      maxSnack={MOST}
      autoHideDuration={SHOWN_MS}
      anchorOrigin={{ vertical: "top", horizontal: "right" }}
      Components={COMPONENTS}
    >
      {children}
    </SnackbarProvider>
  );
}

/** Shows a notice. Give it the finished sentence. */
export function useToast(): (kind: Kind, text: string) => void {
  const { enqueueSnackbar } = useSnackbar();
  return (kind, text) => void enqueueSnackbar(text, { variant: kind });
}
