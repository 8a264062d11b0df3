import type { SyntaxNode } from "../../language/syntax-node.ts";
import type { ParsedClaim } from "../claim.ts";
import {
  findUnused,
  getNodeIndex,
  type BodyGroup,
  contextHasTag,
  getSpan,
  type ClauseContext,
  markUsed,
  type ClaimDraft,
} from "../clause-context.ts";
import { checkInNakshatra } from "../chart-queries/check-placements.ts";
import { getCarriedSubject, combineFindings, findSubjectOfPlace, resolvePronoun } from "./find-subject.ts";
import { PLACE_TAGS, resolveChartPosition, type ChartPositionQuery } from "./resolve-chart-position.ts";
import { readHouseSigns } from "./read-signs-of-houses.ts";
import { LAGNA_WORD } from "../../language/hindi-particles.data.ts";

/** "The difficult houses, the dusthanas", "the dusthanas, the sixth, eighth and twelfth, …": the same group stated twice. */
function findRepeatedPlaces(rest: readonly SyntaxNode[], { value }: SyntaxNode): readonly SyntaxNode[] {
  const isPart = ({ tag, word }: SyntaxNode): boolean =>
    ["ord", "house", "and", "houseword", "poss"].includes(tag) || /^(,|or|the)$/.test(word);
  const stop = rest.findIndex((node) => !isPart(node));
  const group = rest[Math.max(0, stop)];
  const members = rest.slice(0, Math.max(0, stop));
  if (group?.tag === "group" && group.value === value && members.every(({ word }) => word === "the")) return [group];
  return members.filter(({ tag }) => tag === "house" || tag === "ord").length > 1 ? members : [];
}

/** "A dusthana (6, 8 or 12)": the houses that make up the group. */
function getBracketedNodes({ nodes }: ClauseContext, node: SyntaxNode): readonly SyntaxNode[] {
  const position = nodes.indexOf(node);
  if (nodes[position + 1]?.word === ",") return findRepeatedPlaces(nodes.slice(position + 2), node);
  if (nodes[position + 1]?.word !== "(") return [];
  const end = nodes.findIndex(({ word }, index) => index > position && word === ")");
  const members = nodes.slice(position + 2, end);
  return members.every(
    ({ tag, word }) => ["num", "ord", "house", "and", "houseword"].includes(tag) || /^(,|\/|or|या|ya)$/.test(word),
  )
    ? members
    : [];
}

/** "… कहलाता है आपके लग्न में": names the lagna the rule applies to, not a place. */
export function ignoreLagnaOfRule(context: ClaimDraft): void {
  if (!context.readings.some(({ type }) => type === "lordship" || type === "doctrine")) return;
  markUsed(
    context,
    ...context.nodes.filter(
      ({ tag, word }, at) => tag === "house" && LAGNA_WORD.test(word) && context.nodes[at - 1]?.tag === "poss",
    ),
  );
}

/**
 * Placements in a sign, house or nakshatra, or at a degree. The subject comes before or after the place, is a pronoun, or is carried
 * over.
 */
export function readPlacements(context: ClaimDraft): void {
  const pronoun = resolvePronoun(context);
  const hasNoSubject = context.groups.every(({ nodes }) => nodes.every(isAnaphoricLord));
  const opensWithPlace = context.nodes.find(
    ({ tag }) => PLACE_TAGS.some((place) => place === tag) || tag === "who" || tag === "in" || tag === "pron",
  );
  const opensWithHouseSign =
    context.clause.opensSentence &&
    opensWithPlace?.tag === "in" &&
    contextHasTag(context, "house") &&
    contextHasTag(context, "rashi") &&
    findUnused(context, "in").length === 1;
  if (
    hasNoSubject &&
    !pronoun &&
    (opensWithHouseSign ||
      opensWithPlace?.tag === "house" ||
      opensWithPlace?.tag === "rashi" ||
      contextHasTag(context, "on"))
  )
    readHouseSigns(context, false);
  const placed = new Map<BodyGroup, readonly string[]>();
  for (const node of findUnused(context, ...PLACE_TAGS)) {
    if (context.usedNodes.has(node)) continue;
    const place = resolveChartPosition(context, node);
    const group =
      place &&
      (findSubjectOfPlace(context, node, place.kind, placed) ??
        (hasNoSubject || pronoun
          ? (pronoun ?? (contextHasTag(context, "in") || node.tag === "arc" ? getCarriedSubject(context) : undefined))
          : undefined));
    if (!place || !group) continue;
    if (
      isLordOfPlace(group.nodes[0], node) &&
      getNodeIndex(context, node) < getNodeIndex(context, group.nodes[0] as SyntaxNode)
    ) {
      markUsed(context, node, ...group.nodes);
      continue;
    }
    placed.set(group, [...(placed.get(group) ?? []), place.kind]);
    const { bodies } = addCompanions(context, group);
    context.readings.push({
      type: getClaimType(place, group),
      ...getSpan(node, ...group.nodes),
      evaluate: () => combineFindings(bodies, place.evaluate),
    });
    markUsed(context, node, ...group.nodes, ...(context.transit ? findUnused(context, "date") : []));
    if (node.tag === "group") markUsed(context, ...getBracketedNodes(context, node));
    if (node.tag === "house") context.memory.house = node.value;
  }
  readPadas(context, pronoun);
  if (pronoun && hasNoSubject) context.memory.bodies = pronoun.bodies;
}

/** "Its lord", of the house or sign named just before. */
const isAnaphoricLord = ({ word, role }: SyntaxNode): boolean =>
  (role?.by === "house" || role?.by === "sign") && /^(its|इसका|इसके|उसका|उसके|iska|iske|uska|uske) /.test(word);

/** "The third house depends on its lord": the house identifies the lord and is not its place. */
const isLordOfPlace = (who: SyntaxNode | undefined, { tag, value }: SyntaxNode): boolean =>
  tag === "house" &&
  who?.role?.by === "house" &&
  who.role.houses.includes(value) &&
  /^(its|इसका|इसके|उसका|उसके|iska|iske|uska|uske) /.test(who.word);

/** "Mars sits with Saturn in Sagittarius": the place applies to both. */
const addCompanions = (context: ClauseContext, group: BodyGroup): BodyGroup => {
  const conjunction = context.readings.find(({ type }) => type === "conjunction");
  if (!conjunction || context.groups.length !== 2) return group;
  return { ...group, bodies: [...new Set(context.groups.flatMap(({ bodies }) => bodies))] };
};

function getClaimType({ type, kind }: ChartPositionQuery, group: BodyGroup): ParsedClaim["type"] {
  if (type !== "planet_sign" && type !== "planet_house" && type !== "planet_star") return type;
  if (group.bodies[0] === "lagna" && kind !== "house") return "lagna";
  return kind === "house" && group.nodes[0]?.role?.by === "house" ? "lord_place" : type;
}

/** A pada without a nakshatra: "in the third pada". */
function readPadas(context: ClaimDraft, pronoun: BodyGroup | undefined): void {
  for (const node of findUnused(context, "pada")) {
    const group = context.groups.at(-1) ?? pronoun ?? getCarriedSubject(context);
    if (!group || typeof node.value !== "number") continue;
    const pada = node.value;
    context.readings.push({
      type: "planet_star",
      ...getSpan(node),
      evaluate: () => combineFindings(group.bodies, (body) => checkInNakshatra(context.truth, body, null, pada)),
    });
    markUsed(context, node, ...group.nodes);
  }
}
