/** The token table as CSS variables, so that anything may use a colour without asking React. */
import { SCHEMES, TOKENS, type PriorityName, type Scheme } from "./tokens";

/** The variable of a part of a priority's shape. */
export const priorityToken = (name: PriorityName, part: "fill" | "ink" | "outline"): string =>
  `var(--wd-${name}-${part})`;

function variablesOf(scheme: Scheme): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [name, value] of Object.entries(TOKENS[scheme])) {
    if (typeof value === "string") variables[`--wd-${name}`] = value;
    else for (const [part, colour] of Object.entries(value)) variables[`--wd-${name}-${part}`] = String(colour);
  }
  return variables;
}

/** Rules that set the variables by the scheme's class, on the root or on a part that is of another scheme. */
export const tokenRules: Record<string, Record<string, string>> = Object.fromEntries(
  SCHEMES.map((scheme) => [
    `.${scheme}`,
    { ...variablesOf(scheme), colorScheme: scheme === "light" ? "light" : "dark" },
  ]),
);
