/** `POST /api/watchdesk/alarms/{id}/{act}`: who may, what is written, what goes to the feed and into the audit log. */
import type { AlarmAct } from "../../domain/live/routes";
import { claim, hold, note, release, seen, wake, type Act } from "./alarm-acts";
import { close } from "./alarm-close";
import { findAlarm } from "./alarm-rows";
import { asOneAct, type Work } from "./alarm-work";
import { writeAudit } from "./audit";
import { stampBoot } from "./boot";
import { bodyOf } from "./body";
import { beatClaim } from "./claims";
import { plain, type PbRecord, type PbRequestEvent } from "./pb";
import { refuse } from "./refuse";
import { callerOf, demandRight, reachesDealer, type Caller } from "./rights";

type Performed = Exclude<AlarmAct, "beat">;

/** Each act, the right it takes and what it does. */
const ACTS: Readonly<Record<Performed, { right: string; perform: (work: Work, act: Act) => PbRecord }>> = {
  claim: { right: "signals.alarms.claim", perform: claim },
  release: { right: "signals.alarms.claim", perform: release },
  note: { right: "signals.alarms.claim", perform: note },
  seen: { right: "signals.alarms.claim", perform: seen },
  hold: { right: "signals.alarms.hold", perform: hold },
  wake: { right: "signals.pending_signals.wake", perform: wake },
  close: { right: "signals.alarms.close", perform: close },
};

const isAct = (name: string): name is Performed => Object.hasOwn(ACTS, name);

/** The longest note in the widest letters fits many times over. */
const MOST_BYTES = 131_072;

/** The route. */
export function act(e: PbRequestEvent): void {
  stampBoot(e);
  const caller = callerOf(e);
  const name = e.request.pathValue("act");
  const id = e.request.pathValue("id");
  if (name === "beat") return beat(e, caller, id);
  if (!isAct(name)) return refuse("not_found");
  const body = bodyOf(e, MOST_BYTES);
  const { right, perform } = ACTS[name];
  demandRight(caller, right);
  const alarm = asOneAct(e.app, (work) => {
    const placed = findAlarm(work.tx, id) ?? refuse("not_found");
    if (!reachesDealer(caller, placed.record.getString("dealer"))) refuse("not_found");
    const versionBefore = placed.record.getInt("version");
    const after = perform(work, { alarm: placed, caller, body });
    // A line that was sent before has changed nothing, and is one act of one moment (H-PW-04).
    if (name !== "note" || work.entries.length > 0) audit(work, { name, caller, after, versionBefore });
    return { ...plain(after) };
  });
  e.json(200, { alarm });
}

/** Every 10 s and for every held alarm: it says only whether the claim stands and is in reach, and leaves no line. */
function beat(e: PbRequestEvent, caller: Caller, id: string): void {
  demandRight(caller, "signals.alarms.claim");
  const lapseAt = asOneAct(e.app, (work) => beatClaim(work, id, caller));
  e.json(200, { lapseAt: lapseAt ?? refuse("claim_lapsed") });
}

function audit(
  work: Work,
  { name, caller, after, versionBefore }: { name: Performed; caller: Caller; after: PbRecord; versionBefore: number },
): void {
  writeAudit(work.tx, {
    at: work.at,
    user: caller.id,
    session: caller.session,
    ip: caller.ip,
    collection: after.collection().name,
    recordId: after.id,
    action: name,
    before: { version: versionBefore },
    after: { version: after.getInt("version"), state: after.getString("state") },
    alarm: after.id,
  });
}
