import { z } from "zod";
import { refusal } from "./sentences/refusals.ts";
import { isReadable, readable } from "./text.ts";

/** What visitors write to those who run the site. */

const MOST_LETTERS = 4000;
const NAME = refusal("name_missing");
const MISSING = refusal("message_missing");
const LONG = refusal("message_long", { max: MOST_LETTERS });

export const contactMessageCreateSchema = z.object({
  /** Made by the client, so that sending again after a lost answer makes no second one. */
  id: z.string().regex(/^[\w-]{8,64}$/, refusal("kundli_id")),
  name: readable(NAME)
    .min(1, NAME)
    .max(120, refusal("name_long", { max: 120 })),
  email: z
    .string(refusal("email_missing"))
    .trim()
    .min(1, refusal("email_missing"))
    .max(254, refusal("email_invalid"))
    .pipe(z.email(refusal("email_invalid"))),
  /** Several lines. */
  message: z
    .string(MISSING)
    .trim()
    .min(1, MISSING)
    .max(MOST_LETTERS, LONG)
    .refine((text) => isReadable(text.replaceAll(/[\r\n\t]/g, " ")), refusal("text_unreadable")),
  /** Nobody sees this box; who fills it is no person. */
  website: z.string().max(200).optional(),
});
export type ContactMessageCreate = z.input<typeof contactMessageCreateSchema>;

export const contactMessageCreateResponseSchema = z.object({
  status: z.literal("success"),
  message: z.literal("Thanks! Your message has been recorded."),
});

const instant = z.iso.datetime();

export const contactMessageSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  created_at: instant,
  /** When an administrator marked it as read; null while nobody has. */
  read_at: instant.nullable(),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

export const contactMessagesQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  /** The id of the last one of the page before. */
  after: readable().max(64).optional(),
});

export const contactMessagesResponseSchema = z.object({
  /** The latest first. */
  messages: z.array(contactMessageSchema),
  /** Of all that there are. */
  unread: z.number().int(),
  more: z.boolean(),
});
export type ContactMessagesResponse = z.infer<typeof contactMessagesResponseSchema>;

export const contactMessageUpdateSchema = z.object({ read: z.boolean() });
