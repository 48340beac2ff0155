/** What a receiver counts, and when it last heard from whom. */
import type { Contact, Counters } from "../contracts/traffic";

const MAX_CONTACTS = 20_000;
/** Of accounts that the store has no site for: whoever makes them up must not take the room of the others. */
const MAX_STRANGERS = 2000;
const DAY_MS = 86_400_000;

export class Traffic {
  readonly counters: Counters = {
    framesTotal: 0,
    framesToday: 0,
    acks: 0,
    naks: 0,
    duhs: 0,
    drops: 0,
    repeats: 0,
    crcErrors: 0,
    undecryptable: 0,
    noiseClosed: 0,
    lostUnacknowledged: 0,
  };
  lastSignalAtMs = 0;
  private day = 0;
  private readonly known = new Map<string, Contact>();
  private readonly strangers = new Map<string, Contact>();

  /** `knows` = the store has a site for that account. */
  constructor(private readonly knows: (account: string) => boolean = () => true) {}

  countFrame(nowMs: number): void {
    const day = Math.floor(nowMs / DAY_MS);
    if (day !== this.day) {
      this.day = day;
      this.counters.framesToday = 0;
    }
    this.counters.framesTotal++;
    this.counters.framesToday++;
  }

  heard(contact: Contact): void {
    const isKnown = this.knows(contact.account);
    const contacts = isKnown ? this.known : this.strangers;
    const key = keyOf(contact);
    if (contacts.size < (isKnown ? MAX_CONTACTS : MAX_STRANGERS) || contacts.has(key)) contacts.set(key, contact);
  }

  /** Accounts heard since the last call, known ones first, at most `max`; the others come with the next one. */
  takeContacts(max: number): Contact[] {
    const taken: Contact[] = [];
    for (const contacts of [this.known, this.strangers]) {
      for (const [key, contact] of contacts) {
        if (taken.length >= max) break;
        contacts.delete(key);
        taken.push(contact);
      }
    }
    return taken;
  }

  /** Puts back what could not be handed on, unless something newer is known. */
  giveBack(contacts: readonly Contact[]): void {
    for (const contact of contacts) {
      const key = keyOf(contact);
      if (!this.known.has(key) && !this.strangers.has(key)) this.heard(contact);
    }
  }
}

const keyOf = ({ receiverNumber, prefix, account }: Contact): string => `${receiverNumber}/${prefix}/${account}`;
