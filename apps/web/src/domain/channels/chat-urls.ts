import type { ChannelName, PublicConfig } from "@lagna/contract";

export const CHANNELS = ["whatsapp", "telegram"] as const satisfies readonly ChannelName[];

/** URL of the chat with this server; null where the channel is off or its address is not configured. */
export function getChatUrl(channel: ChannelName, config: PublicConfig): string | null {
  if (config.channels[channel] === "off") return null;
  if (channel === "telegram")
    return config.telegram_bot_name && `https://t.me/${config.telegram_bot_name.replace(/^@/, "")}`;
  const number = config.chat_number?.replace(/\D/g, "");
  return number ? `https://wa.me/${number}` : null;
}

/** URL that opens the chat with the linking message already written. */
export function getLinkingUrl(channel: ChannelName, config: PublicConfig, code: string): string | null {
  const chat = getChatUrl(channel, config);
  if (chat === null) return null;
  // Telegram only passes parameters through a link to the bot's start command, and only letters, digits, "_" and "-".
  return channel === "telegram"
    ? `${chat}?start=link_${code.replace("-", "")}`
    : `${chat}?text=${encodeURIComponent(buildLinkMessage(code))}`;
}

/** The linking message, which the chat understands in every language. */
export const buildLinkMessage = (code: string): string => `Link ${code}`;
