/** A portrait; a smiley where there is none, or where it can't be had. */
import Box from "@mui/material/Box";
import { useState } from "react";
import { AVATAR_DEFAULTS, avatarSource, SMILEY, type AvatarInputs } from "./avatar-source";

export interface AvatarProps extends AvatarInputs {
  /** Opens files that not everybody may see. */
  readonly token?: string;
  /** In CSS pixels. */
  readonly size?: number;
}

/** The picture, round. */
export function Avatar({ token = "", size = 40, alt = AVATAR_DEFAULTS.alt, ...inputs }: AvatarProps) {
  const source = avatarSource(inputs, token);
  const [failed, setFailed] = useState("");
  return (
    <Box
      component="img"
      src={failed === source ? SMILEY : source}
      alt={alt}
      width={size}
      height={size}
      data-testid="avatar"
      onError={() => setFailed(source)}
      sx={{ borderRadius: "50%", objectFit: "cover", flex: "none", backgroundColor: "var(--wd-raised)" }}
    />
  );
}
