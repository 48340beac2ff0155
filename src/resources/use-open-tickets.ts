/** The tickets that wait for the signed-in person, asked when the screen becomes live and every two minutes while it is seen. */
import { useEffect, useState } from "react";
import { listRows } from "../sync/api";
import { type Assigned, lookForTickets, NO_TICKETS, type OpenTickets } from "./open-tickets";
import { useLive } from "./use-live";
import { useMe } from "./use-can";

const EVERY_MS = 120_000;

const ask = (user: string): Promise<OpenTickets> =>
  lookForTickets(user, (collection, query) => listRows<Assigned>(collection, query));

/** None until the answer is there, and where there is none. */
export function useOpenTickets(): OpenTickets {
  const { id } = useMe();
  const isLive = useLive().status === "live";
  const [found, setFound] = useState(NO_TICKETS);
  useEffect(() => {
    // Without a line they would hang, four a tab, where the browser has six lines for all that is asked.
    if (id === "" || !isLive) return;
    let left = false;
    const look = (): void => {
      if (document.visibilityState === "visible") void ask(id).then((tickets) => !left && setFound(tickets));
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      left = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [id, isLive]);
  return found;
}
