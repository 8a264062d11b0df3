import type { SyntaxNode } from "../../language/syntax-node.ts";
import { isAbsoluteOpener, isParticipialOpener, removeLabel } from "./detect-clause-openers.ts";
import { ASPECT_PARTICLE, HINDI_COPULA, FROM_PARTICLE, BEING_OBLIQUE } from "../../language/hindi-particles.data.ts";
import { LIGHT_WORDS, NAMELY, PLACES, PREDICATES } from "./split-clauses.data.ts";
import { isLabelColon, isListOf } from "./detect-label-colon.ts";

/** Splits a sentence into clauses. */

const SUBJECTS = new Set([
  "who",
  "house",
  "lagna",
  "pron",
  "dasha",
  "point",
  "esh",
  "sadesati",
  "dhaiya",
  "moonsign",
  "sunsign",
  "birthstar",
  "planetword",
  "rashi",
]);

/** Whether nodes contain a statement; "with" needs two bodies. */
const hasPredicate = (nodes: readonly SyntaxNode[]): boolean =>
  nodes.some(({ tag, value }) => (PREDICATES.has(tag) && tag !== "with") || PLACES.has(tag) || value === "place") ||
  (nodes.some(({ tag }) => tag === "with") &&
    (nodes.filter(({ tag }) => tag === "who" || tag === "pron").length > 1 ||
      nodes.some(({ tag, value }) => tag === "pron" && value === "they")));
const isLightNode = ({ tag, word }: SyntaxNode): boolean =>
  tag === "poss" || tag === "now" || tag === "both" || tag === "only" || (tag === "w" && LIGHT_WORDS.test(word));

/** The index of the first node that is not a function word. */
function findFirstContentNode(nodes: readonly SyntaxNode[]): number {
  let at = 0;
  while (at < nodes.length && isLightNode(nodes[at] as SyntaxNode)) at += 1;
  return at;
}

/** "The first, fourth, seventh …": a list of houses without a statement yet. */
const isListed = ({ tag, word }: SyntaxNode): boolean =>
  tag === "house" || tag === "ord" || tag === "and" || tag === "poss" || /^(the|,|both)$/.test(word);

/** The nodes before the next comma or "and". */
function getNodesBeforeConjunction(nodes: readonly SyntaxNode[]): readonly SyntaxNode[] {
  const glue = nodes.findIndex(({ word, tag }) => word === "," || tag === "and");
  return glue > 0 ? nodes.slice(0, glue) : nodes;
}

const RELATIVE = /^(?:whose|jis|जिस)/;

/** "Pehle ghar par Mangal | aur Budh ki drishti hai": the aspected place is named and the aspecting bodies follow. */
function awaitsAspectSource(left: readonly SyntaxNode[], right: readonly SyntaxNode[]): boolean {
  const isMarked = left.some(
    ({ tag, word }, at) => tag === "on" && ASPECT_PARTICLE.test(word) && LOOKED_AT.has(left[at - 1]?.tag ?? ""),
  );
  const isVerb = ({ tag, word }: SyntaxNode): boolean =>
    tag === "aspect" || tag === "opposite" || HINDI_COPULA.test(word);
  return isMarked && !left.some(isVerb) && right.some(({ tag }) => tag === "aspect");
}
const LOOKED_AT = new Set(["house", "rashi", "who", "lagna", "houseword"]);

const mentionsPeriod = (nodes: readonly SyntaxNode[]): boolean =>
  nodes.some(({ tag }) => tag === "dasha" || tag === "level");

/** Whether both sides name a varga, or the second one opens with one. */
function opensVarga(left: readonly SyntaxNode[], right: readonly SyntaxNode[], first: SyntaxNode): boolean {
  const isVarga = ({ tag }: SyntaxNode): boolean => tag === "varga";
  return isVarga(first) || (left.some(isVarga) && getNodesBeforeConjunction(right).some(isVarga));
}

/** "… until 2028 and Saturn's dasha from then on", "…, then the next period": the second side is about another period. */
function opensPeriod(left: readonly SyntaxNode[], right: readonly SyntaxNode[], first: SyntaxNode): boolean {
  if (first.tag === "date" && right.some(({ tag }) => tag === "enter" || tag === "leave")) return true;
  if (!mentionsPeriod(left)) return false;
  return first.tag === "next" || (mentionsPeriod(right) && left.some(({ tag }) => tag === "until" || tag === "since"));
}

/** Whether the second side shows by its first words or by one word that it is a statement of its own. */
function opensStatement(
  left: readonly SyntaxNode[],
  right: readonly SyntaxNode[],
  at: number,
  first: SyntaxNode,
): boolean {
  const next = right[at + 1];
  return (
    first.tag === "neg" ||
    (first.tag === "in" && right.slice(at, at + 3).some(({ tag }) => tag === "varga")) ||
    // "…, whose lord is Mars": about the lord and not a placement.
    (first.tag === "who" && RELATIVE.test(first.word)) ||
    opensVarga(left, right, first) ||
    (first.tag === "pron" && first.value === "place") ||
    opensPeriod(left, right, first) ||
    (right.some(({ tag }) => tag === "window") && !left.some(({ tag }) => tag === "window")) ||
    // "… in Virgo and Taurus on the ascendant": the sign has its own place.
    (first.tag === "rashi" && /^(on|rising|ascending)$/.test(next?.word ?? "") && left.some(({ tag }) => tag === "who"))
  );
}

/** Whether the second side, which begins with this subject, has a predicate of its own. */
function hasOwnPredicate(
  left: readonly SyntaxNode[],
  right: readonly SyntaxNode[],
  at: number,
  glue: SyntaxNode,
): boolean {
  const first = right[at] as SyntaxNode;
  const untilNext = getNodesBeforeConjunction(right.slice(at + 1));
  if (!SUBJECTS.has(first.tag) || first.tag === "rashi") return false;
  if (first.tag === "house")
    return (
      !/^(is|are)$/.test(right[0]?.word ?? "") &&
      (startsWithPluralVerb(right) || startsWithPlace(left, right.slice(at)))
    );
  const isListedRole =
    first.tag === "who" &&
    first.role?.by !== "name" &&
    left.some(({ tag }) => tag === "who") &&
    glue.word === "," &&
    !hasPredicate(untilNext);
  if (isListedRole) return false;
  const beginsWithThey = first.tag === "pron" && first.value === "they";
  return hasPredicate(beginsWithThey ? [first, ...untilNext] : untilNext);
}

/** Whether a comma or "and" separates two statements and not two items of a list. */
function separatesStatements(
  leftNodes: readonly SyntaxNode[],
  right: readonly SyntaxNode[],
  glue: SyntaxNode,
): boolean {
  const left = removeLabel(leftNodes, right, ({ tag }) => PREDICATES.has(tag));
  if (!hasPredicate(left) || left.every(isListed) || isParticipialOpener(left) || awaitsAspectSource(left, right))
    return false;
  if (glue.word === "," && isAbsoluteOpener(left)) return true;
  // "…, and as for Venus, it is …".
  if (right[0]?.word === "as" && right[1]?.word === "for") return true;
  const at = findFirstContentNode(right);
  const first = right[at];
  if (!first) return false;
  if (opensStatement(left, right, at, first)) return true;
  const rest = right.slice(at + 1);
  if (PREDICATES.has(first.tag) && first.tag !== "with" && first.tag !== "dign" && first.tag !== "until")
    return glue.tag === "and" || ["enter", "retro", "direct", "combust"].includes(first.tag);
  if (first.tag === "with") return glue.word === "," && rest.some(({ tag }) => PLACES.has(tag));
  const givesDignityOnly = first.tag === "pron" && rest.slice(0, 3).some(({ tag }) => tag === "dign");
  if (givesDignityOnly && !rest.some(({ tag }) => tag === "who")) return false;
  return hasOwnPredicate(left, right, at, glue);
}

/** "…, your sixth and tenth houses are linked": a statement with its own verb. */
function startsWithPluralVerb(right: readonly SyntaxNode[]): boolean {
  const stop = right.findIndex(({ word }) => word === ",");
  return right
    .slice(0, stop < 0 ? undefined : stop)
    .some(({ word }) => /^(is|are|has|have|gets|shows|becomes|stays|remains)$/.test(word));
}

/** "…, दसवें में गुरु": a house opens a statement if a body follows before the next pause. */
function startsWithPlace(left: readonly SyntaxNode[], right: readonly SyntaxNode[]): boolean {
  const stop = right.findIndex(({ word, tag }, index) => index > 0 && (word === "," || tag === "and"));
  const until = stop < 0 ? right : right.slice(0, stop);
  const who = until.findIndex(({ tag }) => tag === "who");
  return (
    who > 0 && left.some(({ tag }) => tag === "who") && !until.some(({ tag }) => tag === "aspect" || tag === "lordword")
  );
}

const isConjunction = ({ tag, word }: SyntaxNode): boolean => tag === "and" || word === ",";
/** "महादशा तो बुध की ही है": emphasis, not a clause boundary. */
const isEmphaticParticle = ({ word }: SyntaxNode, before: SyntaxNode | undefined): boolean =>
  word === "तो" && before?.word !== ",";

/** "… में होने से |": the result is a separate statement. */
const isResultBoundary = (
  { word }: SyntaxNode,
  before: SyntaxNode | undefined,
  current: readonly SyntaxNode[],
  rest: readonly SyntaxNode[],
): boolean =>
  FROM_PARTICLE.test(word) && BEING_OBLIQUE.test(before?.word ?? "") && hasPredicate(current) && hasPredicate(rest);

/** "…, since Mars rules it": a reason, not a beginning. */
const isCausalSince = (word: string, next: SyntaxNode | undefined): boolean =>
  word === "since" && next !== undefined && ["who", "poss", "house", "lagna", "pron"].includes(next.tag);

const isClauseBreak = (
  { tag, word, start, end }: SyntaxNode,
  next: SyntaxNode | undefined,
  before: SyntaxNode | undefined,
): boolean =>
  (before !== undefined && isCausalSince(word, next)) ||
  (word === "compared" && before !== undefined && /^(with|to)$/.test(next?.word ?? "")) ||
  (/^(makes|making|gives|giving)$/.test(word) &&
    next?.tag === "who" &&
    before !== undefined &&
    PLACES.has(before.tag)) ||
  (tag === "join" &&
    !isMedialAdverb(word, before) &&
    !isRestrictive(word, before) &&
    !(
      NAMELY.test(word) &&
      before?.word === "," &&
      next !== undefined &&
      (PLACES.has(next.tag) || next.tag === "who" || next.tag === "poss")
    )) ||
  word === ";" ||
  (word === ":" && !(before?.tag === "num" && next?.tag === "num")) ||
  (/^(jisk|जिसक|whose)/.test(word) && tag === "who" && before !== undefined && before.word !== ",") ||
  (word === "-" &&
    before !== undefined &&
    next !== undefined &&
    before.end < start &&
    end < next.start &&
    !(before.tag === "date" && next.tag === "date") &&
    !(before.tag === "who" && next.tag === "who"));

/** "The sign which receives your Moon", "the house in which he sits": a restrictive clause, not a statement. */
const isRestrictive = (word: string, before: SyntaxNode | undefined): boolean =>
  word === "which" &&
  before !== undefined &&
  (["signword", "starword", "houseword", "planetword"].includes(before.tag) ||
    /^(in|through|from|of)$/.test(before.word));

/** "Saturn is therefore its lord": within a statement and not between two. */
const isMedialAdverb = (word: string, before: SyntaxNode | undefined): boolean =>
  /^(therefore|however|then|so|yet|hence)$/.test(word) && /^(is|are|was|has|have)$/.test(before?.word ?? "");

/** The clauses of a sentence. */
export function splitClauses(sentence: readonly SyntaxNode[]): SyntaxNode[][] {
  const clauses: SyntaxNode[][] = [];
  let current: SyntaxNode[] = [];
  for (const [at, node] of sentence.entries()) {
    const rest = sentence.slice(at + 1);
    if (
      isResultBoundary(node, sentence[at - 1], current, rest) ||
      (isClauseBreak(node, sentence[at + 1], sentence[at - 1]) &&
        !(isEmphaticParticle(node, sentence[at - 1]) && !current.some(({ tag }) => tag === "if")) &&
        !isLabelColon(current, node, sentence[at + 1]) &&
        !(node.word === ":" && isListOf(current, rest))) ||
      (isConjunction(node) && separatesStatements(current, rest, node))
    ) {
      if (current.length > 0) clauses.push(current);
      current = node.tag === "join" || node.tag === "who" ? [node] : [];
    } else current.push(node);
  }
  if (current.length > 0) clauses.push(current);
  return clauses;
}
