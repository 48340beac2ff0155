/** How large a thing is for whoever has to hit it: its box and what else of the screen answers for it. */
import type { Page } from "@playwright/test";

/** What is pressed; rows that open something are among it. */
const PRESSED = [
  "a[href]",
  "button",
  "input:not([type=hidden])",
  "select",
  "textarea",
  "summary",
  "[role=button]",
  "[role=tab]",
  "[role=option]",
  "[role=menuitem]",
  "[role=menuitemradio]",
  "[role=switch]",
  "[role=checkbox]",
  "[role=radio]",
].join(",");

export interface HitRule {
  readonly leastPx: number;
  /** Rows are measured too, by their height. */
  readonly rowPx: number;
}

/** What is smaller, as `width x height name`; what can't be reached where it stands is brought into view first. */
export const tooSmall = (page: Page, rule: HitRule): Promise<string[]> =>
  page.evaluate(
    ({ pressed, leastPx, rowPx }) => {
      const ROUNDING_PX = 0.5;
      /** Is the point the element's, or its label's? */
      const answers = (element: Element, x: number, y: number): boolean => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.closest("label")?.contains(element) === true);
      };
      /** How far the element answers from its middle, in both directions of an axis. */
      const reach = (element: Element, [x, y]: [number, number], [dx, dy]: [number, number]): number => {
        const far = (sign: number): number => {
          let step = 0;
          while (step < leastPx && answers(element, x + sign * dx * (step + 1), y + sign * dy * (step + 1))) step += 1;
          return step;
        };
        return far(1) + far(-1) + 1;
      };
      const isShown = (element: Element): boolean => {
        const { width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        return (
          seen &&
          width > 1 &&
          height > 1 &&
          style.pointerEvents !== "none" &&
          !element.closest("[aria-hidden=true],[inert]")
        );
      };
      const middleOf = (element: Element): [number, number] => {
        const box = element.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];
      };
      /** Does something lie over its upper or lower edge, or has its list scrolled that out of sight? */
      const isCut = (element: Element, x: number): boolean => {
        const { top, bottom } = element.getBoundingClientRect();
        return [top + 1, bottom - 1].some((y) => !element.contains(document.elementFromPoint(x, y)));
      };
      const nameOf = (element: Element): string =>
        (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40) ||
        element.outerHTML.slice(0, 80);
      const faults: string[] = [];
      const modal = [...document.querySelectorAll("[role=dialog],[role=menu]")].at(-1);
      for (const element of (modal ?? document).querySelectorAll(pressed)) {
        if (!isShown(element)) continue;
        // The skip link stands above the page until it has the focus.
        if (element.getBoundingClientRect().bottom <= 0) continue;
        // With all that answers for it: a tick with its cell.
        const whole = element.closest("label,[role=row]") ?? element;
        if (!answers(element, ...middleOf(element)) || isCut(whole, middleOf(element)[0]))
          whole.scrollIntoView({ block: "nearest", inline: "nearest" });
        const { width, height } = element.getBoundingClientRect();
        if (width >= leastPx - ROUNDING_PX && height >= leastPx - ROUNDING_PX) continue;
        const at = middleOf(element);
        if (!answers(element, ...at)) {
          faults.push(`covered: ${nameOf(element)}`);
          continue;
        }
        const wide = Math.max(width, reach(element, at, [1, 0]));
        const high = Math.max(height, reach(element, at, [0, 1]));
        // A tick is as high as its row.
        const leastHighPx = element.matches("[role=grid] [type=checkbox]") ? Math.min(leastPx, rowPx) : leastPx;
        if (wide < leastPx - ROUNDING_PX || high < leastHighPx - ROUNDING_PX)
          faults.push(`${Math.round(wide)} x ${Math.round(high)} ${nameOf(element)}`);
      }
      for (const row of (modal ?? document).querySelectorAll("[role=grid] [role=row]")) {
        if (getComputedStyle(row).cursor !== "pointer" || !isShown(row)) continue;
        const { height } = row.getBoundingClientRect();
        if (height < rowPx - ROUNDING_PX) faults.push(`row of ${height}: ${nameOf(row)}`);
      }
      return [...new Set(faults)];
    },
    { pressed: PRESSED, ...rule },
  );
