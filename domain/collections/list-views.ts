/** How somebody likes a list: columns, their order and width, filters and order, under a name. His own alone. */
import { SIGNED_IN } from "../access/rules";
import { defineCollection, json, relation, text } from "./define";

const own = `${SIGNED_IN} && user = @request.auth.id`;
const stays = `${own} && (@request.body.user:isset = false || @request.body.user = @request.auth.id)`;

export const listViews = defineCollection("list_views", {
  fields: {
    user: relation("users", { required: true }),
    /** Which list: the collection's name, or a page's own. */
    list: text({ required: true, max: 60 }),
    /** `""` is the one a list opens with. */
    name: text({ max: 60 }),
    view: json({ required: true, maxBytes: 16_384 }),
  },
  indexes: ["unique user, list, name"],
  access: { list: own, view: own, create: own, update: stays, delete: own },
  offline: "mirror",
});
