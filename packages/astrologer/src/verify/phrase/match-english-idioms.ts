import type { SyntaxNode } from "../../language/syntax-node.ts";
import { isFiller, nodeHasTag, createMatch, type PhraseRule } from "./phrase-rule.ts";
import {
  NUMBER_WORDS,
  NEAR,
  COPULA_OR_COMMA,
  POSSESSION_VERBS,
  OF_A_CHART,
  DETERMINERS,
  THIS,
} from "./english-idioms.data.ts";

/** English phrases that stand for one chart concept. */

/** "third aspect", "third pada", "pada 3", "Vishakha 3". */
export const matchNumberedAspectOrPada: PhraseRule = (nodes, at) => {
  const [first, second] = [nodes[at], nodes[at + 1]];
  if (nodeHasTag(first, "ord") && nodeHasTag(second, "aspect"))
    return createMatch(nodes, at, 2, { tag: "aspect", value: first.value });
  if (nodeHasTag(first, "ord") && nodeHasTag(second, "pada", "phase"))
    return createMatch(nodes, at, 2, { tag: second.tag === "phase" ? "phase" : "pada", value: first.value });
  if (nodeHasTag(first, "num") && first.value <= 4 && nodeHasTag(second, "pada", "phase"))
    return createMatch(nodes, at, 2, { tag: second.tag, value: first.value });
  const third = nodes[at + 2];
  if (nodeHasTag(first, "pada", "phase") && second?.word === ":" && nodeHasTag(third, "num", "ord"))
    return createMatch(nodes, at, 3, { tag: first.tag, value: third.value });
  if (nodeHasTag(first, "pada", "phase") && nodeHasTag(second, "num", "ord"))
    return createMatch(nodes, at, 2, { tag: first.tag, value: second.value });
  return undefined;
};

const YOGA_WORD = /^(?:yogas?|yogs?|योग(?:ों)?)$/u;

/** "The exaltation sign of Saturn": means the exaltation itself. */
export const matchSignOfDignity: PhraseRule = (nodes, at) => {
  const [first, second, third] = nodes.slice(at, at + 3);
  if (nodeHasTag(first, "dign") && nodeHasTag(second, "signword"))
    return createMatch(nodes, at, 2, { tag: "dign", value: first.value });
  return nodeHasTag(first, "signword") && nodeHasTag(second, "of") && nodeHasTag(third, "dign")
    ? createMatch(nodes, at, 3, { tag: "dign", value: third.value })
    : undefined;
};

/** "Saturn signifies the first by ownership", in the Krishnamurti school. */
export const matchSignifiesAsLord: PhraseRule = (nodes, at) =>
  /^(signifies|signifying)$/.test(nodes[at]?.word ?? "") &&
  nodes.slice(at, at + 9).some((node) => nodeHasTag(node, "lordword") || /^(ownership|lordship)$/.test(node.word))
    ? createMatch(nodes, at, 1, { tag: "rule" })
    : undefined;

/** "A powerful Raj yoga", "राज योग": the name of a kind of yoga, and not the dominion over something. */
export const matchNameOfYoga: PhraseRule = (nodes, at) =>
  nodeHasTag(nodes[at], "dominion") && YOGA_WORD.test(nodes[at + 1]?.word ?? "")
    ? createMatch(nodes, at, 2, { tag: "w" })
    : undefined;

/** "Shadbal me No. 1", "number one in shadbala": a rank. */
export const matchNumberedRank: PhraseRule = (nodes, at) => {
  if (!NUMBER_WORDS.test(nodes[at]?.word ?? "")) return undefined;
  const index = nodes[at + 1]?.word === "." ? at + 2 : at + 1;
  const isNearShadbala = nodes.slice(Math.max(0, at - 5), at + 6).some((node) => nodeHasTag(node, "shadbala"));
  return isNearShadbala && nodeHasTag(nodes[index], "num")
    ? createMatch(nodes, at, index + 1 - at, { tag: "ord", value: nodes[index]?.value })
    : undefined;
};

/** "Do gharon ka swami", "dono gharon ka swami": rules houses that are named afterwards. */
export const matchRulesSeveral: PhraseRule = (nodes, at) => {
  if (!nodeHasTag(nodes[at], "num", "both") || !nodeHasTag(nodes[at + 1], "houseword")) return undefined;
  // "Third and eighth, both houses' lord": the houses were named before.
  const before = nodes[at - 1]?.word === "," ? nodes[at - 2] : nodes[at - 1];
  if (nodeHasTag(before, "ord", "house")) return undefined;
  if (nodeHasTag(nodes[at + 2], "of") && nodeHasTag(nodes[at + 3], "lordword"))
    return createMatch(nodes, at, 4, { tag: "rule" });
  return nodes[at]?.value === 2 && isPossessed(nodes, at) ? createMatch(nodes, at, 2, { tag: "rule" }) : undefined;
};

/** "Mangal ke paas do ghar hain", "गुरु दो घर सँभालता है": houses owned by a graha. */
function isPossessed(nodes: readonly SyntaxNode[], at: number): boolean {
  const lead = nodes.slice(Math.max(0, at - 5), at);
  const [verb, then] = nodes.slice(at + 2, at + 4);
  const isNear = lead.some((node) => NEAR.test(node.word));
  return (
    lead.some((node) => nodeHasTag(node, "who")) &&
    (POSSESSION_VERBS.test(verb?.word ?? "") ||
      (isNear && COPULA_OR_COMMA.test(verb?.word ?? "")) ||
      (nodeHasTag(verb, "of") && POSSESSION_VERBS.test(then?.word ?? "")))
  );
}

const OWNERS = /^(native|querent|jataka|jatak|subject|client|sitter)$/;
/** "The native's", "for your lagna": says whose chart it is, not a placement. */
export const matchOfTheNative: PhraseRule = (nodes, at) => {
  const index = isFiller(nodes[at]) || nodes[at]?.word === "this" ? at + 1 : at;
  if (OWNERS.test(nodes[index]?.word ?? "") && nodes[index + 1]?.word === "'s")
    return createMatch(nodes, at, index + 2 - at, { tag: "poss" });
  const isForLagna =
    nodes[at]?.word === "for" && nodeHasTag(nodes[at + 1], "poss") && nodeHasTag(nodes[at + 2], "lagna");
  return isForLagna && !nodeHasTag(nodes[at + 3], "of", "lordword")
    ? createMatch(nodes, at, 3, { tag: "poss" })
    : undefined;
};

/** "Cross out the word retrograde", "the label exalted": mentions a word without stating it of any graha. */
export const matchMentionedWord: PhraseRule = (nodes, at) =>
  /^(word|words|term|label|tag|mark|remark|entry|phrase|letter|heading)$/.test(nodes[at]?.word ?? "") &&
  nodeHasTag(nodes[at + 1], "dign", "retro", "direct", "combust", "vargottama", "exchange", "empty", "rank")
    ? createMatch(nodes, at, 2, { tag: "w" })
    : undefined;

/** "Two is the number of planets in your third house": two planets. */
export const matchNumberOf: PhraseRule = (nodes, at) => {
  const start = isFiller(nodes[at + 1]) ? at + 2 : at + 1;
  return /^(is|was)$/.test(nodes[at]?.word ?? "") &&
    nodeHasTag(nodes[at - 1], "num") &&
    /^(number|count|total|tally)$/.test(nodes[start]?.word ?? "") &&
    nodeHasTag(nodes[start + 1], "of") &&
    nodeHasTag(nodes[start + 2], "planetword")
    ? createMatch(nodes, at, start + 2 - at, { tag: "w" })
    : undefined;
};

/** "You have nothing in your third house": the house is empty. */
export const matchNothingIn: PhraseRule = (nodes, at) =>
  /^(nothing|naught|no one|nobody)$/.test(nodes[at]?.word ?? "") &&
  nodeHasTag(nodes[at + 1], "in") &&
  nodes.slice(at + 2, at + 5).some((node) => nodeHasTag(node, "house", "ord")) &&
  /^(have|has|is|find|finds|see|sees|got|holds|be)$/.test(nodes[at - 1]?.word ?? "")
    ? createMatch(nodes, at, 2, { tag: "empty" })
    : undefined;

const LOOKING_VERBS = /^(count|counts|counted|reckon|measure|look|looks|check|start|begin|go|turn|open|consult)$/;
/** "If you count from the Moon", "if we look at the D9": a way of looking at the chart, not a condition. */
export const matchIfOneLooks: PhraseRule = (nodes, at) =>
  nodeHasTag(nodes[at], "if") &&
  /^(you|we|one|i|u)$/.test(nodes[at + 1]?.word ?? "") &&
  (LOOKING_VERBS.test(nodes[at + 2]?.word ?? "") || /^look (at|on)$/.test(nodes[at + 2]?.word ?? ""))
    ? createMatch(nodes, at, nodeHasTag(nodes[at + 2], "aspect") ? 3 : 2, { tag: "w" })
    : undefined;

/** "At the moment of your birth": means birth, not the present. */
export const matchAtBirth: PhraseRule = (nodes, at) => {
  if (!nodeHasTag(nodes[at], "now") || nodes[at]?.word !== "at the moment" || !nodeHasTag(nodes[at + 1], "of"))
    return undefined;
  const index = isFiller(nodes[at + 2]) || nodeHasTag(nodes[at + 2], "poss") ? at + 3 : at + 2;
  return nodeHasTag(nodes[index], "born") ? createMatch(nodes, at, index + 1 - at, { tag: "born" }) : undefined;
};

/** "Now what about your Mars", "now as for the tenth": "now" moves on to the next topic. */
export const matchNowAsTransition: PhraseRule = (nodes, at) =>
  nodes[at]?.word === "now" &&
  (at === 0 || /^[.!?,]$/.test(nodes[at - 1]?.word ?? "") || nodes[at]?.opensLine === true) &&
  /^(what|as|let|let's|about|coming|turning|moving|onto|see|consider|take|tell|think|remember|when|if|how)$/.test(
    nodes[at + 1]?.word ?? "",
  )
    ? createMatch(nodes, at, 1, { tag: "w" })
    : undefined;

/** "Step into it for a second": a moment, not a house. */
export const matchASecond: PhraseRule = (nodes, at) =>
  nodes[at]?.word === "second" &&
  /^(a|one|every)$/.test(nodes[at - 1]?.word ?? "") &&
  !nodeHasTag(nodes[at + 1], "houseword")
    ? createMatch(nodes, at, 1, { tag: "w" })
    : undefined;

/** "The Moon is over in Capricorn", "over there in Leo": "over" points at a place and does not mean ended. */
export const matchOverIn: PhraseRule = (nodes, at) => {
  const first = nodes[at];
  if (
    !nodeHasTag(first, "until") ||
    !/^(is|are) over$|^over in$/.test(first.word) ||
    !nodeHasTag(nodes[at - 1], "who", "graha")
  )
    return undefined;
  if (!nodes.slice(at + 1, at + 5).some((node) => nodeHasTag(node, "rashi", "house", "ord"))) return undefined;
  const isIn = first.word === "over in";
  return { length: 1, node: { ...first, tag: isIn ? "in" : "w", word: isIn ? "in" : "is" } };
};

const PART_WORDS =
  /^(part|place|sector|section|division|segment|region|area|field|department|room|wing|pillar|compartment|slot|box)$/;
/** Maximum distance in words between a place and what it is counted from. */
const REACH_FROM = 16;
/** "The twelfth part of your chart", "counting from the Moon, … the twelfth place": a house. */
export const matchPartOfChart: PhraseRule = (nodes, at) => {
  if (!nodeHasTag(nodes[at], "ord") || nodes[at]?.value > 12 || !PART_WORDS.test(nodes[at + 1]?.word ?? ""))
    return undefined;
  const link = nodes[at + 2];
  const from = nodes.slice(Math.max(0, at - REACH_FROM), at);
  const isCounted = from.some(
    (node, index) => nodeHasTag(node, "from") && from.slice(index).some((next) => nodeHasTag(next, "who", "signof")),
  );
  if (isCounted || nodeHasTag(link, "from"))
    return createMatch(nodes, at, 2, { tag: "house", value: nodes[at]?.value });
  if (nodeHasTag(link, "poss") && / /.test(link.word))
    return createMatch(nodes, at, 2, { tag: "house", value: nodes[at]?.value });
  if (!nodeHasTag(link, "of", "in")) return undefined;
  const index =
    at +
    3 +
    nodes
      .slice(at + 3, at + 6)
      .findIndex((node) => !isFiller(node) && !nodeHasTag(node, "poss") && !DETERMINERS.test(node.word));
  return OF_A_CHART.test(nodes[index]?.word ?? "") || nodeHasTag(nodes[index], "varga")
    ? createMatch(nodes, at, 2, { tag: "house", value: nodes[at]?.value })
    : undefined;
};

/** "Counting from the sign of your Moon": from the Moon. */
export const matchFromSignOf: PhraseRule = (nodes, at) => {
  const first = nodes[at];
  const lead = nodes[at - 1]?.word === "the" ? nodes[at - 2] : nodes[at - 1];
  return nodeHasTag(first, "signof") && nodeHasTag(lead, "from")
    ? createMatch(nodes, at, 1, { tag: "who", body: first.body, role: { by: "name" } })
    : undefined;
};

/** "In your chart", "in this nativity", "आपकी कुंडली में": refers to the chart, not to a place in it. */
export const matchInTheChart: PhraseRule = (nodes, at) => {
  const isHindi = !nodeHasTag(nodes[at], "in");
  let index = isHindi ? at : at + 1;
  const from = index;
  while (nodeHasTag(nodes[index], "poss") || DETERMINERS.test(nodes[index]?.word ?? "")) index += 1;
  if (!OF_A_CHART.test(nodes[index]?.word ?? "") || index === from) return undefined;
  const isReference = nodes.slice(from, index).some((node) => nodeHasTag(node, "poss") || THIS.test(node.word));
  if (!isReference) return undefined;
  if (isHindi)
    return nodeHasTag(nodes[index + 1], "in") && nodes[index + 1]?.word !== "in"
      ? createMatch(nodes, at, index + 2 - at, { tag: "poss" })
      : undefined;
  return nodes[at]?.word === "in" ? createMatch(nodes, at, index + 1 - at, { tag: "poss" }) : undefined;
};
