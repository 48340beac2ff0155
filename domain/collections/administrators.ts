/** Administrators: which person, which tickets. */
import { authority, CENTRE, right, SIGNED_IN } from "../access/rules";
import { defineCollection, relation } from "./define";

const read = `${SIGNED_IN} && (user = @request.auth.id || (${right("user.users.read")} && ${CENTRE}))`;

export const administrators = defineCollection("administrators", {
  fields: {
    user: relation("users", { required: true }),
    /** Kept by the store: open tickets that he sees to. */
    assigned_tickets: relation("tickets", { many: true }),
  },
  indexes: ["unique user"],
  access: authority("user.users", { list: read, view: read, delete: null }),
  offline: "none",
  audited: true,
});
