/** What stands above a list where its records are made in a way of their own. */
import { InviteAct } from "./invite-act";
import { MakersAct } from "./makers-act";
import { NewKeyAct } from "./new-key-act";

interface ListActsProps {
  /** Of the collection. */
  readonly name: string;
  readonly onMade: (id: string) => void;
}

/** Nothing for most. */
export function ListActs({ name, onMade }: ListActsProps) {
  if (name === "api_keys") return <NewKeyAct onMade={onMade} />;
  if (name === "product_tickets") return <MakersAct />;
  return name === "users" ? <InviteAct onMade={onMade} /> : null;
}
