/** In place of a page that could not be shown: its part is not there, or it threw. */
import { BrokenPage } from "../features/shell/message-pages";
import { LostPartPage } from "../features/shell/lost-part-page";
import { isLostPart } from "../lib/lost-part";

/** The router shows it. */
export const PageError = ({ error }: { readonly error: unknown }) =>
  isLostPart(error) ? <LostPartPage /> : <BrokenPage />;
