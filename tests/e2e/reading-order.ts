/** Whether Latin text of a page that runs from right to left still reads from left to right. */
import type { Page } from "@playwright/test";

/**
 * Texts whose last sign stands before their first letter: a full stop that went to the other end, a bracket, the plus of a
 * telephone number. Texts with letters of both directions are left out: where they begin is a matter of their own.
 */
export const turnedRound = (at: Page): Promise<string[]> =>
  at.evaluate(() => {
    const rectOf = (node: Node, from: number, to: number): DOMRect => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return range.getBoundingClientRect();
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? "";
      const start = text.search(/[\p{L}\p{N}+(]/u);
      const end = text.trimEnd().length;
      const visible = node.parentElement?.checkVisibility({ visibilityProperty: true }) ?? false;
      const isMixed = /\p{Script=Arabic}/u.test(text) || !/[A-Za-z0-9]/.test(text);
      if (start < 0 || end - start < 3 || isMixed || !visible) continue;
      const [first, last] = [rectOf(node, start, start + 1), rectOf(node, end - 1, end)];
      const oneLine = Math.abs(first.top - last.top) < first.height / 2;
      if (oneLine && first.width > 0 && last.width > 0 && last.left < first.left) found.push(`turned round: ${text}`);
    }
    return [...new Set(found)];
  });
