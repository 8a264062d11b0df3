import type { Dignity } from "@lagna/terms";
import type { Finding, ParsedClaim } from "../claim.ts";
import type { Body, SyntaxNode } from "../../language/syntax-node.ts";
import { findSubjectOfState, combineFindings } from "./find-subject.ts";
import {
  findUnused,
  getMentionedDays,
  contextHasTag,
  isGraha,
  getSpan,
  markUsed,
  type BodyGroup,
  type ClauseContext,
  type ClaimDraft,
} from "../clause-context.ts";
import {
  isDignityInSign,
  checkDignity,
  checkCombust,
  checkRetrograde,
  checkVargottama,
} from "../chart-queries/check-states.ts";
import { createFinding } from "../chart-queries/chart-queries.ts";

/** "… so near the Sun that it is combust": the body mentioned before the Sun. */
function getPreviousGroup({ memory }: ClauseContext): BodyGroup | undefined {
  const mentioned = memory.bodies.some((body) => body !== "sun") ? memory.bodies : memory.pair;
  const bodies = mentioned.filter((body) => body !== "sun");
  return bodies.length > 0 ? { nodes: [], bodies } : undefined;
}

/** "बुध सूर्य के निकट होने से अस्त": the Sun causes the combustion and is not the subject. */
const removeSun = (group: BodyGroup): BodyGroup =>
  group.bodies.length > 1 ? { ...group, bodies: group.bodies.filter((body) => body !== "sun") } : group;

/** Dignities, retrogression, combustion and vargottama. */
export function readGrahaStates(context: ClaimDraft): void {
  const { truth, clause } = context;
  for (const cue of findUnused(context, "dign", "retro", "direct", "combust", "vargottama")) {
    const subject = findSubjectOfState(context, cue);
    const others = context.groups.filter(({ bodies }) => bodies[0] !== "sun");
    const named =
      cue.tag === "combust" && subject?.bodies[0] === "sun"
        ? (others[0] ?? getPreviousGroup(context) ?? subject)
        : subject;
    const group = named && cue.tag === "combust" ? removeSun(named) : named;
    if (!group) continue;
    if (named !== subject) markUsed(context, ...(subject?.nodes ?? []));
    const span = getSpan(cue, ...group.nodes);
    const push = (type: ParsedClaim["type"], check: (body: Body) => Finding, general = false): void => {
      context.readings.push({
        type,
        ...span,
        isGeneralRule: general,
        evaluate: () => combineFindings(group.bodies, check),
      });
    };
    if (cue.tag === "dign") readDignity(context, cue, group, push);
    else if (cue.tag === "vargottama") push("varga", (body) => checkVargottama(truth, body));
    else if (cue.tag === "combust") push("combust", (body) => checkCombust(truth, body));
    else {
      const checkMotion = (body: Body): Finding => {
        const natal = checkRetrograde(truth, body);
        if (context.transit) return checkTransitMotion(context, body);
        const sky = context.mayReferToTransit && isGraha(body) ? checkTransitMotion(context, body) : natal;
        return sky.holds === (cue.tag === "retro") ? sky : natal;
      };
      push("retrograde", (body) => {
        const answer = checkMotion(body);
        return cue.tag === "retro" || answer.holds === null ? answer : { ...answer, holds: !answer.holds };
      });
    }
    markUsed(context, cue, ...group.nodes);
    if (clause.assertionKind === "said") context.memory.bodies = group.bodies;
  }
}

function checkTransitMotion(context: ClauseContext, body: Body): Finding {
  if (!isGraha(body)) return { holds: null, facts: [] };
  return createFinding(
    getMentionedDays(context).some((day) => context.truth.computeTransitPlace(body, day).retrograde),
    `transit-${body}`,
  );
}

function readDignity(
  context: ClaimDraft,
  cue: SyntaxNode,
  group: BodyGroup,
  push: (type: ParsedClaim["type"], check: (body: Body) => Finding, general?: boolean) => void,
): void {
  const { truth, clause } = context;
  const dignity = cue.value as Dignity;
  const sign = findUnused(context, "rashi")[0];
  const isPersonal =
    contextHasTag(context, "poss", "house", "varga", "arc", "now", "transit", "with", "aspect", "nak") ||
    context.transit;
  if (sign && !isPersonal && group.nodes.length === 1 && group.nodes[0]?.role?.by === "name") {
    const rashi = sign.value;
    push(
      "doctrine",
      (body) => {
        const rule = isGraha(body) && isDignityInSign(body, dignity, rashi);
        const isPlaced = truth.getSign(body, clause.varga) === rashi;
        return createFinding(rule, ...(isPlaced ? [`dignity-${body}`] : []));
      },
      true,
    );
    markUsed(context, sign);
    return;
  }
  push("dignity", (body) => {
    if (context.transit && isGraha(body))
      return createFinding(
        getMentionedDays(context).some((day) =>
          isDignityInSign(body, dignity, truth.computeTransitPlace(body, day).sign),
        ),
        `transit-${body}`,
      );
    return checkDignity(truth, body, dignity, clause.varga);
  });
}
