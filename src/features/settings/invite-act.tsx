/** Invites a person: his account is made, and he chooses his password by a link. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useShownWords } from "../../resources/records/record/shown-words";
import { useRecordWords } from "../../resources/records/record-words";
import { useCan } from "../../resources/use-can";
import { useConnected } from "../../resources/use-connected";
import { useRemote } from "../../resources/use-remote";
import { useSending } from "../../resources/use-sending";
import { listRows } from "../../sync/api";
import { invite, type Invited } from "../../sync/people";
import { ErrorText } from "../../ui/error-text";
import { ShownOnce } from "../../ui/shown-once";
import { useToast } from "../../ui/use-toast";
import { WhyButton } from "../../ui/why-button";

interface InviteActProps {
  /** The record of who was invited. */
  readonly onMade: (id: string) => void;
}

/** The button above the list of people; nothing for whoever may invite none. */
export function InviteAct({ onMade }: InviteActProps) {
  const { t } = useTranslation("records");
  const can = useCan();
  const connected = useConnected();
  const [open, setOpen] = useState(false);
  if (!can("user.users.invite") || !can("user.users.create")) return null;
  return (
    <>
      <WhyButton
        main
        label={t("record.invite.new")}
        why={connected ? "" : t("list.why_offline")}
        onPress={() => setOpen(true)}
      />
      {open && (
        <InviteDialog
          onClose={(id) => {
            setOpen(false);
            if (id !== "") onMade(id);
          }}
        />
      )}
    </>
  );
}

function InviteDialog({ onClose }: { readonly onClose: (id: string) => void }) {
  const { t } = useTranslation("records");
  const toast = useToast();
  const title = useId();
  const words = useShownWords("invite");
  const [made, setMade] = useState<Invited | null>(null);
  const onInvited = (invited: Invited): void => {
    if (invited.link !== "") return setMade(invited);
    toast("success", t("record.invite.sent"));
    onClose(invited.id);
  };
  // A press beside it would take the only sight of the link away.
  return (
    <Dialog open onClose={() => made === null && onClose("")} aria-labelledby={title} maxWidth="xs" fullWidth>
      {made === null ? (
        <Wish title={title} onInvited={onInvited} onCancel={() => onClose("")} />
      ) : (
        <ShownOnce titleId={title} value={made.link} words={words} onDone={() => onClose(made.id)} />
      )}
    </Dialog>
  );
}

const MOST = { email: 255, name: 80, surname: 80 } as const;
const EMPTY = { email: "", name: "", surname: "", role: "" };

interface RoleRow {
  readonly id: string;
  readonly name: string;
  readonly title: string;
}

interface WishProps {
  readonly title: string;
  readonly onInvited: (invited: Invited) => void;
  readonly onCancel: () => void;
}

function Wish({ title, onInvited, onCancel }: WishProps) {
  const { t } = useTranslation("records");
  const words = useRecordWords();
  const [typed, setTyped] = useState(EMPTY);
  const { data: roles = [] } = useRemote("roles to invite", (signal) =>
    listRows<RoleRow>("role_authorities", { sort: "name", signal }),
  );
  const { busy, error, send } = useSending(() => undefined);
  const isReady = typed.email.includes("@") && typed.name.trim() !== "" && typed.role !== "";
  const change = (field: keyof typeof EMPTY, value: string): void => setTyped((old) => ({ ...old, [field]: value }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isReady && !busy) void send(async () => onInvited(await invite(typed)));
  };
  return (
    <form onSubmit={submit}>
      <DialogTitle id={title}>{t("record.invite.new")}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ paddingBlockStart: 1 }}>
          <TypedFields typed={typed} onChange={change} />
          <TextField
            select
            required
            label={words.field("users", "role")}
            value={typed.role}
            onChange={({ target }) => change("role", target.value)}
          >
            {roles.map((role) => (
              <MenuItem key={role.id} value={role.id}>
                {role.title || role.name}
              </MenuItem>
            ))}
          </TextField>
          <ErrorText error={error} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{t("list.cancel")}</Button>
        <Button type="submit" variant="contained" loading={busy} disabled={!isReady}>
          {t("record.invite.send")}
        </Button>
      </DialogActions>
    </form>
  );
}

interface TypedFieldsProps {
  readonly typed: typeof EMPTY;
  readonly onChange: (field: keyof typeof MOST, value: string) => void;
}

/** Address and name. */
function TypedFields({ typed, onChange }: TypedFieldsProps) {
  const { t } = useTranslation("records");
  const words = useRecordWords();
  const label = (name: keyof typeof MOST): string =>
    name === "email" ? t("record.invite.email") : words.field("users", name);
  return (["email", "name", "surname"] as const).map((name) => (
    <TextField
      key={name}
      required={name !== "surname"}
      autoFocus={name === "email"}
      label={label(name)}
      value={typed[name]}
      slotProps={{ htmlInput: { maxLength: MOST[name], dir: name === "email" ? "ltr" : "auto" } }}
      onChange={({ target }) => onChange(name, target.value)}
    />
  ));
}
