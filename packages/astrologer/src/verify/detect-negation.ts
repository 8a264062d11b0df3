import type { SyntaxNode } from "../language/syntax-node.ts";
import { joinWords } from "./assertion-kind/syntax-node-predicates.ts";
import {
  NEUTRAL_WORDS,
  HINDI_AUXILIARIES,
  OPINION_LINKS,
  WORRY,
  REASSURANCE,
  SPEECH_NOUNS,
  FORBIDDEN_ACTS,
  SO_OR_THAT,
} from "./detect-negation.data.ts";

/** Whether a clause negates its statement: no, yes, or unclear because the scope of the negation is unclear. */
export type Negation = boolean | "unclear";

/** "needs no help", "far from done": these negate only the next word and not the statement. */
const WORD_NEGATIONS = new Set([
  "no",
  "without",
  "free from",
  "free of",
  "far from",
  "hardly",
  "nothing",
  "bina",
  "बिना",
  "rather than",
  "instead of",
]);

const isEntity = ({ tag }: SyntaxNode): boolean => tag !== "w" && tag !== "neg" && tag !== "join";
/** Tags of words without chart content, such as time spans and numbers: negating only these negates nothing about the chart. */
const PLAIN_TAGS = new Set(
  "w neg join unit num dur general window about age in on of from and each all both only since until left now poss pron says doubt if".split(
    " ",
  ),
);
/** "पूरा साथ निभाते": "साथ" without a body has no chart content. */
const refersToChart = ({ tag, word }: SyntaxNode): boolean => !PLAIN_TAGS.has(tag) && !/^(साथ|saath|sath)$/.test(word);
const isPause = ({ word }: SyntaxNode): boolean => word === "," || word === "(" || word === ")";

/** "है न", "hai na": a tag question. */
function isTagQuestion(nodes: readonly SyntaxNode[], at: number): boolean {
  const { word } = nodes[at] as SyntaxNode;
  if (!/^(na|न|ना)$/.test(word)) return false;
  const next = nodes[at + 1];
  const before = nodes[at - 1];
  if (next !== undefined && (next.tag === "poss" || next.tag === "pron" || next.tag === "join")) return true;
  const isAfterVerb = before !== undefined && HINDI_AUXILIARIES.test(before.word);
  return isAfterVerb || next === undefined || /^[.,!?।;]$/.test(next.word);
}

/** "जैमिनी मत से": "मत" means opinion here. */
const isOpinion = (nodes: readonly SyntaxNode[], at: number): boolean =>
  /^(मत|mat)$/.test(nodes[at]?.word ?? "") && OPINION_LINKS.test(nodes[at + 1]?.word ?? "");

/** "इन दिनों नहीं, जन्म से": negates the time. */
const negatesTime = (nodes: readonly SyntaxNode[], at: number): boolean => {
  const lead = nodes[at - 1]?.tag === "of" ? nodes[at - 2] : nodes[at - 1];
  return lead?.tag === "now" && nodes[at + 1]?.word === ",";
};

/** "Khaali hai, koi graha nahi": repeats the statement. */
const isRepetition = (nodes: readonly SyntaxNode[], at: number): boolean =>
  nodes[at - 1]?.tag === "planetword" && nodes.slice(0, at - 1).some(({ tag }) => tag === "empty");

/** The nodes around an index, up to the pauses on both sides. */
function getSegment(nodes: readonly SyntaxNode[], at: number): readonly SyntaxNode[] {
  let from = at;
  let to = at + 1;
  while (from > 0 && !isPause(nodes[from - 1] as SyntaxNode)) from -= 1;
  while (to < nodes.length && !isPause(nodes[to] as SyntaxNode)) to += 1;
  return nodes.slice(from, to);
}

/** "Rashi mat dekhiye", "app ki baat mat maniye": an instruction not to do something; negates nothing about the chart. */
function isProhibition(nodes: readonly SyntaxNode[], at: number): boolean {
  const { word } = nodes[at] as SyntaxNode;
  if (!/^(मत|mat)(?: |$)/.test(word)) return false;
  if (SPEECH_NOUNS.test(nodes[at - 1]?.word ?? "")) return true;
  return FORBIDDEN_ACTS.test(nodes[at + 1]?.word ?? "");
}

/** "Do not be afraid that …", "don't mind that …": negates a feeling about the statement and not the statement. */
const FEELING =
  /^(?:be |feel |get )?(?:\S+ )?(?:afraid|worried|scared|surprised|ashamed|sorry|upset|alarmed|sad|angry|proud|worry|fear|regret|forget|mind|panic|fret)(?: |$)/;
const negatesFeeling = (nodes: readonly SyntaxNode[], at: number): boolean =>
  /^(not|don't|never|needn't|shouldn't)$/.test(nodes[at]?.word ?? "") &&
  FEELING.test(joinWords(nodes.slice(at + 1, at + 4)));

/** "It is not true that …", "… मानना भूल है": negates the whole statement. */
const BELIEF =
  / (say|call|think|believe|that)$|(भूल|गलत|ग़लत|galat) (है|hai)$|(मानना|कहना|kehna) .*(नहीं|nahi)$|^(मत|mat) |(नहीं|nahi)( है| hai)? (कि|ki)$|other than$|किसी और/;

const UNTIL_REACH = 6;
/** "Not … until": states when something ends. */
const isUntil = (nodes: readonly SyntaxNode[], at: number): boolean =>
  nodes
    .slice(at + 1, at + UNTIL_REACH)
    .some(({ word }, index) => /^(until|till|before)$/.test(word) && nodes[at + 2 + index]?.tag === "date");

const STATES = new Set(["empty", "dign", "retro", "direct", "combust", "vargottama", "exchange"]);

/** The scope of one negation: the statement (`true`), nothing of it (`false`), or unclear. */
function determineNegationScope(nodes: readonly SyntaxNode[], at: number): Negation {
  const node = nodes[at] as SyntaxNode;
  if (isTagQuestion(nodes, at) || isOpinion(nodes, at) || negatesTime(nodes, at) || isRepetition(nodes, at))
    return false;
  if (isProhibition(nodes, at) || negatesFeeling(nodes, at)) return false;
  // "App ki baat mat maniye": negates what someone said, beside another negation of the chart itself.
  const segment = getSegment(nodes, at);
  if (
    BELIEF.test(node.word) &&
    nodes.some((other) => other.tag === "neg" && !segment.includes(other)) &&
    !segment.some((other) => other !== node && other.tag !== "of" && refersToChart(other)) &&
    !segment.some(({ tag, word }) => tag === "pron" || (SO_OR_THAT.test(word) && tag !== "of"))
  )
    return false;
  if (BELIEF.test(node.word)) return true;
  // "It will not let go until 2036": lasts until then.
  if (/^[a-z]/.test(node.word) && isUntil(nodes, at)) return false;
  const following = nodes[at + 1];
  // "Don't worry": an aside.
  const verb = following?.tag === "poss" ? nodes[at + 2] : following;
  if (REASSURANCE.test(verb?.word ?? "") || WORRY.test(nodes[at - 1]?.word ?? "")) return false;
  // "Do not call the first house vacant": negates the state.
  const isState = nodes.slice(at + 2).some(({ tag }) => STATES.has(tag));
  if (/^(call|label|name|mark|consider|count|treat|describe|write)$/.test(following?.word ?? "") && isState)
    return true;
  if (WORD_NEGATIONS.has(node.word) && following && !refersToChart(following)) return false;
  // An aside: "…, do not worry", "…, चिंता मत करो".
  if (!getSegment(nodes, at).some((other) => other !== node && refersToChart(other)))
    return at === 0 || !nodes.some(isPause);
  // "Neither early nor late": negates an everyday word.
  if (/^(neither|nor)$/.test(node.word) && following && !isEntity(following) && !NEUTRAL_WORDS.test(following.word))
    return false;
  const isHindi = /[\u0900-\u097f]|^(nahi|nahin|nhi|nai|ni|na|mat|bina|kehna|samajhna|maanna|thodi|thode)( |$)/.test(
    node.word,
  );
  const next = isHindi ? nodes[at - 1] : nodes.slice(at + 1).find(({ word }) => !/^(the|a|an|in)$/.test(word));
  if (!next || isEntity(next) || NEUTRAL_WORDS.test(next.word) || /^[.!;]$/.test(next.word)) return true;
  return "unclear";
}

/** Combines the negations of a clause: two cancel each other out; "neither … nor" counts as one. */
export function detectNegation(nodes: readonly SyntaxNode[]): Negation {
  const scopes = nodes.flatMap((node, at) => (node.tag === "neg" ? [determineNegationScope(nodes, at)] : []));
  if (scopes.includes("unclear")) return "unclear";
  const count = scopes.filter((scope) => scope === true).length;
  const neither = nodes.some(({ word }) => word === "neither");
  return count > 0 && (neither || count % 2 === 1);
}
