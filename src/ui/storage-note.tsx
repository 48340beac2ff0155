/** Says so when this browser keeps no copy, or not all of it: work goes on, and nobody relies on what is not there. */
import SaveOutlined from "@mui/icons-material/SaveOutlined";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BannerLine } from "./banner-line";

/** What is wrong; each has its sentence in `storage.*`. */
export type StorageFault =
  | "no_crypto"
  | "no_storage"
  | "never_opens"
  | "full"
  | "broken"
  | "newer_version"
  | "tight"
  | "evicted"
  | "key"
  | "typed";

export interface StorageNoteProps {
  /** null = nothing. */
  readonly fault: StorageFault | null;
  readonly onReload: () => void;
}

/** A line across the page; but for the one that asks for something, it goes when it has been read. */
export function StorageNote({ fault, onReload }: StorageNoteProps) {
  const { t } = useTranslation("common");
  const [read, setRead] = useState<StorageFault | null>(null);
  if (fault === null || fault === read) return null;
  const asks = fault === "newer_version";
  return (
    <BannerLine name="storage-note" icon={<SaveOutlined fontSize="small" aria-hidden />}>
      {t(`storage.${fault}`)}{" "}
      <Button size="small" sx={{ minHeight: 44 }} onClick={asks ? onReload : () => setRead(fault)}>
        {t(asks ? "storage.reload" : "storage.read")}
      </Button>
    </BannerLine>
  );
}
