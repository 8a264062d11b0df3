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
  /** The verdict is that of another claim within these words, and what is claimed by itself is better than that. */
  by_part: z.boolean().optional(),
});

const markSchema = z.object({
  start: z.int(),
  end: z.int(),
  verdict: z.enum(CLAIM_VERDICTS),
  /** Which of the claims it is of, from 0. */
  claim: z.int(),
});

export const verifyResponseSchema = z.object({
  status: z.literal("success"),
  /** As it was verified. */
  text: z.string(),
  claims: z.array(claimSchema),
  /** The text's words with their verdicts, in order, no two overlapping: of several claims the most severe verdict counts. */
  marks: z.array(markSchema),
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

/** From the most severe on. */
const BY_SEVERITY: readonly ClaimVerdictName[] = ["contradicted", "undecidable", "supported", "doctrine"];

/** What the words of a text are marked by: the most severe claim that stands there, of equal ones the first, then the longest. */
export function marksOf(claims: readonly Pick<VerifiedClaim, "start" | "end" | "verdict">[]): VerdictMark[] {
  const mildestFirst = claims
    .map((claim, number) => ({ ...claim, number, severity: BY_SEVERITY.indexOf(claim.verdict) }))
    .toSorted((a, b) => b.severity - a.severity || b.start - a.start || a.end - b.end);
  const letters: ((typeof mildestFirst)[number] | undefined)[] = [];
  for (const claim of mildestFirst) for (let at = claim.start; at < claim.end; at += 1) letters[at] = claim;
  const marks: VerdictMark[] = [];
  for (const [at, claim] of letters.entries()) {
    if (!claim) continue;
    const last = marks.at(-1);
    if (last?.end === at && last.claim === claim.number) last.end = at + 1;
    else marks.push({ start: at, end: at + 1, verdict: claim.verdict, claim: claim.number });
  }
  return marks;
}
