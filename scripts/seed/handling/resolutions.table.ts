/** How alarms of each category usually end, and what operators write about it. */

/** Weights of resolution codes by type of the alarm, or by its category. */
export const ENDINGS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  intrusion: {
    false_user: 38,
    cancelled_by_user: 12,
    false_unknown: 20,
    false_equipment: 10,
    false_weather: 4,
    false_animal: 3,
    test: 6,
    keyholder_attended: 4,
    real_intrusion: 2,
    no_action: 1,
  },
  tamper: { false_user: 25, test: 35, false_equipment: 25, engineer_informed: 15 },
  technical: { fault_restored: 48, engineer_informed: 34, real_technical: 14, no_action: 4 },
  supervision: { fault_restored: 55, engineer_informed: 40, no_action: 5 },
  transmission: { fault_restored: 62, engineer_informed: 33, real_technical: 5 },
  unknown_account: { account_clarified: 85, no_action: 15 },
  unknown_code: { account_clarified: 85, engineer_informed: 15 },
  fire: { false_user: 48, false_unknown: 18, false_equipment: 16, test: 14, real_fire: 4 },
  gas: { false_equipment: 45, false_unknown: 30, test: 20, engineer_informed: 5 },
  hold_up: { false_user: 70, test: 25, real_hold_up: 5 },
  medical: { false_user: 45, real_medical: 50, test: 5 },
};

/** For those without a list of their own. */
export const OTHER_ENDINGS: Readonly<Record<string, number>> = { no_action: 60, engineer_informed: 40 };

/** Closing comments by resolution. */
export const COMMENTS: Readonly<Record<string, readonly string[]>> = {
  false_user: [
    "Staff came in late at the keypad, codeword given.",
    "Cleaner opened the wrong door, codeword right.",
    "Keyholder set it off while locking up, all in order.",
  ],
  cancelled_by_user: ["Cancel code sent by the panel, call to site confirmed it."],
  false_unknown: ["Keyholder looked round, nothing found, zone restored.", "Nobody on site, doors and windows shut."],
  false_equipment: ["Detector has done this before, service ticket to the dealer.", "Loose contact, engineer booked."],
  false_weather: ["Gusts at the roller shutter, nobody there."],
  false_animal: ["Cat on the premises, seen by the neighbour."],
  test: ["Engineer testing without notice, gave his number.", "Fire drill, the site had not told us."],
  keyholder_attended: ["Keyholder on site, back door found unlocked, reset and armed."],
  real_intrusion: ["Forced rear window, police on site, keyholder stays until it is boarded up."],
  real_fire: ["Bin fire in the yard, out before the fire service came."],
  real_hold_up: ["Threat at the counter, police took over, nobody hurt."],
  real_medical: ["Fall in the kitchen, ambulance came, daughter informed."],
  real_technical: ["Fuse replaced by the caretaker, supply stable."],
  fault_restored: ["Restored by itself, no further action.", "Supply back, battery held."],
  engineer_informed: ["Dealer informed by telephone, visit agreed.", "Ticket sent to the dealer's service desk."],
  account_clarified: [
    "Panel of another centre, dealer will change its number.",
    "New panel on the bench at the dealer's.",
  ],
  no_action: ["Nothing to do, known work on the line."],
};

/** What is written in the course of handling. */
export const NOTES: readonly string[] = [
  "Zone looked at on the plan, no second detector near it.",
  "Site called first, nobody answers.",
  "Keyholder needs about 20 minutes to get there.",
  "Last opening was by the same user number.",
  "Waiting for the keyholder to ring back.",
];

/** How a call went that reached nobody. */
export const NO_ANSWER: readonly string[] = ["no answer", "engaged", "mailbox, message left", "no answer"];
