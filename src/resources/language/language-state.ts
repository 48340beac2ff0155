/** Which language is being asked about or switched to, for the picker, the question and the address alike. */
import { proxy } from "valtio/vanilla";

export interface LanguageState {
  /** Its package is to be downloaded: the question stands. */
  asked: string | null;
  /** One is being switched to. */
  busy: boolean;
}

export const languageState = proxy<LanguageState>({ asked: null, busy: false });
