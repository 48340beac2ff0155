/** Who is signed in where, since when, and when he was last heard of; with the act that ends a session. */
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { deviceName } from "../../lib/device-name";
import { ErrorText } from "../../ui/error-text";
import { SkeletonRows } from "../../ui/skeleton-rows";
import { useFormat } from "../use-format";
import { useRemote } from "../use-remote";
import { useSession } from "../use-session";
import { EndSession } from "./end-session";
import { heardAt, personOf, readSessions, type SessionRow } from "./session-rows";

export interface SessionListProps {
  /** His alone; left out = of all people. */
  readonly user?: string;
  readonly mayEnd: boolean;
}

const CELL = { padding: "8px 12px 8px 0", textAlign: "start", verticalAlign: "middle" } as const;
const TABLE = {
  width: "100%",
  borderCollapse: "collapse",
  fontSize: 14,
  "& th": { ...CELL, fontWeight: 600, fontSize: 12, color: "var(--wd-quiet)", whiteSpace: "nowrap" },
  "& td": { ...CELL, borderBlockStart: "1px solid var(--wd-line)" },
  "& .mark": { color: "var(--wd-quiet)", fontSize: 12 },
} as const;

/** The table; read anew after each end. */
export function SessionList({ user = "", mayEnd }: SessionListProps) {
  const { t } = useTranslation("profile");
  const { data, status, error, reload } = useRemote(`sessions ${user}`, (signal) => readSessions(user, signal));
  if (!data)
    return status === "loading" ? <SkeletonRows rows={3} label={t("sessions.title")} /> : <ErrorText error={error} />;
  const columns = [...(user === "" ? (["person"] as const) : []), ...(["device", "ip", "since", "heard"] as const)];
  return (
    <Box sx={{ overflowX: "auto" }}>
      <ErrorText error={status === "error" || status === "offline" ? error : null} />
      <Box component="table" sx={TABLE} aria-label={t("sessions.title")}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`sessions.${column}`)}
              </th>
            ))}
            <th aria-label={t("sessions.end")} />
          </tr>
        </thead>
        <tbody>
          {data.map((row) => (
            <Row key={row.id} row={row} named={user === ""} mayEnd={mayEnd} onEnded={reload} />
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

interface RowProps {
  readonly row: SessionRow;
  readonly named: boolean;
  readonly mayEnd: boolean;
  readonly onEnded: () => void;
}

function Row({ row, named, mayEnd, onEnded }: RowProps) {
  const { t } = useTranslation("profile");
  const { exactTime } = useFormat();
  const { sessionId } = useSession();
  const device = deviceName(row.device);
  const isHere = row.id === sessionId;
  const name = named ? `${personOf(row)}, ${device}` : device;
  return (
    <tr>
      {named && <td>{personOf(row)}</td>}
      <td>
        <bdi>{device}</bdi>
        {isHere && <div className="mark">{t("sessions.here")}</div>}
      </td>
      <td dir="ltr">{row.ip}</td>
      <td>{exactTime(row.startedAt)}</td>
      <td>{exactTime(heardAt(row))}</td>
      <td>{mayEnd && !isHere && <EndSession id={row.id} name={name} onEnded={onEnded} />}</td>
    </tr>
  );
}
