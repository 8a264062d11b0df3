/** Where people write to the astrologer; each can be switched off alone. */
export const CHANNELS = ["whatsapp", "telegram"] as const;
export type ChannelName = (typeof CHANNELS)[number];

/** What somebody sent, whatever it was sent by. Of pictures and voices only that they came: nobody here looks or listens. */
export type InboundContent =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "photo" }
  | { readonly kind: "voice" }
  | { readonly kind: "other" };

/** The one message that every channel makes of its own. */
export interface Inbound {
  readonly channel: ChannelName;
  /** The channel's own, the same however often it is delivered. */
  readonly messageId: string;
  readonly from: {
    /** The channel's own id of a person; a telephone number may be unknown. */
    readonly id: string;
    /** What the channel called them by before, where it changes its ids: who was known by that is the same person. */
    readonly formerId?: string | undefined;
    /** As they call themselves there; "" where nothing is told. */
    readonly name: string;
    /** The language of their app (BCP 47); null where the channel does not tell it. */
    readonly language: string | null;
  };
  /** ISO 8601 in UTC. */
  readonly sentAt: string;
  /** Of two that were sent in the same second, the lower one came first, where the channel counts; otherwise the one that came in first. */
  readonly sequence?: number | undefined;
  readonly content: InboundContent;
}

const MOST_OF_NAME = 120;
/** What joins and parts letters of Indian scripts is not to be seen, and is part of them. */
const UNSEEN = /(?![\u200C\u200D])\p{Cf}/gu;
/** A name as somebody wrote it themselves: without what no database keeps, no line shows, or turns a line round. */
export function nameIn(text: string): string {
  const name = text
    .replaceAll(/\p{Cc}/gu, " ")
    .replaceAll(UNSEEN, "")
    .trim()
    .slice(0, MOST_OF_NAME)
    // Where a pair was cut.
    .replace(/[\uD800-\uDBFF]$/u, "");
  return /[^\s\u200C\u200D]/u.test(name) ? name.toWellFormed() : "";
}

/** Words as somebody wrote them, in their lines: without what no database keeps. */
export const wordsIn = (text: string): string => text.replaceAll(/(?![\n\t])\p{Cc}/gu, " ").toWellFormed();
