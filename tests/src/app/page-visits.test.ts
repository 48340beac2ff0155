/** What is logged of a visit: the route, with its section and nothing else that stands in the address. */
import { expect, it } from "vitest";
import { visitedPath } from "../../../src/app/page-visits";

it.each<[string, string | undefined, string]>([
  ["/$role/signals/alarms", "operator", "/operator/signals/alarms"],
  ["/$role", "administrator", "/administrator"],
  ["/$role/", "administrator", "/administrator"],
  ["/$role/settings/$resource", "administrator", "/administrator/settings/$resource"],
  ["/$roles/x", "administrator", "/$roles/x"],
  ["/", undefined, "/"],
  ["/login", undefined, "/login"],
])("%s in the section %s is %s", (route, section, want) => expect(visitedPath(route, section)).toBe(want));
