import type { Claim } from "./claim.ts";
import type { UnsafeMatch } from "./find-unsafe-wording.ts";

/**
 * What to do with a sentence. `fact`: about the chart, and every claim is true. `doctrine`: only general rules. `reading`: no claim about
 * the chart. These three may be shown. `contradicted`: at least one claim is false. `withheld`: nothing is false, but something cannot be
 * derived from the chart or was not understood. `unsafe`: must not be said, true or not.
 */
export type SentenceVerdict = "fact" | "doctrine" | "reading" | "contradicted" | "withheld" | "unsafe";

export interface VerifiedSentence {
  /** Offsets into the original text. */
  readonly start: number;
  readonly end: number;
  /** The sentence as it may be shown, without citations. */
  readonly text: string;
  readonly verdict: SentenceVerdict;
  readonly isShowable: boolean;
  readonly claims: readonly Claim[];
  /** Ids of the facts that support its claims, whether cited or not. */
  readonly facts: readonly string[];
  readonly unsafe: readonly UnsafeMatch[];
}

export function computeSentenceVerdict(claims: readonly Claim[], unsafe: readonly UnsafeMatch[]): SentenceVerdict {
  const hasVerdict = (...verdicts: readonly string[]): boolean =>
    claims.some(({ verdict }) => verdicts.includes(verdict));
  if (unsafe.length > 0) return "unsafe";
  if (hasVerdict("contradicted")) return "contradicted";
  if (hasVerdict("undecidable")) return "withheld";
  return hasVerdict("supported") ? "fact" : hasVerdict("doctrine") ? "doctrine" : "reading";
}

const SHOWABLE_VERDICTS: readonly SentenceVerdict[] = ["fact", "doctrine", "reading"];
export const isShowableVerdict = (verdict: SentenceVerdict): boolean => SHOWABLE_VERDICTS.includes(verdict);
