/** A page gone through by Tab alone: each stop is seen to have the focus and none holds it, and all that is pressed is reached. */
import type { Page } from "@playwright/test";

/** However many stops a page has: beyond, it is no page for a keyboard. */
const MOST_STOPS = 700;

/** The walk as it stands in the page. */
interface Walk {
  /** Looks at what has the focus now: false once it is back at the first stop. */
  readonly step: () => boolean;
  /** What was found on the way, and what was not come to; the focus is nowhere then. */
  readonly faults: () => string[];
}

/** What is pressed, and what arrows go through, of which one stop stands for all. */
const PRESSED =
  "a[href],button,input:not([type=hidden]),select,textarea,summary,[role=button],[role=tab],[role=option],[role=menuitem]," +
  "[role=checkbox],[role=radio],[role=switch],[role=slider],[tabindex]:not([tabindex='-1'])";
const BY_ARROWS =
  "[role=grid],[role=listbox],[role=tablist],[role=menu],[role=menubar],[role=toolbar],[role=radiogroup],[role=tree]";

/** What is wrong for whoever has a keyboard alone. */
export async function keyboardFaults(page: Page): Promise<string[]> {
  const walk = await page.evaluateHandle(beginWalk, [PRESSED, BY_ARROWS] as const);
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    // Held down, it goes on from stop to stop.
    await page.keyboard.down("Tab");
    if (!(await walk.evaluate((it) => it.step()))) break;
  }
  await page.keyboard.up("Tab");
  const found = await walk.evaluate((it) => it.faults());
  await walk.dispose();
  return found;
}

/** Runs in the page, and knows nothing outside itself. */
function beginWalk([pressed, byArrows]: readonly [string, string]): Walk {
  const found = new Set<string>();
  const stops: Element[] = [];
  let isRound = false;
  const nameOf = (element: Element): string => {
    const text = (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40);
    return `${element.tagName.toLowerCase()} ${text || element.outerHTML.slice(0, 100)}`;
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0 &&
    !element.matches(":disabled") &&
    !element.closest("[inert],[aria-hidden=true]");
  const all = (): Element[] => [...document.querySelectorAll(pressed)].filter(isShown);

  /** All by which the focus may be shown: of an element, of what it lies in and beside, and of what lies in it. */
  const ofOne = (element: Element, pseudo?: string): string => {
    const s = getComputedStyle(element, pseudo);
    if (pseudo && s.content === "none") return "";
    return [s.outline, s.boxShadow, s.backgroundColor, s.border, s.textDecorationLine, s.opacity].join();
  };
  const partsOf = (element: Element): Element[] => [
    element,
    ...[element.parentElement, element.parentElement?.parentElement].filter((one) => one instanceof Element),
    ...[...(element.parentElement?.children ?? [])].slice(0, 10),
    ...[...element.querySelectorAll("*")].slice(0, 40),
    ...element.querySelectorAll("[data-current]"),
  ];
  const looksOf = (parts: readonly Element[]): string =>
    parts.flatMap((one) => [ofOne(one), ofOne(one, "::before"), ofOne(one, "::after")]).join("\n");
  const hasOutline = (element: Element): boolean => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 1 && !outlineColor.endsWith(", 0)");
  };
  /** The last stop that had no outline of its own, with its looks while it had the focus. */
  let last: { element: Element; parts: readonly Element[]; looks: string } | undefined;
  const compareLast = (): void => {
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
    if (last?.element.isConnected && last.looks === looksOf(last.parts))
      found.add(`does not show that it has the focus: ${nameOf(last.element)}`);
    last = undefined;
  };

  /** Somewhere on it a press would be its own: nothing lies over all of it. */
  const isHidden = (element: Element): boolean => {
    const own = element.getBoundingClientRect();
    const shown =
      own.width < 3 || own.height < 3 ? (element.closest("label") ?? element.parentElement ?? element) : element;
    const box = shown.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    if (right - left < 1 || bottom - top < 1) return true;
    const at = [0.5, 0.1, 0.9].flatMap((x) =>
      [0.5, 0.1, 0.9].map((y) => [left + x * (right - left), top + y * (bottom - top)]),
    );
    return !at.some(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(x, y);
      return (
        hit !== null && (shown.contains(hit) || hit.contains(shown) || hit.closest("label")?.contains(element) === true)
      );
    });
  };

  const step = (): boolean => {
    const now = document.activeElement;
    if (now === null || now === document.body) {
      if (isRound) return false;
      isRound = true;
      return true;
    }
    if (stops[0] === now) return false;
    if (stops.includes(now)) {
      found.add(`holds the focus: ${nameOf(now)}`);
      return false;
    }
    stops.push(now);
    compareLast();
    if (!hasOutline(now)) {
      const parts = partsOf(now);
      last = { element: now, parts, looks: looksOf(parts) };
    }
    if (isHidden(now)) found.add(`has the focus where it can't be seen: ${nameOf(now)}`);
    return true;
  };

  const isReached = (element: Element): boolean => {
    if (stops.some((stop) => stop === element || element.contains(stop))) return true;
    if (element instanceof HTMLInputElement && element.type === "radio")
      return stops.some((stop) => stop instanceof HTMLInputElement && stop.name === element.name);
    // What opens the list of a field, which an arrow in the field does.
    const field = element.closest(".MuiAutocomplete-root")?.querySelector("[role=combobox]");
    if (field && stops.includes(field)) return true;
    for (let group = element.closest(byArrows); group; group = group.parentElement?.closest(byArrows) ?? null) {
      const whole = group;
      if (stops.some((stop) => whole.contains(stop) || stop.getAttribute("aria-controls") === whole.id)) return true;
    }
    return false;
  };
  /** What React was told to do at a press, and what looks as if it did something. */
  const hears = (element: Element): boolean => {
    const key = Object.keys(element).find((name) => name.startsWith("__reactProps$"));
    const props = key === undefined ? {} : (element as unknown as Record<string, { onClick?: unknown }>)[key];
    return typeof props?.onClick === "function";
  };
  const faults = (): string[] => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    compareLast();
    const controls = all();
    for (const element of controls) if (!isReached(element)) found.add(`not reached by Tab: ${nameOf(element)}`);
    for (const element of document.querySelectorAll("body *")) {
      if (!hears(element) || !isShown(element) || element.matches(`${pressed},label`)) continue;
      // A press on the ground around controls, and within what is a control itself.
      if (element.closest(`${pressed},${byArrows},label`) || element.querySelector(pressed)) continue;
      found.add(`hears a press and is no control: ${nameOf(element)}`);
    }
    if (stops.length === 0 && controls.length > 0) found.add("Tab comes to nothing");
    return [...found];
  };
  return { step, faults };
}
