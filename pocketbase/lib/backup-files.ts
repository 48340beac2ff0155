/** Records beside the archives in the store's folder of backups, and the tree of its files: both are read from the disk. */
import { storeDate } from "../../domain/signals/store-date";
import { jsonRowsOf, type PbApp } from "./pb";

interface Archive {
  readonly name: string;
  readonly size: number;
  readonly madeAt: string;
}

function archivesOf(app: PbApp): readonly Archive[] {
  const files = app.newBackupsFilesystem();
  try {
    return files.list("").map(({ key, size, modTime }) => ({
      name: key.slice(0, 200),
      size,
      madeAt: storeDate(modTime.unixMilli()),
    }));
  } finally {
    files.close();
  }
}

/** What is there has a record, what is gone has none any more. */
export function syncBackups(app: PbApp): void {
  const found = new Map(archivesOf(app).map((one) => [one.name, one]));
  const rows = jsonRowsOf<Archive & { id: string }>(app, "SELECT id, name, size, madeAt FROM backups", {
    columns: ["id", "name", "size", "madeAt"],
  });
  const known = new Map(rows.map((row) => [row.name, row]));
  const gone = rows.filter(({ name }) => !found.has(name)).map(({ id }) => id);
  for (const record of app.findRecordsByIds("backups", gone)) app.delete(record);
  for (const archive of found.values()) {
    const row = known.get(archive.name);
    if (row && row.size === archive.size && row.madeAt === archive.madeAt) continue;
    const [old] = row ? app.findRecordsByIds("backups", [row.id]) : [];
    const record = old ?? new Record(app.findCachedCollectionByNameOrId("backups"));
    record.load({ ...archive });
    // Another file under the same name was looked at by nobody.
    if (old) record.load({ verified: false, verifiedAt: "" });
    app.save(record);
  }
}

/** Names of a folder are for people: more than these nobody reads through. */
const NAMES_MOST = 100;

function namesIn(folder: string): readonly string[] {
  try {
    return $os.readDir(folder).map((entry) => entry.name().slice(0, 60));
  } catch {
    // A folder that is not there yet has nothing in it.
    return [];
  }
}

/** The topmost folder, and those in it. */
export function readTree(app: PbApp): void {
  const top = app.dataDir();
  const collection = app.findCachedCollectionByNameOrId("communicator_files");
  const folders = ["", ...["backups", "storage"].filter((name) => namesIn(top).includes(name))];
  for (const name of folders) {
    const children = namesIn(name === "" ? top : `${top}/${name}`).slice(0, NAMES_MOST);
    const where = { parendDirectory: top.slice(-200), parendFileName: name };
    const filter = "parendDirectory = {:parendDirectory} && parendFileName = {:parendFileName}";
    const [old] = app.findRecordsByFilter("communicator_files", filter, "", 1, 0, where);
    const record = old ?? new Record(collection, where);
    const childFolder = JSON.stringify(children);
    if (old && old.getString("childFolder") === childFolder) continue;
    record.set("childFolder", childFolder);
    app.save(record);
  }
}
