/** Tickets of the demo room for the makers of Watchdesk, oldest first. */

/** One; `by` is the key of a person, `votes` of those who want it, too; messages begin with `<` where they came back. */
export interface ProductTicketRow {
  readonly daysAgo: number;
  readonly kind: "fault" | "question" | "wish";
  readonly state: "new" | "sent" | "answered" | "closed";
  readonly by: string;
  readonly subject: string;
  readonly description: string;
  readonly messages: readonly string[];
  readonly votes: readonly string[];
}

export const PRODUCT_TICKETS: readonly ProductTicketRow[] = [
  {
    daysAgo: 21,
    kind: "question",
    state: "closed",
    by: "cem",
    subject: "How long are signals kept?",
    description: "The insurer asks for three years of the fire alarms.",
    messages: ["< Closed alarms have a retention of their own: Maintenance and backup, retention rules."],
    votes: [],
  },
  {
    daysAgo: 12,
    kind: "wish",
    state: "answered",
    by: "cem",
    subject: "The roster on the wall screen",
    description: "The week as a picture without menus, so that it can stay on the screen beside the door.",
    messages: [
      "< What size is the screen, and who may see the names on it?",
      "55 inches, in the room itself: all of them.",
    ],
    votes: ["cem"],
  },
  {
    daysAgo: 2,
    kind: "fault",
    state: "new",
    by: "cem",
    subject: "A printed report cuts long names of sites",
    description: "Names of more than some sixty letters end in the middle of a word on paper.",
    messages: [],
    votes: ["cem"],
  },
];
