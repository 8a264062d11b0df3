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
}

/** The latest version since 29 July 2026; each is supported for at least two years (developers.facebook.com/docs/graph-api/changelog). */
const GRAPH_API = "https://graph.facebook.com/v26.0";

/** Null if the channel is not configured; a partial configuration is refused earlier. */
export function readWhatsAppConfig(config: SetConfig): WhatsAppConfig | null {
  const { WHATSAPP_TOKEN, WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN } = config;
  if (!WHATSAPP_TOKEN || !WHATSAPP_PHONE_NUMBER_ID || !WHATSAPP_APP_SECRET || !WHATSAPP_VERIFY_TOKEN) return null;
  return {
    token: WHATSAPP_TOKEN,
    phoneNumberId: WHATSAPP_PHONE_NUMBER_ID,
    appSecret: WHATSAPP_APP_SECRET,
    verifyToken: WHATSAPP_VERIFY_TOKEN,
    apiUrl: (config.WHATSAPP_API_URL ?? GRAPH_API).replace(/\/+$/, ""),
    dailyTemplate: config.WHATSAPP_DAILY_TEMPLATE ?? null,
  };
}
