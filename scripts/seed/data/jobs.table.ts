/** Service jobs of the demo room, oldest first, and what is checked on each kind. */

export type JobKind = "install" | "fault" | "maintenance" | "takeover" | "inspection";

/** A job; days count from today, `at` is the hour it is planned for. */
export interface JobRow {
  readonly day: number;
  readonly at: number;
  readonly site: string;
  readonly kind: JobKind;
  readonly priority: "low" | "normal" | "high" | "urgent";
  readonly state: "new" | "planned" | "on_the_way" | "in_progress" | "waiting_parts" | "done" | "cancelled";
  readonly to: string;
  readonly title: string;
  /** What came of it. */
  readonly result: string;
}

/** `-20 9 1018 callum`: day, hour, site and who does it. */
const job = (when: string, [kind, priority, state]: readonly string[], title: string, result = ""): JobRow => {
  const [day = "", at = "", site = "", to = ""] = when.split(" ");
  const what = { kind, priority, state } as Pick<JobRow, "kind" | "priority" | "state">;
  return { day: Number(day), at: Number(at), site, to, title, result, ...what };
};

export const JOBS: readonly JobRow[] = [
  job(
    "-27 9 1018 callum",
    ["fault", "high", "done"],
    "Mains lost every evening",
    "Freezer timer moved to another circuit.",
  ),
  job(
    "-24 13 1007 callum",
    ["fault", "normal", "done"],
    "Turn detector in the sports hall",
    "Turned by 30 degrees, walk test passed.",
  ),
  job(
    "-23 10 1010 hakan",
    ["fault", "normal", "done"],
    "Replace roller door contact, hall 1",
    "Contact replaced, ten openings tested.",
  ),
  job(
    "-21 8 1016 callum",
    ["maintenance", "normal", "done"],
    "Yearly maintenance",
    "All detectors tested, battery replaced.",
  ),
  job("-19 9 1002 callum", ["fault", "urgent", "done"], "Back-up path silent", "Aerial cable replaced."),
  job("-17 11 1025 hakan", ["inspection", "normal", "done"], "Inspection for the insurer", "Passed without remarks."),
  job("-15 9 1023 anders", ["maintenance", "normal", "done"], "Yearly maintenance", "Two smoke detectors cleaned."),
  job(
    "-13 14 1012 piotr",
    ["fault", "normal", "done"],
    "Hold-up button under counter 3 loose",
    "Fastened, tested with the desk.",
  ),
  job("-12 9 1030 anders", ["maintenance", "low", "done"], "Yearly maintenance", "Siren battery replaced."),
  job(
    "-10 10 1021 hakan",
    ["fault", "normal", "cancelled"],
    "Keypad beeps at night",
    "The shop found a stuck key itself.",
  ),
  job("-9 9 1005 callum", ["fault", "high", "waiting_parts"], "Replace keypad", "Keypad on back order."),
  job("-7 13 1011 hakan", ["fault", "normal", "waiting_parts"], "Replace cold room probe", "Probe ordered."),
  job(
    "-5 8 1033 piotr",
    ["takeover", "normal", "done"],
    "Take over the system from the former company",
    "Panel read out, codes changed.",
  ),
  job("-3 9 1008 anders", ["maintenance", "normal", "done"], "Yearly maintenance", "Passed."),
  job("-1 15 1019 piotr", ["fault", "normal", "in_progress"], "Battery low at the Leeds office"),
  job("0 8 1004 callum", ["fault", "high", "on_the_way"], "Heat detector for the oven room"),
  job("0 11 1006 hakan", ["fault", "high", "planned"], "Move hold-up button behind the till"),
  job("0 13 1020 piotr", ["fault", "normal", "planned"], "New housing for camera 3"),
  job("0 15 1001 callum", ["fault", "normal", "planned"], "Glass break detector, left window"),
  job("1 9 1035 anders", ["fault", "high", "planned"], "Calibrate ammonia sensor"),
  job("2 9 1010 hakan", ["fault", "high", "planned"], "Set panel clock from the network"),
  job("3 8 1038 hakan", ["install", "normal", "planned"], "Install the alarm system"),
  job("5 9 1039 piotr", ["install", "low", "planned"], "Install the alarm system of the cottage"),
  job("7 10 1031 hakan", ["install", "normal", "planned"], "Move zones 5 to 8 one floor up"),
  job("9 9 1003 callum", ["maintenance", "normal", "planned"], "Yearly maintenance"),
  job("12 9 1024 ", ["maintenance", "normal", "new"], "Yearly maintenance"),
  job("14 9 1027 ", ["inspection", "normal", "new"], "Fire inspection before the school year"),
  job("15 9 1028 ", ["maintenance", "low", "new"], "Yearly maintenance"),
];

export const CHECKLISTS: Readonly<Record<JobKind, readonly string[]>> = {
  install: [
    "Drawings agreed with the customer",
    "All zones walk tested",
    "Both paths tested with the desk",
    "Users shown the keypad",
  ],
  fault: ["Fault seen or read from the log", "Mended and tested", "Test mode ended with the desk"],
  maintenance: ["Batteries measured", "Every detector tested", "Siren and strobe tested", "Paths tested with the desk"],
  takeover: ["Panel read out", "Codes changed", "Zones compared with the account", "Contacts asked for"],
  inspection: ["Papers complete", "Detectors tested", "Report signed"],
};
