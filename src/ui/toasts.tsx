/** Short notices at the top end: 3000 ms, paused on hover and focus, with a bar that shows what is left (specification 8, 9). */
import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import CloseOutlined from "@mui/icons-material/CloseOutlined";
import ErrorOutlineOutlined from "@mui/icons-material/ErrorOutlineOutlined";
import InfoOutlined from "@mui/icons-material/InfoOutlined";
import { keyframes } from "@emotion/react";
import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import IconButton from "@mui/material/IconButton";
import { useTheme } from "@mui/material/styles";
import { type CustomContentProps, SnackbarContent, SnackbarProvider, useSnackbar } from "notistack";
import { forwardRef, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { TOAST_MS, type Toast, type ToastKind, toasts } from "./toast-state";
import { useToasts } from "./use-toast";

const shrink = keyframes({ from: { transform: "scaleX(1)" }, to: { transform: "scaleX(0)" } });
const ICONS = { success: CheckCircleOutlined, error: ErrorOutlineOutlined, info: InfoOutlined } as const;
const COLOURS: Readonly<Record<ToastKind, string>> = {
  success: "var(--wd-good)",
  error: "var(--wd-p1-outline)",
  info: "var(--wd-interactive)",
};

const HEIGHT_PX = 48;
const GAP_PX = 8;

/** Two lines, the rest on hover. */
const TWO_LINES = { flex: 1, minWidth: 0, maxHeight: 36, overflow: "hidden", overflowWrap: "anywhere" } as const;

/**
 * Below the header and the banners, which say what must be seen at every moment, and below the cross of whatever is open
 * there: what has just been saved is closed next.
 */
function topNow(): number {
  const top = document.querySelector("main")?.getBoundingClientRect().top ?? 0;
  const crosses = [...document.querySelectorAll("[data-closes]")].map((cross) => cross.getBoundingClientRect());
  const near = crosses.filter(({ width, top: at }) => width > 0 && at < top + HEIGHT_PX + GAP_PX);
  return Math.max(top, ...near.map(({ bottom }) => bottom + GAP_PX / 2));
}

/** What is left of the time, as a bar that a pointer or the focus stops. */
function TimeLeft({ kind, paused }: { readonly kind: ToastKind; readonly paused: boolean }) {
  return (
    <Box
      data-testid="time-left"
      sx={{
        position: "absolute",
        insetInline: 0,
        insetBlockEnd: 0,
        height: 2,
        backgroundColor: COLOURS[kind],
        transformOrigin: "left",
        "[dir=rtl] &": { transformOrigin: "right" },
        animation: `${shrink} ${TOAST_MS}ms linear forwards`,
        animationPlayState: paused ? "paused" : "running",
      }}
    />
  );
}

/** The notice. Text only: what comes from outside is never read as markup (H-PS-05). */
export function ToastCard({ toast, paused }: { readonly toast: Toast; readonly paused: boolean }) {
  const { t } = useTranslation("common");
  const { kind, title, text } = toast;
  const Icon = ICONS[kind];
  return (
    <Box
      role={kind === "error" ? "alert" : "status"}
      data-toast={kind}
      onMouseEnter={() => toasts.pause()}
      onMouseLeave={() => toasts.resume()}
      onFocus={() => toasts.pause()}
      onBlur={() => toasts.resume()}
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1,
        width: 360,
        maxWidth: "calc(100vw - 32px)",
        maxHeight: HEIGHT_PX,
        padding: "2px 2px 2px 12px",
        fontSize: 13,
        lineHeight: "17px",
        position: "relative",
        overflow: "hidden",
        borderRadius: 1,
        border: "1px solid var(--wd-line)",
        backgroundColor: "var(--wd-raised)",
        color: "text.primary",
      }}
    >
      <Icon fontSize="small" aria-hidden sx={{ color: COLOURS[kind], flexShrink: 0 }} />
      <Box title={[title, text].filter(Boolean).join(" ")} sx={TWO_LINES}>
        {text === "" ? title : <b>{title}</b>}
        {text !== "" && <div>{text}</div>}
      </Box>
      <IconButton aria-label={t("toast.close")} onClick={() => toasts.close()}>
        <CloseOutlined fontSize="small" />
      </IconButton>
      <TimeLeft kind={kind} paused={paused} />
    </Box>
  );
}

declare module "notistack" {
  interface VariantOverrides {
    default: false;
    warning: false;
    success: { readonly toast: Toast };
    error: { readonly toast: Toast };
    info: { readonly toast: Toast };
  }
}

/** What the library draws: the notice, whose time is kept in `toast-state.ts`, since its own starts anew after each stop. */
const Drawn = forwardRef<HTMLDivElement, CustomContentProps & { readonly toast: Toast }>(function Drawn(
  { toast },
  ref,
) {
  const { paused } = useToasts();
  return (
    <SnackbarContent ref={ref}>
      <ToastCard toast={toast} paused={paused} />
    </SnackbarContent>
  );
});

const COMPONENTS = { success: Drawn, error: Drawn, info: Drawn };
const AT_ONCE = { enter: 0, exit: 0 };
const TOP = "--wd-toast-top";
const PLACE = {
  ".notistack-SnackbarContainer.notistack-SnackbarContainer": { top: `var(${TOP}, 0)`, insetInlineEnd: 16 },
} as const;

/** Hands the one notice that is shown to the library; where it stands is read once for each, as banners come and go. */
function Feed() {
  const { toast } = useToasts();
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  useEffect(() => {
    if (toast === null) return;
    document.documentElement.style.setProperty(TOP, `${topNow()}px`);
    const key = enqueueSnackbar(toast.title, { key: toast.id, variant: toast.kind, persist: true, toast });
    return () => closeSnackbar(key);
  }, [toast, enqueueSnackbar, closeSnackbar]);
  return null;
}

/** Once in the app. It stands beside the app's root: a dialog hides that from who listens to the screen. */
export function ToastRoot() {
  const { direction } = useTheme();
  return (
    <SnackbarProvider
      dense
      maxSnack={1}
      domRoot={document.body}
      transitionDuration={AT_ONCE}
      anchorOrigin={{ vertical: "top", horizontal: direction === "rtl" ? "left" : "right" }}
      Components={COMPONENTS}
    >
      <GlobalStyles styles={PLACE} />
      <Feed />
    </SnackbarProvider>
  );
}
