import type { Config } from "../../config.ts";

/** What a Telegram bot is reached by. */
export interface TelegramConfig {
  readonly token: string;
  /** What Telegram puts into a header of what it delivers. */
  readonly webhookSecret: string;
  /** Without a slash at its end. */
  readonly apiUrl: string;
  /** Where Telegram delivers; null where it cannot reach this server, and is asked for what came in. */
  readonly webhookUrl: string | null;
}

const BOT_API = "https://api.telegram.org";

/** Null where the channel is off; half of it set is refused before. */
export function telegramConfig(config: Config, publicUrl: string): TelegramConfig | null {
  const { TELEGRAM_BOT_TOKEN, TELEGRAM_WEBHOOK_SECRET } = config;
  if (!TELEGRAM_BOT_TOKEN || !TELEGRAM_WEBHOOK_SECRET) return null;
  return {
    token: TELEGRAM_BOT_TOKEN,
    webhookSecret: TELEGRAM_WEBHOOK_SECRET,
    apiUrl: (config.TELEGRAM_API_URL ?? BOT_API).replace(/\/+$/, ""),
    webhookUrl: publicUrl.startsWith("https://") ? `${publicUrl}/api/v1/telegram/webhook` : null,
  };
}
