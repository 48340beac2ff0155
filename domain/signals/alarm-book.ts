/** The open alarms of a batch, found by id, by group and by site without looking through all of them. */
import type { AlarmDraft } from "./world";

const NONE: readonly AlarmDraft[] = [];

/** Open alarms, in the order they were added. */
export class AlarmBook {
  readonly #byId = new Map<string, AlarmDraft>();
  readonly #byGroup = new Map<string, AlarmDraft[]>();
  readonly #bySite = new Map<string, AlarmDraft[]>();

  constructor(alarms: Iterable<AlarmDraft> = []) {
    for (const alarm of alarms) this.add(alarm);
  }

  /** Takes one in. */
  add(alarm: AlarmDraft): void {
    this.#byId.set(alarm.id, alarm);
    append(this.#byGroup, alarm.groupKey, alarm);
    append(this.#bySite, alarm.site, alarm);
  }

  /** The alarm with that id. */
  get(id: string): AlarmDraft | undefined {
    return this.#byId.get(id);
  }

  /** Those that signals with that key may join. */
  ofGroup(key: string): readonly AlarmDraft[] {
    return this.#byGroup.get(key) ?? NONE;
  }

  /** Those of a site. */
  ofSite(site: string): readonly AlarmDraft[] {
    return this.#bySite.get(site) ?? NONE;
  }

  /** All of them. */
  all(): AlarmDraft[] {
    return [...this.#byId.values()];
  }
}

function append(map: Map<string, AlarmDraft[]>, key: string, alarm: AlarmDraft): void {
  const list = map.get(key);
  if (list) list.push(alarm);
  else map.set(key, [alarm]);
}
