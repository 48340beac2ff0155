/** The records of jobs, visits, appointments, stock and tools. */
import { CHECKLISTS, JOBS, type JobRow } from "../data/jobs.table";
import { ITEMS, REQUESTS, TOOLS, WAREHOUSES, type ItemRow } from "../data/stock.table";
import { recordId } from "../ids";
import type { SeedRecord } from "../model";
import { namesOf, workRecord, type WorkNames, type WorkRoom } from "./work-people";

const keyOf = ({ site, title, day }: JobRow): string => `${site} ${title} ${day}`;
const CURRENCY = "GBP";
const VAN = "van";

/** Warehouses, which the technicians' records name: these come before people's own records. */
export const warehouseRecords = (): SeedRecord[] =>
  WAREHOUSES.map(({ code, name, kind, address = "" }) =>
    workRecord("warehouses", code, { code, name, kind, address, active: true }),
  );

/** All the rest, as seen at the room's now. */
export function technicalRecords(room: WorkRoom): SeedRecord[] {
  const names = namesOf(room);
  const jobs = JOBS.filter(({ site }) => names.site(site) !== undefined);
  return [
    ...jobs.map((row) => jobRecord(row, names)),
    ...jobs.flatMap((row) => [...visitRecords(row, names), ...checklistRecords(row)]),
    ...jobs.flatMap((row) => appointmentRecords(row, names)),
    ...ITEMS.map(({ minimum, stock: _stock, ...row }) =>
      workRecord("stock_items", row.code, {
        ...row,
        minimum,
        maximum: minimum * 3,
        currency: CURRENCY,
        serialTracked: ["panel", "communicator", "camera"].includes(row.category),
        active: true,
      }),
    ),
    ...ITEMS.flatMap((row) => moveRecords(row, names)),
    ...useRecords(jobs, names),
    ...toolRecords(names),
    ...supplyRecords(names),
  ];
}

function jobRecord(row: JobRow, names: WorkNames): SeedRecord {
  const site = names.site(row.site);
  return workRecord("jobs", keyOf(row), {
    title: row.title,
    kind: row.kind,
    priority: row.priority,
    state: row.state,
    site: site?.id ?? "",
    customer: site?.customer ?? "",
    assigned: names.person(row.to),
    plannedFrom: row.state === "new" ? "" : names.at(row.day, row.at),
    plannedUntil: row.state === "new" ? "" : names.at(row.day, row.at + 2),
    dueAt: names.at(row.day + 2, 17),
    result: row.result,
    hours: row.state === "done" ? 1.5 : 0,
  });
}

const WAS_THERE: readonly string[] = ["done", "waiting_parts", "in_progress"];

function visitRecords(row: JobRow, names: WorkNames): SeedRecord[] {
  if (!WAS_THERE.includes(row.state)) return [];
  const isDone = row.state === "done";
  return [
    workRecord("job_visits", keyOf(row), {
      job: recordId("jobs", keyOf(row)),
      technician: names.person(row.to),
      arrivedAt: names.at(row.day, row.at + 0.25),
      leftAt: row.state === "in_progress" ? "" : names.at(row.day, row.at + 1.75),
      outcome: isDone ? "done" : row.state === "waiting_parts" ? "parts_missing" : "",
      notes: row.result,
      signedBy: isDone ? (names.site(row.site)?.contacts[0]?.name ?? "") : "",
    }),
  ];
}

const checklistRecords = (row: JobRow): SeedRecord[] =>
  row.state === "new" || row.state === "cancelled"
    ? []
    : CHECKLISTS[row.kind].map((label, index) =>
        workRecord("job_checklists", `${keyOf(row)}/${index}`, {
          job: recordId("jobs", keyOf(row)),
          order: index + 1,
          label,
          required: index > 0,
          done: row.state === "done",
        }),
      );

/** The calendar shows what is still to come, and who is there. */
function appointmentRecords(row: JobRow, names: WorkNames): SeedRecord[] {
  const user = names.person(row.to);
  if (row.day < 0 || user === "") return [];
  const site = names.site(row.site);
  return [
    workRecord("appointments", keyOf(row), {
      subject: row.title,
      kind: row.kind === "install" ? "install" : "service",
      startsAt: names.at(row.day, row.at),
      endsAt: names.at(row.day, row.at + 2),
      // Whoever works on an installed system has the site in test mode while he is there.
      testUntil: site !== undefined && row.kind !== "install" ? names.at(row.day, row.at + 2) : "",
      user,
      site: site?.id ?? "",
      customer: site?.customer ?? "",
      job: recordId("jobs", keyOf(row)),
      state: row.day < 2 ? "confirmed" : "planned",
    }),
  ];
}

/** What came in, then what went to the vans; the last ones two days ago. */
function moveRecords({ code, stock }: ItemRow, { at, person }: WorkNames): SeedRecord[] {
  const item = recordId("stock_items", code);
  const [central, branch, each] = stock;
  const vans = each === 0 ? [] : WAREHOUSES.filter(({ kind }) => kind === VAN);
  const by = person("cem");
  const move = (key: string, body: object): SeedRecord =>
    workRecord("stock_moves", `${code} ${key}`, { item, by, ...body });
  const to = recordId("warehouses", "CEN");
  return [
    move("in", { kind: "receipt", to, quantity: central + each * vans.length, at: at(-40, 9) }),
    ...(branch > 0
      ? [move("in IST", { kind: "receipt", to: recordId("warehouses", "IST"), quantity: branch, at: at(-38, 9) })]
      : []),
    ...vans.map((van) =>
      move(van.code, {
        kind: "transfer",
        from: to,
        to: recordId("warehouses", van.code),
        quantity: each,
        at: at(-35, 7),
      }),
    ),
  ];
}

const USED: Readonly<Record<string, string>> = { fault: "DET-CON", maintenance: "BAT-7" };

/** What was used on jobs out of the van of whoever did them. */
const useRecords = (jobs: readonly JobRow[], names: WorkNames): SeedRecord[] =>
  jobs.flatMap((row) => {
    const van = WAREHOUSES.find(({ van: driver }) => driver === row.to);
    const item = USED[row.kind];
    if (row.state !== "done" || !van || !item) return [];
    return [
      workRecord("stock_moves", keyOf(row), {
        kind: "use",
        item: recordId("stock_items", item),
        from: recordId("warehouses", van.code),
        quantity: 1,
        job: recordId("jobs", keyOf(row)),
        by: names.person(row.to),
        at: names.at(row.day, row.at + 1),
      }),
    ];
  });

const toolRecords = ({ person, day }: WorkNames): SeedRecord[] => [
  ...TOOLS.map(({ code, name, state, holder = "", due, back }) =>
    workRecord("tools", code, {
      code,
      name,
      state,
      holder: person(holder),
      warehouse: state === "in_stock" ? recordId("warehouses", "CEN") : "",
      returnBy: back === undefined ? "" : day(back),
      calibrationDue: due === undefined ? "" : day(due),
    }),
  ),
  ...REQUESTS.map(({ what, by, state, urgent, tool, item, quantity = 1, inDays, back, reason }) =>
    workRecord("tool_requests", `${what} ${by}`, {
      what,
      requester: person(by),
      state,
      urgency: urgent ? "urgent" : "normal",
      tool: tool === undefined ? "" : recordId("tools", tool),
      item: item === undefined ? "" : recordId("stock_items", item),
      quantity,
      neededBy: day(inDays),
      returnBy: back === undefined ? "" : day(back),
      reason,
      decidedBy: state === "requested" ? "" : person("cem"),
    }),
  ),
];

/** Of every fourth item some are on order; four went back. */
function supplyRecords({ day }: WorkNames): SeedRecord[] {
  const states = ["received", "ordered", "partly_received", "ordered", "draft"] as const;
  const ordered = ITEMS.filter((_item, index) => index % 4 === 2);
  const returned = ITEMS.filter((_item, index) => index % 5 === 1);
  return [
    ...ordered.map(({ code, supplier, price, minimum }, index) => {
      const state = states[index % states.length] ?? "draft";
      return workRecord("purchase_orders", code, {
        supplier,
        item: recordId("stock_items", code),
        quantity: minimum * 2,
        received: state === "received" ? minimum * 2 : state === "partly_received" ? minimum : 0,
        unitPrice: price,
        currency: CURRENCY,
        warehouse: recordId("warehouses", "CEN"),
        orderedOn: state === "draft" ? "" : day(-20 + index * 3),
        expectedOn: day(-6 + index * 5),
        state,
      });
    }),
    ...returned.map(({ code, supplier }, index) =>
      workRecord("returns", code, {
        item: recordId("stock_items", code),
        quantity: 1,
        reason: index % 2 === 0 ? "faulty" : "warranty",
        supplier,
        supplierReference: `R-${4410 + index * 7}`,
        openedOn: day(-25 + index * 6),
        state: (["closed", "credited", "sent", "opened"] as const)[index] ?? "opened",
      }),
    ),
  ];
}
