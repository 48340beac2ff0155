/** Calls that come in: number, name, sites and how they stand. They take no focus; whoever is at work goes on. */
import CallOutlined from "@mui/icons-material/CallOutlined";
import PhoneDisabledOutlined from "@mui/icons-material/PhoneDisabledOutlined";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSnapshot } from "valtio";
import { callerSearch, callerSection, type CallerSite, type KnownCaller } from "../../../domain/telephone/caller";
import { showAnswered } from "../../resources/dialer";
import { useSession } from "../../resources/use-session";
import { ringing, ringNoMore, type RingingCall } from "../../sync/incoming-calls";
import { Ltr, OwnWay } from "../../ui/alarm/isolated";
import { Floating } from "./floating";
import { phone } from "./phone-state";
import type { Pair } from "./place";
import { tellTold } from "./tell-end";
import { useCaller } from "./use-caller";

/** Below the header, one beside the other as far as there is room. */
const placeOf =
  (index: number) =>
  (size: Pair, room: Pair): Pair => ({ x: room.x - size.x - 16 - index * 24, y: 64 + index * 48 });

/** One popup a call. */
export function IncomingPopups() {
  const { calls } = useSnapshot(ringing);
  return calls.map((call, index) => <Popup key={call.id} call={call} index={index} />);
}

const NOBODY: KnownCaller = { kind: "contact", id: "", name: "", email: "", mobile: "", sites: [] };

/** What the buttons do. */
function useAnswers(call: RingingCall, caller: KnownCaller | undefined) {
  const { user } = useSession();
  const section = callerSection(user?.authorities ?? {});
  const accept = (): void => {
    // First: a window may be opened by the press alone.
    if (section !== undefined) {
      const search = callerSearch(caller ?? { ...NOBODY, name: call.display }, call.number);
      window.open(`/${section}/accounts/site_accounts?${search}`, "_blank", "noopener");
    }
    if (call.from === "line") {
      phone()?.answer(call.id);
      showAnswered(call.number);
    } else tellTold(call.id, call.number, "answered");
    ringNoMore(call.id);
  };
  const reject = (): void => {
    if (call.from === "line") phone()?.reject(call.id);
    else tellTold(call.id, call.number, "rejected");
    ringNoMore(call.id);
  };
  return { accept, reject };
}

function Popup({ call, index }: { readonly call: RingingCall; readonly index: number }) {
  const { t } = useTranslation("common");
  const known = useCaller(call.number);
  const [chosen, setChosen] = useState("");
  const callers = known.state === "known" ? known.answer.callers : [];
  const caller = callers.find(({ id }) => id === chosen) ?? callers[0];
  const { accept, reject } = useAnswers(call, caller);
  return (
    <Floating title={t("caller.title")} first={placeOf(index)} testId="incoming-call">
      <Who number={call.number} name={caller?.name ?? call.display} asking={known.state === "asking"} />
      {known.state === "away" && <p className="quiet">{t("caller.away")}</p>}
      {callers.length > 1 && <Choice callers={callers} chosen={caller?.id ?? ""} onChoose={setChosen} />}
      {caller && <Sites key={caller.id} sites={caller.sites} />}
      <div className="acts">
        <Button variant="contained" color="success" startIcon={<CallOutlined />} onClick={accept}>
          {t("caller.accept")}
        </Button>
        <Button variant="outlined" color="inherit" startIcon={<PhoneDisabledOutlined />} onClick={reject}>
          {t("caller.reject")}
        </Button>
      </div>
    </Floating>
  );
}

interface WhoProps {
  readonly number: string;
  /** "" = not known. */
  readonly name: string;
  readonly asking: boolean;
}

/** Read out as soon as it stands there. */
function Who({ number, name, asking }: WhoProps) {
  const { t } = useTranslation("common");
  return (
    <div role="alert">
      <p className="number">
        <Ltr>{number}</Ltr>
      </p>
      {name === "" ? (
        <p className="quiet">{t(asking ? "caller.asking" : "caller.unknown")}</p>
      ) : (
        <p>
          <b>
            <OwnWay>{name}</OwnWay>
          </b>
        </p>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly callers: readonly KnownCaller[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** Several have that number: who it is, whoever talks with him hears. */
function Choice({ callers, chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation("common");
  return (
    <RadioGroup aria-label={t("caller.several")} value={chosen} onChange={(_, id) => onChoose(id)}>
      <p className="quiet">{t("caller.several")}</p>
      {callers.map(({ id, name, sites }) => (
        <FormControlLabel
          key={id}
          value={id}
          control={<Radio size="small" />}
          label={<OwnWay>{[name, sites[0]?.name].filter(Boolean).join(" · ")}</OwnWay>}
        />
      ))}
    </RadioGroup>
  );
}

/** The first site, and the others by a press. */
function Sites({ sites }: { readonly sites: readonly CallerSite[] }) {
  const { t } = useTranslation("common");
  const [all, setAll] = useState(false);
  const [first, ...others] = sites;
  if (first === undefined) return <p className="quiet">{t("caller.no_sites")}</p>;
  return (
    <div>
      <SiteLine site={first} />
      {others.length > 0 && !all && (
        <Button
          size="small"
          sx={{ minInlineSize: 44 }}
          aria-expanded={false}
          aria-label={t("caller.more", { count: others.length })}
          onClick={() => setAll(true)}
        >
          {`+${others.length}`}
        </Button>
      )}
      {all && others.map((site) => <SiteLine key={site.id} site={site} />)}
    </div>
  );
}

function SiteLine({ site }: { readonly site: CallerSite }) {
  const { t } = useTranslation("common");
  return (
    <p>
      <Ltr>{site.code}</Ltr> <OwnWay>{site.name}</OwnWay>{" "}
      {site.alarm && <Chip size="small" color="error" label={t("caller.alarm")} />}{" "}
      {site.state === "test" && <Chip size="small" variant="outlined" label={t("caller.test")} />}
    </p>
  );
}
