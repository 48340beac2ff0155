/** The title of the window: '{page} | Watchdesk - Dashboard', with what waits in front of it. */
import { useEffect } from "react";
import { useTranslation } from "react-i18next";

let page = "";
let prefix = "";

function write(title: string): void {
  document.title = prefix === "" ? title : `${prefix} ${title}`;
}

/** Titles the window with a page's name. */
export function usePageTitle(name: string): void {
  const { t } = useTranslation("common");
  useEffect(() => {
    page = t("title", { page: name });
    write(page);
  }, [t, name]);
}

/** What stands before the title: the number of new alarms, seen while the window is behind others. "" = nothing. */
export function useTitlePrefix(text: string): void {
  useEffect(() => {
    prefix = text;
    write(page);
    return () => {
      prefix = "";
      write(page);
    };
  }, [text]);
}
