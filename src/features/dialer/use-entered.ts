/** Under which signal a call from here stands among the site's or the customer's: said before it is made. */
import { useEffect, useState } from "react";
import { EVENT_ORIGINS, type DialData } from "../../../domain/telephone/dial";
import { readFirst } from "../../sync/api";

interface Settings {
  readonly telephone_called?: string;
}

/** The first record's `telephone_called`; "" where the call is none, or it can't be read now: the server has it then. */
export function useEntered(initatedFrom: string, data: DialData | null): string {
  const [signal, setSignal] = useState("");
  const isEvent = data !== null && EVENT_ORIGINS.includes(initatedFrom);
  useEffect(() => {
    let isHere = true;
    readFirst<Settings>("advancedSettingsInfo").then(
      ({ telephone_called }) => isHere && setSignal(telephone_called ?? ""),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return isEvent ? signal : "";
}
