/** Puts the number of unclaimed alarms before the document's title, whoever sets the title. */
import { useEffect } from "react";
import { titled } from "./policy";

/** Keeps the number there while the page stands. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const apply = (): void => {
      const wanted = titled(document.title, count);
      if (document.title !== wanted) document.title = wanted;
    };
    apply();
    const observer = new MutationObserver(apply);
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [count]);
  useEffect(
    () => () => {
      document.title = titled(document.title, 0);
    },
    [],
  );
}
