/** It was done; read aloud. */
import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";

/** The sentence. */
export function Done({ text }: { readonly text: string }) {
  return (
    <Stack direction="row" role="status" spacing={1.5} sx={{ alignItems: "flex-start" }}>
      <CheckCircleOutlined aria-hidden sx={{ color: "text.secondary" }} />
      <Typography>{text}</Typography>
    </Stack>
  );
}
