import type { SyntaxNode } from "../../language/syntax-node.ts";
import { isFiller, nodeHasTag, createMatch, type PhraseRule } from "./phrase-rule.ts";

/** Figurative expressions: "keeps its eye on the tenth", "keeps Venus company". */

const GAZE_NOUNS = /^(eye|eyes|gaze|glance|glances|look|looks|sight|sights|stare|attention)$/;
const GAZE_VERBS =
  /^(keeps?|keeping|has|have|casts?|casting|throws?|throwing|sets?|lays?|trains?|fixes|fixing|turns?|turning|directs?|sends?|bends|rests|gives|drops|pours|settles|fastens)$/;
const TO = /^(on|upon|at|over|to|towards|toward|into|across|onto)$/;

/** "Keeps its eye on", "casts a long gaze across": aspects. */
export const matchLaysEyesOn: PhraseRule = (nodes, at) => {
  const first = nodes[at];
  if (!GAZE_VERBS.test(first?.word ?? "") || (first?.tag !== "w" && first?.tag !== "age")) return undefined;
  const look = nodes.slice(at + 1, at + 5).findIndex(({ word, tag }) => GAZE_NOUNS.test(word) || tag === "aspect");
  const index = at + 1 + look;
  const between = nodes.slice(at + 1, index);
  const isOwn = between.every((node) => ["w", "pron", "ord"].includes(node.tag) && !/^[.,;:!?]$/.test(node.word));
  return look >= 0 && isOwn && TO.test(nodes[index + 1]?.word ?? "")
    ? createMatch(nodes, at, index + 2 - at, { tag: "aspect", value: nodes[index]?.value })
    : undefined;
};

const LOOKS = /^(look|looks|looking|gaze|gazes|gazing|stares|staring|glances|glancing|peers|peering)$/;
/** "Is looking straight at your third house": aspects. */
export const matchLooksAt: PhraseRule = (nodes, at) => {
  const how = nodes[at + 1];
  const isHow = nodeHasTag(how, "w") && /ly$|^(straight|right|hard|down|across|over|back|out)$/.test(how.word);
  return LOOKS.test(nodes[at]?.word ?? "") && isHow && /^(at|on|upon|to)$/.test(nodes[at + 2]?.word ?? "")
    ? createMatch(nodes, at, 3, { tag: "aspect" })
    : undefined;
};

/** "The glance that the Sun throws on the fifth": the verb becomes the aspect, and the noun is dropped. */
export const matchGlanceThrown: PhraseRule = (nodes, at) => {
  const isNoun = (node: SyntaxNode | undefined): boolean =>
    nodeHasTag(node, "aspect") || GAZE_NOUNS.test(node?.word ?? "");
  const relative = /^(that|which)$/.test(nodes[at + 1]?.word ?? "") ? at + 2 : at + 1;
  const skip = (index: number): number =>
    isFiller(nodes[index]) || nodeHasTag(nodes[index], "poss") ? skip(index + 1) : index;
  if (isNoun(nodes[at])) {
    const who = skip(relative);
    return nodeHasTag(nodes[who], "who") &&
      GAZE_VERBS.test(nodes[who + 1]?.word ?? "") &&
      TO.test(nodes[who + 2]?.word ?? "")
      ? createMatch(nodes, at, 1, { tag: "w" })
      : undefined;
  }
  const isThrown =
    GAZE_VERBS.test(nodes[at]?.word ?? "") && TO.test(nodes[at + 1]?.word ?? "") && nodeHasTag(nodes[at - 1], "who");
  return isThrown && nodes.slice(Math.max(0, at - 5), at).some(isNoun)
    ? createMatch(nodes, at, 2, { tag: "aspect" })
    : undefined;
};

/** "Your Sun keeps Venus company": is with. */
export const matchKeepsCompany: PhraseRule = (nodes, at) =>
  nodes[at]?.word === "company" &&
  nodeHasTag(nodes[at - 1], "who") &&
  nodes.slice(Math.max(0, at - 5), at).some(({ word }) => /^(keep|keeps|keeping|kept)$/.test(word))
    ? createMatch(nodes, at, 1, { tag: "with" })
    : undefined;
