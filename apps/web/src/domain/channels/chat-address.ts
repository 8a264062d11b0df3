import type { ChannelName, PublicConfig } from "@lagna/contract";

/** Where a chat opens that this server answers in; null where it does not, or was not told the chat's own address. */
export function chatAddress(channel: ChannelName, config: PublicConfig): string | null {
  if (config.channels[channel] === "off") return null;
  if (channel === "telegram")
    return config.telegram_bot_name && `https://t.me/${config.telegram_bot_name.replace(/^@/, "")}`;
  const number = config.chat_number?.replace(/\D/g, "");
  return number ? `https://wa.me/${number}` : null;
}
