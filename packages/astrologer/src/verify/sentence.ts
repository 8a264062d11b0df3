import type { Claim } from "./claim.ts";
import type { Unsafe } from "./unsafe.ts";

/**
 * What is to be done with a sentence. `fact`: of the chart, and every claim is so. `doctrine`: rules of the field alone. `reading`: no claim
 * of a chart. These three may be shown. `contradicted`: at least one claim is not so. `withheld`: nothing is wrong, and something of the chart
 * cannot be told from it or was not understood. `unsafe`: true or not, it is not said.
 */
export type SentenceVerdict = "fact" | "doctrine" | "reading" | "contradicted" | "withheld" | "unsafe";

export interface VerifiedSentence {
  /** Offsets into the text as it was given. */
  readonly start: number;
  readonly end: number;
  /** The sentence as it may be shown: without the citations it was written with. */
  readonly text: string;
  readonly verdict: SentenceVerdict;
  /** Whether it may be shown. */
  readonly passes: boolean;
  readonly claims: readonly Claim[];
  /** Ids of the facts its claims stand on, whatever it cited itself. */
  readonly facts: readonly string[];
  /** Ids it was written with that none of its claims stands on. */
  readonly miscited: readonly string[];
  readonly unsafe: readonly Unsafe[];
  /** Whether it leans on the sentence before it: "it", "therefore", "this planet". */
  readonly leans: boolean;
}

export function verdictOf(claims: readonly Claim[], unsafe: readonly Unsafe[]): SentenceVerdict {
  const said = (...verdicts: readonly string[]): boolean => claims.some(({ verdict }) => verdicts.includes(verdict));
  if (unsafe.length > 0) return "unsafe";
  if (said("contradicted")) return "contradicted";
  if (said("undecidable")) return "withheld";
  return said("supported") ? "fact" : said("doctrine") ? "doctrine" : "reading";
}

const SHOWN: readonly SentenceVerdict[] = ["fact", "doctrine", "reading"];
export const isShown = (verdict: SentenceVerdict): boolean => SHOWN.includes(verdict);
