/** Ctrl+K: a box that finds pages, sites, customers and alarms, and a list to go to one of them. */
import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import TextField from "@mui/material/TextField";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useId, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { useAlarmName } from "../../resources/alarm-name";
import { useOpenAlarms } from "../../resources/use-alarms";
import { useSession } from "../../resources/use-session";
import { useMenuName } from "./menu-name";
import { alarmHits, type Hit, pageHits, recordHits } from "./palette-hits";

/** Everything found, pages first; what the copy answers comes a moment later. */
function useHits(text: string): readonly Hit[] {
  const { user } = useSession();
  const nameOf = useMenuName();
  const alarmName = useAlarmName();
  const alarms = useOpenAlarms() ?? [];
  const [records, setRecords] = useState<{ readonly of: string; readonly hits: readonly Hit[] }>({ of: "", hits: [] });
  useEffect(() => {
    if (!user) return;
    let left = false;
    recordHits(user, text).then(
      (hits) => !left && setRecords({ of: text, hits }),
      // A copy that can't be read finds nothing; pages are found all the same.
      () => !left && setRecords({ of: text, hits: [] }),
    );
    return () => void (left = true);
  }, [user, text]);
  if (!user) return [];
  return [
    ...pageHits(user, text, nameOf),
    ...(records.of === text ? records.hits : []),
    ...alarmHits(
      user,
      text,
      alarms.map((alarm) => ({ alarm, name: alarmName(alarm) })),
    ),
  ];
}

/** The dialog. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("common");
  const id = useId();
  const { history } = useRouter();
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const hits = useHits(text);
  const chosen = Math.min(at, hits.length - 1);
  const paper = { paper: { "aria-label": t("palette.title") } };
  const go = (hit: Hit | undefined): void => {
    if (!hit) return;
    onClose();
    history.push(hit.href);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Enter") go(hits[chosen]);
    else if (step !== undefined) setAt(Math.min(Math.max(chosen + step, 0), hits.length - 1));
    else return;
    event.preventDefault();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" transitionDuration={0} slotProps={paper}>
      <Box sx={{ padding: 1.5 }}>
        <TextField
          autoFocus
          label={t("palette.label")}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
          slotProps={{
            htmlInput: {
              role: "combobox",
              "aria-expanded": hits.length > 0,
              "aria-controls": id,
              "aria-activedescendant": hits.length > 0 ? `${id}-${chosen}` : undefined,
              autoComplete: "off",
            },
          }}
        />
      </Box>
      <Hits id={id} hits={hits} chosen={chosen} onGo={go} />
    </Dialog>
  );
}

interface HitsProps {
  readonly id: string;
  readonly hits: readonly Hit[];
  readonly chosen: number;
  readonly onGo: (hit: Hit) => void;
}

function Hits({ id, hits, chosen, onGo }: HitsProps) {
  const { t } = useTranslation("common");
  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: "nearest" });
  }, [id, chosen]);
  return (
    <Box sx={{ overflowY: "auto", paddingBlockEnd: 1 }}>
      <Box role="status" sx={{ color: "text.secondary", paddingInline: 2 }}>
        {hits.length === 0 ? t("palette.none") : ""}
      </Box>
      <Box role="listbox" id={id} aria-label={t("palette.results")}>
        {hits.map((hit, at) => (
          <Box
            key={`${hit.kind} ${hit.href}`}
            role="option"
            id={`${id}-${at}`}
            aria-selected={at === chosen}
            onClick={() => onGo(hit)}
            sx={{
              display: "flex",
              alignItems: "center",
              gap: 2,
              minHeight: 44,
              paddingInline: 2,
              cursor: "pointer",
              "&[aria-selected=true], &:hover": { backgroundColor: "var(--wd-selected)" },
            }}
          >
            <Box component="bdi" sx={{ flex: 1 }}>
              {hit.text}
            </Box>
            <Box component="small" sx={{ color: "text.secondary" }}>
              {t(`palette.${hit.kind}`)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
