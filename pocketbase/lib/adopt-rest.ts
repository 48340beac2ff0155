/** The older signals of a new site, after its save and a part at a time: a flood of them would hold the writer for seconds. */
import { accountKey } from "../../domain/signals/normalise";
import { noteRest, notesLeft, type Note } from "./adopt-notes";
import { asOneAct, type Work } from "./alarm-work";
import type { PbApp, PbRecord } from "./pb";
import { takePart } from "./site-adopt";

/** Parts that whoever saves the site waits for; what is left goes on with the clock. */
const WAITED_FOR = 20;
/** How long one call of the clock goes on. */
const EACH_CALL_MS = 300;

/** Right after the save, outside its transaction. */
export function adoptRest(app: PbApp, site: string): void {
  if (app.isTransactional()) return;
  let left = WAITED_FOR;
  goOn(app, site, () => left-- > 0);
}

/** With the clock, once a second: also what a store that was ended in the middle left behind. */
export function adoptLeft(app: PbApp, forMs = EACH_CALL_MS): void {
  const untilMs = Date.now() + forMs;
  goOn(app, "", () => Date.now() < untilMs);
}

/** As far as it may; what fails is tried again with the clock, and the save before it stands. */
function goOn(app: PbApp, site: string, mayGoOn: () => boolean): void {
  try {
    takeParts(app, site, mayGoOn);
  } catch (error) {
    app.logger().error("could not give a site its older signals", "error", String(error));
  }
}

/** A part of each in turn, while there are any and it may. */
function takeParts(app: PbApp, site: string, mayGoOn: () => boolean): void {
  for (let notes = notesLeft(app, site); notes.length > 0; notes = notesLeft(app, site)) {
    for (const note of notes) {
      if (!mayGoOn()) return;
      asOneAct(app, (work) => takeNext(work, note));
    }
  }
}

/** Looks again inside its transaction: another call may have been faster, or the site may be gone. */
function takeNext(work: Work, { site: id, name }: Note): void {
  const note = notesLeft(work.tx, id).find((kept) => kept.name === name);
  if (!note) return;
  const site = work.tx.findRecordsByIds("site_accounts", [id])[0];
  if (site && hasAccount(work.tx, site, note.account)) takePart(work, { ...note, site });
  else noteRest(work.tx, { ...note, until: "" });
}

/** What was sent under a code that the site has no more is for whoever has it next. */
function hasAccount(tx: PbApp, site: PbRecord, account: string): boolean {
  const filter = "site = {:site}";
  const own = tx
    .findRecordsByFilter("site_transmitters", filter, "id", 0, 0, { site: site.id })
    .map((transmitter) => transmitter.getString("identifier"));
  return [site.getString("code"), ...own].some((code) => accountKey(code) === accountKey(account));
}
