/** The store is killed while people are invited and use their links: each link is used up with what it is for, or is still good. */

import { afterAll, expect, it } from "vitest";
import { addPerson, person, roleId, type Person } from "../support/people";
import { startStore, type Answer, type TestStore } from "../support/store";
import { withinLimit } from "../support/within-limit";
import { tell, times } from "./campaign";
import { countOf, cutOff, rowsIn, type Ask } from "./mid-act";
import { chooseSeed, seededRandom } from "./room-under-fire";

const KILLS = times(3);
const NEW = "chosen-by-the-link";

interface Invited {
  readonly id: string;
  readonly link: string;
}
type Row = Readonly<Record<string, unknown>>;

let store: TestStore;
let administrator: Person;
let role: string;

afterAll(() => store?.stop());

const post = <T>(path: string, body: object, token = ""): Promise<Answer<T>> =>
  store.request<T>("POST", path, { body, token });
const invite = (body: object) => post<Invited>("/api/watchdesk/invitations", body, administrator.token);
const use = (token: string) =>
  post("/api/collections/users/confirm-password-reset", { token, password: NEW, passwordConfirm: NEW });
const signInAs = async (identity: string): Promise<number> =>
  (await withinLimit(() => post("/api/collections/users/auth-with-password", { identity, password: NEW }))).status;

/** Somebody is asked in, by somebody or by himself: his account and its line are there, or neither. */
interface Coming {
  readonly email: string;
  readonly ask: Ask<unknown>;
  readonly action: "invite" | "access_asked";
}

const comings = (kill: number): Coming[] => [
  ...[1, 2, 3].map((one): Coming => {
    const email = `new-${kill}-${one}@watchdesk.test`;
    return { email, ask: () => invite({ email, name: "New", role }), action: "invite" };
  }),
  ...[1, 2].map((one): Coming => {
    const email = `asks-${kill}-${one}@watchdesk.test`;
    return { email, ask: () => post("/api/watchdesk/signup", { email, name: "Asks" }), action: "access_asked" };
  }),
];

const linesAbout = (lines: readonly Row[], { email, action }: Coming): number =>
  lines.filter((line) => line["action"] === action && (line["after"] as Row | null)?.["email"] === email).length;

/** What is wrong with them: an account without its line or a line without it, one twice, or one that was lost. */
function faultsOfComing([people, lines]: readonly (readonly Row[])[], coming: Coming, isYes: boolean): string[] {
  const there = [countOf(people ?? [], { email: coming.email }), linesAbout(lines ?? [], coming)].join(" ");
  return there === "1 1" || (there === "0 0" && !isYes) ? [] : [`${coming.action}: ${there}, yes: ${isYes}`];
}

/** A person with a link, and a session of before that its use ends. */
interface Linked {
  readonly who: Person;
  readonly token: string;
}

async function linked(): Promise<Linked> {
  const who = await person(store, "operator");
  const { body } = await invite({ user: who.id });
  return { who, token: body.link.split("/").pop() ?? "" };
}

/** Used up: the new password opens, the sessions of before are gone, one line; or none of it, and the link is still good. */
async function faultsOfLink({ who, token }: Linked, isYes: boolean): Promise<string[]> {
  const states = async () => [
    await signInAs(who.email),
    countOf(await rowsIn(store, "session_control"), { id: who.session.sessionId }),
    countOf(await rowsIn(store, "audit_log"), { recordId: who.id, action: "password_reset" }),
  ];
  const first = (await states()).join(" ");
  const isUsed = first === "200 0 1";
  const isGood = first === "400 1 0" && !isYes;
  if (!isUsed && !isGood) return [`a link, yes: ${isYes}: ${first}`];
  const statuses = (await Promise.all([use(token), use(token)])).map(({ status }) => status).sort((a, b) => a - b);
  const second = (await states()).join(" ");
  const isOnce = statuses.join(" ") === (isUsed ? "400 400" : "204 400");
  return isOnce && second === "200 0 1" ? [] : [`a link again, used: ${isUsed}: ${statuses.join(" ")}, ${second}`];
}

it("has each account with its line, and each link used up with its password, once", async () => {
  const random = seededRandom(chooseSeed());
  store = await startStore();
  administrator = await person(store, "administrator");
  role = await roleId(store, "operator");
  await addPerson(store, "operator");
  const [settings] = await store.client().collection("program_settings").getFullList();
  await store
    .client()
    .collection("program_settings")
    .update(settings?.id ?? "", { signupOpen: true });
  const books = () => Promise.all([rowsIn(store, "users"), rowsIn(store, "audit_log")]);
  const faults: string[] = [];
  let [yes, cut] = [0, 0];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const links = [await linked(), await linked(), await linked()];
    const coming = comings(kill);
    // Some of each before the kill: in an order of its own each time.
    const acts = [
      ...coming.map(({ ask }) => ask),
      ...links.map(
        ({ token }) =>
          () =>
            use(token),
      ),
    ];
    const order = acts.map((_, at) => ({ at, place: random() })).sort((a, b) => a.place - b.place);
    const asks = order.map(({ at }) => acts[at] as Ask<unknown>);
    const answers = await cutOff(store, asks, Math.floor(random() * asks.length));
    const isYes = (act: number): boolean => (answers[order.findIndex(({ at }) => at === act)]?.status ?? 500) < 300;
    yes += acts.filter((_, at) => isYes(at)).length;
    cut += answers.filter((answer) => answer === null).length;
    const after = await books();
    faults.push(...coming.flatMap((one, at) => faultsOfComing(after, one, isYes(at))));
    for (const [at, one] of links.entries()) faults.push(...(await faultsOfLink(one, isYes(coming.length + at))));
    const again = await Promise.all([...coming, ...coming].map(({ ask }) => ask()));
    faults.push(...again.filter(({ status }) => status >= 500).map((answer) => JSON.stringify(answer)));
    const end = await books();
    faults.push(...coming.flatMap((one) => faultsOfComing(end, one, true)));
  }
  tell(`${KILLS} kills of the store in the middle of invitations`, { yes, cut, faults: faults.length });
  expect(faults).toEqual([]);
  expect(Math.min(yes, cut)).toBeGreaterThan(0);
});
