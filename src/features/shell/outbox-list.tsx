/** What one wrote and the store does not have: for which alarm, how old, how it stands, what can be done. */
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Section } from "../../../domain/access/authorities";
import { LineActs, useLineState } from "../../resources/outbox-line";
import { useOutbox } from "../../resources/use-outbox";
import { flushLines } from "../../sync/outbox";
import { isUnsent, type OutboxLine } from "../../sync/outbox-lines";
import { OwnWay } from "../../ui/alarm/isolated";
import { EmptyState } from "../../ui/empty-state";
import { SideDrawer } from "../../ui/side-drawer";
import { useAge } from "../../ui/use-age";
import { useServerNow } from "../../ui/use-server-now";

export interface OutboxListProps {
  readonly section: Section;
  readonly onClose: () => void;
}

const LINE = {
  display: "flex",
  flexDirection: "column",
  gap: 0.5,
  paddingBlock: 1.5,
  borderBlockEnd: "1px solid var(--wd-line)",
  "& .line-acts": { display: "flex", flexWrap: "wrap", columnGap: 2 },
  "& .line-acts button, & a": { color: "var(--wd-interactive)", textUnderlineOffset: 2 },
  "& a": { display: "inline-flex", alignItems: "center", minBlockSize: 44 },
  "& .line-acts button": {
    minBlockSize: 44,
    padding: 0,
    border: 0,
    background: "none",
    font: "inherit",
    textDecoration: "underline",
    cursor: "pointer",
  },
} as const;

function Line({ line, section, onClose }: OutboxListProps & { readonly line: OutboxLine }) {
  const { t } = useTranslation("common");
  const say = useLineState();
  const age = useAge();
  const now = useServerNow();
  const { alarm, body, kind, madeAt, state } = line;
  return (
    <Box component="li" sx={LINE}>
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1.5, alignItems: "baseline" }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {t(`outbox.kind.${kind}`)}
        </Box>
        {alarm !== "" && (
          <Link to="/$role/signals/alarms" params={{ role: section }} search={{ id: alarm }} onClick={onClose}>
            {body ? t("outbox.alarm", { number: body.alarmNo }) : t("outbox.open")}
          </Link>
        )}
        {body && <OwnWay>{body.siteName}</OwnWay>}
        <Box component="span" sx={{ color: "text.secondary", marginInlineStart: "auto" }}>
          {t("outbox.age", { age: age(now - madeAt) })}
        </Box>
      </Box>
      {body && (
        <Box sx={{ overflowWrap: "anywhere", whiteSpace: "pre-line", maxBlockSize: 160, overflow: "auto" }}>
          <OwnWay>{body.text}</OwnWay>
        </Box>
      )}
      <Box role="status" sx={state === "refused" ? { fontWeight: 600 } : { color: "text.secondary" }}>
        {say(line)}
      </Box>
      <LineActs line={line} />
    </Box>
  );
}

/** The list. */
export function OutboxList(props: OutboxListProps) {
  const { t } = useTranslation("common");
  const { lines, inMemory } = useOutbox();
  const shown = lines.filter(({ state }) => state !== "sent");
  return (
    <SideDrawer open title={t("outbox.title")} closeLabel={t("outbox.close")} onClose={props.onClose} widthPx={480}>
      {inMemory > 0 && (
        <Box role="alert" sx={{ fontWeight: 600, marginBlockEnd: 1.5 }}>
          {t("outbox.memory")}
        </Box>
      )}
      {shown.length === 0 ? (
        <EmptyState title={t("outbox.empty")} />
      ) : (
        <>
          <Box sx={{ display: "flex", gap: 2, alignItems: "center", color: "text.secondary" }}>
            <Box component="span" sx={{ flex: 1 }}>
              {t("outbox.intro")}
            </Box>
            {shown.some(isUnsent) && (
              <Button variant="outlined" sx={{ flex: "none" }} onClick={() => void flushLines()}>
                {t("outbox.send")}
              </Button>
            )}
          </Box>
          <Box component="ol" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
            {shown.map((line) => (
              <Line key={line.id} line={line} {...props} />
            ))}
          </Box>
        </>
      )}
    </SideDrawer>
  );
}
