/** The manual as it is divided: chapters in their order, the sections of each, and for whom a chapter is first of all. */

/** A chapter; its words are under `chapters` and `sections` of the manual's texts. */
export interface Chapter {
  readonly id: string;
  /** Whoever has one of these rights finds it among the chapters of his own work; "" = everybody's, "portal" = portal users'. */
  readonly of: readonly string[];
  readonly sections: readonly string[];
}

/** All of it. Addresses are made of the sections' names: a name that was once given out stays. */
export const CHAPTERS: readonly Chapter[] = [
  {
    id: "first_day",
    of: [""],
    sections: ["sign_in", "screen", "language", "looks", "profile", "leaving"],
  },
  {
    id: "alarm",
    of: ["signals.alarms.read"],
    sections: ["desk", "taking", "reading", "writing", "closing", "sound", "record"],
  },
  {
    id: "calls",
    of: ["dialer.call.create", "dialer.incoming.read"],
    sections: ["call_list", "dialer", "incoming"],
  },
  {
    id: "waiting",
    of: ["signals.pending_signals.read"],
    sections: ["holding", "pending"],
  },
  {
    id: "sites",
    of: ["accounts.site_accounts.read"],
    sections: ["look_up", "signals", "test_mode", "late_to_test"],
  },
  {
    id: "shifts",
    of: ["shifts.shift_management.read_own", "shifts.shift_management.read", "shifts.handover.read"],
    sections: ["roster", "swaps", "handover", "attendance"],
  },
  {
    id: "offline",
    of: ["signals.alarms.read", "miscellaneous.offline_data.read"],
    sections: ["without_a_line", "what_waits"],
  },
  { id: "keys", of: [""], sections: ["keys_use", "keys_list"] },
  {
    id: "supervisors",
    of: ["signals.alarms.takeover", "reporting.operator_work_report.read_team", "support.tickets.assign"],
    sections: ["assign", "left_alone", "planning", "reports"],
  },
  {
    id: "field",
    of: ["technicians.scheduling.read", "sales.scheduling.read", "technical.jobs.read_own"],
    sections: ["calendar", "jobs", "tools"],
  },
  {
    id: "administrators",
    of: ["settings.authorities.read", "settings.program_settings.read", "user.users.read"],
    sections: ["people", "rights", "records", "receivers", "settings", "languages", "mail", "second_factor"],
  },
  { id: "portal", of: ["portal"], sections: ["portal_sites", "portal_reports", "portal_tickets"] },
  {
    id: "trouble",
    of: [""],
    sections: ["not_live", "no_signals", "copy_trouble", "claim_trouble", "page_trouble"],
  },
  { id: "glossary", of: [""], sections: ["terms_alarm", "terms_site", "terms_room"] },
];

/** The chapter in which a section is; undefined where there is no such section. */
export const chapterOf = (section: string): Chapter | undefined =>
  CHAPTERS.find(({ sections }) => sections.includes(section));

/** Chapters of a reader's own work before the others, each part in the manual's order. */
export function chaptersFor(
  can: (right: string) => boolean,
  isPortal: boolean,
): { readonly own: readonly Chapter[]; readonly others: readonly Chapter[] } {
  const isOwn = ({ of }: Chapter): boolean =>
    of.some((right) => right === "" || (right === "portal" ? isPortal : can(right)));
  return { own: CHAPTERS.filter(isOwn), others: CHAPTERS.filter((chapter) => !isOwn(chapter)) };
}
