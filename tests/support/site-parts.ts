/** What belongs to a site, where a test is about something else. */
import type { SiteContent } from "../../src/sync/site-file";

export const NO_PARTS: Omit<SiteContent, "site"> = {
  partitions: [],
  zones: [],
  contacts: [],
  transmitters: [],
  schedules: [],
  temporary: [],
  actionPlans: [],
};
