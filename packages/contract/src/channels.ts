import { z } from "zod";
import { utcInstant } from "./kundli/values.ts";
import { idSchema } from "./readable-text.ts";

/** Other channels in which users write to the astrologer. */
export const CHANNEL_NAMES = ["whatsapp", "telegram"] as const;
const state = z.enum(["on", "off"]);
export const channelStatesSchema = z.object({ whatsapp: state, telegram: state });
export type ChannelStates = z.infer<typeof channelStatesSchema>;
const FAILURE_KINDS = ["answer", "send"] as const;
const count = z.number().int().nonnegative();

/** GET /api/v1/admin/channels, for administrators: status of the channels. Never includes senders or messages. */
export const channelsResponseSchema = z.object({
  channels: z.array(
    z.object({
      name: z.enum(CHANNEL_NAMES),
      on: z.boolean(),
      /** When the last message came in; null if there was none. */
      last_received_at: utcInstant.nullable(),
      people: count,
      /** Counts of the last days. */
      received: z.object({ waiting: count, handled: count, failed: count }),
      sent: z.object({ waiting: count, sent: count, delivered: count, read: count, failed: count }),
      /** Messages without an answer and answers that could not be sent, latest first, at most 100. */
      failures: z.array(
        z.object({
          id: z.string(),
          what: z.enum(FAILURE_KINDS),
          /** A text without personal data. */
          reason: z.string(),
          at: utcInstant,
          /** Whether it can be retried. */
          retries: z.boolean(),
        }),
      ),
    }),
  ),
});
export type ChannelName = (typeof CHANNEL_NAMES)[number];
export type ChannelsResponse = z.infer<typeof channelsResponseSchema>;

/** GET /api/v1/profile/chats: those linked to the account. */
export const linkedChatsResponseSchema = z.object({
  chats: z.array(
    z.object({
      id: z.string(),
      channel: z.enum(CHANNEL_NAMES),
      /** The display name of the person in that chat; "" if unknown. */
      name: z.string(),
      linked_at: utcInstant,
    }),
  ),
});
export type LinkedChatsResponse = z.infer<typeof linkedChatsResponseSchema>;

/** POST /api/v1/profile/chats/code: sent in a chat, and confirmed there, it links that chat. */
export const linkCodeResponseSchema = z.object({
  /** "7K3M-9QXT". */
  code: z.string(),
  expires_at: utcInstant,
});
export type LinkCodeResponse = z.infer<typeof linkCodeResponseSchema>;

export const channelFailureParamsSchema = z.object({
  channel: z.enum(CHANNEL_NAMES),
  what: z.enum(FAILURE_KINDS),
  id: idSchema,
});
