/** Steps 5 and 6: what a code means at this place, and what the zone changes of it. */
import { signalTypeCode } from "../catalogue/signal-types";
import type { SignalClass } from "./classes";
import { describe, type CodeMeaning } from "./code-tables";
import { classOf, isRestoring } from "./kinds";
import { placeOf, type Place } from "./normalise";
import type { AlarmType, CodeMap, Passage, SignalType, Site, World, Zone } from "./world";

/** A signal understood. */
export interface Classified extends Place {
  readonly name: string;
  readonly type: SignalType | undefined;
  readonly class: SignalClass;
  readonly category: string;
  /** Which layer of the ladder spoke. */
  readonly layer: string;
  readonly priority: number;
  readonly zoneText: string;
  /** Name of the panel's user; "" = none is on record. */
  readonly userName: string;
  /** A closing that arms only a part (stay, night, perimeter). */
  readonly partly: boolean;
  /** Ends trouble too: an alarm's own restore leaves a low battery of the same zone standing. */
  readonly endsTrouble: boolean;
  /** A panel's word that its alarm is verified. */
  readonly confirms: boolean;
  /** The alarm it asks for; undefined = only logged. */
  readonly raises: AlarmType | undefined;
}

// Contact ID 441, 442 stay and 456 part; SIA CG part, NB NF NL NM night and perimeter.
const PART_CODES: ReadonlySet<string> = new Set(["441", "442", "456", "CG", "NB", "NF", "NL", "NM"]);

/** Key of a zone in the world, and of a user. */
export const zoneKey = (site: string, zone: string): string => `${site}/${zone}`;

/** An event of a panel, through the ladder of step 5 and the zone's overrides of step 6. */
export function classify(world: World, passage: Passage, site: Site | undefined): Classified {
  const { signal, trace } = passage;
  const meaning = describe(signal.token, signal.code, signal.qualifier);
  const place = placeOf(signal, meaning.param);
  const rung = climb(world, passage, { meaning, site, place });
  const code = `${signal.qualifier}${signal.code}`;
  trace.push({ step: 5, what: rung.layer, values: { code, name: rung.type?.name ?? meaning.name } });
  const zone = site && place.zone !== "" ? world.zones.get(zoneKey(site.id, place.zone)) : undefined;
  const settled: Settled = zone ? override(world, passage, { rung, zone, number: place.zone }) : rung;
  const userName = nameUser(world, passage, { site, user: place.user });
  const { type, layer } = settled;
  const cls = type?.class ?? classOf(meaning.kind);
  const name = layer === "table" || layer === "class_default" ? meaning.name : (type?.name ?? meaning.name);
  const raising = settled.alarmType ?? (type ? world.catalogue.alarmTypes.get(type.alarmType) : undefined);
  const base = basePriority(settled, meaning, raising);
  // A fault the tables call less than minor (printers, closing extended) is only logged; see `priority_meaning` 6 to 9.
  const raises = raising && (base <= 5 || (type?.priority ?? 0) > 0) ? raising : undefined;
  const priority = clamp(base + (raises ? (zone?.priorityShift ?? 0) : 0));
  // Named one by one: for spreading objects the store's engine takes several times as long (docs/decisions/0001).
  return {
    partition: place.partition,
    zone: place.zone,
    user: place.user,
    name,
    type,
    class: cls,
    category: type?.category ?? meaning.category,
    layer,
    priority,
    zoneText: zone?.text ?? "",
    userName,
    partly: PART_CODES.has(signal.code.toUpperCase()),
    endsTrouble: cls === "trouble_restore" || (cls === "restore" && meaning.kind === "restore"),
    confirms: meaning.confirms && cls === "alarm",
    raises,
  };
}

/** Step 6: who the panel's user is. */
function nameUser(world: World, { trace }: Passage, { site, user }: { site: Site | undefined; user: string }): string {
  const name = site && user !== "" ? world.users.get(zoneKey(site.id, user)) : undefined;
  if (name !== undefined) trace.push({ step: 6, what: "user", values: { user, name } });
  return name ?? "";
}

interface Rung {
  readonly type: SignalType | undefined;
  readonly layer: string;
}

function climb(
  world: World,
  { signal }: Passage,
  { meaning, site, place }: { meaning: CodeMeaning; site: Site | undefined; place: Place },
): Rung {
  const code = signal.code.toUpperCase();
  let best: { map: CodeMap; type: SignalType; rank: number } | undefined;
  for (const map of world.codeMaps) {
    if (map.code.toUpperCase() !== code) continue;
    if (map.protocol !== "" && map.protocol !== signal.token) continue;
    if (map.qualifier !== "" && map.qualifier !== signal.qualifier) continue;
    if (map.site !== "" && map.site !== site?.id) continue;
    if (map.panel !== "" && map.panel !== site?.panel) continue;
    if (map.zone !== "" && ((map.site === "" && map.panel === "") || map.zone !== place.zone)) continue;
    if (map.dealer !== "" && map.dealer !== site?.dealer) continue;
    const type = world.catalogue.signalTypesById.get(map.signalType);
    if (!type) continue;
    // "Any qualifier" must not turn the end of a condition into an alarm.
    const ending = map.qualifier === "" && classOf(meaning.kind) !== "alarm" && meaning.known;
    if (ending && type.class === "alarm" && signal.qualifier !== "" && signal.qualifier !== "E") continue;
    const rank = rankOf(map);
    if (!best || rank > best.rank) best = { map, type, rank };
  }
  if (best) return { type: best.type, layer: layerOf(best.map) };
  const shipped = world.catalogue.signalTypes.get(signalTypeCode(meaning.category, meaning.kind));
  if (meaning.known) return { type: shipped, layer: "table" };
  // A code nobody lists whose family is alarms is treated as the alarm it most likely is (default_for_unknown).
  if (meaning.kind === "alarm" && shipped) return { type: shipped, layer: "class_default" };
  return { type: world.catalogue.signalTypes.get("unknown_code"), layer: "class_default" };
}

const layerOf = (map: CodeMap): string => {
  if (map.site !== "") return map.zone !== "" ? "site_zone" : "site";
  if (map.panel !== "") return map.zone !== "" ? "panel_zone" : "panel";
  return map.dealer !== "" ? "dealer" : "protocol";
};

const RANKS: Readonly<Record<string, number>> = {
  site_zone: 60,
  site: 50,
  panel_zone: 40,
  panel: 30,
  dealer: 20,
  protocol: 10,
};

const rankOf = (map: CodeMap): number =>
  (RANKS[layerOf(map)] ?? 0) + (map.qualifier !== "" ? 2 : 0) + (map.protocol !== "" ? 1 : 0);

interface Settled extends Rung {
  /** The zone's own. */
  readonly alarmType?: AlarmType | undefined;
}

interface Overridden {
  readonly rung: Rung;
  readonly zone: Zone;
  readonly number: string;
}

/** Step 6. A zone says what its alarms are; its restores, tests and bypasses stay what they are. */
function override(world: World, { trace }: Passage, { rung, zone, number }: Overridden): Settled {
  const { catalogue } = world;
  const asked = rung.type;
  const isAlarm = asked === undefined || asked.class === "alarm" || asked.class === "unknown";
  const own = isAlarm ? catalogue.signalTypesById.get(zone.signalType) : undefined;
  const type = own ?? asked;
  const raising = type !== undefined && type.alarmType !== "" && !isRestoring(type.class);
  const alarmType = raising && isAlarm ? catalogue.alarmTypesById.get(zone.alarmType) : undefined;
  const said = { zone: number, zoneText: zone.text, type: own?.name ?? "", alarm: alarmType?.name ?? "" };
  trace.push({ step: 6, what: "zone", values: { ...said, shift: zone.priorityShift } });
  return { type, layer: own ? "zone" : rung.layer, alarmType };
}

/** The signal type's own priority, else the code table's where it still speaks of this meaning, else the alarm type's. */
function basePriority(settled: Settled, meaning: CodeMeaning, raising: AlarmType | undefined): number {
  const { type, layer, alarmType } = settled;
  if (type && type.priority > 0) return type.priority;
  if (alarmType) return alarmType.priority;
  const spoken = layer === "table" || (layer === "class_default" && meaning.kind === "alarm");
  return spoken || !raising ? meaning.priority : raising.priority;
}

const clamp = (priority: number): number => Math.min(9, Math.max(1, priority));
