/** Where a portrait is to be had (specification, section 5, avatar source). */

export interface AvatarInputs {
  /** Name of the file in its record, or an address of its own; "" = none. */
  readonly src?: string;
  readonly collectionName?: string;
  readonly id?: string;
  /** Size of the picture that is asked for. */
  readonly variant?: string;
  /** Of 100. */
  readonly quality?: number;
  readonly alt?: string;
}

/** Specification, sections 3 and 9. */
export const AVATAR_DEFAULTS = { variant: "200x200", quality: 70, alt: "Avatar" } as const;

/** Of whoever has none, and where one can't be had. */
export const SMILEY = "/icons/smiley.svg";

const FILES = "/api/files/";

/** Its path among the files of the store, without a slash before it. */
export const filePath = ({ src = "", collectionName = "", id = "" }: AvatarInputs): string =>
  [collectionName, id, src.trim().replace(/^\/+/, "")]
    .map((part) => encodeURIComponent(part))
    .join("/")
    .replace(/^\/+/, "");

/** The address; `token` opens files that not everybody may see. */
export function avatarSource(inputs: AvatarInputs, token = ""): string {
  const { src = "", variant = AVATAR_DEFAULTS.variant, quality = AVATAR_DEFAULTS.quality } = inputs;
  if (src.trim() === "") return SMILEY;
  if (src.includes("http")) return src;
  const query = new URLSearchParams({ thumb: variant, quality: String(quality), ...(token === "" ? {} : { token }) });
  return `${FILES}${filePath(inputs)}?${query.toString()}`;
}
