import { z } from "zod";
import { askSchema } from "./chat.ts";
import { birthRequestSchema } from "./kundli/birth.ts";
import { idSchema } from "./readable-text.ts";
import { TRY_LIMITS } from "./record-constants.ts";
import { shareChoiceSchema } from "./shares.ts";
import { verifyTextSchema } from "./verify.ts";

/**
 * POST /api/v1/try/ask: a question about a chart that is sent with it. `turns` are the earlier questions of the
 * conversation, oldest first, since the server stores none; answers in them are ignored.
 */
export const tryAskSchema = z.object({
  question: askSchema.shape.question,
  kundli_data: askSchema.shape.kundli_data.unwrap().unwrap(),
  turns: z
    .array(z.object({ question: askSchema.shape.question, answer: z.string().optional() }))
    .max(TRY_LIMITS.questionsPerDay)
    .optional(),
});
export type TryAskRequest = z.input<typeof tryAskSchema>;

/** POST /api/v1/try/verify: a reading, checked against a birth. */
export const tryVerifySchema = z.object({ birth: birthRequestSchema, text: verifyTextSchema });
export type TryVerifyRequest = z.input<typeof tryVerifySchema>;

/** POST /api/v1/try/card: the picture of a birth that is not saved, 1200 × 630; it shows what is chosen. */
export const tryCardSchema = z.object({ birth: birthRequestSchema, shows: shareChoiceSchema });
export type TryCardRequest = z.input<typeof tryCardSchema>;

/**
 * POST /api/v1/chat/keep: the questions that were asked without an account become a conversation about a saved kundli.
 * The id is chosen by the browser, so that a repeated request continues the same conversation.
 */
export const keepQuestionsSchema = z.object({
  chat_id: idSchema.min(32),
  kundli_id: idSchema,
  questions: z.array(askSchema.shape.question).min(1).max(TRY_LIMITS.questionsPerDay),
});
export type KeepQuestionsRequest = z.input<typeof keepQuestionsSchema>;

export const keepQuestionsResponseSchema = z.object({ status: z.literal("success"), chat_id: z.string() });
export type KeepQuestionsResponse = z.infer<typeof keepQuestionsResponseSchema>;
