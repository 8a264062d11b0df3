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
  /** For links to the bot; null if it is not known. */
  readonly botName: string | null;
}

export const TELEGRAM_WEBHOOK_PATH = "/api/v1/telegram/webhook";
const BOT_API = "https://api.telegram.org";

/** Null if the channel is not configured; a partial configuration is refused earlier. */
export function readTelegramConfig(config: SetConfig, publicUrl: string): TelegramConfig | null {
  const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_WEBHOOK_SECRET: webhookSecret } = config;
  if (!token || !webhookSecret) return null;
  return buildTelegramConfig({ token, webhookSecret, botName: null }, config, publicUrl);
}

/** What an administrator enters, and what the server adds. */
export type TelegramAccess = Pick<TelegramConfig, "token" | "webhookSecret" | "botName">;

/** Completes what was entered in the browser; a name of the environment takes precedence. */
export const buildTelegramConfig = (
  access: TelegramAccess,
  { TELEGRAM_API_URL: apiUrl = BOT_API, TELEGRAM_BOT_NAME }: SetConfig,
  publicUrl: string,
): TelegramConfig => ({
  ...access,
  botName: TELEGRAM_BOT_NAME ?? access.botName,
  apiUrl: apiUrl.replace(/\/+$/, ""),
  webhookUrl: publicUrl.startsWith("https://") ? `${publicUrl}${TELEGRAM_WEBHOOK_PATH}` : null,
});
