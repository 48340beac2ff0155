/** What can be done with a record as a whole: copied, taken out of use and back, deleted. */
import { hasSecrets, SECRETS } from "../../../../domain/access/secrets";
import MoreHorizOutlined from "@mui/icons-material/MoreHorizOutlined";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { deleteRecord, updateRecord } from "../../../sync/record-writes";
import { ConfirmDialog } from "../../../ui/confirm";
import { useToast } from "../../../ui/use-toast";
import { WHY_MENU_LIST, WhyMenuItem } from "../../../ui/why-menu-item";
import { useConnected } from "../../use-connected";
import { useCan, useMe } from "../../use-can";
import { useMay } from "../may";
import { type PagedCollection, type RecordRow, titleOf } from "../record-row";
import { DeleteDialog } from "./delete-dialog";
import { isPersonAct, type PersonAct, personActs } from "./person-acts";
import { SecretDialog } from "./secret-dialog";

const PersonDialog = lazy(async () => ({ default: (await import("./person-dialog")).PersonDialog }));

export interface RecordActsProps {
  readonly collection: PagedCollection;
  readonly row: RecordRow;
  /** Left out where a copy has no place. */
  readonly onCopy?: () => void;
  readonly onGone: () => void;
}

type Act = "copy" | "secret" | PersonAct | "deactivate" | "activate" | "delete";

/** Acts that this person has the right to, on this record. */
function useActs({ collection, row, onCopy }: RecordActsProps): readonly Act[] {
  const [can, may, me] = [useCan(), useMay(), useMe()];
  const mayHide = hasSecrets(collection.name) && can(SECRETS[collection.name].right);
  const isSwitched = collection.fields["active"]?.type === "bool" && may(collection, "update");
  return [
    ...(onCopy && may(collection, "create") ? (["copy"] as const) : []),
    ...(mayHide ? (["secret"] as const) : []),
    ...personActs({ collection: collection.name, row, me: me.id, can }),
    ...(isSwitched ? [row["active"] === true ? ("deactivate" as const) : ("activate" as const)] : []),
    ...(may(collection, "delete") ? (["delete"] as const) : []),
  ];
}

/** The menu; nothing where nothing may be done. */
export function RecordActs(props: RecordActsProps) {
  const { collection, row, onCopy } = props;
  const { t } = useTranslation("records");
  const toast = useToast();
  const connected = useConnected();
  const acts = useActs(props);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<Act | null>(null);
  if (acts.length === 0) return null;
  const setActive = async (active: boolean, madeFrom: string): Promise<void> => {
    await updateRecord(collection.name, { id: row.id, values: { active }, madeFrom });
    toast("success", t(active ? "record.activated" : "record.deactivated"));
    setAsked(null);
  };
  return (
    <>
      <IconButton
        aria-label={t("record.acts")}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreHorizOutlined />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: WHY_MENU_LIST }}
      >
        {acts.map((act) => (
          <WhyMenuItem
            key={act}
            why={connected || act === "copy" ? "" : t("list.why_offline")}
            onChoose={() => {
              setAnchor(null);
              if (act === "copy") onCopy?.();
              else setAsked(act);
            }}
          >
            {t(`record.act.${act}`)}
          </WhyMenuItem>
        ))}
      </Menu>
      {asked !== null && <Asked {...props} act={asked} onActive={setActive} onClose={() => setAsked(null)} />}
    </>
  );
}

interface AskedProps extends RecordActsProps {
  readonly act: Act;
  readonly onActive: (active: boolean, madeFrom: string) => Promise<void>;
  readonly onClose: () => void;
}

function Asked({ act, collection, row: current, onActive, onGone, onClose }: AskedProps) {
  const { t } = useTranslation("records");
  // What is asked is of the record as it was seen: what somebody changes while the question stands is not swept away with it.
  const [row] = useState(current);
  const toast = useToast();
  const title = titleOf(collection, row);
  if (act === "delete") {
    const remove = async (): Promise<void> => {
      await deleteRecord(collection.name, row.id, row.updated);
      toast("success", t("common:dialog.deleted"), t("common:dialog.deleted_text"));
      onGone();
    };
    return <DeleteDialog collection={collection.name} id={row.id} title={title} onDelete={remove} onClose={onClose} />;
  }
  if (act === "secret") {
    const field = hasSecrets(collection.name) ? SECRETS[collection.name].fields[0] : "";
    return <SecretDialog collection={collection.name} id={row.id} field={field} title={title} onClose={onClose} />;
  }
  if (isPersonAct(act)) {
    return (
      <Suspense fallback={null}>
        <PersonDialog act={act} id={row.id} title={title} onClose={onClose} />
      </Suspense>
    );
  }
  const isOn = act === "activate";
  const kind = isOn ? "on" : "off";
  return (
    <ConfirmDialog
      title={t(`record.${kind}.title`, { title })}
      sentences={[t(`record.${kind}.text`)]}
      onAct={() => onActive(isOn, row.updated)}
      onClose={onClose}
    />
  );
}
