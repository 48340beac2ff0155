/** Theme, direction and toasts around the app. */
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { ThemeProvider } from "@mui/material/styles";
import rtlPlugin from "@mui/stylis-plugin-rtl";
import { useMemo, type ReactNode } from "react";
import { prefixer } from "stylis";
import { Baseline } from "./baseline";
import { createAppTheme } from "./mui-theme";
import { MODE_KEY, SCHEME_KEY, schemeStorage } from "./scheme-storage";
import { useBarColour } from "./use-theme-choice";

const caches = {
  ltr: () => createCache({ key: "mui" }),
  rtl: () => createCache({ key: "muirtl", stylisPlugins: [prefixer, rtlPlugin] }),
};

export interface ThemeRootProps {
  readonly direction: "ltr" | "rtl";
  /** Of MUI's own parts. */
  readonly texts?: object;
  readonly children: ReactNode;
}

function BarColour() {
  useBarColour();
  return null;
}

/** Everything below is drawn in our looks, mirrored for right-to-left languages. */
export function ThemeRoot({ direction, texts, children }: ThemeRootProps) {
  const theme = useMemo(() => createAppTheme(direction, texts), [direction, texts]);
  const cache = useMemo(() => caches[direction](), [direction]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider
        theme={theme}
        defaultMode="light"
        modeStorageKey={MODE_KEY}
        colorSchemeStorageKey={SCHEME_KEY}
        storageManager={schemeStorage}
        disableTransitionOnChange
        noSsr
      >
        <Baseline />
        <BarColour />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
