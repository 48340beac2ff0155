/** The forty sites and "North Depot": who owns each, who looks after it, where it stands, how large it is. */

import type { SiteKind, SiteState } from "../model";
import type { PlaceName } from "./places.table";

/** A row of the table. */
export interface SiteRow {
  readonly code: string;
  readonly name: string;
  readonly kind: SiteKind;
  readonly customer: string;
  readonly dealer: "01" | "02" | "03";
  readonly place: PlaceName;
  readonly zones: number;
  readonly partitions: number;
  readonly state: SiteState;
}

type Rest = [PlaceName, number, number, SiteState?];

const row = (code: string, name: string, kind: SiteKind, owner: string, rest: Rest): SiteRow => {
  const [customer = "", dealer = "01"] = owner.split("@");
  const [place, zones, partitions, state = "active"] = rest;
  return { code, name, kind, customer, dealer: dealer as SiteRow["dealer"], place, zones, partitions, state };
};

export const SITES: readonly SiteRow[] = [
  row("1001", "Marlow Jewellers", "shop", "marlow@01", ["newcastle", 12, 2]),
  row("1002", "Northumbrian Mutual, Grey Street", "bank", "bank@01", ["newcastle", 22, 2]),
  row("1003", "Northumbrian Mutual, Team Valley", "bank", "bank@01", ["gateshead", 20, 2]),
  row("1004", "O'Brien Bakery, Quayside", "shop", "obrien@01", ["newcastle", 11, 1]),
  row("1005", "O'Brien Bakery, Roker", "shop", "obrien@03", ["sunderland", 11, 1]),
  row("1006", "Yeşil Sepet Market Moda", "shop", "sepet@02", ["kadikoy", 14, 2]),
  row("1007", "Castle Vale Academy", "school", "schools@01", ["durham", 64, 6]),
  row("1008", "Henderson & Lowe Solicitors", "office", "henderson@01", ["newcastle", 10, 1]),
  row("1009", "Whitfield House", "home", "whitfield@01", ["durham", 10, 1]),
  row("1010", "Tynegate Logistics, Hall 1", "warehouse", "tynegate@01", ["gateshead", 20, 3]),
  row("1011", "Yeşil Sepet Market Bahariye", "shop", "sepet@02", ["kadikoy", 12, 2]),
  row("1012", "Northumbrian Mutual, Roker", "bank", "bank@01", ["sunderland", 20, 2]),
  row("1013", "Harbour Clinic", "clinic", "deniz@01", ["newcastle", 12, 2]),
  row("1014", "Quayside Fuels", "petrol", "fuels@03", ["newcastle", 14, 2]),
  row("1015", "Aydın Konutu", "home", "aydin@02", ["besiktas", 9, 1]),
  row("1016", "Gilesgate Primary School", "school", "schools@01", ["durham", 16, 3]),
  row("1017", "Yeşil Sepet Market Barbaros", "shop", "sepet@02", ["besiktas", 12, 2]),
  row("1018", "Keller residence", "home", "keller@03", ["sunderland", 8, 1]),
  row("1019", "Henderson & Lowe, Leeds", "office", "henderson@01", ["leeds", 10, 1]),
  row("1020", "Tynegate Logistics, Hall 2", "warehouse", "tynegate@01", ["gateshead", 16, 2]),
  row("1021", "Yeşil Sepet Market Çırağan", "shop", "sepet@02", ["besiktas", 12, 1]),
  row("1022", "Haddad residence", "home", "haddad@01", ["leeds", 9, 1]),
  row("1023", "Northumbrian Mutual, Claypath", "bank", "bank@01", ["durham", 19, 2]),
  row("1024", "Yeşil Sepet Market Kızılay", "shop", "sepet@02", ["ankara", 13, 2]),
  row("1025", "Deniz Eczanesi", "clinic", "deniz@02", ["kadikoy", 10, 1]),
  row("1026", "Raman residence", "home", "raman@01", ["leeds", 9, 1]),
  row("1027", "Headingley Infants School", "school", "schools@01", ["leeds", 14, 2]),
  row("1028", "Yeşil Sepet Market Tunalı", "shop", "sepet@02", ["ankara", 12, 1]),
  row("1029", "Doyle residence", "home", "doyle@03", ["sunderland", 8, 1]),
  row("1030", "Quayside Tyre Store", "warehouse", "fuels@03", ["gateshead", 12, 1]),
  row("1031", "Kaya Mimarlık", "office", "kaya@02", ["besiktas", 10, 2]),
  row("1032", "Yeşil Sepet Market Alsancak", "shop", "sepet@02", ["izmir", 12, 1]),
  row("1033", "Northumbrian Mutual, Otley Road", "bank", "bank@01", ["leeds", 19, 2, "test"]),
  row("1034", "Demir Konutu", "home", "demir@02", ["izmir", 9, 1, "out_of_service"]),
  row("1035", "Tynegate Logistics, Cold Store", "warehouse", "tynegate@01", ["gateshead", 16, 2]),
  row("1036", "Roker Junior School", "school", "schools@01", ["sunderland", 14, 2, "test"]),
  row("1037", "Sørensen residence", "home", "sorensen@03", ["sunderland", 8, 1]),
  row("1038", "Yeşil Sepet Market Konak", "shop", "sepet@02", ["izmir", 12, 1, "not_commissioned"]),
  row("1039", "Raman holiday cottage", "home", "raman@01", ["durham", 8, 1, "not_commissioned"]),
  row("1040", "Whitfield Lodge", "home", "whitfield@01", ["durham", 10, 1, "demo"]),
];

/** The site the field cases speak of: beside the forty. */
export const NORTH_DEPOT: SiteRow = row("4711", "North Depot", "warehouse", "tynegate@01", ["newcastle", 12, 2]);

/** Read before acting, by site. */
export const MUST_READ: Readonly<Record<string, string>> = {
  "1001": "Two staff lock up together. If only one answers after 18:00, treat it as duress.",
  "1002": "Never say on the telephone which door is open. Call back on the branch number only.",
  "1006": "Mal kabul kapısı Salı ve Cuma 05:30'da açılır: önce depo sorumlusunu arayın.",
  "1009": "Mrs Whitfield is hard of hearing: let it ring for a minute, then call the neighbour.",
  "1013": "Controlled drugs in room 4. Police to be told before anybody enters.",
  "1014": "Fuel vapour: guards stay outside the forecourt until the fire service says otherwise.",
  "1022": "Dog in the garden after dark.",
  "1035": "Ammonia cooling. On any gas signal nobody goes in, not even the keyholder.",
  "4711": "Gate code changes monthly; the keyholder has it.",
};
