import { z } from "zod";
import { birthRequestSchema } from "./kundli/birth.ts";
import { refusal } from "./sentences/refusals.ts";
import { idSchema, isReadable } from "./text.ts";

/** Letters of a text that is verified at once: a long reading. */
export const MOST_VERIFIED = 12_000;
const TEXT = refusal("verified_text", { max: MOST_VERIFIED });

/** A text over several lines; otherwise as everywhere nothing that nobody sees. */
const lines = z
  .string({ error: TEXT })
  .trim()
  .min(1, TEXT)
  .max(MOST_VERIFIED, TEXT)
  .refine((text) => isReadable(text.replaceAll(/[\n\r\t]/g, " ")), { error: refusal("text_unreadable"), abort: true });

/** POST /api/v1/verify: of a birth that is given, or of a saved kundli of one's own. */
export const verifyRequestSchema = z
  .object({ birth: birthRequestSchema.optional(), kundli_id: idSchema.optional(), text: lines })
  .refine(({ birth, kundli_id }) => (birth === undefined) !== (kundli_id === undefined), {
    error: refusal("birth_or_kundli"),
    path: ["birth"],
  });
export type VerifyRequest = z.input<typeof verifyRequestSchema>;

/** `doctrine`: a rule of the field that is so, and nobody's chart. `undecidable`: not to be told from the chart, or not understood. */
export const CLAIM_VERDICTS = ["supported", "contradicted", "undecidable", "doctrine"] as const;
export type ClaimVerdictName = (typeof CLAIM_VERDICTS)[number];

const claimSchema = z.object({
  /** The words that claim it, and where they stand: UTF-16 offsets into the text as it was sent, without its outer blanks. */
  text: z.string(),
  start: z.int(),
  end: z.int(),
  /** What is claimed: `planet_sign`, `lordship`, `dasha_running` … */
  type: z.string(),
  verdict: z.enum(CLAIM_VERDICTS),
  /** The fact of the chart that decides, by its id. */
  fact: z.string().optional(),
  /** The same in words. */
  fact_text: z.string().optional(),
  /** How it is, where it was claimed otherwise. */
  truth: z.string().optional(),
  /** Where the time of birth is not known well: it is so for some of the times it may have been, and not for others. */
  turns: z.boolean().optional(),
});

export const verifyResponseSchema = z.object({
  status: z.literal("success"),
  /** As it was verified. */
  text: z.string(),
  claims: z.array(claimSchema),
  counts: z.object({
    supported: z.int(),
    contradicted: z.int(),
    undecidable: z.int(),
    doctrine: z.int(),
  }),
});
export type VerifyResponse = z.infer<typeof verifyResponseSchema>;
export type VerifiedClaim = z.infer<typeof claimSchema>;
