import { z } from "zod";
import { channelStatesSchema } from "./channels.ts";

/** The server configuration that the web app may see: a hand-written list without secrets. */
export const publicConfigSchema = z.object({
  product: z.literal("Lagna"),
  public_url: z.string().nullable(),
  support_email: z.string().nullable(),
  chat_number: z.string().nullable(),
  telegram_bot_name: z.string().nullable(),
  channels: channelStatesSchema,
  access_approval: z.enum(["required", "off"]),
  session_timeout_ms: z.number().int(),
  google_client_id: z.string().nullable(),
  firebase: z
    .object({
      api_key: z.string(),
      auth_domain: z.string(),
      project_id: z.string(),
      app_id: z.string(),
      emulator_host: z.string().nullable(),
      force_redirect: z.boolean(),
    })
    .nullable(),
  magic_link: z.boolean(),
  /** Whether visitors may try the product without an account. */
  try_without_account: z.boolean(),
  /** Where kundlis, leads and approvals are stored: on the server itself, or in Google's Firestore. */
  records: z.enum(["server", "firestore"]),
  /** What writes the answers: a model by name, or `built-in`. */
  astrologer: z.string(),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;
