/** Warehouses, items and tools of the demo room. */

/** A warehouse; `van` is the key of the technician who drives it. */
export interface WarehouseRow {
  readonly code: string;
  readonly name: string;
  readonly kind: "central" | "branch" | "van";
  readonly address?: string;
  readonly van?: string;
}

export const WAREHOUSES: readonly WarehouseRow[] = [
  { code: "CEN", name: "Central stores", kind: "central", address: "14 Kingsway North, Gateshead" },
  { code: "IST", name: "İstanbul stores", kind: "branch", address: "Rıhtım Cd. 40, Kadıköy" },
  { code: "VAN1", name: "Van 1", kind: "van", van: "callum" },
  { code: "VAN2", name: "Van 2", kind: "van", van: "hakan" },
  { code: "VAN3", name: "Van 3", kind: "van", van: "anders" },
  { code: "VAN4", name: "Van 4", kind: "van", van: "piotr" },
];

/** An item; `stock` is what lies in the central stores, in İstanbul and in each van. */
export interface ItemRow {
  readonly code: string;
  readonly name: string;
  readonly category: string;
  readonly unit: "piece" | "metre" | "pack" | "box";
  readonly price: number;
  readonly supplier: string;
  readonly minimum: number;
  readonly stock: readonly [number, number, number];
}

type Kept = Pick<ItemRow, "minimum" | "stock">;

/** `PNL-8 panel piece 148 Castle Electrical`. */
const item = (what: string, name: string, kept: Kept): ItemRow => {
  const [code = "", category = "", unit = "", price = "", ...supplier] = what.split(" ");
  return {
    code,
    name,
    category,
    unit: unit as ItemRow["unit"],
    price: Number(price),
    supplier: supplier.join(" "),
    ...kept,
  };
};

export const ITEMS: readonly ItemRow[] = [
  item("PNL-8 panel piece 148 Castle Electrical", "Panel, 8 zones", { minimum: 4, stock: [7, 3, 1] }),
  item("PNL-32 panel piece 310 Castle Electrical", "Panel, 32 zones", { minimum: 2, stock: [3, 1, 0] }),
  item("KPD-1 panel piece 62 Castle Electrical", "Keypad with display", { minimum: 4, stock: [2, 1, 0] }),
  item("DET-PIR detector piece 19 Tyne Sensors", "Motion detector", { minimum: 30, stock: [64, 22, 6] }),
  item("DET-DUAL detector piece 34 Tyne Sensors", "Dual detector", { minimum: 15, stock: [28, 9, 3] }),
  item("DET-CON detector piece 4 Tyne Sensors", "Door contact", { minimum: 60, stock: [140, 45, 12] }),
  item("DET-GLS detector piece 27 Tyne Sensors", "Glass break detector", { minimum: 10, stock: [14, 6, 2] }),
  item("DET-SMK detector piece 22 Tyne Sensors", "Smoke detector", { minimum: 20, stock: [35, 12, 3] }),
  item("DET-HEAT detector piece 24 Tyne Sensors", "Heat detector", { minimum: 8, stock: [9, 4, 1] }),
  item("DET-NH3 detector piece 420 Gas Safety Ltd", "Ammonia sensor", { minimum: 1, stock: [1, 0, 0] }),
  item("BTN-HU detector piece 16 Tyne Sensors", "Hold-up button", { minimum: 10, stock: [18, 8, 2] }),
  item("COM-LTE communicator piece 118 Harbour Radio", "Communicator, LTE", { minimum: 5, stock: [8, 3, 1] }),
  item("COM-IP communicator piece 86 Harbour Radio", "Communicator, IP", { minimum: 5, stock: [11, 4, 1] }),
  item("AER-1 communicator piece 12 Harbour Radio", "Aerial with 5 m cable", { minimum: 6, stock: [12, 5, 1] }),
  item("CAM-D camera piece 132 Northern Optics", "Dome camera", { minimum: 4, stock: [6, 2, 0] }),
  item("CAM-H camera piece 38 Northern Optics", "Camera housing", { minimum: 3, stock: [4, 1, 1] }),
  item("BAT-7 battery piece 14 Castle Electrical", "Battery, 12 V 7 Ah", { minimum: 25, stock: [42, 18, 5] }),
  item("BAT-17 battery piece 33 Castle Electrical", "Battery, 12 V 17 Ah", { minimum: 10, stock: [9, 4, 1] }),
  item("CAB-6 cable metre 0.4 Castle Electrical", "Alarm cable, six cores", { minimum: 500, stock: [1800, 600, 100] }),
  item("SCR-BX consumable box 9 Castle Electrical", "Screws and plugs", { minimum: 10, stock: [24, 8, 2] }),
];

/** A tool; `holder` is the key of a technician. */
export interface ToolRow {
  readonly code: string;
  readonly name: string;
  readonly state: "in_stock" | "handed_out" | "calibration" | "retired";
  readonly holder?: string;
  /** Days until it must be calibrated; none = never. */
  readonly due?: number;
  /** Days until whoever holds it brings it back. */
  readonly back?: number;
}

export const TOOLS: readonly ToolRow[] = [
  { code: "T01", name: "Multimeter", state: "handed_out", holder: "callum", due: 140 },
  { code: "T02", name: "Multimeter", state: "handed_out", holder: "hakan", due: -6, back: 5 },
  { code: "T03", name: "Insulation tester", state: "in_stock", due: 33 },
  { code: "T04", name: "Smoke detector tester", state: "handed_out", holder: "anders", due: 210 },
  { code: "T05", name: "Gas calibration kit", state: "calibration", due: 2 },
  { code: "T06", name: "Signal strength meter", state: "in_stock", due: 95 },
  { code: "T07", name: "Ladder, 6 m", state: "handed_out", holder: "piotr", back: 2 },
  { code: "T08", name: "Core drill", state: "in_stock" },
];

/** A request; `by` is the key of a technician. */
export interface RequestRow {
  readonly what: string;
  readonly by: string;
  readonly state: "requested" | "approved" | "handed_out" | "returned" | "refused";
  readonly urgent?: true;
  readonly tool?: string;
  readonly item?: string;
  readonly quantity?: number;
  readonly inDays: number;
  /** Days until what was lent is due back. */
  readonly back?: number;
  readonly reason: string;
}

export const REQUESTS: readonly RequestRow[] = [
  {
    what: "Insulation tester",
    by: "piotr",
    state: "returned",
    tool: "T03",
    inDays: -12,
    reason: "Fault after a leak in the roof",
  },
  { what: "Core drill", by: "callum", state: "refused", tool: "T08", inDays: -8, reason: "Hired out already that day" },
  {
    what: "Ladder, 6 m",
    by: "piotr",
    state: "handed_out",
    tool: "T07",
    inDays: -4,
    back: 2,
    reason: "Camera at hall 2",
  },
  {
    what: "Gas calibration kit",
    by: "anders",
    state: "approved",
    urgent: true,
    tool: "T05",
    inDays: 1,
    reason: "Ammonia sensor of the cold store",
  },
  {
    what: "Heat detectors for the oven room",
    by: "callum",
    state: "approved",
    item: "DET-HEAT",
    quantity: 2,
    inDays: 0,
    reason: "False alarms each morning",
  },
  {
    what: "Keypads",
    by: "callum",
    state: "requested",
    urgent: true,
    item: "KPD-1",
    quantity: 1,
    inDays: 3,
    reason: "Roker bakery without its keypad",
  },
  {
    what: "Panel and detectors for the Konak shop",
    by: "hakan",
    state: "requested",
    item: "PNL-8",
    quantity: 1,
    inDays: 2,
    reason: "New installation",
  },
];
