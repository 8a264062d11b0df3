import { z } from "zod";
import { utcInstant } from "./kundli/values.ts";
import { encodeFieldError } from "./messages/error-messages.ts";
import { isReadable, createReadableString } from "./readable-text.ts";

/** Messages of visitors to the operators of the site. */

const MAX_MESSAGE_LENGTH = 4000;
const NAME = encodeFieldError("name_missing");
const MISSING = encodeFieldError("message_missing");
const LONG = encodeFieldError("message_long", { max: MAX_MESSAGE_LENGTH });

export const contactMessageCreateSchema = z.object({
  /** Created by the client, so that retrying after a lost response creates no duplicate. */
  id: z.string().regex(/^[\w-]{8,64}$/, encodeFieldError("kundli_id")),
  name: createReadableString(NAME)
    .min(1, NAME)
    .max(120, encodeFieldError("name_long", { max: 120 })),
  email: z
    .string(encodeFieldError("email_missing"))
    .trim()
    .min(1, encodeFieldError("email_missing"))
    .max(254, encodeFieldError("email_invalid"))
    .pipe(z.email(encodeFieldError("email_invalid"))),
  /** Multi-line text. */
  message: z
    .string(MISSING)
    .trim()
    .min(1, MISSING)
    .max(MAX_MESSAGE_LENGTH, LONG)
    .refine((text) => isReadable(text.replaceAll(/[\r\n\t]/g, " ")), encodeFieldError("text_unreadable")),
  /** Honeypot: the field is invisible, so only bots fill it in. */
  website: z.string().max(200).optional(),
});
export type ContactMessageCreate = z.input<typeof contactMessageCreateSchema>;

export const contactMessageCreateResponseSchema = z.object({
  status: z.literal("success"),
  message: z.literal("Thanks! Your message has been recorded."),
});

export const contactMessageSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  created_at: utcInstant,
  /** When an administrator marked it as read; null if unread. */
  read_at: utcInstant.nullable(),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

export const contactMessagesQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  /** The id of the last entry on the previous page. */
  after: createReadableString().max(64).optional(),
});

export const contactMessagesResponseSchema = z.object({
  /** Latest first. */
  messages: z.array(contactMessageSchema),
  /** Total count. */
  unread: z.number().int(),
  more: z.boolean(),
});
export type ContactMessagesResponse = z.infer<typeof contactMessagesResponseSchema>;

export const contactMessageUpdateSchema = z.object({ read: z.boolean() });
