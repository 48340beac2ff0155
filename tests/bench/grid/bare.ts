/**
 * The least that a list of 100,000 rows of text costs the browser on this machine: the grid's measures and its kind of text, and a
 * script that fills two hundred cells with `textContent` again and marks the row one stands on. What the product draws is read beside it.
 */
import type { Browser, Page } from "@playwright/test";

const ROWS = 100_000;
const ROW_PX = 36;
/** As many as the live list shows, with their widths. */
const WIDTHS_PX = [92, 170, 60, 200, 72, 110, 64, 200, 120, 150];

const STYLE = `
  body { margin: 0; font: 13px Roboto, sans-serif; }
  .list { block-size: 900px; overflow: auto; position: relative; contain: strict; }
  .row { position: absolute; inset-block-start: 0; inset-inline: 0; block-size: ${ROW_PX}px; display: grid;
    grid-template-columns: ${WIDTHS_PX.map((px) => `${px}px`).join(" ")}; align-items: center; border-block-end: 1px solid #ccc; }
  .row.on { background: #dde6f0; }
  .cell { padding-inline: 8px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-inline-size: 0; }
`;

interface Measures {
  readonly rows: number;
  readonly rowPx: number;
  readonly cells: number;
}

/** Runs in the page: as many rows as fit stay, and are filled anew as they go from one end to the other. */
function fill({ rows, rowPx, cells }: Measures): void {
  const list = document.querySelector<HTMLElement>(".list");
  if (!list) throw new Error("the page has no list");
  const all = list.appendChild(document.createElement("div"));
  all.style.blockSize = `${rows * rowPx}px`;
  const drawn = Math.ceil(list.clientHeight / rowPx) + 2;
  const lines = Array.from({ length: drawn }, () => {
    const row = all.appendChild(document.createElement("div"));
    row.className = "row";
    for (let at = 0; at < cells; at += 1) row.appendChild(document.createElement("div")).className = "cell";
    return { row, shows: -1 };
  });
  let [on, words] = [0, "of North Depot"];
  const draw = (): void => {
    const first = Math.floor(list.scrollTop / rowPx);
    for (let index = first; index < first + drawn; index += 1) {
      const line = lines[index % drawn];
      line?.row.classList.toggle("on", index === on);
      if (!line || line.shows === index) continue;
      line.shows = index;
      line.row.style.transform = `translateY(${index * rowPx}px)`;
      [...line.row.children].forEach((cell, at) => (cell.textContent = `Site ${index * 7 + at} ${words}`));
    }
  };
  const stand = (index: number): void => {
    on = Math.max(0, index);
    const [above, below] = [list.scrollTop - on * rowPx, (on + 1) * rowPx - list.clientHeight - list.scrollTop];
    if (above > 0 || below > 0) list.scrollTop += above > 0 ? -above : below;
    draw();
  };
  const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, PageDown: drawn - 3, Home: -rows };
  list.addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    stand(on + step);
  });
  list.addEventListener("click", ({ clientY }) =>
    stand(Math.floor((clientY - all.getBoundingClientRect().top) / rowPx)),
  );
  document.querySelector("input")?.addEventListener("input", ({ target }) => {
    words = `of North Depot ${(target as HTMLInputElement).value}`;
    for (const line of lines) line.shows = -1;
    draw();
  });
  list.addEventListener("scroll", draw, { passive: true });
  draw();
}

const BODY = '<input type="search" aria-label="Text"><div class="list" role="grid" tabindex="0"></div>';

/** The page, with its list drawn. */
export async function openBare(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1360, height: 900 } });
  await page.setContent(`<!doctype html><style>${STYLE}</style>${BODY}`);
  await page.evaluate(fill, { rows: ROWS, rowPx: ROW_PX, cells: WIDTHS_PX.length });
  return page;
}
