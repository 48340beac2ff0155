/** `/auth/confirm-email-change/{token}`: from now on one signs in with the new address; the password is asked for. */
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useNavigate } from "@tanstack/react-router";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { claimsOfLink } from "../../../domain/access/mail-link";
import { confirmNewAddress } from "../../sync/accounts";
import { signOut } from "../../sync/session";
import { sessionState } from "../../sync/session-state";
import { ErrorText } from "../../ui/error-text";
import { PasswordField } from "../../ui/password-field";
import { LinkPage } from "./account-page";
import { useLink } from "./use-link";

/** The page. */
export function ConfirmNewAddressPage({ token }: { readonly token: string }) {
  const { t } = useTranslation("account");
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);
  const { claims, fault, done, busy, error, send } = useLink(token);
  const email = claims?.newEmail ?? "";
  const told = { what: "change", email } as const;
  const navigate = useNavigate();
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (busy || password === "") return;
    void send(async () => {
      // The page goes with his session.
      if (await confirmAndLeave(token, password)) await navigate({ to: "/", replace: true, state: { told } });
    });
  };
  return (
    <LinkPage
      title={t("change.title")}
      text={t("change.text", { email })}
      kind="newAddress"
      fault={fault}
      done={done ? t("change.done", { email }) : ""}
      told={told}
    >
      <Stack component="form" noValidate spacing={2} onSubmit={onSubmit} aria-busy={busy}>
        <PasswordField
          label={t("change.password")}
          autoComplete="current-password"
          autoFocus
          value={password}
          onChange={setPassword}
          fault={tried && password === "" ? t("change.missing") : undefined}
        />
        <ErrorText error={error} />
        <Button type="submit" variant="contained" loading={busy} fullWidth>
          {t("change.confirm")}
        </Button>
      </Stack>
    </LinkPage>
  );
}

/** True where he was signed in here. His sessions have ended with it: where he is signed in here, he is asked for the new address, and not for the old one. */
async function confirmAndLeave(token: string, password: string): Promise<boolean> {
  await confirmNewAddress(token, password);
  const isOwn = sessionState.user?.id === claimsOfLink(token)?.id;
  if (isOwn) await signOut();
  return isOwn;
}
