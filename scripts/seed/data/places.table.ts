/** Towns of the demo room, with the middle of each and street names. Two time zones. */

/** A town sites stand in. */
export interface Place {
  readonly city: string;
  readonly district: string;
  readonly postcode: string;
  readonly country: "GB" | "TR";
  readonly timeZone: "Europe/London" | "Europe/Istanbul";
  readonly lat: number;
  readonly lon: number;
  /** Area code and first digits of the range that is reserved for fiction; three digits follow. */
  readonly phone: string;
  readonly streets: readonly string[];
}

const GB = { country: "GB", timeZone: "Europe/London" } as const;
// No range is reserved for fiction in Turkey: sites there carry London's, so that nobody's telephone rings.
const TR = { country: "TR", timeZone: "Europe/Istanbul", phone: "+44 20 7946 0" } as const;

/** By short name. */
export const PLACES = {
  newcastle: {
    ...GB,
    city: "Newcastle upon Tyne",
    district: "Quayside",
    postcode: "NE1 3",
    lat: 54.9696,
    lon: -1.6075,
    phone: "+44 191 498 0",
    streets: ["Sandhill", "Broad Chare", "Pilgrim Street", "Grey Street", "City Road", "Westgate Road"],
  },
  gateshead: {
    ...GB,
    city: "Gateshead",
    district: "Team Valley",
    postcode: "NE11 0",
    lat: 54.9276,
    lon: -1.6194,
    phone: "+44 191 498 0",
    streets: ["Kingsway North", "Dukesway", "Earlsway", "Princesway South"],
  },
  sunderland: {
    ...GB,
    city: "Sunderland",
    district: "Roker",
    postcode: "SR6 0",
    lat: 54.9225,
    lon: -1.3674,
    phone: "+44 191 498 0",
    streets: ["Roker Avenue", "Harbour View", "Dundas Street", "Whitburn Road"],
  },
  durham: {
    ...GB,
    city: "Durham",
    district: "Gilesgate",
    postcode: "DH1 1",
    lat: 54.7794,
    lon: -1.5566,
    phone: "+44 191 498 0",
    streets: ["Claypath", "Gilesgate", "Old Elvet", "Hallgarth Street"],
  },
  leeds: {
    ...GB,
    city: "Leeds",
    district: "Headingley",
    postcode: "LS6 2",
    lat: 53.8198,
    lon: -1.5774,
    phone: "+44 113 496 0",
    streets: ["Otley Road", "North Lane", "Cardigan Road", "Shire Oak Road"],
  },
  kadikoy: {
    ...TR,
    city: "İstanbul",
    district: "Kadıköy",
    postcode: "34710",
    lat: 40.9903,
    lon: 29.0275,
    streets: ["Bahariye Caddesi", "Moda Caddesi", "Söğütlüçeşme Caddesi", "Rıhtım Caddesi"],
  },
  besiktas: {
    ...TR,
    city: "İstanbul",
    district: "Beşiktaş",
    postcode: "34353",
    lat: 41.0422,
    lon: 29.0083,
    streets: ["Barbaros Bulvarı", "Ihlamurdere Caddesi", "Çırağan Caddesi"],
  },
  ankara: {
    ...TR,
    city: "Ankara",
    district: "Çankaya",
    postcode: "06690",
    lat: 39.9032,
    lon: 32.8597,
    streets: ["Tunalı Hilmi Caddesi", "Atatürk Bulvarı", "Cinnah Caddesi"],
  },
  izmir: {
    ...TR,
    city: "İzmir",
    district: "Konak",
    postcode: "35220",
    lat: 38.4189,
    lon: 27.1287,
    streets: ["Kıbrıs Şehitleri Caddesi", "Cumhuriyet Bulvarı", "Fevzipaşa Bulvarı"],
  },
} as const satisfies Record<string, Place>;

export type PlaceName = keyof typeof PLACES;
