/** Runs a hook with its effects where there is no page: react is given an empty one, and the hook draws nothing on it. */
import { createElement, type FunctionComponent } from "react";
import { vi } from "vitest";

/** A hook that runs. */
export interface Running<P, A> {
  /** What it said last, and all that it has said, in order. */
  readonly said: () => A;
  readonly all: readonly A[];
  readonly ask: (props: P) => void;
  readonly end: () => void;
}

const nothing = (): void => undefined;

/** As much of a page as react asks for where nothing is drawn. */
function emptyPage(): HTMLElement {
  const document = { nodeType: 9, documentElement: { lang: "en" }, activeElement: null, addEventListener: nothing };
  vi.stubGlobal("document", document);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("HTMLIFrameElement", class {});
  const methods = { addEventListener: nothing, removeEventListener: nothing };
  return { nodeType: 1, nodeName: "DIV", tagName: "DIV", ownerDocument: document, ...methods } as never;
}

/** Begins to run it; `ask` gives it other arguments. */
export async function runHook<P extends object, A>(use: (props: P) => A, props: P): Promise<Running<P, A>> {
  const page = emptyPage();
  const { createRoot } = await import("react-dom/client");
  const all: A[] = [];
  const Hook: FunctionComponent<P> = (given) => {
    all.push(use(given));
    return null;
  };
  const root = createRoot(page);
  const ask = (given: P): void => root.render(createElement(Hook, given));
  ask(props);
  return { said: () => all.at(-1) as A, all, ask, end: () => root.unmount() };
}
