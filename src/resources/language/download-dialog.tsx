/** Asks whether the package of a language is to be downloaded, and does so. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSnapshot } from "valtio";
import { languageOf } from "../../lib/languages";
import { ErrorText } from "../../ui/error-text";
import { OnceOpen } from "../../ui/once-open";
import { useToast } from "../../ui/use-toast";
import { downloadLanguage } from "./language-rows";
import { languageState } from "./language-state";
import { switchLanguage, tellAfterReload } from "./switch-language";

/** The question, while there is one. */
export function DownloadDialog() {
  const { asked } = useSnapshot(languageState);
  return (
    <OnceOpen open={asked !== null}>
      <Question asked={asked} />
    </OnceOpen>
  );
}

function useDownload(): {
  busy: boolean;
  error: unknown;
  download: (code: string) => Promise<void>;
  leave: () => void;
} {
  const { t } = useTranslation("common");
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const leave = (): void => {
    if (busy) return;
    languageState.asked = null;
    setError(null);
  };
  const download = async (code: string): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await downloadLanguage(code);
    } catch (cause) {
      setError(cause);
      setBusy(false);
      return toast("error", t("language.failed", { code }));
    }
    const done = t("language.downloaded", { code });
    toast("success", done);
    languageState.asked = null;
    setBusy(false);
    tellAfterReload(done);
    await switchLanguage(code);
  };
  return { busy, error, download, leave };
}

function Question({ asked }: { readonly asked: string | null }) {
  const { t } = useTranslation("common");
  const { busy, error, download, leave } = useDownload();
  const [title, text] = [useId(), useId()];
  // Still said while the question closes.
  const [code, setCode] = useState(asked ?? "");
  if (asked !== null && asked !== code) setCode(asked);
  return (
    <Dialog
      open={asked !== null}
      onClose={leave}
      aria-labelledby={title}
      aria-describedby={text}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={title}>{t("language.download.title")}</DialogTitle>
      <DialogContent>
        <Stack spacing={1.5}>
          <DialogContentText id={text}>
            {t("language.download.text", { language: languageOf(code)?.native ?? code })}
          </DialogContentText>
          <ErrorText error={error} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={leave} disabled={busy}>
          {t("language.download.cancel")}
        </Button>
        <Button variant="contained" autoFocus loading={busy} onClick={() => void download(code)}>
          {t("language.download.confirm")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
