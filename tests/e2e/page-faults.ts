/** What is wrong with a page that anybody could see, or can't: axe's violations, what is cut off, what scrolls sideways. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

export const LOOKS = ["light", "dark", "dark-room"] as const;
export type Look = (typeof LOOKS)[number];

export const SIZES = [
  { width: 1280, height: 800 },
  { width: 820, height: 1180 },
] as const;
export type Size = (typeof SIZES)[number];

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Of axe. */
export const violations = async (at: Page): Promise<string[]> =>
  // The other mode opens a page of its own for each search: what it is for, frames of other sites, there is none of.
  (await new AxeBuilder({ page: at }).setLegacyMode(true).withTags(WCAG).analyze()).violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.target.join(" ")} ${node.any[0]?.message ?? ""}`).join("; ")}`,
  );

/** The looks differ in colours alone, which hang on a class: loading the page anew for each would show nothing else. */
export const turn = (at: Page, look: Look): Promise<void> =>
  at.evaluate(
    ([now, all]) => {
      document.documentElement.classList.remove(...all);
      document.documentElement.classList.add(now);
      for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
    },
    [look, LOOKS] as const,
  );

/**
 * What scrolls sideways, and controls whose own text does not fit into them or that stand beyond the window. `lists` = also in
 * lists, of which some have more columns than a narrow window has room for, and end a long text with an ellipsis.
 */
export const cutOff = (at: Page, { lists }: { lists: boolean }): Promise<string[]> =>
  at.evaluate((alsoLists) => {
    const scrolling = "[role=grid],[role=listbox],[role=tablist]";
    const boxes = [document.documentElement, ...document.querySelectorAll(`main${alsoLists ? `,${scrolling}` : ""}`)];
    const wide = boxes.filter((box) => box.scrollWidth > box.clientWidth + 1);
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      ((element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX)) ||
        scrolls(element.parentElement));
    const controls = [...document.querySelectorAll<HTMLElement>("button,a[href],select,[role=tab]")];
    const shown = controls.filter((control) => control.checkVisibility() && control.getClientRects().length > 0);
    const cut = shown.filter((control) => {
      const box = control.getBoundingClientRect();
      const skip = control.querySelector(".MuiBadge-badge") !== null || box.bottom < 0;
      if (skip || (!alsoLists && (control.closest("[role=grid]") || scrolls(control.parentElement)))) return false;
      const outside = box.left < -1 || box.right > innerWidth + 1;
      return outside || (control.tagName !== "SELECT" && control.scrollWidth > control.clientWidth + 1);
    });
    const cells = alsoLists ? [...document.querySelectorAll<HTMLElement>("[role=grid] [role=gridcell]")] : [];
    cut.push(...cells.filter((c) => c.scrollWidth > c.clientWidth + 1 || c.scrollHeight > c.clientHeight + 1));
    const results = [...document.querySelectorAll<HTMLElement>(".last-call")];
    cut.push(...results.filter((line) => line.clientWidth < 60 || line.scrollWidth > line.clientWidth + 1));
    return [
      ...wide.map((box) => `scrolls sideways: ${box.getAttribute("aria-label") ?? box.tagName}`),
      ...cut.map((control) => `cut off: ${control.outerHTML.slice(0, 160)}`),
    ];
  }, lists);

/** Texts that are the name of a text, `features.tickets`: nobody has written it. */
export const keysShown = (at: Page): Promise<string[]> =>
  at.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? "").trim();
      const isKey =
        /^[a-z][\w-]*(?:[.:][a-z][\w-]*)+$/i.test(text) && !/\.(?:com|test|json|zip|csv|pdf|png|txt)$/.test(text);
      if (isKey && node.parentElement?.checkVisibility({ visibilityProperty: true }))
        found.add(`no text but a key: ${text}`);
    }
    return [...found];
  });
