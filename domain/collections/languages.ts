/** The languages of the interface and their texts, as this centre has them; one without texts has not been downloaded. */
import { CENTRE, right, SERVER_ONLY, SIGNED_IN } from "../access/rules";
import { TEMPLATE_MOST_BYTES } from "../languages/template";
import { defineCollection, json, text } from "./define";

/** The one right that brings a language in (specification sections 5 and 6). */
export const DOWNLOAD_RIGHT = "miscellaneous.are_they_allowed_to_download_language_package.create";

const mayDownload = `${SIGNED_IN} && ${right(DOWNLOAD_RIGHT)} && ${CENTRE}`;

/** Fields of a language, here and in every package. */
const fields = {
  name: text({ required: true, max: 80 }),
  code: text({ required: true, max: 2, pattern: "^[a-z]{2}$" }),
  /** `namespace:path.to.key` -> text. */
  json_template: json({ maxBytes: TEMPLATE_MOST_BYTES }),
};

export const languages = defineCollection("languages", {
  fields,
  indexes: ["unique code"],
  access: {
    ...SERVER_ONLY,
    list: SIGNED_IN,
    view: SIGNED_IN,
    create: mayDownload,
    update: `${mayDownload} && @request.body.code:changed = false`,
  },
  offline: "none",
});

/** The packages that this installation can hand out: those that came with it. */
export const languagePackages = defineCollection("language_packages", {
  fields: {
    ...fields,
    /** Of the file it was filled from. */
    digest: text({ max: 64, hidden: true }),
  },
  indexes: ["unique code"],
  access: { ...SERVER_ONLY, list: mayDownload, view: mayDownload },
  offline: "none",
});
