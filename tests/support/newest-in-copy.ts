/** How far the signals of a browser's copy have come; it runs in the page, so it stands on nothing around it. */

/** The highest number of a signal in the copy; 0 = there is no copy, or no signal in it. */
export async function newestInCopy(): Promise<number> {
  const { name = "" } = (await indexedDB.databases()).find((found) => found.name?.startsWith("watchdesk:")) ?? {};
  if (name === "") return 0;
  const database = await new Promise<IDBDatabase | undefined>((done) => {
    const opening = indexedDB.open(name);
    opening.addEventListener("success", () => done(opening.result));
    opening.addEventListener("error", () => done(undefined));
    opening.addEventListener("blocked", () => done(undefined));
  });
  if (!database?.objectStoreNames.contains("events")) {
    database?.close();
    return 0;
  }
  const seq = await new Promise<number>((done) => {
    const asked = database.transaction("events").objectStore("events").index("seq").openKeyCursor(null, "prev");
    asked.addEventListener("success", () => done(Number(asked.result?.key ?? 0)));
    asked.addEventListener("error", () => done(0));
  });
  database.close();
  return seq;
}
