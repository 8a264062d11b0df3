import { saveFile } from "./save-file.ts";

/** Opens the device's share sheet with a picture; where there is none, the picture is downloaded. */
export async function sharePicture(name: string, picture: Blob): Promise<void> {
  const file = new File([picture], name, { type: "image/png" });
  const canShare = "canShare" in navigator && navigator.canShare({ files: [file] });
  if (!canShare) return saveFile(name, "image/png", picture);
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // The user closed the share sheet.
    if (error instanceof DOMException && error.name === "AbortError") return;
    saveFile(name, "image/png", picture);
  }
}
