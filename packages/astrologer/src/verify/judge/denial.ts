import type { Node } from "../../language/node.ts";
import type { ClaimType, Reading } from "../claim.ts";
import { lineOf } from "../mood/spoken.ts";
import { CARRIED, type Denial } from "../negation.ts";
import { insideOf, type Scene } from "../scene.ts";

/** Whether what has been read of a clause is denied in it. */

/** "यह भ्रम निकाल दीजिए कि …": what a clause is led into by. */
function isLedFalse({ clause: { nodes }, sentence }: Scene): boolean {
  const [first] = nodes;
  if (REJECTED.test(lineOf(sentence))) return true;
  if (!first || !/^(कि|ki)$/.test(first.word)) return false;
  const before = sentence.filter(({ start }) => start < first.start);
  return before.some(
    ({ tag, word }, at) =>
      (tag === "doubt" && OF_FALSITY.test(word)) ||
      (tag === "neg" && /^(मानना|कहना|सोचना|समझना|maanna|kehna|sochna|samajhna) /.test(word)) ||
      (tag === "neg" && /^(ठीक|सही|उचित|theek|thik|sahi)$/.test(before[at - 1]?.word ?? "")),
  );
}
/** "The contention that … must fail". */
const REJECTED =
  /\b(?:contention|claim|notion|idea|assertion|belief|suggestion|statement|view) (?:that )?.*\b(?:must fail|fails|is (?:unfounded|baseless|untenable|wrong|mistaken|false|rejected)|does not (?:hold|stand)|cannot stand)\b/;

/** "Escapes combustion", "अस्त होने से बचा", "दृष्टि से दूर": not so, by a word of its own. */
const isEscaped = (nodes: readonly Node[], { type }: Reading): boolean =>
  nodes.some(
    ({ tag, word }) =>
      tag === "doubt" &&
      ((type === "combust" && /^(escapes?|escaped|avoids?|spared|बचा|बची|बचे|bacha|bachi|bache)$/.test(word)) ||
        (type === "graha_aspect" && /^(दूर|door)$/.test(word)) ||
        word === "anything but"),
  );

/** "केतु का वृषभ में होना ग़लत है, ऐसा नहीं है": what is denied is said twice over. */
const isCalledFalse = (nodes: readonly Node[]): boolean => {
  if (nodes.some(({ word }) => ASKED_BACK.test(word)) || NO_DEALINGS.test(lineOf(nodes))) return true;
  const doubt = nodes.findIndex(({ tag, word }) => tag === "doubt" && OF_FALSITY.test(word));
  const that = nodes.findIndex(({ word }) => /^(that|कि|ki)$/.test(word));
  if (doubt >= 0 && doubt < 4 && doubt < that) return true;
  const being = nodes.findIndex(({ word }) => /^(होना|hona)$/.test(word));
  return (
    being >= 0 && nodes.slice(being + 1, being + 4).some(({ word }) => /^(गलत|ग़लत|झूठ|galat|jhooth|jhuth)$/.test(word))
  );
};

/** "अरे केतु वृषभ में कहाँ है": asked so as to deny it. */
const ASKED_BACK = /^(कहां है|कहां हैं|kahan hai|kahan h|kahan hain)$/;
const NO_DEALINGS =
  /(?:लेना देना|लेना-देना|संबंध|सम्बन्ध|नाता|वास्ता|lena dena|len den|sambandh|nata|vasta|taalluk) (?:नहीं|nahi|nahin|nhi|nai)|(?:किसने|kisne) (?:\S+ )?(?:बोला|कहा|बताया|bola|kaha|bataya|bol diya)/;
const OF_FALSITY =
  /^(wrong|wrong to|false|untrue|incorrect|mistake|mistaken|myth|misconception|delusion|भ्रम|गलतफहमी|ग़लतफ़हमी|वहम|मिथक|झूठ|bhram|galatfahmi|galat fehmi|veham)$/;

/** A denial that stands among a claim's own words reaches it; of one beside unknown words it cannot be told. */
export function denialOfReading(scene: Scene, reading: Reading): Denial {
  const { negated, nodes } = scene.clause;
  if (isEscaped(nodes, reading) || isCalledFalse(nodes) || isLedFalse(scene)) return true;
  if (reading.presupposed) return reading.type === "count" && isDoubted(nodes, reading) ? "unclear" : false;
  if (WHERE.has(reading.type) && deniesState(nodes)) return false;
  if (isDoubted(nodes, reading)) return "unclear";
  if (negated !== "unclear") return negated;
  if (insideOf(scene, reading).some(({ tag }) => tag === "neg")) return true;
  return nodes.every((node) => node.tag !== "neg" || deniesElse(nodes, node, reading)) ? false : "unclear";
}

const WHERE: ReadonlySet<ClaimType> = new Set(["planet_sign", "planet_house", "planet_star", "lord_place", "degree"]);
const STATES: ReadonlySet<string> = new Set(["dign", "retro", "direct", "combust", "vargottama"]);

/** "Is not combust in the ninth house", "नौवें भाव में अस्त नहीं है": a state is denied, and where it stands is said beside that. */
function deniesState(nodes: readonly Node[]): boolean {
  const denials = nodes.filter(({ tag }) => tag === "neg");
  return denials.length > 0 && denials.every((denial) => STATES.has(deniedBy(nodes, denial)?.tag ?? ""));
}

/** In English what comes after "not", in Hindi what stands before it. */
function deniedBy(nodes: readonly Node[], denial: Node): Node | undefined {
  const here = nodes.indexOf(denial);
  const isEnglish = /^[a-z]/.test(denial.word) && !HINDI_NOT.test(denial.word);
  const side = isEnglish ? nodes.slice(here + 1) : nodes.slice(0, here).toReversed();
  return side.find(({ word }) => !/^(a|an|the|really|at all|है|hai|भी|bhi|ही|hi|बिल्कुल|bilkul)$/.test(word));
}
const HINDI_NOT = /^(nahi|nahin|nhi|na|mat)$/;

/** What comes after these was brought about by what stands before: "… में होने से आप … नहीं …". */
const BROUGHT =
  /^(होने|होकर|बैठकर|रहकर|रहते|कारण|वजह|चलते|वाले|वाला|वाली|hone|hokar|baithkar|karan|wajah|chalte|wale|wala|wali)$/;
/** "वर्गोत्तम होने का मान नहीं मिला": what is denied is that it is so. */
const isOfBeing = (between: readonly Node[], at: number): boolean =>
  /^(होने|hone)$/.test(between[at]?.word ?? "") && /^(का|की|ka|ki)$/.test(between[at + 1]?.word ?? "");

/** "Does not make", "won't let": a verb of its own, unlike "is not something your chart shows". */
const DOING =
  /^(does|do|did|don't|doesn't|didn't|won't|can't|cannot|will|can|should|shouldn't|need|must|would|wouldn't|may|never)$/;
const OF_BEING =
  /^(something|what|where|so|case|true|correct|right|fact|found|present|shown|here|there|visible|part|how|among|one)$/;

/** "वृषभ में बैठा राहु आपको जल्दी नहीं करने देता": a deed is denied, of somebody who is named by where he stands. */
function deniesDeed(nodes: readonly Node[], denial: Node, between: readonly Node[], end: number): boolean {
  const who = nodes.find((node) => node.end === end);
  const [verb] = nodes.slice(nodes.indexOf(denial) + 1);
  const isContent = ({ tag, word }: Node): boolean => tag === "w" && word.length > 2 && !CARRIED.test(word);
  const isFound = /^(मिल|पा|दिख|ढूं|mil|pa|dikh|dhoo|dhun)/.test(verb?.word ?? "");
  // "चंद्र को जल्दी पसंद नहीं": what he does not like.
  const isOfTaste =
    /^(को|ko)$/.test(between[0]?.word ?? "") && (verb === undefined || /^(है|हैं|hai|hain|h|[.,।!])$/.test(verb.word));
  const isDeed = verb !== undefined && isContent(verb) && !isFound;
  return who?.tag === "who" && between.some(isContent) && (isDeed || isOfTaste);
}

/** A denial that stands beyond a claim, of a verb or a quality that is not the claim's own. */
function deniesElse(nodes: readonly Node[], denial: Node, { start, end }: Reading): boolean {
  const here = nodes.indexOf(denial);
  if (denial.start < start) {
    const lead = nodes[here - 1]?.word ?? "";
    const opens = here <= 1 && (denial.word === "don't" || denial.word === "never" || lead === "do");
    return opens && !/^(think|believe|assume|say|imagine|suppose|call|take|have|be)$/.test(nodes[here + 1]?.word ?? "");
  }
  if (denial.start < end) return false;
  const between = nodes.filter((node) => node.start >= end && node.end <= denial.start);
  if (between.some(({ word }, at) => BROUGHT.test(word) && !isOfBeing(between, at))) return true;
  if (!/^[a-z]/.test(denial.word) || HINDI_NOT.test(denial.word)) return deniesDeed(nodes, denial, between, end);
  const auxiliary =
    denial.word.endsWith("n't") || denial.word === "never" ? denial.word : (nodes[here - 1]?.word ?? "");
  const then = nodes.slice(here + 1).find(({ word }) => !/^(a|an|the|really|always|ever)$/.test(word));
  if (then === undefined || then.tag !== "w" || OF_BEING.test(then.word)) return false;
  return DOING.test(auxiliary) || /^(is|are|isn't|aren't|was|wasn't)$/.test(auxiliary);
}

/** "The last one ended in …" doubts nothing, unlike "the last one I would look for". */
const isDoubt = (nodes: readonly Node[], node: Node): boolean =>
  node.tag === "doubt" &&
  !(node.word === "the last one" && /^(until|since)$/.test(nodes[nodes.indexOf(node) + 1]?.tag ?? ""));

/** Words a doubt may stand away from what it doubts. */
const REACH = 4;

/** "It would be wrong to call Saturn exalted", "Mars escapes combustion". */
function isDoubted(nodes: readonly Node[], { start, end }: Reading): boolean {
  const first = nodes.findIndex((node) => node.end > start);
  const last = nodes.findLastIndex((node) => node.start < end);
  const isPause = ({ word }: Node): boolean => word === "," || word === ":" || word === ";";
  const before = nodes.slice(Math.max(0, first - REACH - 1), first).toReversed();
  const after = nodes.slice(last + 1, last + 1 + REACH);
  const near = [before, after].flatMap((side) => {
    const pause = side.findIndex(isPause);
    return pause < 0 ? side : side.slice(0, pause);
  });
  // "It would please me to find your Mars in Leo": wished, or not so.
  const would = nodes.slice(0, Math.max(0, first)).findIndex(({ word }) => word === "would");
  if (would >= 0 && /^(please|like|love|delight|suit|flatter)$/.test(nodes[would + 1]?.word ?? "")) return true;
  return opensDoubted(nodes, first) || [...near, ...nodes.slice(first, last + 1)].some((node) => isDoubt(nodes, node));
}

/** "Nobody should tell you that …", "It is a mistake to think that …". */
function opensDoubted(nodes: readonly Node[], until: number): boolean {
  const doubt = nodes.findIndex(({ tag }) => tag === "doubt" || tag === "none");
  const that = nodes.findIndex(({ word }) => /^(that|कि|ki)$/.test(word));
  return doubt >= 0 && doubt < 4 && doubt < that && that < until;
}
