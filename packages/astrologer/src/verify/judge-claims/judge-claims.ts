import type { Claim, ClaimType, ClaimVerdict, Finding, ParsedClaim } from "../claim.ts";
import { isDirectQuestion } from "../resolve-question-sentence.ts";
import type { ClauseContext } from "../clause-context.ts";
import { detectClaimNegation } from "./detect-claim-negation.ts";
import { isTrueInAlternativeParse } from "./check-alternative-parses.ts";
import { findUnclaimedSpan } from "./find-unclaimed-span.ts";
import {
  isAboutNoChart,
  isAboutBody,
  isUncertainParse,
  isWeakParse,
  isAboutSomethingElse,
  PLACEMENT_TYPES,
} from "./assess-parse-confidence.ts";

/** Judges the claims read from a clause against the chart. */

function judgeReading(reading: ParsedClaim, context: ClauseContext, { holds, facts }: Finding): ClaimVerdict | null {
  const { assertionKind } = context.clause;
  if (assertionKind === "reported" || assertionKind === "other")
    return assertionKind === "other" ? "undecidable" : null;
  if (assertionKind === "hypothetical" && (!reading.isPresupposed || reading.type === "strength")) return null;
  if (assertionKind === "question" && !reading.isPresupposed && isDirectQuestion(context)) return null;
  const isGeneral = reading.isGeneralRule === true || reading.type === "doctrine" || reading.type === "quotation";
  if (assertionKind === "general" && !isGeneral)
    return context.clause.isHabitual && isAboutBody(reading) ? (holds ? "supported" : "undecidable") : null;
  const isDenied = detectClaimNegation(context, reading);
  if (
    holds === null ||
    isDenied === "unclear" ||
    isUncertainParse(context, reading) ||
    (PLACEMENT_TYPES.has(reading.type) && reading.type !== "house_sign" && isAboutSomethingElse(context, reading))
  )
    return "undecidable";
  if (holds === isDenied) {
    if (assertionKind !== "unsure" && !isWeakParse(context, reading))
      return !isDenied && isTrueInAlternativeParse(context, reading) ? "undecidable" : "contradicted";
    return isAboutNoChart(context, reading) ? null : "undecidable";
  }
  return (reading.isGeneralRule || reading.type === "doctrine") && facts.length === 0 ? "doctrine" : "supported";
}

/** If several things are negated together, not all need be false: "not at 12° of Leo" does not deny Leo. */
function resolveJointNegation(context: ClauseContext, claims: readonly Claim[]): readonly Claim[] {
  const { nodes, negation } = context.clause;
  if (negation === false || nodes.some(({ word }) => word === "neither")) return claims;
  const [contradicted, supported] = ["contradicted", "supported"].map((verdict) =>
    claims.filter((claim) => claim.verdict === verdict && JOINT_NEGATION_TYPES.has(claim.type)),
  );
  if (!contradicted?.length || !supported?.length) return claims;
  const isRefined = supported.every(({ type }) => REFINING_TYPES.has(type));
  return claims.flatMap((claim): Claim[] =>
    contradicted.includes(claim)
      ? isRefined
        ? []
        : [{ ...claim, verdict: "undecidable", correction: undefined }]
      : [claim],
  );
}
const REFINING_TYPES: ReadonlySet<ClaimType> = new Set(["degree", "planet_star"]);
const JOINT_NEGATION_TYPES: ReadonlySet<ClaimType> = new Set([
  "degree",
  "planet_star",
  "planet_sign",
  "planet_house",
  "varga",
]);

export function judgeClaims(context: ClauseContext, text: string, question: ReadonlySet<string>): Claim[] {
  const { clause, truth } = context;
  const claims = context.readings.flatMap((reading): Claim[] => {
    const finding = clause.assertionKind === "reported" ? { holds: null, facts: [] } : reading.evaluate();
    const verdict = judgeReading(reading, context, finding);
    if (verdict === null) return [];
    const { type, start, end } = reading;
    const truthText =
      verdict === "contradicted"
        ? finding.facts.map((id) => truth.findFact(id)).find((fact) => fact !== undefined)?.text
        : undefined;
    return [{ type, text: text.slice(start, end), start, end, verdict, facts: finding.facts, correction: truthText }];
  });
  const unclaimed = findUnclaimedSpan(context, question);
  const isQuestion = clause.assertionKind === "question" && !isDirectQuestion(context);
  if (!unclaimed || !(["said", "unsure", "general"].includes(clause.assertionKind) || isQuestion))
    return [...resolveJointNegation(context, claims)];
  return [
    ...resolveJointNegation(context, claims),
    createUnparsedClaim(text, unclaimed, clause.assertionKind === "general" ? "doctrine" : "unparsed"),
  ];
}

/** A claim for text about the chart that was not understood. */
export const createUnparsedClaim = (
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  type: ClaimType = "unparsed",
): Claim => ({ type, text: text.slice(start, end), start, end, verdict: "undecidable", facts: [] });
