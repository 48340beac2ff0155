/** A photograph as it is kept: a square of the size that is shown, without what a camera writes into its files. */
import { AVATAR_DEFAULTS } from "../../ui/avatar-source";

const SIDE = Number.parseInt(AVATAR_DEFAULTS.variant, 10);

/** The middle of the picture; one that the browser can't read is sent as it is, and the store says what is wrong with it. */
export async function smallPicture(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file);
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = SIDE;
    const scale = Math.max(SIDE / picture.width, SIDE / picture.height);
    const [width, height] = [picture.width * scale, picture.height * scale];
    canvas.getContext("2d")?.drawImage(picture, (SIDE - width) / 2, (SIDE - height) / 2, width, height);
    picture.close();
    const quality = AVATAR_DEFAULTS.quality / 100;
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/webp", quality));
    // A browser that writes no WebP writes PNG.
    return blob ? new File([blob], `photo.${blob.type === "image/webp" ? "webp" : "png"}`, { type: blob.type }) : file;
  } catch {
    return file;
  }
}
