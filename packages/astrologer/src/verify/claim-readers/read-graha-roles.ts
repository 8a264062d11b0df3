import { getNakshatraLord } from "../../chart-read-model.ts";
import type { Body, SyntaxNode } from "../../language/syntax-node.ts";
import type { Finding, ParsedClaim } from "../claim.ts";
import { getNodeIndex, getSpan, type ClauseContext, markUsed, type ClaimDraft } from "../clause-context.ts";
import {
  checkInSignOf,
  checkKaraka,
  checkRulesHouse,
  checkRulesSign,
  checkStarLord,
} from "../chart-queries/check-placements.ts";
import { createFinding } from "../chart-queries/chart-queries.ts";
import { HINDI_COPULA } from "../../language/hindi-particles.data.ts";

export const COPULA = /^(is|are|was|becomes|remains|as)$/;

function getStatedScheme(context: ClauseContext): 7 | 8 | null {
  if (context.nodes.some(({ word }) => /^(8|eight|आठ|aath)$/.test(word))) return 8;
  return context.nodes.some(({ word }) => /^(7|seven|सात|saat)$/.test(word)) ? 7 : null;
}

/** The claim made by naming a graha by its role, such as "your tenth lord Mars". */
export function buildRoleIdentity(
  context: ClauseContext,
  body: Body,
  role: NonNullable<SyntaxNode["role"]>,
): { type: ParsedClaim["type"]; evaluate: () => Finding } | undefined {
  const { truth, clause } = context;
  if (role.by === "house") {
    return {
      type: "lordship",
      evaluate: () => {
        const each = role.houses.map((house) => checkRulesHouse(truth, body, house, clause.varga));
        return createFinding(
          each.every(({ holds }) => holds),
          ...each.flatMap(({ facts }) => facts),
        );
      },
    };
  }
  if (role.by === "counted")
    return {
      type: "from_reference",
      evaluate: () => checkRulesHouse(truth, body, role.house, clause.varga, role.from),
    };
  if (role.by === "sign")
    return {
      type: "doctrine",
      evaluate: () => createFinding(role.signs.every((sign) => checkRulesSign(body, sign).holds)),
    };
  if (role.by === "star")
    return { type: "doctrine", evaluate: () => createFinding(getNakshatraLord(role.star) === body) };
  if (role.by === "karaka")
    return { type: "karaka", evaluate: () => checkKaraka(truth, body, role.karaka, getStatedScheme(context)) };
  if (role.by === "dispositor")
    return { type: "dispositor", evaluate: () => checkInSignOf(truth, role.of, body, clause.varga) };
  return role.by === "starlord"
    ? { type: "dispositor", evaluate: () => checkStarLord(truth, role.of, body) }
    : undefined;
}

/** "Now the second lord. It is Jupiter.": identifies the role mentioned before. */
export function readRememberedRole(context: ClaimDraft, whos: readonly SyntaxNode[]): void {
  const { role } = context.memory;
  const [who] = whos;
  // "It is Mercury, and its lessons are …".
  const pause = context.nodes.findIndex(
    ({ tag, word }, index) => index > 1 && (word === "," || word === ";" || tag === "and"),
  );
  const segment = pause < 0 ? context.nodes : context.nodes.slice(0, pause);
  const words = segment.filter(
    ({ tag, word }) => tag !== "pron" && !COPULA.test(word) && !/^([.!,]|है|hai|that|this|ही|hi|the)$/.test(word),
  );
  if (!role?.role || role.role.by === "name" || whos.length !== 1 || who?.role?.by !== "name") return;
  if (words.length !== 1 || words[0] !== who) return;
  if (!context.nodes.some(({ tag, word }) => tag === "pron" || /^(that|this)$/.test(word)) || who.body === undefined)
    return;
  const identified = buildRoleIdentity(context, who.body, role.role);
  if (!identified) return;
  context.readings.push({ ...identified, ...getSpan(who) });
  markUsed(context, who, ...context.nodes.filter(({ tag }) => tag === "pron"));
}

/** "… and is also your Atmakaraka": a role of the body mentioned before. */
export function readRoleOfSubject(context: ClaimDraft, role: SyntaxNode): void {
  if (role.role === undefined || role.role.by === "name") return;
  const before = context.nodes.slice(0, getNodeIndex(context, role));
  const lead = before.findLast(({ tag, word }) => tag !== "poss" && !/^(the|also|both|a|own|too)$/.test(word));
  const isLed = lead !== undefined && (COPULA.test(lead.word) || /^(जो|jo|who|which)$/.test(lead.word));
  if (!lead || !(isLed || continuesSubject(context, lead, role))) return;
  const named = before.findLast(({ tag, role: by }) => tag === "who" && by?.by === "name");
  const body = named?.body ?? context.memory.bodies[0];
  const identity = body === undefined ? undefined : buildRoleIdentity(context, body, role.role);
  if (!identity) return;
  context.readings.push({ ...identity, ...getSpan(...(named ? [named] : []), role) });
  markUsed(context, role, named);
}

/** "बुध सातवें भाव में है और दसवें भाव का स्वामी है": the second statement has the same subject. */
function continuesSubject({ nodes }: ClauseContext, and: SyntaxNode, role: SyntaxNode): boolean {
  const [before, after] = [nodes[nodes.indexOf(and) - 1], nodes[nodes.indexOf(role) + 1]];
  return and.tag === "and" && [before, after].every((node) => HINDI_COPULA.test(node?.word ?? ""));
}

/** "You are guided by Saturn, and since this lagna lord sits …": a role of the body named just before. */
export function readPointedRole(context: ClaimDraft, role: SyntaxNode): void {
  const index = getNodeIndex(context, role);
  if (role.role?.by !== "house" || !/^(this|that|such|the same)$/.test(context.nodes[index - 1]?.word ?? "")) return;
  const named = context.nodes.slice(0, index).findLast(({ tag, role: by }) => tag === "who" && by?.by === "name");
  const body = named?.body ?? context.memory.bodies[0];
  const identity = body === undefined || body === "lagna" ? undefined : buildRoleIdentity(context, body, role.role);
  if (identity)
    context.readings.push({ ...identity, ...getSpan(...(named ? [named] : []), role), isPresupposed: true });
}
