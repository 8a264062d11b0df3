import { type SyntaxNode, type CueTag, createCue } from "../../language/syntax-node.ts";
import { TOPIC_VERBS, LOOK_AT, SPOKEN_OF, THEN, WHERE, PLACE_NOUNS } from "./hindi-relative-clauses.data.ts";
import { WHICH_OBLIQUE } from "../../language/hindi-particles.data.ts";

/**
 * Hindi constructions that introduce a topic and then comment on it, rewritten as one statement: "सातवें घर की बात करें तो वहाँ …", "जहाँ
 * शनि है, वहीं शुक्र भी".
 */

const NAMED = new Set(["house", "rashi", "who", "nak", "varga"]);
/** Maximum number of words between the topic and "तो". */
const MAX_GAP = 5;

const createImpliedNode = (tag: CueTag, word: string, beside: SyntaxNode): SyntaxNode =>
  createCue(tag, word, { start: beside.end, end: beside.end });

/** "सातवें घर की बात करें तो वहाँ गुरु मिलता है": becomes the house with its occupant. */
export function removeTopicPhrase(nodes: readonly SyntaxNode[]): readonly SyntaxNode[] {
  const then = nodes.findIndex(
    ({ word }, at) => THEN.test(word) && at > 1 && TOPIC_VERBS.test(nodes[at - 1]?.word ?? ""),
  );
  if (then < 0) return nodes;
  let from = then - 1;
  while (from > then - MAX_GAP && LOOK_AT.test(nodes[from - 1]?.word ?? "")) from -= 1;
  const topic = nodes[from - 1];
  if (!topic || !NAMED.has(topic.tag)) return nodes;
  const pronoun = nodes[then + 1];
  const isBack = SPOKEN_OF.test(pronoun?.word ?? "");
  const rest = nodes.slice(isBack ? then + 2 : then + 1);
  const isPlace = topic.tag === "house" || topic.tag === "rashi";
  const hasOwnPlace = rest.some(({ tag }) => tag === "house" || tag === "rashi" || tag === "lordword");
  return [...nodes.slice(0, from), ...(isPlace && !hasOwnPlace ? [createImpliedNode("in", "में", topic)] : []), ...rest];
}

const BACK = /^(वहां|वहीं|वही|वह|वो|यह|उसी\S*|उसमें|wahan|wahin|vahin|vahan|wahi|wo|woh|vo|yeh|usi\S*|usme|usmein)(?: |$)/;

/** The position of "जहाँ" or "जिस घर में". */
function findRelative(nodes: readonly SyntaxNode[]): { readonly at: number; readonly end: number } | undefined {
  const where = nodes.findIndex(({ word }) => WHERE.test(word));
  if (where >= 0) return { at: where, end: where + 1 };
  const which = nodes.findIndex(
    ({ word }, at) =>
      WHICH_OBLIQUE.test(word) &&
      ["houseword", "signword"].includes(nodes[at + 1]?.tag ?? "") &&
      nodes[at + 2]?.tag === "in",
  );
  return which >= 0 ? { at: which, end: which + 3 } : undefined;
}

/** "जहाँ आपका शनि है, वहीं शुक्र भी बैठा है": Saturn with Venus. "जिस घर में शनि है वह दसवाँ है": Saturn in the tenth. */
export function normaliseRelativeClause(nodes: readonly SyntaxNode[]): readonly SyntaxNode[] {
  const relative = findRelative(nodes);
  const back = relative
    ? nodes.findIndex(({ word, tag }, at) => at > relative.end && tag !== "who" && BACK.test(word))
    : -1;
  if (!relative || back < 0) return nodes;
  const relativeNodes = nodes.slice(relative.end, back);
  const first = relativeNodes.filter(({ tag }) => tag === "who");
  const rest = nodes.slice(back + 1);
  const [who] = first;
  if (first.length !== 1 || !who || relativeNodes.some(({ tag }) => ["house", "rashi", "neg", "aspect"].includes(tag)))
    return nodes;
  const stop = rest.findIndex(({ word, tag }) => word === "," || tag === "join");
  const mainNodes = stop < 0 ? rest : rest.slice(0, stop);
  const place = mainNodes.find(({ tag }) => tag === "house" || tag === "rashi");
  const lead = [...nodes.slice(0, relative.at), ...relativeNodes.filter(({ tag }) => tag === "poss"), who];
  if (place) return [...lead, createImpliedNode("in", "in", who), ...rest];
  const isConjunction =
    mainNodes.some(({ tag }) => tag === "who") && !mainNodes.some(({ tag }) => tag === "aspect" || tag === "lordword");
  const remaining = mainNodes.filter(({ tag, word }) => tag !== "in" && !PLACE_NOUNS.test(word));
  return isConjunction
    ? [...lead, createImpliedNode("with", "के साथ", who), ...remaining, ...rest.slice(mainNodes.length)]
    : nodes;
}
