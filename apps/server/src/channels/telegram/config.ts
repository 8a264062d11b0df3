import type { SetConfig } from "../../settings/config.ts";

/** Configuration of the Telegram bot. */
export interface TelegramConfig {
  readonly token: string;
  /** Sent by Telegram in a header of each webhook request. */
  readonly webhookSecret: string;
  /** Without a slash at its end. */
  readonly apiUrl: string;
  /** URL of the webhook; null if Telegram cannot reach this server, which polls for updates then. */
  readonly webhookUrl: string | null;
}

const BOT_API = "https://api.telegram.org";

/** Null if the channel is not configured; a partial configuration is refused earlier. */
export function readTelegramConfig(config: SetConfig, publicUrl: string): TelegramConfig | null {
  const { TELEGRAM_BOT_TOKEN, TELEGRAM_WEBHOOK_SECRET } = config;
  if (!TELEGRAM_BOT_TOKEN || !TELEGRAM_WEBHOOK_SECRET) return null;
  return {
    token: TELEGRAM_BOT_TOKEN,
    webhookSecret: TELEGRAM_WEBHOOK_SECRET,
    apiUrl: (config.TELEGRAM_API_URL ?? BOT_API).replace(/\/+$/, ""),
    webhookUrl: publicUrl.startsWith("https://") ? `${publicUrl}/api/v1/telegram/webhook` : null,
  };
}
