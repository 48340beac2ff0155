/** Folders of the store's own files and what is in them: read from the disk by the store, the specification's file tree. */
import { CENTRE, right, SERVER_ONLY, SIGNED_IN } from "../access/rules";
import { defineCollection, json, text } from "./define";

const read = `${SIGNED_IN} && ${right("communicator.maintenance_backup.files_read")} && ${CENTRE}`;

export const communicatorFiles = defineCollection("communicator_files", {
  fields: {
    parendDirectory: text({ required: true, max: 200 }),
    /** The folder in it that this is about; empty for the topmost. */
    parendFileName: text({ max: 200 }),
    childFolder: json({ as: "words" }),
  },
  indexes: ["unique parendDirectory, parendFileName"],
  access: { ...SERVER_ONLY, list: read, view: read },
  offline: "none",
  list: { columns: ["parendDirectory", "parendFileName", "childFolder"], sort: "parendDirectory" },
  page: {
    feature: "communicator.maintenance_backup",
    path: "communicator/communicator_files",
    tabOf: "backups",
    title: ["parendDirectory", "parendFileName"],
    search: ["parendDirectory", "parendFileName"],
    form: [{ id: "general", fields: ["parendDirectory", "parendFileName", "childFolder"] }],
    rights: { read: ["files_read"] },
  },
});
