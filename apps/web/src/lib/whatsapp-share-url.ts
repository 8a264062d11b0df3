/** The address that opens WhatsApp with a text; without a number, the person chooses the chat. */
export const buildWhatsappShareUrl = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;
