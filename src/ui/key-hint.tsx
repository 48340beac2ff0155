/** The key of an act, beside its name. */
import Box from "@mui/material/Box";

/** For the eye only: the control itself carries `aria-keyshortcuts`. Not shown where there are only fingers. */
export function KeyHint({ keys }: { keys: string }) {
  return (
    <Box
      component="kbd"
      aria-hidden
      sx={{
        fontFamily: "inherit",
        fontSize: 11,
        lineHeight: "16px",
        minWidth: 18,
        paddingInline: "4px",
        textAlign: "center",
        borderRadius: "3px",
        border: "1px solid currentColor",
        opacity: 0.8,
        marginInlineStart: 1,
        whiteSpace: "nowrap",
        "@media (hover: none)": { display: "none" },
      }}
    >
      {keys}
    </Box>
  );
}
