/** Height of a row of the queue: taller for a finger than for a pointer. */
import useMediaQuery from "@mui/material/useMediaQuery";

/** Rows hold two lines. */
export const useRowHeight = (): number => (useMediaQuery("(pointer: coarse)") ? 60 : 52);
