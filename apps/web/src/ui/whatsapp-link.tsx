import { buildWhatsappShareUrl } from "../lib/whatsapp-share-url.ts";
import { buttonClass } from "./button.tsx";

/** Opens WhatsApp, or its website, with a text to send; the person chooses the chat there. */
export const WhatsappLink = ({ text, label }: { text: string; label: string }) => (
  <a href={buildWhatsappShareUrl(text)} target="_blank" rel="noreferrer" className={buttonClass("secondary")}>
    {label}
  </a>
);
