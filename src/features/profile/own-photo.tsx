/** One's portrait: chosen, made small in the browser, and taken away again. */
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { PersonAvatar } from "../../resources/person-avatar";
import { ErrorText } from "../../ui/error-text";
import { useSaveOwn, type OwnRecord } from "./own-record";
import { smallPicture } from "./small-picture";

/** The picture with its two acts. */
export function OwnPhoto({ own, onSaved }: { readonly own: OwnRecord; readonly onSaved: () => void }) {
  const { t } = useTranslation("profile");
  const { busy, error, save } = useSaveOwn(own.id, onSaved);
  const input = useRef<HTMLInputElement>(null);
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const form = new FormData();
    form.set("avatar", await smallPicture(file));
    await save(form);
  };
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
        <PersonAvatar id={own.id} avatar={own.avatar} alt={t("photo.alt")} size={72} />
        <Button variant="outlined" loading={busy} onClick={() => input.current?.click()}>
          {t("photo.choose")}
        </Button>
        {own.avatar !== "" && (
          <Button disabled={busy} onClick={() => void save({ avatar: null })}>
            {t("photo.remove")}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/webp,image/gif"
          data-testid="photo"
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            target.value = "";
          }}
        />
      </Box>
      <ErrorText error={error} />
    </>
  );
}
