/** Records of receivers, back-ups, reports and dealers for the access matrix, and a harmless change of each. */

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { RETENTION_KINDS } from "../../domain/collections/retention-rules";
import type { RowKind } from "./matrix-world";
import type { TestStore } from "./store";

interface Centre {
  readonly store: TestStore;
  readonly dealer: string;
  /** A signal that no site has. */
  readonly unplaced: () => Record<string, unknown>;
}

type Make = (collection: string, body: Record<string, unknown>) => Promise<string>;

let number = 0;
const unique = (): number => (number += 1);
const now = (): string => new Date().toISOString();

const row = (collection: string, body: RowKind["body"], change: Record<string, unknown>): RowKind => ({
  collection,
  body,
  change,
});

/** The records that have to be there first, or that take the place of another. */
function makers(make: Make, store: TestStore) {
  const line = (): Promise<string> => make("receivers", { code: `r${unique()}` });
  const preset = (): Promise<string> =>
    make("report_presets", { name: `P${unique()}`, report: "site_statistics", active: true });
  const newDealer = (): Promise<string> =>
    make("installers_accounts", { code: `D${unique()}`, company: "D", state: "active" });
  let turn = 0;
  // Each kind has its rule: another one of it takes the place of the first.
  const retention = async () => {
    turn += 1;
    const kind = RETENTION_KINDS[turn % RETENTION_KINDS.length];
    const rules = store.client().collection("retention_rules");
    await rules.delete((await rules.getFirstListItem(`kind = "${kind}"`)).id);
    return { kind, keepDays: 100 };
  };
  // The store keeps no record of an archive that is not there.
  const archive = async () => {
    const name = `b${unique()}.zip`;
    await mkdir(join(store.dir, "backups"), { recursive: true });
    await writeFile(join(store.dir, "backups", name), "");
    return { name };
  };
  return { line, preset, newDealer, retention, archive };
}

/** The rows by name. */
export async function createCentreRows(
  make: Make,
  { store, dealer, unplaced }: Centre,
): Promise<Record<string, RowKind>> {
  const { line, preset, newDealer, retention, archive } = makers(make, store);
  const stranger = await make("events", {
    ...unplaced(),
    account: `u${unique()}`,
    decisionRule: "unknown_account",
  });
  return {
    login_log: row("login_log", () => ({ at: now(), what: "sign_in" }), { reason: "x" }),
    installer_technicians: row("installer_technicians", () => ({ dealer, name: "T" }), { notes: "n" }),
    dealer_settings: {
      ...row("dealer_settings", async () => ({ dealer: await newDealer() }), { senderName: "S" }),
      existing: await make("dealer_settings", { dealer }),
    },
    communicators: row("communicators", () => ({ commId: 1000 + unique(), nodeId: `n${unique()}` }), { name: "N" }),
    communicator_settings: row("communicator_settings", () => ({ montime: 1 }), { notes: "n" }),
    receiver_status_log: row(
      "receiver_status_log",
      async () => ({ at: now(), receiver: await line(), state: "silent" }),
      {
        reason: "x",
      },
    ),
    receiver_line_cards: row("receiver_line_cards", () => ({ receiverNumber: "1", lineCardNumber: String(unique()) }), {
      name: "N",
    }),
    communicator_files: row("communicator_files", () => ({ parendDirectory: `/${unique()}` }), {
      parendFileName: "x",
    }),
    backups: row("backups", archive, { notes: "n" }),
    retention_rules: row("retention_rules", retention, { keepDays: 200 }),
    legal_holds: row("legal_holds", () => ({ kind: "report_runs", reason: "Court" }), { reference: "1" }),
    report_presets: row("report_presets", () => ({ name: `P${unique()}`, report: "site_statistics" }), {
      paper: "a4",
    }),
    report_schedules: row(
      "report_schedules",
      async () => ({ preset: await preset(), cadence: "daily", time: "07:00", format: "pdf" }),
      { time: "08:00" },
    ),
    report_runs: row("report_runs", () => ({ at: now(), state: "made" }), { reason: "x" }),
    exports: row("exports", () => ({ at: now(), kind: "invoices", format: "csv", state: "made" }), { rows: 3 }),
    unknown_signals: { ...row("unknown_signals", () => ({}), {}), existing: stranger },
  };
}
