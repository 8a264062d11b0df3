/** Channels in which people can write to the astrologer; each can be switched off. */
export const CHANNELS = ["whatsapp", "telegram"] as const;
export type ChannelName = (typeof CHANNELS)[number];

/** Content of a received message, independent of the channel. Pictures and voice messages are only noted, not processed. */
export type InboundContent =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "photo" }
  | { readonly kind: "voice" }
  | { readonly kind: "other" };

/** The common format into which every channel converts its messages. */
export interface InboundMessage {
  readonly channel: ChannelName;
  /** The channel's id, the same in repeated deliveries. */
  readonly messageId: string;
  readonly from: {
    /** The channel's id of the person; the telephone number may be unknown. */
    readonly id: string;
    /** The person's earlier id, if the channel changed it. */
    readonly formerId?: string | undefined;
    /** Their display name in the channel; "" if unknown. */
    readonly name: string;
    /** The language of their app (BCP 47); null if the channel does not provide it. */
    readonly language: string | null;
  };
  /** ISO 8601 in UTC. */
  readonly sentAt: string;
  /** Orders messages sent in the same second, if the channel numbers them; otherwise the order of arrival counts. */
  readonly sequence?: number | undefined;
  readonly content: InboundContent;
}

const MAX_NAME_LENGTH = 120;
/** Format characters except the joiners (ZWJ, ZWNJ), which belong to Indian scripts. */
const INVISIBLE_CHARACTERS = /(?![\u200C\u200D])\p{Cf}/gu;
/** Removes control characters, invisible characters and text direction marks from a display name. */
export function cleanName(text: string): string {
  const name = text
    .replaceAll(/\p{Cc}/gu, " ")
    .replaceAll(INVISIBLE_CHARACTERS, "")
    .trim()
    .slice(0, MAX_NAME_LENGTH)
    // A surrogate pair may have been cut in half.
    .replace(/[\uD800-\uDBFF]$/u, "");
  return /[^\s\u200C\u200D]/u.test(name) ? name.toWellFormed() : "";
}

/** Removes control characters from a text, which databases reject, but keeps line breaks. */
export const cleanText = (text: string): string => text.replaceAll(/(?![\n\t])\p{Cc}/gu, " ").toWellFormed();
