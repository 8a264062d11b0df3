import type { Graha } from "@lagna/terms";
import type { SyntaxNode, SyntaxNodeOf } from "../../language/syntax-node.ts";
import {
  getNodesBefore,
  isFiller,
  isGrahaNode,
  nodeHasTag,
  createMatch,
  type ChartNames,
  type PhraseMatch,
  type PhraseRule,
} from "./phrase-rule.ts";

/** Grahas named as a karaka, or as dispositor or nakshatra lord of another. */

export const matchKaraka: PhraseRule = (nodes, at, naming) => {
  const first = nodes[at];
  if (!nodeHasTag(first, "karaka")) return undefined;
  const body = naming.karakaOf(first.value);
  return body && createMatch(nodes, at, 1, { tag: "who", body, role: { by: "karaka", karaka: first.value } });
};

/** "The lord of the sign it occupies", "whose sign it is in": the lord of the place of the first body in the sentence. */
function matchLordOfItsPlace(nodes: readonly SyntaxNode[], at: number, naming: ChartNames): PhraseMatch | undefined {
  let index = at;
  if (nodeHasTag(nodes[at], "lordword") && nodeHasTag(nodes[at + 1], "of")) index += 2;
  else if (nodes[at]?.word === "whose") index += 1;
  else return undefined;
  while (isFiller(nodes[index]) || nodeHasTag(nodes[index], "pron")) index += 1;
  const place = nodes[index];
  if (!nodeHasTag(place, "signword", "starword")) return undefined;
  index += 1;
  if (/^(that|which)$/.test(nodes[index]?.word ?? "")) index += 1;
  const isOwn = nodeHasTag(nodes[index], "pron");
  if (isOwn) index += 1;
  while (/^(is|was|sits|stands|placed|falls|has|been|lies|resides)$/.test(nodes[index]?.word ?? "")) index += 1;
  if (nodeHasTag(nodes[index], "in")) index += 1;
  else if (nodes[at]?.word === "whose" || isOwn) return undefined;
  const start = getNodesBefore(nodes, at).findLastIndex(({ word }) => /^[.!?।]$/.test(word));
  const subject = nodes.slice(start + 1, at).find((node) => isGrahaNode(node));
  if (!subject) return undefined;
  const of = subject.body;
  const by = place.tag === "signword" ? "dispositor" : "starlord";
  const body = by === "starlord" ? naming.view.nakshatraLordOf(of) : naming.view.dispositorOf(of);
  return createMatch(nodes, at, index - at, { tag: "who", body, role: { by, of } });
}

/** "Jupiter's sign", "the sign of Jupiter", "गुरु की राशि"; "Jupiter's star", "the star lord of Mars". */
export const matchOfGraha: PhraseRule = (nodes, at, naming) => {
  const [first, second, third] = [nodes[at], nodes[at + 1], nodes[at + 2]];
  const createOwnedMatch = (
    who: SyntaxNodeOf<"who">,
    cue: Pick<SyntaxNode, "tag">,
    length: number,
  ): PhraseMatch | undefined => {
    if (cue.tag === "signword")
      return who.body === "lagna" ? undefined : createMatch(nodes, at, length, { tag: "signof", body: who.body });
    if (cue.tag === "starword") return createMatch(nodes, at, length, { tag: "starof", body: who.body });
    const by = cue.tag === "dispositor" ? "dispositor" : "starlord";
    const { view } = naming;
    const body = by === "starlord" ? view.nakshatraLordOf(who.body) : view.dispositorOf(who.body as Graha);
    return createMatch(nodes, at, length, { tag: "who", body, role: { by, of: who.body } });
  };
  const relative = matchLordOfItsPlace(nodes, at, naming);
  if (relative) return relative;
  const [fourth, fifth] = nodes.slice(at + 3, at + 5);
  if (
    nodeHasTag(first, "lordword") &&
    nodeHasTag(second, "of") &&
    nodeHasTag(third, "who") &&
    nodeHasTag(fourth, "of") &&
    nodeHasTag(fifth, "starword", "signword")
  )
    return createOwnedMatch(third, { tag: fifth.tag === "starword" ? "starlord" : "dispositor" }, 5);
  const cues = ["signword", "starword", "dispositor", "starlord"] as const;
  if (nodeHasTag(first, "who") && nodeHasTag(second, "of") && nodeHasTag(third, ...cues))
    return createOwnedMatch(first, third, 3);
  const isVerb = /^(disposes|disposits|disposited by)$/.test(second?.word ?? "");
  if (nodeHasTag(first, "who") && nodeHasTag(second, "dispositor", "starlord") && !isVerb)
    return createOwnedMatch(first, second, 2);
  if (nodeHasTag(first, "pron") && nodeHasTag(second, "dispositor", "starlord")) {
    const antecedent = getNodesBefore(nodes, at).findLast((node) => nodeHasTag(node, "who"));
    return antecedent && createOwnedMatch(antecedent, second, 2);
  }
  if (
    nodeHasTag(first, "dispositor", "starlord", "signword", "starword") &&
    nodeHasTag(second, "of") &&
    second.word === "of"
  ) {
    const index = isFiller(third) || nodeHasTag(third, "poss") ? at + 3 : at + 2;
    const who = nodes[index];
    if (nodeHasTag(who, "who")) return createOwnedMatch(who, first, index + 1 - at);
  }
  return undefined;
};
