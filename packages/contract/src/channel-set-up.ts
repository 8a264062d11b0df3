import { z } from "zod";
import { CHANNEL_NAMES } from "./channels.ts";
import { SETTING_SOURCES } from "./setting-source.ts";

/** Why a channel does not work. */
export const CHANNEL_PROBLEMS = [
  "not_set_up",
  "token_wrong",
  "number_unknown",
  "app_secret_wrong",
  "permission_missing",
  "address_not_public",
  "webhook_missing",
  "webhook_elsewhere",
  "webhook_failing",
  "webhook_refused",
  "name_not_found",
  "unreachable",
  "timed_out",
  "certificate",
  "limited",
  "platform_failing",
  "refused",
  "not_linked",
  "window_over",
  "blocked",
] as const;
export type ChannelProblemName = (typeof CHANNEL_PROBLEMS)[number];

export const channelSetUpParamsSchema = z.object({ channel: z.enum(CHANNEL_NAMES) });

/** How a channel is set up. Never includes a token or a secret of the platform. */
export const channelSetUpSchema = z.object({
  name: z.enum(CHANNEL_NAMES),
  source: z.enum(SETTING_SOURCES),
  /** The user name of the bot, or the displayed number; null if it is not known. */
  account: z.string().nullable(),
  /** The address that the platform delivers to. */
  webhook_url: z.string(),
  /** Whether the platform can deliver there: only to https. */
  is_public: z.boolean(),
  /** The text that is entered at Meta beside the address; null for Telegram, and where the environment has it. */
  verify_token: z.string().nullable(),
});
export type ChannelSetUp = z.infer<typeof channelSetUpSchema>;

/** GET /api/v1/admin/channels/set-up, for administrators. */
export const channelSetUpsResponseSchema = z.object({ channels: z.array(channelSetUpSchema) });
export type ChannelSetUpsResponse = z.infer<typeof channelSetUpsResponseSchema>;

const secret = z
  .string()
  .trim()
  .min(1)
  .max(1_000)
  .regex(/^[\x21-\x7e]+$/);

/** PUT /api/v1/admin/channels/telegram/set-up: stored only if Telegram accepts the token. */
export const telegramSetUpRequestSchema = z.strictObject({ token: secret });
export type TelegramSetUpRequest = z.infer<typeof telegramSetUpRequestSchema>;

/** PUT /api/v1/admin/channels/whatsapp/set-up: stored only if Meta accepts all three. */
export const whatsAppSetUpRequestSchema = z.strictObject({
  token: secret,
  phone_number_id: z
    .string()
    .trim()
    .regex(/^\d{5,25}$/),
  app_secret: secret,
});
export type WhatsAppSetUpRequest = z.infer<typeof whatsAppSetUpRequestSchema>;

/** POST /api/v1/admin/channels/:channel/test */
export const channelTestRequestSchema = z.strictObject({
  /** Telegram: registers this server's webhook, which takes it from any other server. */
  register: z.boolean().default(false),
});

/** The outcome of a set-up, of a test or of a test message. */
export const channelTestResponseSchema = z.object({
  status: z.enum(["success", "failed"]),
  account: z.string().nullable(),
  problems: z.array(
    z.object({
      problem: z.enum(CHANNEL_PROBLEMS),
      /** The platform's own words or code, or the host of another webhook; without tokens and personal data. */
      said: z.string().nullable(),
    }),
  ),
});
export type ChannelTestResponse = z.infer<typeof channelTestResponseSchema>;
