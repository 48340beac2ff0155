/** Sales and training of the demo room: leads, quotes, courses, articles. */

export interface LeadRow {
  readonly company: string;
  readonly person: string;
  readonly city: string;
  readonly source: "website" | "referral" | "dealer" | "fair" | "call" | "existing_customer";
  readonly state: "new" | "qualified" | "survey" | "quote" | "won" | "lost";
  readonly owner: string;
  readonly monthly: number;
  readonly currency: "GBP" | "TRY" | "EUR";
  readonly probability: number;
  readonly need: string;
  readonly next: string;
  /** Days until the next step. */
  readonly inDays: number;
  readonly lost: string;
}

/** `website new duncan 45 GBP 20 3`: source, state, owner, per month, currency, probability, days. */
const lead = (
  what: string,
  who: readonly [string, string, string],
  need: string,
  rest: readonly string[] = [],
): LeadRow => {
  const [source, state, owner = "", monthly, currency, probability, inDays] = what.split(" ");
  const [company, person, city] = who;
  const kind = { source, state, currency } as Pick<LeadRow, "source" | "state" | "currency">;
  const [next = "", lost = ""] = rest;
  const figures = { monthly: Number(monthly), probability: Number(probability), inDays: Number(inDays) };
  return { company, person, city, owner, need, next, lost, ...kind, ...figures };
};

export const LEADS: readonly LeadRow[] = [
  lead(
    "website new duncan 38 GBP 10 1",
    ["Ouseburn Pottery", "Claire Nolan", "Newcastle"],
    "Workshop and shop, two doors",
    ["Call back"],
  ),
  lead(
    "referral qualified duncan 95 GBP 40 2",
    ["Lindisfarne Dental", "Dr Ada Moore", "Newcastle"],
    "Practice with a drugs cabinet",
    ["Arrange a survey"],
  ),
  lead(
    "fair survey duncan 420 GBP 50 4",
    ["Wearside Cold Storage", "Paul Hennessy", "Sunderland"],
    "Three halls, gas and temperature",
    ["Survey of hall 2"],
  ),
  lead(
    "existing_customer quote duncan 260 GBP 70 3",
    ["Castle Vale Schools Trust", "Martin Castle", "Durham"],
    "Two further schools from September",
    ["Ask for the decision"],
  ),
  lead(
    "dealer won duncan 55 GBP 100 0",
    ["Roker Pharmacy", "Beth Lowry", "Sunderland"],
    "Takeover from another centre",
  ),
  lead("call lost duncan 40 GBP 0 0", ["Grainger Books", "Ivan Petrov", "Newcastle"], "Shop without back door", [
    "",
    "Cheaper offer of a national company",
  ]),
  lead("website new duncan 30 GBP 10 2", ["", "Sheila Dunne", "Durham"], "Detached house, two dogs", [
    "Send the brochure",
  ]),
  lead(
    "referral qualified duncan 180 GBP 35 6",
    ["Tees Marine Parts", "Owen Briggs", "Middlesbrough"],
    "Yard with fence and cameras",
    ["Send references"],
  ),
  lead("fair lost duncan 310 GBP 0 0", ["Northern Print Works", "Gary Holt", "Leeds"], "Video patrol at night", [
    "",
    "Project put off by a year",
  ]),
  lead("website survey duncan 75 GBP 45 5", ["Jesmond Vets", "Laura Finch", "Newcastle"], "Surgery and stable", [
    "Survey on site",
  ]),
  lead(
    "referral quote elif 2100 TRY 65 2",
    ["Bosfor Eczaneleri", "Ali Rıza Tan", "İstanbul"],
    "Six pharmacies, hold-up buttons",
    ["Go through the quote"],
  ),
  lead("website new elif 900 TRY 15 1", ["Kuzguncuk Fırını", "Nermin Aksoy", "İstanbul"], "Bakery that opens at four", [
    "Call back",
  ]),
  lead(
    "dealer qualified elif 5200 TRY 40 7",
    ["Ege Soğuk Hava", "Kerem Sayın", "İzmir"],
    "Cold stores, temperature alarms",
    ["Arrange a survey"],
  ),
  lead("call survey elif 1600 TRY 50 3", ["Moda Anaokulu", "Sevgi Kılıç", "İstanbul"], "Nursery with a garden", [
    "Survey on Thursday",
  ]),
  lead(
    "existing_customer won elif 3400 TRY 100 0",
    ["Yeşil Sepet Marketleri A.Ş.", "Neslihan Güneş", "İzmir"],
    "Konak shop",
  ),
  lead("fair lost elif 1200 TRY 0 0", ["Tunalı Optik", "Murat Erdem", "Ankara"], "Shop front", [
    "",
    "Bought cameras only",
  ]),
  lead("referral new elif 1500 TRY 20 4", ["Çeşme Marina Ofis", "Deniz Kural", "İzmir"], "Office and boat store", [
    "First call",
  ]),
  lead("website qualified elif 1100 TRY 30 5", ["Kızılay Kuyumcusu", "Hasan Altın", "Ankara"], "Jeweller, safe room", [
    "Ask about the insurer",
  ]),
  lead("referral new marta 120 EUR 20 2", ["Clínica Velázquez", "Inés Prado", "Madrid"], "Private clinic, two floors", [
    "First call",
  ]),
  lead(
    "fair qualified marta 340 EUR 35 6",
    ["Bodegas Arlanza", "Jorge Maté", "Burgos"],
    "Cellars, temperature and doors",
    ["Send references"],
  ),
  lead("website survey marta 90 EUR 45 3", ["Librería Sol", "Carmen Vidal", "Madrid"], "Shop with a cellar", [
    "Survey on site",
  ]),
  lead("dealer quote marta 510 EUR 60 1", ["Talleres Ibáñez", "Luis Ibáñez", "Zaragoza"], "Workshop with solvents", [
    "Go through the quote",
  ]),
  lead("call lost marta 60 EUR 0 0", ["Hostal Mar", "Rosa Giménez", "Valencia"], "Reception panic button", [
    "",
    "Owner sold the house",
  ]),
  lead("referral won marta 150 EUR 100 0", ["Farmacia Goya", "Elena Ros", "Madrid"], "Hold-up and opening reports"),
];

/** A quote: its lead's company or person, and lines `quantity@price cycle text`. */
export interface QuoteRow {
  readonly lead: string;
  readonly subject: string;
  readonly state: "draft" | "waiting_approval" | "sent" | "accepted" | "refused";
  readonly daysAgo: number;
  readonly discount: number;
  readonly lines: readonly string[];
}

export const QUOTES: readonly QuoteRow[] = [
  {
    lead: "Roker Pharmacy",
    subject: "Takeover of the alarm system",
    state: "accepted",
    daysAgo: 26,
    discount: 0,
    lines: ["1@180 once Takeover and codes", "1@55 monthly Monitoring with opening reports"],
  },
  {
    lead: "Yeşil Sepet Marketleri A.Ş.",
    subject: "Konak shop",
    state: "accepted",
    daysAgo: 21,
    discount: 10,
    lines: ["1@14800 once Alarm system, 12 zones", "1@3400 monthly Monitoring"],
  },
  {
    lead: "Farmacia Goya",
    subject: "Hold-up and opening reports",
    state: "accepted",
    daysAgo: 18,
    discount: 0,
    lines: ["2@95 once Hold-up button", "1@150 monthly Monitoring"],
  },
  {
    lead: "Northern Print Works",
    subject: "Video patrol at night",
    state: "refused",
    daysAgo: 16,
    discount: 5,
    lines: ["8@290 once Camera", "1@310 monthly Four video patrols a night"],
  },
  {
    lead: "Castle Vale Schools Trust",
    subject: "Two further schools",
    state: "sent",
    daysAgo: 9,
    discount: 5,
    lines: ["2@2650 once Alarm system, 32 zones", "2@130 monthly Monitoring with keyholding"],
  },
  {
    lead: "Bosfor Eczaneleri",
    subject: "Six pharmacies",
    state: "sent",
    daysAgo: 6,
    discount: 8,
    lines: ["12@1150 once Hold-up button", "6@350 monthly Monitoring"],
  },
  {
    lead: "Talleres Ibáñez",
    subject: "Workshop with solvents",
    state: "waiting_approval",
    daysAgo: 3,
    discount: 18,
    lines: ["3@480 once Gas sensor", "1@510 monthly Monitoring, day and night"],
  },
  {
    lead: "Wearside Cold Storage",
    subject: "Hall 1, first stage",
    state: "draft",
    daysAgo: 1,
    discount: 0,
    lines: ["4@420 once Ammonia sensor", "1@140 monthly Monitoring"],
  },
];

/** Activities: days from now, kind, whether it is done, the lead, what. */
export const ACTIVITIES: readonly (readonly [number, string, boolean, string, string])[] = [
  [-26, "meeting", true, "Roker Pharmacy", "Quote signed at the counter"],
  [-22, "visit", true, "Yeşil Sepet Marketleri A.Ş.", "Walked through the Konak shop"],
  [-19, "call", true, "Northern Print Works", "Asked for two more references"],
  [-15, "email", true, "Grainger Books", "Told us that another offer was taken"],
  [-12, "survey", true, "Castle Vale Schools Trust", "Survey of both schools"],
  [-9, "email", true, "Castle Vale Schools Trust", "Quote sent"],
  [-6, "meeting", true, "Bosfor Eczaneleri", "Showed the portal"],
  [-4, "call", true, "Lindisfarne Dental", "Asked for a date in the evening"],
  [-2, "call", true, "Talleres Ibáñez", "Wants the price below 450"],
  [1, "call", false, "Ouseburn Pottery", "Call back"],
  [2, "call", false, "Bosfor Eczaneleri", "Go through the quote"],
  [3, "survey", false, "Moda Anaokulu", "Survey with the head of the nursery"],
  [3, "call", false, "Castle Vale Schools Trust", "Ask for the decision"],
  [4, "survey", false, "Wearside Cold Storage", "Survey of hall 2"],
  [5, "survey", false, "Jesmond Vets", "Survey on site"],
];

export const COURSES: readonly (readonly [string, string, string, number, number, string])[] = [
  [
    "ALM-1",
    "Handling alarms: the first ten minutes",
    "alarm_handling",
    45,
    12,
    "How an alarm is taken, who is called in which order, and what is written down.",
  ],
  [
    "ALM-2",
    "Hold-up and duress",
    "alarm_handling",
    30,
    12,
    "What is never said on the telephone, and how a duress word is heard.",
  ],
  [
    "STD-1",
    "EN 50518 for control rooms",
    "standards",
    60,
    24,
    "Answer times, staffing, tests and records that the standard asks for.",
  ],
  [
    "STD-2",
    "Data protection at the desk",
    "standards",
    30,
    12,
    "What may be told to whom, and what the audit log keeps.",
  ],
  [
    "PRD-1",
    "Panels and communicators we sell",
    "product",
    90,
    0,
    "Eight and thirty-two zones, both paths, and which detector belongs where.",
  ],
  [
    "SAL-1",
    "From a survey to a quote",
    "sales",
    40,
    0,
    "What to look at on site and how lines of a quote are put together.",
  ],
];

/** Course, person, state, days since it was passed or begun, score. */
export const PROGRESS: readonly (readonly [string, string, string, number, number])[] = [
  ["ALM-1", "ayla", "passed", 60, 94],
  ["ALM-1", "bora", "passed", 58, 88],
  ["ALM-1", "zofia", "started", 3, 0],
  ["ALM-2", "ayla", "passed", 40, 91],
  ["ALM-2", "selin", "passed", 39, 86],
  ["STD-1", "margaret", "passed", 120, 97],
  ["STD-2", "graham", "passed", 80, 90],
  ["PRD-1", "duncan", "passed", 30, 85],
  ["PRD-1", "elif", "started", 6, 0],
  ["SAL-1", "marta", "failed", 12, 55],
  ["SAL-1", "duncan", "passed", 28, 89],
];

/** Title, kind, days since it was published, text. */
export const ARTICLES: readonly (readonly [string, string, number, string])[] = [
  [
    "Putting a site into test mode",
    "how_to",
    80,
    "Open the site, choose Test mode and say until when. Signals are kept and raise no alarm; hold-up signals do where their type says so.",
  ],
  [
    "Who is called first",
    "how_to",
    76,
    "Contacts stand in the order in which they are called. Somebody who is away is given an end date instead of being moved.",
  ],
  [
    "Why a signal became no alarm",
    "how_to",
    70,
    "Open the signal: the line below it says which rule decided, and on which layer it stands.",
  ],
  [
    "Working without a line",
    "how_to",
    52,
    "Notes and results of calls are kept on the workstation and sent once the server answers. Everything else waits for the line.",
  ],
  ["Can two operators see the same alarm", "question", 45, "Yes. One has it; the others read along and see who it is."],
  [
    "What a closed ticket keeps",
    "question",
    20,
    "Its messages and who saw to it. It is opened again by giving it another state.",
  ],
  [
    "Tickets, jobs and stock",
    "release_note",
    2,
    "Tickets of customers and of the desk, service jobs with visits and checklists, and the stock of warehouses and vans.",
  ],
  ["All services work", "status", 0, "No disturbance is known."],
];
