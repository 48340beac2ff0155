/** What `npm run gallery` leaves: a page of all pictures side by side, and lines that name each fault. */

/** @typedef {{ look: string, direction: string, width: number, path: string, name: string, faults: readonly string[] }} Seen */

export const DIRECTIONS = ["ltr", "rtl"];

/** @param {Pick<Seen, "look" | "direction" | "width">} seen */
const folderOf = ({ look, direction, width }) => `${look}-${direction}-${width}`;

/** @param {string} text */
const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Each fault with its page and combination, and last how many were seen. @param {readonly Seen[]} seen */
export function closingLines(seen) {
  const faults = seen.flatMap((one) => one.faults.map((fault) => `✗ ${one.path}, ${folderOf(one)}: ${fault}`));
  const pages = new Set(seen.map(({ name }) => name)).size;
  const bad = seen.filter(({ faults: own }) => own.length > 0).length;
  return [...faults, `${pages} pages seen in ${seen.length} views, ${bad} with faults (${faults.length})`];
}

/** @param {Seen} seen */
const figure = (seen) =>
  `<figure><a href="${folderOf(seen)}/${seen.name}.png"><img loading="lazy" width="${
    seen.width > 1000 ? 480 : 280
  }" src="${folderOf(seen)}/${seen.name}.png" alt=""></a><figcaption>${folderOf(seen)}${seen.faults
    .map((fault) => `<p class="fault">${escaped(fault)}</p>`)
    .join("")}</figcaption></figure>`;

/** The page, a row for each page of the product. @param {readonly Seen[]} seen */
export function pageOf(seen) {
  const names = [...new Set(seen.map(({ name }) => name))];
  const rows = names.map((name) => {
    const own = seen.filter((one) => one.name === name);
    return `<section id="${escaped(name)}"><h2>${escaped(own[0]?.path ?? "")}</h2><div>${own.map(figure).join("")}</div></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Watchdesk, every page</title><style>
body { font: 14px system-ui; margin: 16px } section > div { display: flex; overflow-x: auto; gap: 12px }
figure { margin: 0 } img { border: 1px solid #bbb } .fault { color: #b00; max-width: 280px; overflow-wrap: anywhere }
</style><h1>Every page</h1>${rows.join("")}</html>
`;
}
