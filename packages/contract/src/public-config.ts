import { z } from "zod";
import { channelStatesSchema } from "./channels.ts";

/** What the web app may know of the server's configuration: a hand-written list, nothing secret. */
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
  /** Where kundlis, leads and approvals are kept: on the server itself, or in Google's Firestore. */
  records: z.enum(["server", "firestore"]),
  /** Who puts answers into words: a model by its name, or `built-in`. */
  astrologer: z.string(),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;
