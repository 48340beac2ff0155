/** Short notices at the top end: 3000 ms, paused on hover, with a bar that shows what is left (specification sections 8, 9). */
import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import CloseOutlined from "@mui/icons-material/CloseOutlined";
import ErrorOutlineOutlined from "@mui/icons-material/ErrorOutlineOutlined";
import InfoOutlined from "@mui/icons-material/InfoOutlined";
import { keyframes } from "@emotion/react";
import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import IconButton from "@mui/material/IconButton";
import { useTheme } from "@mui/material/styles";
import { SnackbarContent, SnackbarProvider, useSnackbar, type CustomContentProps } from "notistack";
import { forwardRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

const SHOWN_MS = 3_000;
/** One at a time, no higher than the bar with a page's title: a stack would cover what the page shows. */
const MOST = 1;
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

/** Two lines of a longer sentence, the rest on hover. */
const TWO_LINES = {
  flex: 1,
  minWidth: 0,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
} as const;

const TOP = "--wd-toast-top";

/** At the end of the page's title: header and banners say what must be seen at every moment. */
const PLACE = { ".notistack-SnackbarContainer.notistack-SnackbarContainer": { top: `var(${TOP}, 0)` } } as const;

/** Banners come and go above the page: where it begins is asked when there is something to say. */
function placeAtPage(): void {
  const top = document.querySelector("main")?.getBoundingClientRect().top ?? 0;
  document.documentElement.style.setProperty(TOP, `${top}px`);
}

/** What is left of the time, as a bar that a pointer or the focus stops. */
function TimeLeft({ kind }: { readonly kind: Kind }) {
  return (
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
  );
}

/** Text only: what comes from outside is never read as markup (H-PS-05). */
const Toast = forwardRef<HTMLDivElement, CustomContentProps>(function Toast({ id, message, variant }, ref) {
  const { t } = useTranslation("common");
  const { closeSnackbar } = useSnackbar();
  const kind: Kind = variant === "success" || variant === "error" ? variant : "info";
  const Icon = ICONS[kind];
  const text = typeof message === "string" ? message : "";
  return (
    <SnackbarContent ref={ref} role={kind === "error" ? "alert" : "status"}>
      <Box
        sx={{
          display: "flex",
          alignItems: "center",
          gap: 1,
          width: 360,
          maxWidth: "calc(100vw - 32px)",
          maxHeight: 48,
          padding: "2px 2px 2px 12px",
          fontSize: 13,
          lineHeight: "17px",
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
        <Box title={text} sx={TWO_LINES}>
          {text}
        </Box>
        <IconButton aria-label={t("toast.close")} onClick={() => closeSnackbar(id)}>
          <CloseOutlined fontSize="small" />
        </IconButton>
        <TimeLeft kind={kind} />
      </Box>
    </SnackbarContent>
  );
});

const COMPONENTS = { success: Toast, error: Toast, info: Toast };

/** Around the app. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { direction } = useTheme();
  return (
    <SnackbarProvider
      dense
      maxSnack={MOST}
      autoHideDuration={SHOWN_MS}
      anchorOrigin={{ vertical: "top", horizontal: direction === "rtl" ? "left" : "right" }}
      Components={COMPONENTS}
    >
      <GlobalStyles styles={PLACE} />
      {children}
    </SnackbarProvider>
  );
}

/** Shows a notice. Give it the finished sentence. */
export function useToast(): (kind: Kind, text: string) => void {
  const { enqueueSnackbar } = useSnackbar();
  return (kind, text) => {
    placeAtPage();
    enqueueSnackbar(text, { variant: kind });
  };
}
