import { z } from "zod";
import { askSchema } from "./chat.ts";
import { birthRequestSchema } from "./kundli/birth.ts";
import { verifyTextSchema } from "./verify.ts";

/** Questions and checks per client address and day, and charts per hour, without an account. */
export const TRY_LIMITS = { chartsPerHour: 20, questionsPerDay: 5, checksPerDay: 5 } as const;

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
