/** A file: what may be given is said before it is picked, and a picture is shown before it is sent. */
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FileDraft } from "../drafts";
import type { ControlProps } from "./control-props";

const MEBIBYTE = 1_048_576;

/** Kinds as people call them: `JPEG, PNG`. */
export const kindsText = (mimeTypes: readonly string[]): string =>
  mimeTypes.map((type) => (type.split("/")[1] ?? type).replace(/\+xml$/, "").toUpperCase()).join(", ");

/** The address of a picture that was picked but not sent, for as long as it is shown. */
function usePreview(picked: File | null): string {
  const [address, setAddress] = useState("");
  useEffect(() => {
    if (!picked?.type.startsWith("image/")) return setAddress("");
    const made = URL.createObjectURL(picked);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picked]);
  return address;
}

/** The file. */
export function FileControl(props: ControlProps<FileDraft>) {
  const { id, label, collection, field, recordId, value, onChange, onLeave, fieldRef, readOnly } = props;
  const { t } = useTranslation("records");
  const picker = useRef<HTMLInputElement>(null);
  const preview = usePreview(value.picked);
  const types = field.type === "file" ? field.mimeTypes : [];
  const most = field.type === "file" ? field.maxBytes / MEBIBYTE : 0;
  const stored = value.kept !== "" && recordId !== "" ? `/api/files/${collection}/${recordId}/${value.kept}` : "";
  const isPicture = preview !== "" || /\.(jpe?g|png|webp|gif|svg)$/i.test(value.kept);
  const name = value.picked?.name ?? value.kept;
  return (
    <div className="rows">
      {isPicture && (preview || stored) !== "" && (
        <img src={preview || stored} alt={t("form.file.preview", { field: label })} />
      )}
      <span className="row">
        <span className={name === "" ? "quiet" : undefined}>{name === "" ? t("form.none") : name}</span>
        {!readOnly && name !== "" && (
          <button
            type="button"
            onClick={() => {
              if (picker.current) picker.current.value = "";
              onChange({ kept: value.picked ? value.kept : "", picked: null });
            }}
          >
            {t("form.file.remove")}
          </button>
        )}
      </span>
      {!readOnly && (
        <input
          ref={(element) => {
            picker.current = element;
            fieldRef(element);
          }}
          id={id}
          type="file"
          accept={types.join(",")}
          aria-describedby={props.describedBy}
          aria-invalid={props.invalid}
          onChange={({ target }) => onChange({ ...value, picked: target.files?.[0] ?? null })}
          onBlur={onLeave}
        />
      )}
      {!readOnly && <span className="quiet">{t("form.file.limits", { kinds: kindsText(types), most })}</span>}
    </div>
  );
}
