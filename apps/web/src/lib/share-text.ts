import { copyText } from "./copy-text.ts";

/** Offers a text to the device's messengers; where there is no share sheet, copies it. "closed": the person chose none. */
export async function shareText(text: string): Promise<"shared" | "closed" | "copied" | "failed"> {
  // Absent in insecure contexts and in some browsers of desktops, which the type does not say.
  if ((navigator.share as typeof navigator.share | undefined) !== undefined) {
    try {
      await navigator.share({ text });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "closed";
    }
  }
  return (await copyText(text)) ? "copied" : "failed";
}
