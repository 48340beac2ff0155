/** Opens what a person has left half typed on this workstation, and takes its key away once nothing of it is left. */
import { hasTyped, typedText } from "./typed-text";
import { destroyVault, openVault } from "./vault";

let following = false;
/** Who is being let in, or is here: of two, the later one. */
let present = "";

/** Where nothing can be sealed, nothing is kept; true where something was and can't be read any more. */
export async function openTyped(owner: string): Promise<boolean> {
  if (!following) window.addEventListener("storage", ({ key }) => void (key !== null && typedText.follow(key)));
  following = true;
  present = owner;
  const vault = await openVault(owner, "typed");
  if (present !== owner) return false;
  return typedText.enter({ owner, vault: vault.ok ? vault.value : undefined, storage: localStorage });
}

/** His session is over here, and the page may stand for him still: what he typed is on the disk. */
export const settleTyped = (): Promise<void> => typedText.settle();

/** He has left: what he typed stays sealed for him alone; where there is nothing of the kind, no key stays either. */
export async function leaveTyped(owner: string): Promise<void> {
  if (present === owner) present = "";
  await typedText.settle();
  if (present === "") typedText.leave();
  if (!hasTyped(localStorage, owner)) await destroyVault(owner, "typed");
}
