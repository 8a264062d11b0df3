import type { SetConfig } from "../../settings/config.ts";

/** Configuration of the WhatsApp Cloud API. */
export interface WhatsAppConfig {
  readonly token: string;
  readonly phoneNumberId: string;
  /** Key of the webhook signatures. */
  readonly appSecret: string;
  /** Sent by Meta when the webhook's URL is registered. */
  readonly verifyToken: string;
  /** With the version, without a trailing slash. */
  readonly apiUrl: string;
  /** The approved template of the daily message; null if there is none. */
  readonly dailyTemplate: string | null;
  /** The number that people write to, for links; null if it is not known. */
  readonly displayNumber: string | null;
}

export const WHATSAPP_WEBHOOK_PATH = "/api/v1/whatsapp/webhook";
/** The latest version since 29 July 2026; each is supported for at least two years (developers.facebook.com/docs/graph-api/changelog). */
const GRAPH_API = "https://graph.facebook.com/v26.0";

/** Null if the channel is not configured; a partial configuration is refused earlier. */
export function readWhatsAppConfig(config: SetConfig): WhatsAppConfig | null {
  const { WHATSAPP_TOKEN, WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN } = config;
  if (!WHATSAPP_TOKEN || !WHATSAPP_PHONE_NUMBER_ID || !WHATSAPP_APP_SECRET || !WHATSAPP_VERIFY_TOKEN) return null;
  const access = {
    token: WHATSAPP_TOKEN,
    phoneNumberId: WHATSAPP_PHONE_NUMBER_ID,
    appSecret: WHATSAPP_APP_SECRET,
    verifyToken: WHATSAPP_VERIFY_TOKEN,
    displayNumber: null,
  };
  return buildWhatsAppConfig(access, config);
}

/** What an administrator enters, and what the server adds. */
export type WhatsAppAccess = Pick<
  WhatsAppConfig,
  "token" | "phoneNumberId" | "appSecret" | "verifyToken" | "displayNumber"
>;

/** Completes what was entered in the browser; a number of the environment takes precedence. */
export const buildWhatsAppConfig = (
  access: WhatsAppAccess,
  { WHATSAPP_API_URL: apiUrl = GRAPH_API, WHATSAPP_DAILY_TEMPLATE, CHAT_NUMBER }: SetConfig,
): WhatsAppConfig => ({
  ...access,
  displayNumber: CHAT_NUMBER ?? access.displayNumber,
  apiUrl: apiUrl.replace(/\/+$/, ""),
  dailyTemplate: WHATSAPP_DAILY_TEMPLATE ?? null,
});
