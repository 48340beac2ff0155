/** Listens for the shell's keys on every page, and shows what they open. */
import { useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { ownAddress } from "../../resources/landing";
import { useSession } from "../../resources/use-session";
import { inDialog } from "../../ui/in-dialog";
import { KeysSheet, openKeysSheet } from "../../ui/keys-sheet";
import { useGeneralLines } from "./general-keys";
import { PLACES, shellCommand, type ShellCommand } from "./shell-keys";

const CommandPalette = lazy(async () => ({ default: (await import("./command-palette")).CommandPalette }));
const TYPING = 'input,textarea,select,[contenteditable="true"],[role="combobox"],[role="textbox"]';

const isTyping = ({ target, isComposing }: KeyboardEvent): boolean =>
  isComposing || (target instanceof Element && target.closest(TYPING) !== null);

/** `run` says whether the press was ours; then it is nobody else's, and no inspector opens. */
function useShellKeys(run: (command: ShellCommand) => boolean): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      const { key, code, ctrlKey, shiftKey, altKey, metaKey, repeat } = event;
      const press = { key, code, ctrlKey, shiftKey, altKey, metaKey, repeat, typing: isTyping(event) };
      const command = shellCommand(press);
      if (command !== null && latest.current(command)) event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

/** Around every signed-in page; draws only what is open. */
export function ShellShortcuts() {
  const { user } = useSession();
  const { history } = useRouter();
  const [palette, setPalette] = useState(false);
  const general = useGeneralLines();
  useShellKeys((command) => {
    // Only an open dialog is spoken to; the key is not the browser's there either.
    if (command === "help" || command === "palette") {
      if (inDialog()) return command === "palette";
      if (command === "help") openKeysSheet();
      else setPalette(true);
      return true;
    }
    // What is no page of his is not gone to, nor tried.
    const href = user ? ownAddress(user, PLACES[command]) : undefined;
    if (href === undefined) return false;
    // Through the history, where an unsaved form asks first.
    if (!inDialog()) history.push(href);
    return true;
  });
  return (
    <>
      <KeysSheet general={general} />
      {palette && (
        <Suspense fallback={null}>
          <CommandPalette onClose={() => setPalette(false)} />
        </Suspense>
      )}
    </>
  );
}
