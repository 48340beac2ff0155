/** Makes a role: what it is called, and the one whose rights it has to begin with. */
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
import { isTitleTaken, ROLE_TITLE_MAX, roleName } from "../../../domain/access/role-name";
import { AppError } from "../../../domain/errors";
import { storeFaults } from "../../resources/records/form/store-faults";
import { useCan } from "../../resources/use-can";
import { useConnected } from "../../resources/use-connected";
import { useSending } from "../../resources/use-sending";
import { createRecord } from "../../sync/record-writes";
import { ErrorText } from "../../ui/error-text";
import { useToast } from "../../ui/use-toast";
import { WhyButton } from "../../ui/why-button";
import { draftOf, type RoleRow } from "./use-role-edit";

export interface NewRoleActProps {
  readonly roles: readonly RoleRow[];
  /** The one that is open: offered to start from. */
  readonly shown: RoleRow;
  /** Something of it is not saved. */
  readonly isDirty: boolean;
  /** The record of the role that was made. */
  readonly onMade: (id: string) => void;
}

/** The button below the roles; nothing for whoever may make none. */
export function NewRoleAct({ roles, shown, isDirty, onMade }: NewRoleActProps) {
  const { t } = useTranslation("authorities");
  const toast = useToast();
  const may = useCan()("settings.authorities.update");
  const connected = useConnected();
  const title = useId();
  const [open, setOpen] = useState(false);
  if (!may) return null;
  const made = (id: string): void => {
    setOpen(false);
    toast("success", t("new_role.made"));
    onMade(id);
  };
  return (
    <>
      <WhyButton
        main
        label={t("new_role.new")}
        why={connected ? (isDirty ? t("new_role.save_first") : "") : t("offline")}
        onPress={() => setOpen(true)}
      />
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={title} maxWidth="xs" fullWidth>
        <Wish {...{ title, roles, shown }} onMade={made} onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

interface WishProps extends Pick<NewRoleActProps, "roles" | "shown" | "onMade"> {
  readonly title: string;
  readonly onCancel: () => void;
}

/** Fields of the record that the dialog asks for, or makes out of what it asks for. */
const NAMED = ["title", "name"];

function useWish({ roles, shown, onMade }: WishProps) {
  const [typed, setTyped] = useState("");
  const [from, setFrom] = useState(shown.id);
  const { busy, error, send } = useSending(() => undefined);
  // Somebody else may have made one of that name since the copy was read.
  const refused = error instanceof AppError ? storeFaults(error, NAMED) : { fields: {}, rest: error };
  const isTaken = isTitleTaken(roles, { id: "", title: typed });
  const isReady = typed.trim() !== "" && !isTaken && !busy;
  const make = async (): Promise<void> => {
    const start = roles.find(({ id }) => id === from) ?? shown;
    const title = typed.trim();
    const name = roleName(
      title,
      roles.map((role) => role.name),
    );
    const { id } = await createRecord<RoleRow>("role_authorities", {
      ...draftOf(start),
      staff: start.staff,
      name,
      title,
    });
    onMade(id);
  };
  return {
    typed,
    setTyped,
    from,
    setFrom,
    busy,
    error: refused.rest,
    isTaken: isTaken || Object.keys(refused.fields).length > 0,
    isReady,
    make: () => void (isReady && send(make)),
  };
}

function Wish(props: WishProps) {
  const { t } = useTranslation("authorities");
  const wish = useWish(props);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    wish.make();
  };
  return (
    <form onSubmit={submit}>
      <DialogTitle id={props.title}>{t("new_role.new")}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ paddingBlockStart: 1 }}>
          <TextField
            autoFocus
            required
            label={t("new_role.name")}
            value={wish.typed}
            error={wish.isTaken}
            helperText={t(wish.isTaken ? "new_role.taken" : "new_role.name_help")}
            slotProps={{ htmlInput: { maxLength: ROLE_TITLE_MAX, dir: "auto" } }}
            onChange={({ target }) => wish.setTyped(target.value)}
          />
          <TextField
            select
            required
            label={t("new_role.start")}
            value={wish.from}
            helperText={t("new_role.start_help")}
            onChange={({ target }) => wish.setFrom(target.value)}
          >
            {props.roles.map(({ id, title, name }) => (
              <MenuItem key={id} value={id}>
                <bdi>{title || name}</bdi>
              </MenuItem>
            ))}
          </TextField>
          <ErrorText error={wish.error} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onCancel}>{t("new_role.cancel")}</Button>
        <Button type="submit" variant="contained" loading={wish.busy} disabled={!wish.isReady}>
          {t("new_role.make")}
        </Button>
      </DialogActions>
    </form>
  );
}
