import { computeSections, placeFrom, VIMSHOTTARI_LORDS } from "@lagna/jyotish";
import type { Graha } from "@lagna/terms";
import type { SyntaxNode } from "../../language/syntax-node.ts";
import {
  findUnused,
  findFirstUnused,
  contextHasTag,
  isGraha,
  getSpan,
  markUsed,
  contextHasWord,
  type ClauseContext,
  type ClaimDraft,
} from "../clause-context.ts";
import { isHouseNumber } from "../phrase/phrase-rule.ts";
import { createFinding } from "../chart-queries/chart-queries.ts";
import { FROM_PARTICLE } from "../../language/hindi-particles.data.ts";
import { ITSELF, REASON, BEING_OR_WHEN } from "./general-rules.data.ts";

const DAYS_PER_YEAR = 365.2425;
const GROUPS: Readonly<Record<string, readonly number[]>> = {
  kendra: [1, 4, 7, 10],
  trikona: [1, 5, 9],
  dusthana: [6, 8, 12],
  upachaya: [3, 6, 10, 11],
};

const SPECIAL_ASPECTS: Readonly<Partial<Record<Graha, readonly number[]>>> = {
  mars: [4, 7, 8],
  jupiter: [5, 7, 9],
  saturn: [3, 7, 10],
};

/** "Saturn aspects the third, seventh and tenth from itself": counts from the graha, not houses of a chart. */
export function readAspectPlaces(context: ClaimDraft): void {
  const cue = findFirstUnused(context, "aspect");
  // "… जोड़कर देखते हैं": people look at it; no aspect.
  if (cue && /.(?:कर|kar)$/.test(context.nodes[context.nodes.indexOf(cue) - 1]?.word ?? "")) return;
  const graha = context.groups.flatMap(({ bodies }) => bodies).find(isGraha);
  const places = findUnused(context, "house", "ord");
  const ofItself = contextHasWord(context, ITSELF) || contextHasTag(context, "general");
  const isOwn = context.nodes.some(
    ({ word }, index) => /^(अपने|apne)$/.test(word) && FROM_PARTICLE.test(context.nodes[index + 1]?.word ?? ""),
  );
  readAspectCounts(context);
  const isWhole =
    graha !== undefined &&
    places.length > 1 &&
    places.every((place) => SPECIAL_ASPECTS[graha]?.includes(place.value) && !isOccupied(context, place));
  if (
    !cue ||
    !graha ||
    places.length === 0 ||
    !(ofItself || isOwn || isWhole) ||
    (contextHasTag(context, "poss") && !isOwn)
  )
    return;
  const { view } = context.truth.factContext;
  const row = computeSections(view.nativity, ["aspects"]).aspects.graha.find(({ from }) => from === graha);
  const aspected = (row?.signs ?? []).map((sign) => placeFrom(view.signOf(graha), sign));
  const evaluate = () => createFinding(places.every(({ value }) => aspected.includes(value)));
  context.readings.push({ type: "doctrine", ...getSpan(cue, ...places), isGeneralRule: true, evaluate: evaluate });
  markUsed(context, cue, ...places, ...context.groups.flatMap(({ nodes }) => nodes), ...findUnused(context, "pron"));
}

/** "सातवें भाव में बैठा शनि दसवें भाव को देखता है": the seventh is the graha's own house, not an aspected one. */
function isOccupied({ nodes }: ClauseContext, place: SyntaxNode): boolean {
  const index = nodes.indexOf(place);
  return ["in", "from"].includes(nodes[index + 1]?.tag ?? "");
}

/** "Jupiter has a fifth aspect". */
function readAspectCounts(context: ClaimDraft): void {
  const cue = findUnused(context, "aspect").find(({ value }) => typeof value === "number");
  const [group, ...others] = context.groups;
  const graha = group?.bodies.find(isGraha);
  if (!cue || !group || !graha || others.length > 0 || contextHasTag(context, "house", "rashi", "pron", "on")) return;
  const { view } = context.truth.factContext;
  const row = computeSections(view.nativity, ["aspects"]).aspects.graha.find(({ from }) => from === graha);
  const evaluate = () =>
    createFinding((row?.signs ?? []).some((sign) => placeFrom(view.signOf(graha), sign) === cue.value));
  context.readings.push({ type: "doctrine", ...getSpan(cue, ...group.nodes), isGeneralRule: true, evaluate: evaluate });
  markUsed(context, cue, ...group.nodes);
}

/** "Kendras are the first, fourth, seventh and tenth", "the fifth house is the house of children". */
export function readHouseRules(context: ClaimDraft): void {
  const numbered =
    findFirstUnused(context, "group") && !contextHasTag(context, "in")
      ? findUnused(context, "num").filter(isHouseNumber)
      : [];
  const houses = [...findUnused(context, "house", "ord"), ...numbered];
  if (
    context.groups.length > 0 ||
    houses.length === 0 ||
    contextHasTag(context, "rashi", "poss", "pron", "bindu", "empty", "planetword")
  )
    return;
  const group = findFirstUnused(context, "group");
  const members = group && GROUPS[String(group.value)];
  if (group && members) {
    const find = () => createFinding(houses.every(({ value }) => members.includes(value)));
    context.readings.push({ type: "doctrine", ...getSpan(group, ...houses), isGeneralRule: true, evaluate: find });
    markUsed(context, group, ...houses);
  } else if (
    houses.length === 2 &&
    houses.every(({ tag }) => tag === "house") &&
    contextHasWord(context, /^(is|hai|है)$/)
  ) {
    const [first, second] = houses;
    context.readings.push({
      type: "doctrine",
      ...getSpan(...houses),
      isGeneralRule: true,
      evaluate: () => createFinding(first?.value === second?.value),
    });
    markUsed(context, ...houses);
  }
}

/** The length of a dasha in years. */
export function readDashaYears(context: ClaimDraft): void {
  if (context.clause.assertionKind !== "general") return;
  const period = findFirstUnused(context, "dasha", "level");
  const length = findUnused(context, "dur")[0];
  const graha = period?.lords?.[0] ?? context.groups.flatMap(({ bodies }) => bodies).find(isGraha);
  if (!period || !length || !graha) return;
  const { years } = VIMSHOTTARI_LORDS.find(({ lord }) => lord === graha) as { readonly years: number };
  const evaluate = () => createFinding(Math.abs(length.value / DAYS_PER_YEAR - years) < 0.01);
  context.readings.push({ type: "doctrine", ...getSpan(length), isGeneralRule: true, evaluate: evaluate });
  markUsed(context, length, period);
}

const GENERAL_PATTERNS = [
  "who",
  "house",
  "aspect",
  "with",
  "in",
  "retro",
  "combust",
  "rank",
  "quality",
  "rashi",
  "dign",
  "sadesati",
  "dhaiya",
  "group",
];

/** "शनि दशम में हो तो …": about anyone with this placement. */
const isCondition = (context: ClauseContext): boolean =>
  !(contextHasTag(context, "retro", "combust", "vargottama") && !contextHasTag(context, "house", "rashi")) &&
  // "… में होने के कारण": gives a reason, and so states that the placement is true.
  !contextHasWord(context, REASON) &&
  contextHasWord(context, BEING_OR_WHEN);

/** Marks the words of a rule that holds in every chart. Dignities and sign lordships are read elsewhere, where they are stated. */
export function readGeneralRule(context: ClaimDraft): void {
  if (
    context.clause.assertionKind !== "general" ||
    contextHasTag(context, "poss", "dign", "rule", "ruledby", "lordword") ||
    (context.clause.isHabitual && context.groups.length > 0 && !isCondition(context))
  )
    return;
  markUsed(context, ...context.nodes.filter(({ tag }) => GENERAL_PATTERNS.includes(tag)));
}
