import { computeSections } from "@lagna/jyotish";
import { type Dignity, type Graha, GRAHAS } from "@lagna/terms";
import type { Node } from "../../language/node.ts";
import {
  findUnused,
  getNodeIndex,
  findFirstUnused,
  contextHasTag,
  isGraha,
  getSpan,
  type ParseContext,
  markUsed,
  type ReadingDraft,
} from "../parse-context.ts";
import { checkDignity } from "../chart-queries/states.ts";
import { createFinding, createPlaceFactId } from "../chart-queries/chart-queries.ts";
import { isLunarNode, getGroupNodes } from "./strengths.ts";

/** "There", after a house was mentioned. */
function getMentionedHouse(context: ParseContext): Node | undefined {
  const there = findFirstUnused(context, "pron");
  const { house } = context.memory;
  return there?.value === "place" && house !== null ? { ...there, tag: "house", value: house } : undefined;
}

/** "At least one planet": that many or more. */
const isAtLeast = ({ nodes }: ParseContext, number: Node): boolean => {
  const index = nodes.indexOf(number);
  const lead = nodes.slice(Math.max(0, index - 3), index).map(({ word }) => word);
  return /(?:at least|at the least|no fewer than|no less than|minimum|कम से कम|kam se kam)$/.test(lead.join(" "));
};

/** What a count is about: a test for each graha, by house, sign, state or group of houses. */
function countMatchingGrahas(
  context: ParseContext,
):
  | { readonly test: (graha: Graha) => boolean; readonly ids: readonly string[]; readonly nodes: readonly Node[] }
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

function hasState(context: ParseContext, graha: Graha, { tag, value }: Node): boolean {
  const { truth, clause } = context;
  const planet = truth.factContext.view.planets[graha];
  if (tag === "retro") return planet.retrograde;
  if (tag === "combust") return planet.combust;
  if (tag === "vargottama") return truth.getSign(graha, null) === truth.getSign(graha, "D9");
  return checkDignity(truth, graha, value as Dignity, clause.varga).holds === true;
}

/** "The retrograde planets number three", "वक्री ग्रहों की संख्या दो है": a number that ends the statement. */
function isTotal({ nodes }: ParseContext, number: Node): boolean {
  const rest = nodes.slice(nodes.indexOf(number) + 1);
  return rest.every(
    ({ tag, word }) => tag === "poss" || /^(है|हैं|hai|hain|h|ही|hi|in|all|only|total|[.।,!)])$/.test(word),
  );
}

/** "ग्रहों की संख्या चार", "graho ki ginti: 2". */
function isCountOfPlanets(context: ParseContext, planets: Node, number: Node): boolean {
  const between = context.nodes.slice(getNodeIndex(context, planets) + 1, Math.max(0, getNodeIndex(context, number)));
  return (
    between.length < 5 &&
    between.some(({ word }) => /^(संख्या|गिनती|कुल|sankhya|ginti|count|number)$/.test(word)) &&
    !between.some(({ tag }) => tag === "who")
  );
}

/** "two planets in your tenth", "the fifth is empty", "only Mercury in the seventh", "no planet is combust". */
export function readCounts(context: ReadingDraft): void {
  const empty = findFirstUnused(context, "empty", "none");
  const only = findFirstUnused(context, "only");
  const counted = countMatchingGrahas(context);
  if (!counted) return;
  const isNodes = (graha: Graha): boolean => isLunarNode(graha);
  const count = (): number => GRAHAS.filter(counted.test).length;
  const push = (holds: () => boolean, ...nodes: readonly Node[]): void => {
    context.readings.push({
      type: "count",
      ...getSpan(...counted.nodes, ...nodes),
      isPresupposed: true,
      evaluate: () => createFinding(holds(), ...counted.ids),
    });
    markUsed(context, ...counted.nodes, ...nodes, ...findUnused(context, "planetword", "neg"));
  };
  const isAbout = ({ nodes }: { readonly nodes: readonly Node[] }): boolean =>
    nodes.every(({ role }) => role?.by === "house" && role.houses.includes(Number(counted.nodes[0]?.value)));
  const free = context.groups.find(
    ({ nodes }) => context.nodes[getNodeIndex(context, nodes.at(-1) as Node) + 1]?.tag === "from",
  );
  if (empty && free && counted.nodes[0]?.tag !== "retro") {
    push(
      () => !free.bodies.filter(isGraha).some(counted.test) !== (context.clause.negation === true),
      empty,
      ...free.nodes,
    );
    return;
  }
  if (empty && context.groups.every(isAbout)) {
    // "No planet" already contains its negation; "not empty" reverses the claim.
    const isReversed = context.clause.negation === true && empty.tag === "empty";
    const isRetrograde = counted.nodes[0]?.tag === "retro";
    const countMatching = (): number =>
      isRetrograde ? GRAHAS.filter((graha) => !isNodes(graha) && counted.test(graha)).length : count();
    push(() => (countMatching() === 0) !== isReversed, empty);
    return;
  }
  const named = context.groups.flatMap(({ bodies }) => bodies).filter(isGraha);
  if (
    only &&
    named.length > 0 &&
    Math.abs(getNodeIndex(context, only) - getNodeIndex(context, context.groups[0]?.nodes[0] as Node)) <= 3
  ) {
    push(
      () =>
        GRAHAS.filter(counted.test).every((graha) => named.includes(graha)) &&
        named.every(counted.test) !== (context.clause.negation === true),
      only,
      ...getGroupNodes(context),
    );
    return;
  }
  const planets = findFirstUnused(context, "planetword");
  const isOfRetro = counted.nodes[0]?.tag === "retro";
  const number =
    planets &&
    findUnused(context, "num").find((countedGrahas) => {
      const distance = getNodeIndex(context, planets) - getNodeIndex(context, countedGrahas);
      return (
        (distance > 0 && distance <= 4) ||
        isCountOfPlanets(context, planets, countedGrahas) ||
        (isOfRetro && isTotal(context, countedGrahas))
      );
    });
  // "One planet (Mars, …)": the named planets are the count, so no separate claim is needed.
  if (!planets || (number && named.length > 0 && number.value === named.length)) return;
  if (number) {
    const countWithoutNodes = (): number => GRAHAS.filter((graha) => !isNodes(graha) && counted.test(graha)).length;
    const reckoned = context.sentence.find(({ tag }) => tag === "reckoned")?.word;
    const isCountRight = (): boolean =>
      (reckoned !== "without" && count() === number.value) ||
      (isAtLeast(context, number) && count() > number.value) ||
      (isOfRetro && reckoned !== "with" && countWithoutNodes() === number.value);
    push(() => isCountRight() !== (context.clause.negation === true), planets, number);
  } else if (context.clause.negation === true && context.groups.length === 0) {
    const countedGrahas = contextHasTag(context, "retro") ? GRAHAS.filter((graha) => !isNodes(graha)) : GRAHAS;
    push(() => !countedGrahas.some(counted.test), planets);
  }
}
