/** The keys that can be pressed, in one list: those of every page, and those of the page that is open. */
import Dialog from "@mui/material/Dialog";
import { styled } from "@mui/material/styles";
import { useEffect, useId, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";

const Root = styled("div")({
  padding: 20,
  "& h2": { margin: 0, marginBlockEnd: 8, fontSize: 16, fontWeight: 600 },
  // All of them at once on a screen of 800 px: what had to be scrolled opened at its end, where the button is.
  "& dl": { margin: 0, "@media (max-height: 900px) and (min-width: 640px)": { columns: 2, columnGap: 24 } },
  "& dl > div": {
    breakInside: "avoid",
    display: "grid",
    gridTemplateColumns: "96px 1fr",
    alignItems: "center",
    minBlockSize: 32,
  },
  "& dt": { display: "flex", gap: 4, whiteSpace: "nowrap" },
  "& dd": { margin: 0 },
  "& kbd": { font: "inherit", fontSize: 12, paddingInline: 6, border: "1px solid var(--wd-quiet)", borderRadius: 3 },
  "& button": {
    font: "inherit",
    color: "inherit",
    background: "none",
    border: "1px solid var(--wd-quiet)",
    borderRadius: 4,
    minBlockSize: 36,
    paddingInline: 16,
    marginBlockStart: 12,
    cursor: "pointer",
    "@media (pointer: coarse)": { minBlockSize: 44 },
  },
  "& h3": { margin: 0, marginBlock: "12px 4px", fontSize: 14, fontWeight: 600 },
  "& dl.long > div": { gridTemplateColumns: "208px 1fr" },
});

/** Keys that do the same, and what that is. */
export interface KeyLine {
  readonly id: string;
  readonly keys: readonly string[];
  readonly text: string;
}

/** A page's own keys. */
export interface PageKeys {
  readonly title: string;
  readonly lines: readonly KeyLine[];
}

interface Sheet {
  readonly open: boolean;
  readonly page: PageKeys | null;
}

let sheet: Sheet = { open: false, page: null };
const listeners = new Set<() => void>();

function change(next: Partial<Sheet>): void {
  sheet = { ...sheet, ...next };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Shows the list. */
export const openKeysSheet = (): void => change({ open: true });

/** While the page is open its keys stand in the list. */
export function usePageKeysSheet(page: PageKeys): void {
  useEffect(() => {
    change({ page });
    return () => change({ page: null });
  }, [page]);
}

const useSheet = (): Sheet => useSyncExternalStore(subscribe, () => sheet);

/** Once in the app; whoever closes it takes it off the page in the same moment: a key pressed while it went away was nobody's. */
export function KeysSheet({ general }: { readonly general: readonly KeyLine[] }) {
  const { t } = useTranslation("common");
  const id = useId();
  const { open, page } = useSheet();
  if (!open) return null;
  const close = (): void => change({ open: false });
  return (
    <Dialog open onClose={close} aria-labelledby={id} maxWidth="md" transitionDuration={0}>
      <Root className="wd-keys">
        <h2 id={id}>{t("keys.title")}</h2>
        {page && <Lines lines={page.lines} title={page.title} />}
        <Lines lines={general} title={page ? t("keys.general") : ""} long />
        <button type="button" onClick={close} autoFocus>
          {t("keys.close")}
        </button>
      </Root>
    </Dialog>
  );
}

function Lines({ title, lines, long = false }: PageKeys & { readonly long?: boolean }) {
  return (
    <>
      {title !== "" && <h3>{title}</h3>}
      <dl className={long ? "long" : undefined}>
        {lines.map(({ id, keys, text }) => (
          <div key={id}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
