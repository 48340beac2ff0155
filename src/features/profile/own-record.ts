/** One's own record: what of it is one's own to change (`domain/collections/users.ts` says what is not), and how it is saved. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { updateRecord } from "../../sync/record-writes";
import { verifyAccess } from "../../sync/session";
import { useToast } from "../../ui/use-toast";

export interface OwnRecord {
  readonly id: string;
  readonly updated: string;
  readonly email: string;
  readonly verified: boolean;
  readonly secondFactor: boolean;
  readonly name: string;
  readonly surname: string;
  readonly mobileNumber: string;
  readonly avatar: string;
}

export interface Save {
  readonly busy: boolean;
  readonly error: unknown;
  /** True where it was saved. */
  readonly save: (values: Readonly<Record<string, unknown>> | FormData) => Promise<boolean>;
}

/** Saves what is given of it, and says so; the name in the header follows. */
export function useSaveOwn(id: string, onSaved: () => void): Save {
  const { t } = useTranslation("profile");
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const save: Save["save"] = async (values) => {
    setBusy(true);
    setError(null);
    try {
      await updateRecord("users", { id, values });
      toast("success", t("saved"));
      onSaved();
      void verifyAccess();
      return true;
    } catch (cause) {
      setError(cause);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, save };
}
