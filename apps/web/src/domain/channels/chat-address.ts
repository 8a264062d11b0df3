import type { ChannelName, PublicConfig } from "@lagna/contract";

export const CHANNELS = ["whatsapp", "telegram"] as const satisfies readonly ChannelName[];

/** Where a chat opens that this server answers in; null where it does not, or was not told the chat's own address. */
export function chatAddress(channel: ChannelName, config: PublicConfig): string | null {
  if (config.channels[channel] === "off") return null;
  if (channel === "telegram")
    return config.telegram_bot_name && `https://t.me/${config.telegram_bot_name.replace(/^@/, "")}`;
  const number = config.chat_number?.replace(/\D/g, "");
  return number ? `https://wa.me/${number}` : null;
}

/** Where a chat opens with the message that links it written already. */
export function linkAddress(channel: ChannelName, config: PublicConfig, code: string): string | null {
  const chat = chatAddress(channel, config);
  if (chat === null) return null;
  // Telegram passes on letters, digits, "_" and "-", by a link to the bot's start alone.
  return channel === "telegram"
    ? `${chat}?start=link_${code.replace("-", "")}`
    : `${chat}?text=${encodeURIComponent(linkMessage(code))}`;
}

/** As the chat understands it in every language. */
export const linkMessage = (code: string): string => `Link ${code}`;
