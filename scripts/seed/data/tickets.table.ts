/** Tickets of the demo room: what customers, dealers and the desk asked for over the last weeks, oldest first. */

/** A ticket; `by` and `to` are keys of people, `messages` alternate between them, notes begin with `#`. */
export interface TicketRow {
  readonly daysAgo: number;
  readonly site: string;
  readonly kind: "fault" | "data_change" | "question" | "complaint" | "billing" | "false_alarm";
  readonly priority: "low" | "normal" | "high" | "urgent";
  readonly state: "new" | "open" | "waiting" | "solved" | "closed";
  readonly channel: "portal" | "telephone" | "email" | "desk";
  readonly by: string;
  readonly to: string;
  readonly subject: string;
  readonly description: string;
  readonly messages: readonly string[];
}

type What = readonly [kind: TicketRow["kind"], priority: TicketRow["priority"], state: TicketRow["state"]];

/** `29 1009 telephone hannah>fiona`: days ago, site, how it came, who asked and who sees to it. */
const ticket = (when: string, [kind, priority, state]: What, texts: readonly string[]): TicketRow => {
  const [daysAgo = "", site = "", channel = "", who = ""] = when.split(" ");
  const [by = "", to = ""] = who.split(">");
  const [subject = "", description = "", ...messages] = texts;
  const came = channel as TicketRow["channel"];
  return {
    daysAgo: Number(daysAgo),
    site,
    kind,
    priority,
    state,
    channel: came,
    by,
    to,
    subject,
    description,
    messages,
  };
};

export const TICKETS: readonly TicketRow[] = [
  ticket(
    "34 1004 telephone ayla>fiona",
    ["data_change", "normal", "closed"],
    [
      "New keyholder at the Quayside bakery",
      "Night baker changes: Tom Reay replaces Alan Pryce from the first of the month.",
      "Please send his mobile number and the word he will use.",
      "Both received by letter, entered and called back.",
    ],
  ),
  ticket(
    "32 1013 email ayla>deniz",
    ["question", "low", "closed"],
    [
      "Open and close report for the insurer",
      "The insurer asks for three months of openings of the dispensary.",
      "Report sent as a file.",
    ],
  ),
  ticket(
    "30 1018 telephone hannah>callum",
    ["fault", "high", "closed"],
    [
      "Panel shows mains lost every evening",
      "Between 19:00 and 19:10 each day. Test signals come in.",
      "# Looks like a timer on the same circuit.",
      "Freezer timer moved to another circuit. No fault for three days.",
    ],
  ),
  ticket(
    "29 1007 desk margaret>fiona",
    ["false_alarm", "normal", "closed"],
    [
      "Four false alarms in the sports hall in a week",
      "Zone 31, always just after the cleaners set the alarm.",
      "Detector turned away from the banner. The school was told.",
    ],
  ),
  ticket(
    "27 1001 portal julia>graham",
    ["billing", "normal", "closed"],
    [
      "Call-out billed twice",
      "The visit of the 4th stands on two invoices.",
      "You are right. A credit note is on its way.",
    ],
  ),
  ticket(
    "25 1010 email ayla>hakan",
    ["fault", "normal", "closed"],
    [
      "Roller door contact at hall 1 sticks",
      "The contact stays open until the door is pushed by hand.",
      "Contact replaced.",
    ],
  ),
  ticket(
    "24 1006 portal neslihan>deniz",
    ["data_change", "normal", "closed"],
    [
      "Longer opening hours in summer",
      "From June the shop is open until 23:00 on Fridays and Saturdays.",
      "Week changed, valid from the first of June.",
    ],
  ),
  ticket(
    "22 1022 telephone bora>fiona",
    ["complaint", "high", "closed"],
    [
      "Nobody was called after the alarm on Sunday",
      "Mrs Haddad says that her neighbour was called but not she.",
      "# Log read: her number was engaged three times.",
      "Explained with the log. She wants her office number as second one: entered.",
    ],
  ),
  ticket(
    "20 1002 desk margaret>callum",
    ["fault", "urgent", "closed"],
    [
      "Back-up path of the branch silent",
      "Primary path fine, GSM module without a poll since Tuesday.",
      "Aerial cable was cut by the decorators. Replaced, tested both ways.",
    ],
  ),
  ticket(
    "18 1014 telephone omar>fiona",
    ["question", "low", "closed"],
    [
      "Who may enter the forecourt after a gas alarm",
      "The tenant asks for the rule in writing.",
      "Sent: nobody before the fire service says so.",
    ],
  ),
  ticket(
    "17 1003 email ayla>graham",
    ["billing", "low", "solved"],
    [
      "Purchase order number on invoices",
      "The bank wants its order number NM-7741 on each invoice from now on.",
      "Entered with the customer. The next invoice carries it.",
    ],
  ),
  ticket(
    "16 1016 portal martin>fiona",
    ["data_change", "normal", "solved"],
    [
      "Head teacher on leave for six weeks",
      "Please call the deputy first until the end of term.",
      "Order of the list changed until then. Tell us if it is to last longer.",
    ],
  ),
  ticket(
    "15 1011 portal tarik>hakan",
    ["fault", "normal", "waiting"],
    [
      "Cold room sensor reports too warm at noon",
      "Thermometer on the wall says 4 degrees while the sensor says 9.",
      "A new probe is ordered.",
      "Thank you. We read the wall thermometer meanwhile.",
    ],
  ),
  ticket(
    "14 1005 telephone gul>callum",
    ["fault", "high", "waiting"],
    [
      "Keypad at the Roker bakery dead",
      "They set the alarm with the fob. The back-up keypad is in the office.",
      "Keypad is on back order until next week.",
    ],
  ),
  ticket(
    "13 1008 portal julia>fiona",
    ["question", "normal", "solved"],
    [
      "May our cleaners have a code of their own",
      "Two persons, Monday to Thursday, 18:00 to 20:00.",
      "Yes. The installer sets it, we enter the names. Who are they?",
      "Maria Costa and Ewa Lis.",
    ],
  ),
  ticket(
    "12 1035 desk levent>anders",
    ["fault", "high", "open"],
    [
      "Ammonia sensor of the cold store drifts",
      "Two low warnings at night without any smell or leak.",
      "# Nobody goes in alone.",
      "Calibration kit arrives on Thursday.",
    ],
  ),
  ticket(
    "11 1020 email ayla>piotr",
    ["fault", "normal", "open"],
    ["Camera 3 at hall 2 shows only fog", "Housing seems wet inside.", "I have a spare housing in the van."],
  ),
  ticket(
    "11 4711 desk ayla>fiona",
    ["data_change", "normal", "open"],
    [
      "Gate code of North Depot for the new month",
      "The keyholder was to send it by the 28th.",
      "Asked again by e-mail.",
    ],
  ),
  ticket(
    "10 1024 portal neslihan>deniz",
    ["complaint", "normal", "open"],
    [
      "Police came though the code word was right",
      "The manager had given the word within two minutes.",
      "# Recording to be listened to together with the shift leader.",
    ],
  ),
  ticket(
    "9 1012 email helen>graham",
    ["billing", "normal", "open"],
    [
      "Price adjustment of the agreement",
      "Which index is used, and from which month.",
      "The consumer price index of December, from April. Letter follows.",
    ],
  ),
  ticket(
    "8 1001 portal julia>callum",
    ["fault", "normal", "open"],
    [
      "Glass break detector of the left window",
      "Shows a red light since the window was cleaned.",
      "I come by on Wednesday before you open.",
    ],
  ),
  ticket(
    "8 1027 portal martin>fiona",
    ["data_change", "low", "open"],
    ["Holiday dates of the infants school", "List for the coming year is attached to our letter."],
  ),
  ticket(
    "7 1006 desk selin>hakan",
    ["false_alarm", "high", "open"],
    [
      "Hold-up button behind the till pressed by the new shelf",
      "Three alarms in two days, all cancelled by the manager.",
      "Button to be moved by 20 cm.",
    ],
  ),
  ticket(
    "6 1009 telephone ayla>fiona",
    ["question", "low", "open"],
    ["Medical button for Mrs Whitfield", "Her daughter asks what it costs and how it works with the hearing aid."],
  ),
  ticket(
    "6 1031 portal mehmet>deniz",
    ["data_change", "normal", "open"],
    [
      "Office moves one floor up",
      "From the 15th the drawing office is on floor 4. Zones 5 to 8 move along.",
      "We need a date for the technician. Is the 14th possible?",
    ],
  ),
  ticket(
    "5 1002 email helen>callum",
    ["fault", "urgent", "open"],
    [
      "Vault door contact bridged for the locksmith",
      "Until Friday. Please watch the motion detectors of the vault in the meantime.",
      "# Bypass ends on Friday at 18:00.",
    ],
  ),
  ticket(
    "5 1019 desk bora>piotr",
    ["fault", "normal", "open"],
    ["Battery of the Leeds office low", "Weekly test reports 11.4 V."],
  ),
  ticket(
    "4 1017 portal tarik>deniz",
    ["question", "normal", "new"],
    ["Second user for the portal", "The area manager is to see all shops on the coast."],
  ),
  ticket(
    "4 1010 desk margaret>hakan",
    ["fault", "high", "open"],
    ["Panel clock of hall 1 is eight minutes slow", "Closings are told as late each day."],
  ),
  ticket(
    "3 1007 portal martin>",
    ["false_alarm", "normal", "new"],
    ["Alarm during the parents' evening", "Partition 4 was set by the timer while people were inside."],
  ),
  ticket(
    "3 1026 portal priya>fiona",
    ["data_change", "normal", "new"],
    ["New mobile number", "My old number ends this week. The new one is with the letter to the office."],
  ),
  ticket(
    "2 1004 portal siobhan>callum",
    ["fault", "high", "open"],
    [
      "Oven room smoke detector goes off at each first batch",
      "Every day at 04:30. The staff have begun to ignore it.",
      "A heat detector belongs there. I bring one tomorrow.",
    ],
  ),
  ticket(
    "2 1015 portal yusuf>",
    ["question", "low", "new"],
    ["Is the holiday mode set from here or at the keypad", "We are away for two weeks from Saturday."],
  ),
  ticket(
    "1 1013 desk ayla>ayla",
    ["data_change", "normal", "open"],
    ["Controlled drugs cabinet gets a zone of its own", "The clinic's manager calls back with the date."],
  ),
  ticket(
    "1 1003 telephone ayla>cem",
    ["complaint", "high", "open"],
    ["Branch manager was left on hold for ten minutes", "He wants to speak to somebody who decides."],
  ),
  ticket(
    "0 1010 email nils>cem",
    ["question", "normal", "new"],
    ["Prefix for twenty new accounts", "Northline takes over the depot's neighbours. Which numbers are free?"],
  ),
];
