import type { ChannelStates, PublicConfig } from "@lagna/contract";
import type { Config } from "../../settings/config.ts";

export interface PublicChannels {
  readonly states: ChannelStates;
  /** For links to the channels; null if it is not known. */
  readonly chatNumber: string | null;
  readonly telegramBotName: string | null;
}

/** Lists each field explicitly, so that new configuration fields are not public until they are added here. */
export function presentPublicConfig(config: Config, channels: PublicChannels, astrologer: string): PublicConfig {
  return {
    product: "Lagna",
    public_url: config.PUBLIC_URL ?? null,
    support_email: config.SUPPORT_EMAIL ?? null,
    chat_number: channels.chatNumber,
    telegram_bot_name: channels.telegramBotName,
    channels: channels.states,
    access_approval: config.ACCESS_APPROVAL,
    session_timeout_ms: config.SESSION_TIMEOUT_MS,
    google_client_id: config.GOOGLE_CLIENT_ID ?? null,
    firebase: presentFirebase(config),
    // Always available: without SMTP, mails are written to the outbox folder.
    magic_link: true,
    try_without_account: config.TRY_WITHOUT_ACCOUNT === "on",
    records: config.FIRESTORE_ENABLED ? "firestore" : "server",
    astrologer,
  };
}

function presentFirebase(config: Config): PublicConfig["firebase"] {
  if (!config.FIREBASE_ENABLED) return null;
  return {
    // Not a secret: a Firebase web key only identifies the project; security rules protect it.
    api_key: config.FIREBASE_API_KEY ?? "",
    auth_domain: config.FIREBASE_AUTH_DOMAIN ?? "",
    project_id: config.FIREBASE_PROJECT_ID ?? "",
    app_id: config.FIREBASE_APP_ID ?? "",
    emulator_host: config.FIREBASE_AUTH_EMULATOR_HOST ?? null,
    force_redirect: config.FIREBASE_FORCE_REDIRECT,
  };
}
