/** What a receiver counts, and when it last heard from whom. */
import type { Contact, Counters } from "../contracts/traffic";

const MAX_CONTACTS = 20_000;
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
  private readonly contacts = new Map<string, Contact>();

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
    const key = `${contact.receiverNumber}/${contact.prefix}/${contact.account}`;
    if (this.contacts.size < MAX_CONTACTS || this.contacts.has(key)) this.contacts.set(key, contact);
  }

  /** Accounts heard since the last call, at most `max`; the others come with the next one. */
  takeContacts(max: number): Contact[] {
    const taken: Contact[] = [];
    for (const [key, contact] of this.contacts) {
      if (taken.length >= max) break;
      this.contacts.delete(key);
      taken.push(contact);
    }
    return taken;
  }

  /** Puts back what could not be handed on, unless something newer is known. */
  giveBack(contacts: readonly Contact[]): void {
    for (const contact of contacts) {
      const key = `${contact.receiverNumber}/${contact.prefix}/${contact.account}`;
      if (!this.contacts.has(key)) this.contacts.set(key, contact);
    }
  }
}
