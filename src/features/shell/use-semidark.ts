/** Dark menu and header beside a light page, for who wants them. */
import { useScheme } from "../../ui/theme/use-theme-choice";
import { usePreferences } from "../../ui/use-preferences";

/** The class of what is dark then; nothing where all is dark. */
export function useSemidark(): string | undefined {
  const scheme = useScheme();
  return usePreferences().semidark && scheme === "light" ? "dark" : undefined;
}
