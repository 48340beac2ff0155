/** An item of a menu that can't be chosen: its reason describes it, and it is no part of its name. */
import MenuList from "@mui/material/MenuList";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { WHY_MENU_LIST, WhyMenuItem } from "../../../src/ui/why-menu-item";

const markup = (why: string): string =>
  renderToStaticMarkup(
    <MenuList {...WHY_MENU_LIST}>
      <WhyMenuItem why={why} onChoose={() => undefined}>
        Delete
      </WhyMenuItem>
    </MenuList>,
  );

it("is described by the reason, which nobody reads as a part of its name", () => {
  const html = markup("No connection.");
  const [, id = "none"] = /<li[^>]* aria-describedby="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`<span id="${id}" hidden="">No connection.</span>`);
  expect(html).toMatch(/<li[^>]* aria-disabled="true"/);
  expect(html).not.toMatch(/title=|aria-label=/);
});

it("says nothing where it can be chosen", () => {
  expect(markup("")).not.toMatch(/aria-describedby|aria-disabled|hidden/);
});
