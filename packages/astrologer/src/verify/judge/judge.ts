import type { Claim, ClaimType, ClaimVerdict, Finding, Reading } from "../claim.ts";
import { asksItself } from "../question.ts";
import type { Scene } from "../scene.ts";
import { denialOfReading } from "./denial.ts";
import { isSoOtherwise } from "./doubt.ts";
import { leftOver } from "./ledger.ts";
import { isNobodys, isOfBody, isUnsure, isWeak, ofSomethingElse, PLACED } from "./weak.ts";

/** What the chart says to what has been read of a clause. */

function judge(reading: Reading, scene: Scene, { holds: is, facts }: Finding): ClaimVerdict | null {
  const { mood } = scene.clause;
  if (mood === "reported" || mood === "other") return mood === "other" ? "undecidable" : null;
  if (mood === "hypothetical" && (!reading.presupposed || reading.type === "strength")) return null;
  if (mood === "question" && !reading.presupposed && asksItself(scene)) return null;
  const isOwn = reading.general === true || reading.type === "doctrine" || reading.type === "quotation";
  if (mood === "general" && !isOwn)
    return scene.clause.isHabit && isOfBody(reading) ? (is ? "supported" : "undecidable") : null;
  const denied = denialOfReading(scene, reading);
  if (
    is === null ||
    denied === "unclear" ||
    isUnsure(scene, reading) ||
    (PLACED.has(reading.type) && reading.type !== "house_sign" && ofSomethingElse(scene, reading))
  )
    return "undecidable";
  if (is === denied) {
    if (mood !== "unsure" && !isWeak(scene, reading))
      return !denied && isSoOtherwise(scene, reading) ? "undecidable" : "contradicted";
    return isNobodys(scene, reading) ? null : "undecidable";
  }
  return (reading.general || reading.type === "doctrine") && facts.length === 0 ? "doctrine" : "supported";
}

/** Of several things denied together one need not be so: "not at 12° of Leo" is no denial of Leo. */
function deniedTogether(scene: Scene, claims: readonly Claim[]): readonly Claim[] {
  const { nodes, negated } = scene.clause;
  if (negated === false || nodes.some(({ word }) => word === "neither")) return claims;
  const [wrong, right] = ["contradicted", "supported"].map((verdict) =>
    claims.filter((claim) => claim.verdict === verdict && TOGETHER.has(claim.type)),
  );
  if (!wrong?.length || !right?.length) return claims;
  const isRefined = right.every(({ type }) => REFINING.has(type));
  return claims.flatMap((claim): Claim[] =>
    wrong.includes(claim) ? (isRefined ? [] : [{ ...claim, verdict: "undecidable", truth: undefined }]) : [claim],
  );
}
const REFINING: ReadonlySet<ClaimType> = new Set(["degree", "planet_star"]);
const TOGETHER: ReadonlySet<ClaimType> = new Set(["degree", "planet_star", "planet_sign", "planet_house", "varga"]);

export function claimsOf(scene: Scene, text: string, question: ReadonlySet<string>): Claim[] {
  const { clause, truth } = scene;
  const claims = scene.readings.flatMap((reading): Claim[] => {
    const finding = clause.mood === "reported" ? { holds: null, facts: [] } : reading.find();
    const verdict = judge(reading, scene, finding);
    if (verdict === null) return [];
    const { type, start, end } = reading;
    const truthText =
      verdict === "contradicted"
        ? finding.facts.map((id) => truth.fact(id)).find((fact) => fact !== undefined)?.text
        : undefined;
    return [{ type, text: text.slice(start, end), start, end, verdict, facts: finding.facts, truth: truthText }];
  });
  const rest = leftOver(scene, question);
  const isQuestion = clause.mood === "question" && !asksItself(scene);
  if (!rest || !(["said", "unsure", "general"].includes(clause.mood) || isQuestion))
    return [...deniedTogether(scene, claims)];
  return [...deniedTogether(scene, claims), unparsed(text, rest, clause.mood === "general" ? "doctrine" : "unparsed")];
}

/** Something of the chart that was not understood. */
export const unparsed = (
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  type: ClaimType = "unparsed",
): Claim => ({ type, text: text.slice(start, end), start, end, verdict: "undecidable", facts: [] });
