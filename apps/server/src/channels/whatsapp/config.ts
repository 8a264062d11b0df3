import type { Config } from "../../config.ts";

/** What the WhatsApp Cloud API is reached by. */
export interface WhatsAppConfig {
  readonly token: string;
  readonly phoneNumberId: string;
  /** What webhooks are signed with. */
  readonly appSecret: string;
  /** What Meta shows when a webhook's address is entered. */
  readonly verifyToken: string;
  /** With the version, without a slash at its end. */
  readonly apiUrl: string;
}

/** The newest version there is since 29 July 2026; each is served for two years at the least (developers.facebook.com/docs/graph-api/changelog). */
const GRAPH_API = "https://graph.facebook.com/v26.0";

/** Null where the channel is off; half of it set is refused before. */
export function whatsAppConfig(config: Config): WhatsAppConfig | null {
  const { WHATSAPP_TOKEN, WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN } = config;
  if (!WHATSAPP_TOKEN || !WHATSAPP_PHONE_NUMBER_ID || !WHATSAPP_APP_SECRET || !WHATSAPP_VERIFY_TOKEN) return null;
  return {
    token: WHATSAPP_TOKEN,
    phoneNumberId: WHATSAPP_PHONE_NUMBER_ID,
    appSecret: WHATSAPP_APP_SECRET,
    verifyToken: WHATSAPP_VERIFY_TOKEN,
    apiUrl: (config.WHATSAPP_API_URL ?? GRAPH_API).replace(/\/+$/, ""),
  };
}
