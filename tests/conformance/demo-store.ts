/** A store with the demo room in it, and the built app, for what a person finds on each page. */
import { execFile } from "node:child_process";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { ALL_AUTHORITIES, toMap, type Section } from "../../domain/access/authorities";
import { addPerson, PASSWORD, serviceToken } from "../support/people";
import { freshDirectory } from "../support/receiver";
import { addShift, bindToShifts } from "../support/shifts";
// @ts-expect-error -- plain JavaScript, checked with the scripts
import { setup } from "../support/store-setup.mjs";
import { startStore, type TestStore } from "../support/store";

/** The machine may be busy with other suites: the seed is allowed to wait for them. */
const SEED_MS = 300_000;

/** Starts it, and seeds it as `npm start` does. */
export async function startDemoStore(): Promise<TestStore> {
  await setup();
  const app = freshDirectory("app");
  await cp("dist", app, { recursive: true });
  const store = await startStore({ flags: [`--publicDir=${app}`, "--indexFallback=true"] });
  const signIns = join(freshDirectory("seed"), "sign-in.txt");
  const args = ["scripts/run.mjs", "scripts/seed/main.ts", "--store", store.url, "--sign-in", signIns, "--small"];
  const env = {
    ...process.env,
    WATCHDESK_SUPERUSER_EMAIL: store.superuser.email,
    WATCHDESK_SUPERUSER_PASSWORD: store.superuser.password,
  };
  await promisify(execFile)(process.execPath, args, { env, timeout: SEED_MS });
  await addReceivers(store);
  return store;
}

/** What comes of a service that runs and of a centre that has settled in: the seed has none. */
async function addReceivers(store: TestStore): Promise<void> {
  await beat(store);
  const cards = store.client().collection("receiver_line_cards");
  await cards.create({ receiverNumber: "1", lineCardNumber: "1", name: "IP line" });
  const preset = { name: "Sites of the month", report: "site_statistics", active: true };
  await store.client().collection("report_presets").create(preset);
  await store.client().backups.create("whole.zip");
  await store.client().crons.run("watchdesk_upkeep");
}

/** A receiver says that it takes signals; a service that says nothing for a while is not shown as heard. */
export async function beat(store: TestStore): Promise<void> {
  const counts = { framesToday: 7, crcErrors: 0, undelivered: 0 };
  const line = { id: "r1", engineType: "dc09", state: "listening", port: 1, lastSignalAt: "", ...counts };
  const body = { spool: "s1", receivers: [line] };
  await store.request("POST", "/api/watchdesk/heartbeat", { token: await serviceToken(store), body });
}

/** Somebody with every right of a section, as a role may have them: what its menu has at most. */
export async function addWhole(store: TestStore, section: Section): Promise<{ email: string; password: string }> {
  const roles = store.client().collection("role_authorities");
  const own = await roles.getFirstListItem<{ staff: boolean }>(`name = "${section}"`);
  const name = `whole_${section}`;
  const authorities = { [section]: toMap(ALL_AUTHORITIES), help: true, product_support: true };
  await roles.create({ name, staff: own.staff, authorities, inactivityTimer: 0, logoutTimer: 0 });
  const { id, email } = await addPerson(store, name);
  if (section === "operator") {
    const operator = await bindToShifts(store, id);
    await store.client().collection("operators").update(operator, { can_login_outside_shift: true });
    await addShift(store, operator, [-1, 1]);
  }
  return { email, password: PASSWORD };
}
