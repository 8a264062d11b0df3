import { randomBytes } from "node:crypto";
import type { SettingSource } from "@lagna/contract";
import { z } from "zod";
import type { Actor } from "../modules/audit/service.ts";
import type { ServerSettings, StoredSetting } from "../modules/server-settings/service.ts";
import type { SetConfig } from "../settings/config.ts";
import type { ChannelName } from "./inbound-message.ts";
import {
  buildTelegramConfig,
  readTelegramConfig,
  type TelegramAccess,
  type TelegramConfig,
} from "./telegram/config.ts";
import {
  buildWhatsAppConfig,
  readWhatsAppConfig,
  type WhatsAppAccess,
  type WhatsAppConfig,
} from "./whatsapp/config.ts";

/** Null for a channel that is off. */
export interface ChannelConfigs {
  readonly telegram: TelegramConfig | null;
  readonly whatsapp: WhatsAppConfig | null;
}

export interface ChannelSettingsParts {
  readonly config: SetConfig;
  readonly publicUrl: string;
  readonly settings: ServerSettings;
}

const telegramAccessSchema = z.object({
  token: z.string(),
  webhookSecret: z.string(),
  botName: z.string().nullable(),
}) satisfies z.ZodType<TelegramAccess>;
const whatsAppAccessSchema = z.object({
  token: z.string(),
  phoneNumberId: z.string(),
  appSecret: z.string(),
  verifyToken: z.string(),
  displayNumber: z.string().nullable(),
}) satisfies z.ZodType<WhatsAppAccess>;

/** The names under which the channels' settings are stored. */
const SETTING_NAMES = { telegram: "telegram", whatsapp: "whatsapp" } as const satisfies Record<ChannelName, string>;
const SOURCES = { set: "browser", absent: "none", unreadable: "unreadable" } as const satisfies Record<
  StoredSetting["state"],
  SettingSource
>;
const SECRET_BYTES = 24;

/** A secret that the server chooses; its characters are those that Telegram accepts. */
export const createWebhookSecret = (): string => randomBytes(SECRET_BYTES).toString("base64url");

/** Keeps the configuration of a stored value, so that what depends on it sees the same object until the value changes. */
function createConfigReader<Stored, Config>(schema: z.ZodType<Stored>, build: (stored: Stored) => Config) {
  let latest: { readonly value: string; readonly config: Config } | null = null;
  return (setting: StoredSetting): Config | null => {
    if (setting.state !== "set") return null;
    if (latest?.value !== setting.value)
      latest = { value: setting.value, config: build(schema.parse(JSON.parse(setting.value))) };
    return latest.config;
  };
}

/** The settings of the channels: from the environment, which takes precedence, or as an administrator entered them in the browser. */
export function createChannelSettings({ config, publicUrl, settings }: ChannelSettingsParts) {
  const fixed: ChannelConfigs = {
    telegram: readTelegramConfig(config, publicUrl),
    whatsapp: readWhatsAppConfig(config),
  };
  const readTelegram = createConfigReader(telegramAccessSchema, (stored) =>
    buildTelegramConfig(stored, config, publicUrl),
  );
  const readWhatsApp = createConfigReader(whatsAppAccessSchema, (stored) => buildWhatsAppConfig(stored, config));
  let latest = fixed;

  const findTelegram = async (): Promise<TelegramConfig | null> =>
    fixed.telegram ?? readTelegram(await settings.read(SETTING_NAMES.telegram));
  const findWhatsApp = async (): Promise<WhatsAppConfig | null> =>
    fixed.whatsapp ?? readWhatsApp(await settings.read(SETTING_NAMES.whatsapp));

  return {
    findTelegram,
    findWhatsApp,

    find: async (): Promise<ChannelConfigs> =>
      (latest = { telegram: await findTelegram(), whatsapp: await findWhatsApp() }),

    /** As last found, without waiting for the database: for answers that must also come while it is away. */
    readLatest: (): ChannelConfigs => latest,

    /** Whether a configuration can change while the server runs. */
    isFixed: fixed.telegram !== null && fixed.whatsapp !== null,

    findSource: async (channel: ChannelName): Promise<SettingSource> => {
      if (fixed[channel]) return "environment";
      const { state } = await settings.read(SETTING_NAMES[channel]);
      return SOURCES[state];
    },

    saveTelegram: (access: TelegramAccess, actor: Actor): Promise<void> =>
      settings.save(SETTING_NAMES.telegram, JSON.stringify(access), {
        action: "telegram_set_up",
        actor,
        subjectId: null,
      }),

    saveWhatsApp: (access: WhatsAppAccess, actor: Actor): Promise<void> =>
      settings.save(SETTING_NAMES.whatsapp, JSON.stringify(access), {
        action: "whatsapp_set_up",
        actor,
        subjectId: null,
      }),

    remove: (channel: ChannelName, actor: Actor): Promise<boolean> =>
      settings.remove(SETTING_NAMES[channel], { action: `${channel}_removed`, actor, subjectId: null }),
  };
}
export type ChannelSettings = ReturnType<typeof createChannelSettings>;
