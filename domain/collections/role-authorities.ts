/** Roles: the authorities map of the specification and what the store derives from it. */
import { authority, CENTRE, right, SIGNED_IN } from "../access/rules";
import { bool, defineCollection, int, json, text } from "./define";

export const roleAuthorities = defineCollection("role_authorities", {
  fields: {
    name: text({ required: true, max: 40, pattern: "^[a-z][a-z0-9_]*$" }),
    title: text({ max: 80 }),
    authorities: json({ maxBytes: 200_000 }),
    /** Union of the map over its sections, kept by the store on every save; the rules use only this. */
    rights: json({ maxBytes: 200_000 }),
    /** Staff reach every site, or their dealer's; everybody else only his customers'. */
    staff: bool(),
    inactivityTimer: int({ min: 0, max: 1440 }),
    logoutTimer: int({ min: 0, max: 1440 }),
    maxSessions: int({ min: 0, max: 100 }),
    requireSecondFactor: bool(),
  },
  indexes: ["unique name"],
  access: authority("settings.authorities", {
    list: SIGNED_IN,
    view: SIGNED_IN,
    create: `${SIGNED_IN} && ${right("settings.authorities.update")} && ${CENTRE}`,
    delete: null,
  }),
  offline: "mirror",
  audited: true,
});
