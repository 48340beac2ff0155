/** Makes a key for another system, and shows it this once. */
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import FormLabel from "@mui/material/FormLabel";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { KEY_SCOPES, type KeyScope } from "../../../domain/access/api-keys";
import { toMap } from "../../../domain/access/authorities";
import { serverNow } from "../../lib/server-time";
import { useCan } from "../../resources/use-can";
import { useConnected } from "../../resources/use-connected";
import { useSending } from "../../resources/use-sending";
import { makeApiKey } from "../../sync/secrets";
import { ErrorText } from "../../ui/error-text";
import { ShownOnce } from "../../ui/shown-once";
import { WhyButton } from "../../ui/why-button";

const DAY_MS = 86_400_000;
const SCOPES = Object.keys(KEY_SCOPES) as KeyScope[];
const NAME_MAX = 80;
const DAYS_MAX = 3650;

interface NewKeyProps {
  /** The record of the key that was made. */
  readonly onMade: (id: string) => void;
}

/** The button above the list of keys; nothing for whoever may make none. */
export function NewKeyAct({ onMade }: NewKeyProps) {
  const { t } = useTranslation(["settings", "records"]);
  const can = useCan();
  const connected = useConnected();
  const [open, setOpen] = useState(false);
  if (!can("settings.api_integrations.create") || !can("settings.api_integrations.secrets_write")) return null;
  return (
    <>
      <WhyButton
        main
        label={t("keys.new")}
        why={connected ? "" : t("records:list.why_offline")}
        onPress={() => setOpen(true)}
      />
      {open && (
        <NewKeyDialog
          onClose={(id) => {
            setOpen(false);
            if (id !== "") onMade(id);
          }}
        />
      )}
    </>
  );
}

interface Made {
  readonly key: string;
  readonly id: string;
}

function NewKeyDialog({ onClose }: { readonly onClose: (id: string) => void }) {
  const title = useId();
  const [made, setMade] = useState<Made | null>(null);
  // A press beside it would take the only sight of the key away.
  const close = (): void => {
    if (made === null) onClose("");
  };
  return (
    <Dialog open onClose={close} aria-labelledby={title} maxWidth="sm" fullWidth>
      {made === null ? (
        <Wish title={title} onMade={setMade} onCancel={() => onClose("")} />
      ) : (
        <Shown title={title} made={made} onDone={() => onClose(made.id)} />
      )}
    </Dialog>
  );
}

/** What is typed, and what is asked for with it. */
function useWish(onMade: (made: Made) => void) {
  const can = useCan();
  const [name, setName] = useState("");
  const [days, setDays] = useState("365");
  const [addresses, setAddresses] = useState("");
  const [scopes, setScopes] = useState<readonly KeyScope[]>([]);
  const offered = SCOPES.filter((scope) => KEY_SCOPES[scope].every(can));
  const lasting = days.trim() === "" || (/^\d+$/.test(days.trim()) && Number(days) > 0 && Number(days) <= DAYS_MAX);
  const isReady = name.trim() !== "" && scopes.length > 0 && lasting;
  const { busy, error, send } = useSending(() => undefined);
  const make = (): void =>
    void send(async () => {
      const expiresAt = days.trim() === "" ? "" : new Date(serverNow() + Number(days) * DAY_MS).toISOString();
      const scope = { administrator: toMap(scopes.flatMap((one) => [...KEY_SCOPES[one]])) };
      const from = addresses.split(/\s+/).filter(Boolean);
      onMade(await makeApiKey({ name: name.trim(), scope, addresses: from, expiresAt }));
    });
  const toggle = (scope: KeyScope): void =>
    setScopes((old) => (old.includes(scope) ? old.filter((one) => one !== scope) : [...old, scope]));
  return {
    name,
    setName,
    days,
    setDays,
    addresses,
    setAddresses,
    scopes,
    toggle,
    offered,
    busy,
    error,
    isReady,
    lasting,
    make,
  };
}

interface WishProps {
  readonly title: string;
  readonly onMade: (made: Made) => void;
  readonly onCancel: () => void;
}

function Wish({ title, onMade, onCancel }: WishProps) {
  const { t } = useTranslation(["settings", "records"]);
  const wish = useWish(onMade);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (wish.isReady) wish.make();
  };
  return (
    <form onSubmit={submit}>
      <DialogTitle id={title}>{t("keys.new")}</DialogTitle>
      <DialogContent>
        <WishFields wish={wish} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{t("records:list.cancel")}</Button>
        <Button type="submit" variant="contained" loading={wish.busy} disabled={!wish.isReady}>
          {t("keys.make")}
        </Button>
      </DialogActions>
    </form>
  );
}

function WishFields({ wish }: { readonly wish: ReturnType<typeof useWish> }) {
  const { t } = useTranslation("settings");
  return (
    <Stack spacing={2} sx={{ paddingBlockStart: 1 }}>
      <TextField
        autoFocus
        required
        label={t("fields.api_keys.name")}
        value={wish.name}
        helperText={t("keys.name_help")}
        slotProps={{ htmlInput: { maxLength: NAME_MAX, dir: "auto" } }}
        onChange={(event) => wish.setName(event.target.value)}
      />
      <Scopes {...wish} />
      <TextField
        label={t("keys.days")}
        value={wish.days}
        error={!wish.lasting}
        helperText={t("keys.days_help")}
        slotProps={{ htmlInput: { inputMode: "numeric" } }}
        onChange={(event) => wish.setDays(event.target.value)}
      />
      <TextField
        multiline
        minRows={2}
        label={t("fields.api_keys.addresses")}
        value={wish.addresses}
        helperText={t("help.api_keys.addresses")}
        slotProps={{ htmlInput: { dir: "ltr" } }}
        onChange={(event) => wish.setAddresses(event.target.value)}
      />
      <ErrorText error={wish.error} />
    </Stack>
  );
}

function Scopes({ scopes, toggle, offered }: Pick<ReturnType<typeof useWish>, "scopes" | "toggle" | "offered">) {
  const { t } = useTranslation("settings");
  const id = useId();
  return (
    <FormControl component="fieldset" required>
      <FormLabel component="legend" id={id}>
        {t("keys.scope")}
      </FormLabel>
      <FormGroup aria-labelledby={id}>
        {offered.map((scope) => (
          <FormControlLabel
            key={scope}
            control={<Checkbox checked={scopes.includes(scope)} onChange={() => toggle(scope)} />}
            label={t(`keys.scopes.${scope}`)}
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}

function Shown({ title, made, onDone }: { readonly title: string; readonly made: Made; readonly onDone: () => void }) {
  const { t } = useTranslation("settings");
  const words = {
    title: t("keys.made"),
    text: t("keys.made_help"),
    label: t("keys.key"),
    copy: t("keys.copy"),
    copied: t("keys.copied"),
    done: t("keys.done"),
  };
  return <ShownOnce titleId={title} value={made.key} words={words} onDone={onDone} />;
}
