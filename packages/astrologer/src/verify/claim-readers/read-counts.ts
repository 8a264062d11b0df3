import { computeSections } from "@lagna/jyotish";
import { type Dignity, type Graha, GRAHAS } from "@lagna/terms";
import type { SyntaxNode, SyntaxNodeOf } from "../../language/syntax-node.ts";
import {
  findUnused,
  getNodeIndex,
  findFirstUnused,
  contextHasTag,
  isGraha,
  getSpan,
  type ClauseContext,
  markUsed,
  type ClaimDraft,
} from "../clause-context.ts";
import { checkDignity } from "../chart-queries/check-states.ts";
import { createFinding, createPlaceFactId } from "../chart-queries/chart-queries.ts";
import { isLunarNode, getGroupNodes } from "./read-strengths.ts";
import { TOTAL_NOUNS } from "./total-nouns.data.ts";

/** "There", after a house was mentioned. */
function getMentionedHouse(context: ClauseContext): SyntaxNode | undefined {
  const there = findFirstUnused(context, "pron");
  const { house } = context.memory;
  return there?.value === "place" && house !== null ? { ...there, tag: "house", value: house } : undefined;
}

/** "At least one planet": that many or more. */
const isAtLeast = ({ nodes }: ClauseContext, number: SyntaxNode): boolean => {
  const index = nodes.indexOf(number);
  const lead = nodes.slice(Math.max(0, index - 3), index).map(({ word }) => word);
  return /(?:at least|at the least|no fewer than|no less than|minimum|कम से कम|kam se kam)$/.test(lead.join(" "));
};

/** What a count is about: a test for each graha, by house, sign, state or group of houses. */
function countMatchingGrahas(
  context: ClauseContext,
):
  | { readonly test: (graha: Graha) => boolean; readonly ids: readonly string[]; readonly nodes: readonly SyntaxNode[] }
  | undefined {
  const { truth, clause } = context;
  const { view } = truth.factContext;
  const house = findFirstUnused(context, "house") ?? getMentionedHouse(context);
  const aspect = findFirstUnused(context, "aspect");
  if (house && aspect) {
    const aspects = computeSections(view.nativity, ["aspects"]).aspects.graha.filter(({ houses }) =>
      houses.includes(Number(house.value)),
    );
    return {
      test: (graha) => aspects.some(({ from }) => from === graha),
      ids: [`aspected-${house.value}`],
      nodes: [house, aspect],
    };
  }
  if (house)
    return {
      test: (graha) => truth.getHouse(graha, clause.varga) === Number(house.value),
      ids: [clause.varga ? createPlaceFactId("lagna", clause.varga) : `house-${house.value}`],
      nodes: [house],
    };
  const sign = findFirstUnused(context, "rashi");
  if (sign)
    return {
      test: (graha) => truth.getSign(graha, clause.varga) === sign.value,
      ids: [`house-${view.houseOfSign(sign.value)}`],
      nodes: [sign],
    };
  const state = findFirstUnused(context, "retro", "combust", "dign", "vargottama");
  if (state)
    return {
      test: (graha) => hasState(context, graha, state),
      ids: GRAHAS.map((graha) => createPlaceFactId(graha)),
      nodes: [state],
    };
  const group = findFirstUnused(context, "group");
  if (!group) return undefined;
  const houses =
    { kendra: [1, 4, 7, 10], trikona: [1, 5, 9], dusthana: [6, 8, 12], upachaya: [3, 6, 10, 11] }[
      String(group.value)
    ] ?? [];
  return {
    test: (graha) => houses.includes(truth.getHouse(graha, clause.varga)),
    ids: GRAHAS.map((graha) => createPlaceFactId(graha)),
    nodes: [group],
  };
}

function hasState(context: ClauseContext, graha: Graha, { tag, value }: SyntaxNode): boolean {
  const { truth, clause } = context;
  const planet = truth.factContext.view.planets[graha];
  if (tag === "retro") return planet.retrograde;
  if (tag === "combust") return planet.combust;
  if (tag === "vargottama") return truth.getSign(graha, null) === truth.getSign(graha, "D9");
  return checkDignity(truth, graha, value as Dignity, clause.varga).holds === true;
}

/** "The retrograde planets number three", "वक्री ग्रहों की संख्या दो है": a number that ends the statement. */
function isTotal({ nodes }: ClauseContext, number: SyntaxNode): boolean {
  const rest = nodes.slice(nodes.indexOf(number) + 1);
  return rest.every(
    ({ tag, word }) => tag === "poss" || /^(है|हैं|hai|hain|h|ही|hi|in|all|only|total|[.।,!)])$/.test(word),
  );
}

/** "ग्रहों की संख्या चार", "graho ki ginti: 2". */
function isCountOfPlanets(context: ClauseContext, planets: SyntaxNode, number: SyntaxNode): boolean {
  const between = context.nodes.slice(getNodeIndex(context, planets) + 1, Math.max(0, getNodeIndex(context, number)));
  return (
    between.length < 5 &&
    between.some(({ word }) => TOTAL_NOUNS.test(word)) &&
    !between.some(({ tag }) => tag === "who")
  );
}

type CountedGrahas = NonNullable<ReturnType<typeof countMatchingGrahas>>;

const isCountOfRetrogrades = ({ nodes }: CountedGrahas): boolean => nodes[0]?.tag === "retro";
const isNegated = ({ clause }: ClauseContext): boolean => clause.negation === true;
const countGrahas = ({ test }: CountedGrahas): number => GRAHAS.filter(test).length;
const countWithoutLunarNodes = ({ test }: CountedGrahas): number =>
  GRAHAS.filter((graha) => !isLunarNode(graha) && test(graha)).length;

function addCountReading(
  context: ClaimDraft,
  counted: CountedGrahas,
  holds: () => boolean,
  nodes: readonly SyntaxNode[],
): void {
  context.readings.push({
    type: "count",
    ...getSpan(...counted.nodes, ...nodes),
    isPresupposed: true,
    evaluate: () => createFinding(holds(), ...counted.ids),
  });
  markUsed(context, ...counted.nodes, ...nodes, ...findUnused(context, "planetword", "neg"));
}

/** "The fifth is free of Mars", "the fifth is empty", "no planet is combust". Returns whether it was read. */
function readEmptiness(context: ClaimDraft, counted: CountedGrahas): boolean {
  const empty = findFirstUnused(context, "empty", "none");
  if (!empty) return false;
  const free = context.groups.find(
    ({ nodes }) => context.nodes[getNodeIndex(context, nodes.at(-1) as SyntaxNode) + 1]?.tag === "from",
  );
  if (free && !isCountOfRetrogrades(counted)) {
    const isFree = (): boolean => !free.bodies.filter(isGraha).some(counted.test);
    addCountReading(context, counted, () => isFree() !== isNegated(context), [empty, ...free.nodes]);
    return true;
  }
  const house = Number(counted.nodes[0]?.value);
  const isAboutHouse = ({ role }: SyntaxNode): boolean => role?.by === "house" && role.houses.includes(house);
  if (!context.groups.every(({ nodes }) => nodes.every(isAboutHouse))) return false;
  // "No planet" already contains its negation; "not empty" reverses the claim.
  const isReversed = isNegated(context) && empty.tag === "empty";
  const count = isCountOfRetrogrades(counted) ? countWithoutLunarNodes : countGrahas;
  addCountReading(context, counted, () => (count(counted) === 0) !== isReversed, [empty]);
  return true;
}

/** "Only Mercury in the seventh". Returns whether it was read. */
function readOnly(context: ClaimDraft, counted: CountedGrahas, named: readonly Graha[]): boolean {
  const only = findFirstUnused(context, "only");
  const first = context.groups[0]?.nodes[0];
  if (!only || named.length === 0) return false;
  if (Math.abs(getNodeIndex(context, only) - getNodeIndex(context, first as SyntaxNode)) > 3) return false;
  const isOnly = (): boolean =>
    GRAHAS.filter(counted.test).every((graha) => named.includes(graha)) &&
    named.every(counted.test) !== isNegated(context);
  addCountReading(context, counted, isOnly, [only, ...getGroupNodes(context)]);
  return true;
}

/** The number that counts grahas: "two planets", "ग्रहों की संख्या दो". */
const findCount = (
  context: ClauseContext,
  counted: CountedGrahas,
  planets: SyntaxNode,
): SyntaxNodeOf<"num"> | undefined =>
  findUnused(context, "num").find((number) => {
    const distance = getNodeIndex(context, planets) - getNodeIndex(context, number);
    return (
      (distance > 0 && distance <= 4) ||
      isCountOfPlanets(context, planets, number) ||
      (isCountOfRetrogrades(counted) && isTotal(context, number))
    );
  });

function readNumber(
  context: ClaimDraft,
  counted: CountedGrahas,
  planets: SyntaxNode,
  number: SyntaxNodeOf<"num">,
): void {
  const lunarNodes = context.sentence.find(({ tag }) => tag === "lunarnodes")?.word;
  const isCountRight = (): boolean =>
    (lunarNodes !== "without" && countGrahas(counted) === number.value) ||
    (isAtLeast(context, number) && countGrahas(counted) > number.value) ||
    (isCountOfRetrogrades(counted) && lunarNodes !== "with" && countWithoutLunarNodes(counted) === number.value);
  addCountReading(context, counted, () => isCountRight() !== isNegated(context), [planets, number]);
}

/** "two planets in your tenth", "the fifth is empty", "only Mercury in the seventh", "no planet is combust". */
export function readCounts(context: ClaimDraft): void {
  const counted = countMatchingGrahas(context);
  if (!counted || readEmptiness(context, counted)) return;
  const named = context.groups.flatMap(({ bodies }) => bodies).filter(isGraha);
  if (readOnly(context, counted, named)) return;
  const planets = findFirstUnused(context, "planetword");
  if (!planets) return;
  const number = findCount(context, counted, planets);
  if (number) {
    // "One planet (Mars, …)": the named planets are the count, so no separate claim is needed.
    if (named.length === 0 || number.value !== named.length) readNumber(context, counted, planets, number);
  } else if (isNegated(context) && context.groups.length === 0) {
    const grahas = contextHasTag(context, "retro") ? GRAHAS.filter((graha) => !isLunarNode(graha)) : GRAHAS;
    addCountReading(context, counted, () => !grahas.some(counted.test), [planets]);
  }
}
