import { InlineKeyboard } from "grammy";
import type { ReadyMessage } from "../channel-jobs.ts";

/** Limit of the Bot API, in UTF-16 units. */
const MAX_CAPTION_LENGTH = 1024;

const WITHOUT_LINK_PREVIEW = { link_preview_options: { is_disabled: true } } as const;

/** Arguments of `sendMessage` for a message without a picture. */
export interface TelegramText {
  readonly text: string;
  readonly options: typeof WITHOUT_LINK_PREVIEW & { readonly reply_markup?: InlineKeyboard };
}

/** One button per row, so that long labels are readable. Buttons are identified by index, since callback data is limited to 64 bytes. */
const createKeyboard = (choices: readonly string[]): InlineKeyboard =>
  new InlineKeyboard(choices.map((choice, at) => [InlineKeyboard.text(choice, String(at))]));

export function formatForTelegram(message: Exclude<ReadyMessage, { kind: "picture" }>): TelegramText {
  if (message.kind === "link") {
    const { text, label, url } = message;
    // Telegram refuses buttons with URLs that are not public.
    if (!url.startsWith("https://")) return { text: `${text}\n\n${url}`, options: WITHOUT_LINK_PREVIEW };
    return { text, options: { ...WITHOUT_LINK_PREVIEW, reply_markup: new InlineKeyboard().url(label, url) } };
  }
  const { text, choices = [] } = message;
  if (choices.length === 0) return { text, options: WITHOUT_LINK_PREVIEW };
  return { text, options: { ...WITHOUT_LINK_PREVIEW, reply_markup: createKeyboard(choices) } };
}

export const truncateCaption = (caption: string): string => caption.slice(0, MAX_CAPTION_LENGTH);
