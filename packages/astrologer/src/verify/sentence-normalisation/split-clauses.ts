import type { Node } from "../../language/node.ts";
import { isAbsoluteOpener, isParticipialOpener, removeLabel } from "./clause-openers.ts";
import { ASPECT_PARTICLE, HINDI_COPULA, FROM_PARTICLE, BEING_OBLIQUE } from "../../language/hindi-particles.data.ts";
import { LIGHT_WORDS, NAMELY, SENTENCE_VERBS } from "./split-clauses.data.ts";

/** Splits a sentence into clauses. */

const PREDICATES = new Set([
  "aspect",
  "opposite",
  "rashiaspect",
  "exchange",
  "dign",
  "retro",
  "direct",
  "combust",
  "rule",
  "ruledby",
  "vargottama",
  "enter",
  "leave",
  "rank",
  "quality",
  "compare",
  "empty",
  "transit",
  "with",
  "run",
  "next",
  "until",
]);
const PLACES = new Set(["house", "rashi", "nak", "signof", "starof", "arc", "degpart", "group", "pada"]);
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
const hasPredicate = (nodes: readonly Node[]): boolean =>
  nodes.some(({ tag, value }) => (PREDICATES.has(tag) && tag !== "with") || PLACES.has(tag) || value === "place") ||
  (nodes.some(({ tag }) => tag === "with") &&
    (nodes.filter(({ tag }) => tag === "who" || tag === "pron").length > 1 ||
      nodes.some(({ tag, value }) => tag === "pron" && value === "they")));
const isLightNode = ({ tag, word }: Node): boolean =>
  tag === "poss" || tag === "now" || tag === "both" || tag === "only" || (tag === "w" && LIGHT_WORDS.test(word));

/** The index of the first node that is not a function word. */
function findFirstContentNode(nodes: readonly Node[]): number {
  let at = 0;
  while (at < nodes.length && isLightNode(nodes[at] as Node)) at += 1;
  return at;
}

/** "The first, fourth, seventh …": a list of houses without a statement yet. */
const isListed = ({ tag, word }: Node): boolean =>
  tag === "house" || tag === "ord" || tag === "and" || tag === "poss" || /^(the|,|both)$/.test(word);

/** The nodes before the next comma or "and". */
function getNodesBeforeConjunction(nodes: readonly Node[]): readonly Node[] {
  const glue = nodes.findIndex(({ word, tag }) => word === "," || tag === "and");
  return glue > 0 ? nodes.slice(0, glue) : nodes;
}

const RELATIVE = /^(?:whose|jis|जिस)/;

/** "Pehle ghar par Mangal | aur Budh ki drishti hai": the aspected place is named and the aspecting bodies follow. */
function awaitsAspectSource(left: readonly Node[], right: readonly Node[]): boolean {
  const isMarked = left.some(
    ({ tag, word }, at) => tag === "on" && ASPECT_PARTICLE.test(word) && LOOKED_AT.has(left[at - 1]?.tag ?? ""),
  );
  const isVerb = ({ tag, word }: Node): boolean => tag === "aspect" || tag === "opposite" || HINDI_COPULA.test(word);
  return isMarked && !left.some(isVerb) && right.some(({ tag }) => tag === "aspect");
}
const LOOKED_AT = new Set(["house", "rashi", "who", "lagna", "houseword"]);

const mentionsPeriod = (nodes: readonly Node[]): boolean => nodes.some(({ tag }) => tag === "dasha" || tag === "level");

/** Whether both sides name a varga, or the second one opens with one. */
function opensVarga(left: readonly Node[], right: readonly Node[], first: Node): boolean {
  const isVarga = ({ tag }: Node): boolean => tag === "varga";
  return isVarga(first) || (left.some(isVarga) && getNodesBeforeConjunction(right).some(isVarga));
}

/** "… until 2028 and Saturn's dasha from then on", "…, then the next period": the second side is about another period. */
function opensPeriod(left: readonly Node[], right: readonly Node[], first: Node): boolean {
  if (first.tag === "date" && right.some(({ tag }) => tag === "enter" || tag === "leave")) return true;
  if (!mentionsPeriod(left)) return false;
  return first.tag === "next" || (mentionsPeriod(right) && left.some(({ tag }) => tag === "until" || tag === "since"));
}

/** Whether the second side shows by its first words or by one word that it is a statement of its own. */
function opensStatement(left: readonly Node[], right: readonly Node[], at: number, first: Node): boolean {
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
function hasOwnPredicate(left: readonly Node[], right: readonly Node[], at: number, glue: Node): boolean {
  const first = right[at] as Node;
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
  const isOfBoth = first.tag === "pron" && first.value === "they";
  return hasPredicate(isOfBoth ? [first, ...untilNext] : untilNext);
}

/** Whether a comma or "and" separates two statements and not two items of a list. */
function separatesStatements(leftNodes: readonly Node[], right: readonly Node[], glue: Node): boolean {
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
  const isOfDignity = first.tag === "pron" && rest.slice(0, 3).some(({ tag }) => tag === "dign");
  if (isOfDignity && !rest.some(({ tag }) => tag === "who")) return false;
  return hasOwnPredicate(left, right, at, glue);
}

/** "…, your sixth and tenth houses are linked": a statement with its own verb. */
function startsWithPluralVerb(right: readonly Node[]): boolean {
  const stop = right.findIndex(({ word }) => word === ",");
  return right
    .slice(0, stop < 0 ? undefined : stop)
    .some(({ word }) => /^(is|are|has|have|gets|shows|becomes|stays|remains)$/.test(word));
}

/** "…, दसवें में गुरु": a house opens a statement if a body follows before the next pause. */
function startsWithPlace(left: readonly Node[], right: readonly Node[]): boolean {
  const stop = right.findIndex(({ word, tag }, index) => index > 0 && (word === "," || tag === "and"));
  const until = stop < 0 ? right : right.slice(0, stop);
  const who = until.findIndex(({ tag }) => tag === "who");
  return (
    who > 0 && left.some(({ tag }) => tag === "who") && !until.some(({ tag }) => tag === "aspect" || tag === "lordword")
  );
}

const isConjunction = ({ tag, word }: Node): boolean => tag === "and" || word === ",";
/** "महादशा तो बुध की ही है": emphasis, not a clause boundary. */
const isEmphaticParticle = ({ word }: Node, before: Node | undefined): boolean => word === "तो" && before?.word !== ",";

/** "… में होने से |": the result is a separate statement. */
const isResultBoundary = (
  { word }: Node,
  before: Node | undefined,
  current: readonly Node[],
  rest: readonly Node[],
): boolean =>
  FROM_PARTICLE.test(word) && BEING_OBLIQUE.test(before?.word ?? "") && hasPredicate(current) && hasPredicate(rest);

/** "…, since Mars rules it": a reason, not a beginning. */
const isCausalSince = (word: string, next: Node | undefined): boolean =>
  word === "since" && next !== undefined && ["who", "poss", "house", "lagna", "pron"].includes(next.tag);

const isClauseBreak = ({ tag, word, start, end }: Node, next: Node | undefined, before: Node | undefined): boolean =>
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
const isRestrictive = (word: string, before: Node | undefined): boolean =>
  word === "which" &&
  before !== undefined &&
  (["signword", "starword", "houseword", "planetword"].includes(before.tag) ||
    /^(in|through|from|of)$/.test(before.word));

/** "Saturn is therefore its lord": within a statement and not between two. */
const isMedialAdverb = (word: string, before: Node | undefined): boolean =>
  /^(therefore|however|then|so|yet|hence)$/.test(word) && /^(is|are|was|has|have)$/.test(before?.word ?? "");

/** "Antardasha:", "DOB:", "3 June 2027:": a short label for what follows. */
const isHeading = (left: readonly Node[]): boolean => isBareHeading(withoutBrackets(left));
const isBareHeading = (left: readonly Node[]): boolean =>
  isStateHeading(left) ||
  (left.length > 0 &&
    left.length < 5 &&
    left.some(({ tag }) => HEADINGS.has(tag)) &&
    !left.some(({ tag }) => PREDICATES.has(tag) && !["next", "transit", "with", "run"].includes(tag)));
/** "Sunrise (day of birth):": brackets do not count towards the length of a label. */
function withoutBrackets(nodes: readonly Node[]): readonly Node[] {
  const open = nodes.findIndex(({ word }) => word === "(");
  const close = nodes.findIndex(({ word }, at) => at > open && word === ")");
  return open < 0 || close < 0 ? nodes : [...nodes.slice(0, open), ...nodes.slice(close + 1)];
}
/** "Strongest planet:", "Retrograde planets:", "वक्री ग्रह:": a state followed by its grahas. */
const isStateHeading = (left: readonly Node[]): boolean =>
  left.length < 6 &&
  left.some(({ tag }) => ["rank", "retro", "combust", "dign", "vargottama", "exchange"].includes(tag)) &&
  !left.some(({ tag }) => ["who", "house", "rashi", "pron", "neg"].includes(tag));
const HEADINGS = new Set([
  "pada",
  "signof",
  "starof",
  "signword",
  "starword",
  "houseword",
  "with",
  "born",
  "next",
  "level",
  "dasha",
  "point",
  "date",
  "sav",
  "ayanamsa",
  "varaword",
  "tithiword",
  "sunrise",
  "sunset",
  "age",
  "who",
  "yoga",
  "dosha",
  "moonsign",
  "sunsign",
  "birthstar",
  "starlord",
  "dispositor",
  "lordword",
  "shadbala",
  "now",
  "sadesati",
]);

/** "Saturn does not stand alone:": a statement and not a label. */
const isSentenceMarker = ({ tag, word }: Node): boolean => tag === "neg" || SENTENCE_VERBS.test(word);

const IN_LIST = new Set(["house", "ord", "who", "rashi", "nak", "and", "poss", "houseword", "signword", "both"]);
/** "Two houses answer to Venus: the first and the eighth": lists what was counted. */
const isListOf = (left: readonly Node[], rest: readonly Node[]): boolean => {
  const isCounted =
    left.some(({ tag }) => tag === "num" || tag === "both" || tag === "all") &&
    left.some(({ tag }) => tag === "houseword" || tag === "planetword" || tag === "signword");
  // "6° of Pisces, sixth house: your Venus".
  const isPlaceOf = left.every(({ tag, word }) => PLACES.has(tag) || tag === "of" || word === ",");
  return (isCounted || isPlaceOf) && rest.every(({ tag, word }) => IN_LIST.has(tag) || /^(the|a|,|[.!])$/.test(word));
};

/** "Saturn looks at: the seventh", "Mars rules: …": the object comes after the colon. */
const TRANSITIVE_TAGS = new Set(["aspect", "rule", "ruledby", "in", "on", "opposite", "enter"]);

/** "Moon: Libra, 4th house", "As he says: “…”": the colon belongs to what follows. */
const isLabelColon = (left: readonly Node[], { word }: Node, next: Node | undefined): boolean =>
  (word === ":" && TRANSITIVE_TAGS.has(left.at(-1)?.tag ?? "")) ||
  ((word === ":" || word === "-") &&
    (next?.word === '"' || !left.slice(left.findLastIndex((node) => node.word === '"') + 1).some(isSentenceMarker)) &&
    (isHeading(left) ||
      (left.some(({ tag }) => tag === "who" || tag === "house" || tag === "dasha") &&
        !left.some(
          ({ tag }) =>
            (PREDICATES.has(tag) && tag !== "with" && tag !== "transit") || (PLACES.has(tag) && tag !== "house"),
        )) ||
      (next?.tag === "date" && left.some(({ tag }) => ["dasha", "level", "sadesati", "dhaiya"].includes(tag))) ||
      (next?.tag === "date" &&
        left.some((node) => node.tag === "who") &&
        left.some((node) => node.word === "→" || node.tag === "enter")) ||
      next?.word === '"'));

/** The clauses of a sentence. */
export function splitClauses(sentence: readonly Node[]): Node[][] {
  const clauses: Node[][] = [];
  let current: Node[] = [];
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
