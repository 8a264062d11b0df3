import { InlineKeyboard } from "grammy";
import type { Ready } from "../work.ts";

/** Limit of the Bot API, in UTF-16 units. */
const MOST_OF_CAPTION = 1024;

const QUIET_LINKS = { link_preview_options: { is_disabled: true } } as const;

/** A message without a picture as `sendMessage` takes it. */
export interface TelegramText {
  readonly text: string;
  readonly options: typeof QUIET_LINKS & { readonly reply_markup?: InlineKeyboard };
}

/** One under the other, so that a long one can be read; each is known by its place, for what a press sends back has 64 bytes. */
const keyboardOf = (choices: readonly string[]): InlineKeyboard =>
  new InlineKeyboard(choices.map((choice, at) => [InlineKeyboard.text(choice, String(at))]));

export function presentToTelegram(message: Exclude<Ready, { kind: "picture" }>): TelegramText {
  if (message.kind === "link") {
    const { text, label, url } = message;
    // An address that only this machine reaches is refused on a button.
    if (!url.startsWith("https://")) return { text: `${text}\n\n${url}`, options: QUIET_LINKS };
    return { text, options: { ...QUIET_LINKS, reply_markup: new InlineKeyboard().url(label, url) } };
  }
  const { text, choices = [] } = message;
  if (choices.length === 0) return { text, options: QUIET_LINKS };
  return { text, options: { ...QUIET_LINKS, reply_markup: keyboardOf(choices) } };
}

export const captionOf = (caption: string): string => caption.slice(0, MOST_OF_CAPTION);
