import { z } from "zod";
import { birthRequestSchema } from "./kundli/birth.ts";
import { encodeFieldError } from "./messages/error-messages.ts";
import { idSchema, isReadable } from "./readable-text.ts";
import { MAX_VERIFIED_TEXT_LENGTH } from "./record-constants.ts";

const TEXT = encodeFieldError("verified_text", { max: MAX_VERIFIED_TEXT_LENGTH });

/** A multi-line text; otherwise without invisible characters, as everywhere. */
export const verifyTextSchema = z
  .string({ error: TEXT })
  .trim()
  .min(1, TEXT)
  .max(MAX_VERIFIED_TEXT_LENGTH, TEXT)
  .refine((text) => isReadable(text.replaceAll(/[\n\r\t]/g, " ")), {
    error: encodeFieldError("text_unreadable"),
    abort: true,
  });

/** POST /api/v1/verify: of a given birth, or of one of the user's saved kundlis. */
export const verifyRequestSchema = z
  .object({ birth: birthRequestSchema.optional(), kundli_id: idSchema.optional(), text: verifyTextSchema })
  .refine(({ birth, kundli_id }) => (birth === undefined) !== (kundli_id === undefined), {
    error: encodeFieldError("birth_or_kundli"),
    path: ["birth"],
  });
export type VerifyRequest = z.input<typeof verifyRequestSchema>;

/**
 * `doctrine`: a true rule of jyotish, independent of a chart. `undecidable`: cannot be decided from the chart, or not
 * understood.
 */
export const CLAIM_VERDICTS = ["supported", "contradicted", "undecidable", "doctrine"] as const;
export type ClaimVerdictName = (typeof CLAIM_VERDICTS)[number];

const claimSchema = z.object({
  /** The words of the claim and their position: UTF-16 offsets into the text as sent, after trimming. */
  text: z.string(),
  start: z.int(),
  end: z.int(),
  /** The kind of claim: `planet_sign`, `lordship`, `dasha_running` … */
  type: z.string(),
  verdict: z.enum(CLAIM_VERDICTS),
  /** The id of the deciding fact of the chart. */
  fact: z.string().optional(),
  /** The same as text. */
  fact_text: z.string().optional(),
  /** The correct value, if the claim differs. */
  truth: z.string().optional(),
  /** For an uncertain birth time: it is true for some of the possible times and false for others. */
  turns: z.boolean().optional(),
  /** The verdict is that of another claim within these words, and the claim itself has a better one. */
  by_part: z.boolean().optional(),
});

const markSchema = z.object({
  start: z.int(),
  end: z.int(),
  verdict: z.enum(CLAIM_VERDICTS),
  /** Index of the claim, from 0. */
  claim: z.int(),
});

const pressureSchema = z.object({
  start: z.int(),
  end: z.int(),
  /** Each at most once, in this order. */
  kinds: z.array(z.enum(["fear", "deadline", "sale"])),
});
export type VerifiedPressure = z.infer<typeof pressureSchema>;

export const verifyResponseSchema = z.object({
  status: z.literal("success"),
  /** As verified. */
  text: z.string(),
  claims: z.array(claimSchema),
  /**
   * The marked ranges of the text with their verdicts, in order and without overlap: of several claims the most severe
   * verdict counts.
   */
  marks: z.array(markSchema),
  /** The sentences that press the reader: by fear, by a time limit, or to pay for something. In the order of the text. */
  pressures: z.array(pressureSchema),
  counts: z.object({
    supported: z.int(),
    contradicted: z.int(),
    undecidable: z.int(),
    doctrine: z.int(),
  }),
});
export type VerifyResponse = z.infer<typeof verifyResponseSchema>;
export type VerifiedClaim = z.infer<typeof claimSchema>;
export type VerdictMark = z.infer<typeof markSchema>;
