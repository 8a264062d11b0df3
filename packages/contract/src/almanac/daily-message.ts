import { LANGUAGES } from "@lagna/terms";
import { z } from "zod";
import { utcInstant } from "../kundli/values.ts";
import { encodeFieldError } from "../messages/error-messages.ts";
import { bodyPlaceSchema } from "./request.ts";

export const DAILY_MESSAGE_WAYS = ["mail", "whatsapp", "telegram"] as const;
export type DailyMessageWay = (typeof DAILY_MESSAGE_WAYS)[number];

const oneOf = (values: readonly string[]): string => encodeFieldError("not_one_of", { values: values.join(", ") });
const WAYS = oneOf(DAILY_MESSAGE_WAYS);
const TIME = oneOf(["sunrise", "HH:MM"]);

/** PUT /api/v1/profile/daily-message */
export const dailyMessageRequestSchema = z.object({
  place: bodyPlaceSchema,
  language: z.enum(LANGUAGES, { error: oneOf(LANGUAGES) }),
  /** At sunrise, or at a time on the clock of the place. */
  at: z.string({ error: TIME }).regex(/^(?:sunrise|(?:[01]\d|2[0-3]):[0-5]\d)$/, TIME),
  /** To the account's address, and to the chats linked to the account. */
  ways: z
    .array(z.enum(DAILY_MESSAGE_WAYS, { error: WAYS }), { error: WAYS })
    .min(1, WAYS)
    .max(DAILY_MESSAGE_WAYS.length, WAYS),
});
export type DailyMessageChoices = z.output<typeof dailyMessageRequestSchema>;

export const dailyMessageResponseSchema = z.object({
  /** Null while none was asked for. */
  daily_message: dailyMessageRequestSchema.extend({ next_at: utcInstant }).nullable(),
});
export type DailyMessageResponse = z.infer<typeof dailyMessageResponseSchema>;
