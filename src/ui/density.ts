/** How large things are: by pointer or by finger. */
import useMediaQuery from "@mui/material/useMediaQuery";

/** A finger, or a tablet with one. */
export const COARSE = "@media (pointer: coarse)";

/** Where nobody has keys at hand: what a key would do is not written on the screen. */
export const TOUCH = "@media (hover: none), (pointer: coarse)";

/** A tablet on end or less. */
export const TIGHT = "@media (max-width: 999.95px)";

/** Sizes in CSS pixels. */
export interface Density {
  readonly coarse: boolean;
  readonly rowHeight: number;
  readonly controlHeight: number;
}

const POINTER: Density = { coarse: false, rowHeight: 36, controlHeight: 36 };
const FINGER: Density = { coarse: true, rowHeight: 48, controlHeight: 44 };

/** The density of this screen. */
export const useDensity = (): Density => (useMediaQuery("(pointer: coarse)") ? FINGER : POINTER);

/** Where a list leaves out what its record shows, rather than scroll sideways. */
export const useTight = (): boolean => useMediaQuery(TIGHT);
