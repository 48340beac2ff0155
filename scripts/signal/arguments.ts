/** Options of `npm run signal`: what each is called, what it wants, what it means. */
import { fail, ok, type Result } from "../../domain/result";
import { rawTokens, supervisionTokens } from "../../receiver/protocols/dc09/tokens";

export interface SignalArguments {
  readonly account: string;
  readonly event: string;
  readonly zone: string;
  readonly user: string;
  readonly partition: string;
  readonly cid: string;
  readonly qualifier: "E" | "R" | "P";
  readonly text: string;
  readonly key: string;
  readonly receiver: string;
  readonly prefix: string;
  /** Id token of the frame. */
  readonly token: string;
  readonly isUdp: boolean;
  readonly host: string;
  /** Data folder of the running product whose port is taken. */
  readonly data: string;
  /** null = the running product's. */
  readonly port: number | null;
  readonly count: number;
  /** Signals a second; 0 = as fast as they are acknowledged. */
  readonly rate: number;
  /** First sequence number; null = one that differs from run to run. */
  readonly sequence: number | null;
}

/** What `--protocol` may say: every token that the receiver takes. */
export const PROTOCOLS: readonly string[] = ["SIA-DCS", "ADM-CID", ...supervisionTokens, ...rawTokens].map((token) =>
  token.toLowerCase(),
);

export const USAGE = `npm run signal -- --account 1001 --event BA --zone 3

What is sent
  --account ACCOUNT    account of the panel (needed): 1 to 16 digits or letters, as receivers take it
                       from real panels; the standard knows 3 to 16 hex digits
  --event CODE         SIA code such as BA, FA, CL, OP          (sends SIA-DCS)
  --cid CODE           Contact ID code such as 130, 110, 401    (sends ADM-CID)
  --qualifier E|R|P    new, restore, still present              (with --cid; E)
  --zone N  --user N   what the number after the code is        (one of them with --cid)
  --partition N        area of the site                         (1)
  --text WORDS         description after the event              (with --event; or what is sent unread)
  --null               a supervision poll instead of an event   (sends NULL)
  --protocol NAME      says it by name: sia-dcs with --event, adm-cid with --cid, null and xnm for a poll,
                       or one whose content is kept unread, with that content as --text:
${inLines(PROTOCOLS.slice(4))}
  --receiver R  --prefix L   the R and L fields                 (none, 0)
  --sequence N         first sequence number 1-9999             (differs from run to run)
How it is sent
  --key KEY            AES key: 32, 48 or 64 hex digits, or 16, 24 or 32 characters
  --udp                a datagram instead of a TCP connection
  --host H  --port N   where to                                 (127.0.0.1, the running product's)
  --data DIR           data folder of the running product       (data)
  --count N            how many                                 (1)
  --rate N             how many a second                        (one after the other)
  --help               this text
`;

/** Names in lines that fit a terminal. */
function inLines(names: readonly string[]): string {
  const half = Math.ceil(names.length / 2);
  return [names.slice(0, half), names.slice(half)].map((line) => `                       ${line.join(" ")}`).join("\n");
}

const FLAGS = new Set(["null", "udp"]);
const VALUES = new Set(
  "account protocol event cid qualifier zone user partition text key receiver prefix sequence host data port count rate".split(
    " ",
  ),
);

/** Options and their values, as `--name value` or `--name=value`. */
function readPairs(args: readonly string[]): Result<Map<string, string>, string> {
  const pairs = new Map<string, string>();
  for (let at = 0; at < args.length; at++) {
    const [name = "", inline] = args[at]!.replace(/^--/, "").split(/=(.*)/s);
    // What stands behind a key may be the rest of it.
    if (!args[at]!.startsWith("--") && pairs.has("key"))
      return fail("a word stands alone; a key with spaces wants quotes");
    if (!args[at]!.startsWith("--")) return fail(`"${args[at]}" stands alone; options begin with --`);
    if (!FLAGS.has(name) && !VALUES.has(name)) return fail(`--${name} is not known`);
    if (pairs.has(name)) return fail(`--${name} stands there twice`);
    if (FLAGS.has(name) && inline !== undefined) return fail(`--${name} takes no value`);
    const value = FLAGS.has(name) ? "yes" : (inline ?? args[++at]);
    // A value that begins with two dashes can be given behind an equals sign.
    if (value === undefined || (inline === undefined && value.startsWith("--"))) return fail(`--${name} wants a value`);
    pairs.set(name, value);
  }
  return ok(pairs);
}

/** Token that the options ask for; "" where none of them says what is sent. */
function tokenAsked(pairs: ReadonlyMap<string, string>): string {
  if (pairs.has("protocol")) return pairs.get("protocol")!.toUpperCase();
  if (pairs.has("null")) return "NULL";
  if (pairs.has("cid")) return "ADM-CID";
  return pairs.has("event") ? "SIA-DCS" : "";
}

/** Option that says what a frame of this token holds; "" for a poll. */
function contentOf(token: string): "event" | "cid" | "text" | "" {
  if (token === "SIA-DCS") return "event";
  if (token === "ADM-CID") return "cid";
  return rawTokens.has(token) ? "text" : "";
}

/** What a frame of this kind can't carry would be left out in silence. */
function misplaced(has: (name: string) => boolean, token: string): string {
  if (has("protocol") && !PROTOCOLS.includes(token.toLowerCase())) {
    return `--protocol wants one of ${PROTOCOLS.join(", ")}, not "${token.toLowerCase()}"`;
  }
  if (token === "" || [has("event"), has("cid"), has("null")].filter(Boolean).length > 1) {
    return "say one of --event, --cid and --null, or --protocol";
  }
  const content = contentOf(token);
  const name = token.toLowerCase();
  if (content !== "" && !has(content)) return `--protocol ${name} wants --${content}`;
  const other = ["event", "cid", "null"].find((option) => has(option) && option !== content);
  const isPoll = content === "";
  if (other !== undefined && !(isPoll && other === "null" && token === "NULL")) {
    return `--${other} is not sent with --protocol ${name}`;
  }
  const ofEvent = ["zone", "user", "partition", "text", "qualifier"].find(
    (option) => has(option) && option !== content,
  );
  if (isPoll && ofEvent !== undefined)
    return `--${ofEvent} says something of an event, and --${asSaid(has, name)} sends none`;
  if (content === "text" && ofEvent !== undefined) return `--${ofEvent} is not sent with --protocol ${name}`;
  if (has("qualifier") && !has("cid")) return "--qualifier goes with --cid";
  if (has("text") && content === "cid") return "--text goes with --event";
  return has("cid") && has("zone") && has("user") ? "with --cid say --zone or --user, not both" : "";
}

const asSaid = (has: (name: string) => boolean, name: string): string => (has("null") ? "null" : `protocol ${name}`);

const CID_DIGITS = 3;

const SHAPES: Readonly<Record<string, { readonly shape: RegExp; readonly wants: string }>> = {
  account: { shape: /^[0-9A-Za-z]{1,16}$/, wants: "1 to 16 digits or letters" },
  event: { shape: /^[A-Z]{2}$/, wants: "two capital letters, such as BA" },
  cid: { shape: /^\d{3}$/, wants: "three digits, such as 130" },
  qualifier: { shape: /^[ERP]$/, wants: "E, R or P" },
  zone: { shape: /^[0-9A-F]{1,4}$/, wants: "up to four hex digits" },
  user: { shape: /^[0-9A-F]{1,4}$/, wants: "up to four hex digits" },
  partition: { shape: /^[0-9A-F]{1,2}$/, wants: "one or two hex digits" },
  text: { shape: /^[^^\r\n]{0,900}$/, wants: "up to 900 characters without ^ and line ends" },
  receiver: { shape: /^[0-9A-Fa-f]{1,6}$/, wants: "1 to 6 hex digits" },
  prefix: { shape: /^[0-9A-Fa-f]{1,6}$/, wants: "1 to 6 hex digits" },
  sequence: { shape: /^(?!0+$)\d{1,4}$/, wants: "a number from 1 to 9999" },
  host: { shape: /^\S+$/, wants: "an address or a name" },
  data: { shape: /./, wants: "a folder" },
  port: {
    shape: /^(?!0+$)([0-5]?\d{1,4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5])$/,
    wants: "a number from 1 to 65535",
  },
  count: { shape: /^[1-9]\d{0,6}$/, wants: "a whole number from 1 to 9999999" },
  rate: { shape: /^\d+(\.\d+)?$/, wants: "a number, 0 or more" },
};

/** Reads the command line; a fault is one sentence. */
export function parseArguments(args: readonly string[]): Result<SignalArguments, string> {
  const read = readPairs(args);
  if (!read.ok) return read;
  const pairs = read.value;
  for (const [name, value] of pairs) {
    const rule = SHAPES[name];
    if (rule && !rule.shape.test(value)) return fail(`--${name} wants ${rule.wants}, not "${value}"`);
  }
  const has = (name: string): boolean => pairs.has(name);
  const text = (name: string, otherwise = ""): string => pairs.get(name) ?? otherwise;
  if (!has("account")) return fail("--account is needed");
  const token = tokenAsked(pairs);
  const fault = misplaced(has, token);
  if (fault !== "") return fail(fault);
  if (has("cid") && text("zone", text("user")).length > CID_DIGITS) {
    return fail(`with --cid a zone or a user has up to three digits, not "${text("zone", text("user"))}"`);
  }
  return ok({
    account: text("account"),
    event: text("event"),
    zone: text("zone"),
    user: text("user"),
    partition: text("partition", "1"),
    cid: text("cid"),
    qualifier: text("qualifier", "E") as "E" | "R" | "P",
    text: text("text"),
    key: text("key"),
    receiver: text("receiver"),
    prefix: text("prefix", "0"),
    token,
    isUdp: has("udp"),
    host: text("host", "127.0.0.1"),
    data: text("data", "data"),
    port: has("port") ? Number(text("port")) : null,
    count: Number(text("count", "1")),
    rate: Number(text("rate", "0")),
    sequence: has("sequence") ? Number(text("sequence")) : null,
  });
}
