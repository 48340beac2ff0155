/** A text that is shown this once, to be copied. */
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState } from "react";

export interface ShownOnceWords {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly copy: string;
  readonly copied: string;
  readonly done: string;
}

export interface ShownOnceProps {
  readonly titleId: string;
  readonly value: string;
  readonly words: ShownOnceWords;
  readonly onDone: () => void;
}

/** The inside of a dialog. */
export function ShownOnce({ titleId, value, words, onDone }: ShownOnceProps) {
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    void navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <>
      <DialogTitle id={titleId}>{words.title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ paddingBlockStart: 1 }}>
          <DialogContentText>{words.text}</DialogContentText>
          <TextField
            autoFocus
            label={words.label}
            value={value}
            slotProps={{ htmlInput: { readOnly: true, dir: "ltr", spellCheck: false } }}
            onFocus={(event) => event.target.select()}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={copy}>{copied ? words.copied : words.copy}</Button>
        <Button variant="contained" onClick={onDone}>
          {words.done}
        </Button>
      </DialogActions>
    </>
  );
}
