import type { Graha } from "@lagna/terms";
import type { Node } from "../../language/node.ts";
import { matchFallsTo, matchHasAsLord, matchInCharge, matchUnderCharge } from "./lordship-idioms.ts";
import { matchHouseFromReference, matchLordOfCountedHouse } from "./houses-from-reference.ts";
import { matchHouse, matchNumberedHouse, matchHousesNamedAfterCount } from "./houses.ts";
import { matchLord } from "./lords.ts";
import { matchDasha, matchLordOfLevel, matchTransitPeriod } from "./dasha-periods.ts";
import {
  matchGivenPlace,
  matchGroupWithMembers,
  matchGuestOf,
  matchHousesOfGroup,
  matchOfNative,
  matchOfSign,
  matchSignAspect,
  matchWhoseHouse,
  matchStationed,
  matchSwappedPlaces,
  matchWithReader,
} from "./hindi-idioms.ts";
import { matchGlanceThrown, matchKeepsCompany, matchLaysEyesOn, matchLooksAt } from "./figurative-idioms.ts";
import {
  matchOccupiedPlace,
  matchLordOfOccupiedPlace,
  matchOwnedPlace,
  matchElidedSign,
} from "./places-by-owner-or-occupant.ts";
import { matchKaraka, matchOfGraha } from "./roles.ts";
import { nodeHasTag, createMatch, type ChartNames, type PhraseMatch, type PhraseRule } from "./phrase-rule.ts";
import { detectSunEvent } from "./detect-sun-event.ts";
import {
  matchASecond,
  matchNumberedAspectOrPada,
  matchAtBirth,
  matchFromSignOf,
  matchIfOneLooks,
  matchNothingIn,
  matchNowAsTransition,
  matchNumberOf,
  matchInTheChart,
  matchNumberedRank,
  matchOfTheNative,
  matchOverIn,
  matchPartOfChart,
  matchRulesSeveral,
  matchSignifiesAsLord,
  matchSignOfDignity,
  matchMentionedWord,
} from "./idioms.ts";

const matchGraha: PhraseRule = (nodes, at) => {
  const first = nodes[at];
  if (!nodeHasTag(first, "graha")) return undefined;
  const weekday = nodes[at + 1];
  if (weekday && /^(vaar|var|वार)$/.test(weekday.word))
    return createMatch(nodes, at, 2, { tag: "vara", value: first.value });
  const event = first.value === "sun" ? detectSunEvent(nodes, at) : undefined;
  if (event) return createMatch(nodes, at, 1, { tag: event });
  return createMatch(nodes, at, 1, { tag: "who", body: first.value as Graha, role: { by: "name" } });
};

const matchSingle =
  (from: string, to: Omit<Node, "word" | "start" | "end">): PhraseRule =>
  (nodes, at) =>
    nodeHasTag(nodes[at], from) ? createMatch(nodes, at, 1, { ...(nodes[at] as Node), ...to }) : undefined;

const TITHIS = "pratipada dwitiya tritiya chaturthi panchami shashthi saptami ashtami navami dashami ekadashi dwadashi";
const TITHI_PLACES = new Map(TITHIS.split(" ").map((id, at) => [id, at + 1]));

/** "Tritiya bhav", "tritiya-sth": a tithi name used as the number of a house. */
function toOrdinal(node: Node, at: number, nodes: readonly Node[]): Node {
  const place = TITHI_PLACES.get(String(node.value));
  const next = nodes[at + 1];
  const isHouse = nodeHasTag(next, "houseword") || (next?.tag === "in" && /^(sth|stha|gat|स्थ|गत)$/.test(next.word));
  return node.tag === "tithi" && place && isHouse ? { ...node, tag: "ord", value: place } : node;
}

/** Hyphenated compounds: "pancham-sth", "मंगल-दृष्ट", "second-lord". */
const HYPHENATED_ENDINGS =
  /^(sth|stha|gat|yukt|drisht|स्थ|स्थित|गत|युत|युक्त|दृष्ट|lord|lords|ruler|house|houses|bhava|sign)$/;
const isJoiningHyphen = (node: Node, at: number, nodes: readonly Node[]): boolean =>
  node.word === "-" && nodes[at - 1]?.end === node.start && HYPHENATED_ENDINGS.test(nodes[at + 1]?.word ?? "");

/** In this order: rules that build on smaller phrases come after the rules for those. */
const PASSES: readonly (readonly PhraseRule[])[] = [
  [
    matchInTheChart,
    matchAtBirth,
    matchNumberedRank,
    matchNowAsTransition,
    matchWithReader,
    matchOfNative,
    matchHousesOfGroup,
    matchOfTheNative,
    matchMentionedWord,
    matchASecond,
    matchIfOneLooks,
    matchNothingIn,
    matchNumberOf,
  ],
  [matchGroupWithMembers, matchOfSign, matchStationed],
  [matchGraha, matchKaraka, matchSignOfDignity, matchTransitPeriod, matchLordOfLevel],
  [matchNumberedAspectOrPada],
  [matchRulesSeveral, matchSignifiesAsLord],
  [matchNumberedHouse, matchHousesNamedAfterCount, matchHouse, matchPartOfChart, matchOverIn],
  [matchGlanceThrown, matchLooksAt, matchFallsTo, matchLaysEyesOn, matchKeepsCompany],
  [matchHasAsLord, matchUnderCharge, matchInCharge],
  [matchLordOfCountedHouse],
  [matchLord],
  [matchOwnedPlace, matchOccupiedPlace],
  [matchHouseFromReference],
  [matchSwappedPlaces, matchGuestOf, matchGivenPlace, matchWhoseHouse, matchSignAspect],
  [matchOfGraha, matchLordOfOccupiedPlace],
  [matchElidedSign, matchFromSignOf],
  [matchDasha],
  [matchSingle("part", { tag: "w" }), matchSingle("partafter", { tag: "w" }), matchSingle("relative", { tag: "w" })],
];

const spansLines = (more: readonly Node[]): boolean => more.some(({ opensLine }) => opensLine === true);

/** The match of the first rule that applies at an index. */
function findFirstMatch(
  rules: readonly PhraseRule[],
  nodes: readonly Node[],
  at: number,
  naming: ChartNames,
): PhraseMatch | undefined {
  for (const rule of rules) {
    const found = rule(nodes, at, naming);
    if (found && !spansLines(nodes.slice(at + 1, at + found.length))) return found;
  }
  return undefined;
}

/** Combines words into the chart entities they name, one pass per generator step. */
export function* combinePhrases(nodes: readonly Node[], naming: ChartNames): Generator<void, Node[]> {
  let result = nodes
    .map((node, at) =>
      nodes[at + 1] && isJoiningHyphen(nodes[at + 1] as Node, at + 1, nodes) ? { ...node, end: node.end + 1 } : node,
    )
    .filter((_, at) => !isJoiningHyphen(nodes[at] as Node, at, nodes))
    .map(toOrdinal);
  for (const rules of PASSES) {
    const passed: Node[] = [];
    for (let at = 0; at < result.length;) {
      const reading = findFirstMatch(rules, result, at, naming);
      const first = result[at] as Node;
      passed.push(reading && first.opensLine ? { ...reading.node, opensLine: true } : (reading?.node ?? first));
      at += reading?.length ?? 1;
    }
    result = passed;
    yield;
  }
  return result;
}
