/** The quick texts an installation begins with: the two-letter call results of the trade, and everyday notes on digits. */

/** One text, as `report_shortcuts` keeps it. */
export interface ReportShortcutSeed {
  readonly key: string;
  readonly text: string;
  readonly endsIn: "call_result" | "note" | "resolution";
}

const call = (key: string, text: string): ReportShortcutSeed => ({ key, text, endsIn: "call_result" });
const note = (key: string, text: string): ReportShortcutSeed => ({ key, text, endsIn: "note" });
const end = (key: string, text: string): ReportShortcutSeed => ({ key, text, endsIn: "resolution" });

/** The shipped texts, in the order they are offered. */
export const REPORT_SHORTCUTS: readonly ReportShortcutSeed[] = [
  call("AM", "Answering machine at {number}: message left."),
  call("BN", "{number} is not in service."),
  call("BY", "{number} is busy."),
  call("CO", "{contact} gave the code word: correct."),
  call("CW", "{contact} gave a wrong code word."),
  call("LM", "Message left with a third person for {contact}."),
  call("NA", "No answer at {number}."),
  call("WN", "Wrong number: {number} does not belong to {contact}."),
  note("KA", "{contact} is on the way, expected at {time}."),
  note("AD", "Already dispatched."),
  note("PD", "Police informed, expected at {time}."),
  note("GD", "Guard sent, expected at {time}."),
  note("TC", "Technician informed."),
  note("BH", "On hold by bookkeeping: no guard is sent."),
  end("UE", "User error confirmed by {contact}."),
  end("NT", "Test not announced, confirmed by {contact}."),
  end("NC", "No cause found on the site."),
  note("1", "Called, waiting to be called back."),
  note("2", "Waiting for the restore."),
  note("3", "Signals go on."),
  note("4", "All quiet since {time}."),
];
