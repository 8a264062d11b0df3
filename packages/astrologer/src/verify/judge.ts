import type { Claim, ClaimType, ClaimVerdict, Finding, Reading } from "./claim.ts";
import { lineOf } from "./mood/spoken.ts";
import { leftOver } from "./ledger.ts";
import { CARRIED, type Denial } from "./negation.ts";
import type { Node } from "../language/node.ts";
import { asksItself } from "./question.ts";
import type { Scene } from "./scene.ts";
import { PUTTING } from "./stated.ts";
import { toldOf } from "./told.ts";

/** What the chart says to what has been read of a clause. */

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

const insideOf = ({ nodes }: Scene, { start, end }: Reading): readonly Node[] =>
  nodes.filter((node) => node.start > start && node.end < end);

/** A denial that stands among a claim's own words reaches it; of one beside unknown words it cannot be told. */
function denialOfReading(scene: Scene, reading: Reading): Denial {
  const { negated, nodes } = scene.clause;
  if (isEscaped(nodes, reading) || isCalledFalse(nodes) || isLedFalse(scene)) return true;
  if (reading.presupposed) return reading.type === "count" && isDoubted(nodes, reading) ? "unclear" : false;
  if (isDoubted(nodes, reading)) return "unclear";
  if (negated !== "unclear") return negated;
  if (insideOf(scene, reading).some(({ tag }) => tag === "neg")) return true;
  return nodes.every((node) => node.tag !== "neg" || deniesElse(nodes, node, reading)) ? false : "unclear";
}

/** What comes after these was brought about by what stands before: "… में होने से आप … नहीं …". */
const BROUGHT =
  /^(होने|होकर|बैठकर|रहकर|रहते|कारण|वजह|चलते|वाले|वाला|वाली|hone|hokar|baithkar|karan|wajah|chalte|wale|wala|wali)$/;
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
  return who?.tag === "who" && between.some(isContent) && verb !== undefined && isContent(verb) && !isFound;
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
  if (between.some(({ word }) => BROUGHT.test(word))) return true;
  if (!/^[a-z]/.test(denial.word) || /^(nahi|nahin|nhi|na|mat)$/.test(denial.word))
    return deniesDeed(nodes, denial, between, end);
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

const PLACED: ReadonlySet<ClaimType> = new Set([
  "planet_sign",
  "planet_house",
  "planet_star",
  "house_sign",
  "lord_place",
  "varga",
  "transit",
  "lagna",
]);
const STATES: ReadonlySet<ClaimType> = new Set([
  "dignity",
  "retrograde",
  "combust",
  "conjunction",
  "graha_aspect",
  "exchange",
]);
const isOfBody = ({ type }: Reading): boolean =>
  PLACED.has(type) || STATES.has(type) || type === "from_reference" || type === "lordship";
/** Verbs and marks that put something into a place. */
const PLACING =
  /^(is|are|was|were|being|occupies|holds?|hosts?|contains?|houses?|falls?|sits?|stands?|placed|posited|positioned|located|situated|lies|resides?|lives?|dwells?|rests|tenants?|carries|has|have|gets|:|-|\(|=|→|@|है|हैं|था|थी|थे|बैठा|बैठे|बैठी|स्थित|विराजमान|वाला|वाले|वाली|जिसमें|जिसमे|गई|गया|hai|hain|tha|baitha|baithe|sthit|wala|wale|wali|jisme|jismein|where|wherein|went|gone|goes|comes|corresponds|happens|bears|abides?|traverses?|walks|attains|achieves|nak|resident|pakad)$/;

/** "Leo falls on your twelfth house, the Sun is …": one statement ends, and the reading goes on into the next. */
function isAcross({ nodes }: Scene, { start, end }: Reading): boolean {
  const inside = nodes.filter((node) => node.start >= start && node.end <= end);
  const pause = inside.findIndex(({ word }) => word === ",");
  const isFinite = ({ word, tag }: Node): boolean =>
    tag === "w" && /^(is|are|was|falls|sits|stands|has|rules|है|हैं|था|hai|hain|h)$/.test(word);
  const after = inside.slice(pause).some(({ tag }) => tag === "who");
  const next = nodes[nodes.indexOf(inside.at(-1) as Node) + 1];
  const hasOwnVerb = inside.at(-1)?.tag === "who" && next !== undefined && /^(is|are|has|rules)$/.test(next.word);
  return pause > 0 && after && (inside.slice(0, pause).some(isFinite) || hasOwnVerb);
}

const isUnknown = ({ tag, word }: Node): boolean =>
  tag === "w" && word.length > 2 && !CARRIED.test(word) && !PLACING.test(word) && !PUTTING.test(word);

/** "Jupiter, who minds your fifth house": a verb nobody knows, and the house is what it is done to. */
function isDoneTo({ nodes }: Scene, { start, end }: Reading): boolean {
  const [first, verb] = nodes;
  if (!first || !verb || !/^(who|which|that)$/.test(first.word) || verb.end > start) return false;
  const between = nodes.filter((node) => node.start >= verb.end && node.end <= start);
  const isObject = between.every(({ tag, word }) => tag === "poss" || /^(the|a)$/.test(word));
  return (
    isUnknown(verb) && isObject && !nodes.some((node) => node.tag === "who" && node.start >= start && node.end <= end)
  );
}

/** Read over words nobody knows, with nothing that puts the one into the other: too little to call a text untrue. */
function isWeak(scene: Scene, reading: Reading): boolean {
  if (reading.weak || (reading.type === "strength" && toldOf(scene, reading) === "nobody")) return true;
  if (!PLACED.has(reading.type)) return false;
  if (toldOf(scene, reading) !== "this" || isAcross(scene, reading)) return true;
  const inside = insideOf(scene, reading);
  const unknown = inside.filter(isUnknown);
  if (isDoneTo(scene, reading)) return true;
  const next = scene.nodes.find(
    ({ start, tag }) => start >= reading.end && !["signword", "houseword", "starword"].includes(tag),
  );
  const isPut = [...inside, ...(next?.tag === "in" ? [next] : [])].some(
    ({ tag, word }) =>
      ["in", "enter", "leave", "transit"].includes(tag) ||
      (tag === "on" && unknown.length === 0) ||
      PLACING.test(word) ||
      PUTTING.test(word),
  );
  return (unknown.length > 0 && !isPut) || unknown.length > 3;
}

/** "It is to Saturn that your fourth house answers": beside one another, and all that is said is in a verb nobody knows. */
function isUnsure(scene: Scene, reading: Reading): boolean {
  if (!PLACED.has(reading.type) || reading.presupposed) return false;
  const inside = insideOf(scene, reading);
  const isHindi = scene.nodes.some(({ word }) => /[\u0900-\u097f]|^(me|mein|hai|hain|h|ka|ke|ki)$/.test(word));
  const isPut = inside.some(({ tag, word }) => tag === "in" || tag === "on" || PLACING.test(word));
  const [verb, stop] = scene.nodes.filter(({ start }) => start >= reading.end);
  const isLast =
    verb !== undefined && isUnknown(verb) && /[a-z]s$/.test(verb.word) && (!stop || /^[.!]$/.test(stop.word));
  return !isHindi && !isPut && isLast;
}

const HINDI_OF = /^(का|के|की|ka|ke|ki)$/;

/** "The reins of the tenth house are Mars's", "दसवें भाव की बागडोर": something of a house, which nobody stands in. */
function ofSomethingElse({ nodes }: Scene, { start, end }: Reading): boolean {
  const inside = nodes.filter((node) => node.start > start && node.end < end);
  // "Has no say over the sixth", "juggles two houses, the second and …".
  if (
    !nodes.some(({ tag }) => tag === "aspect") &&
    inside.some(({ word }) => /(?:^| )(?:over|houses|bhavas|घरों|भावों|gharon)$/.test(word))
  )
    return true;
  // "पाँचवें भाव की बात करें तो वहाँ …": he stands there, whatever of the house was spoken of.
  if (inside.some(({ tag, value }) => tag === "pron" && value === "place")) return false;
  return nodes.some((node, at) => {
    if (node.tag !== "house" || node.start < start || node.end > end) return false;
    const [next, then] = [nodes[at + 1], nodes[at + 2]];
    const isHindi = next?.tag === "of" && HINDI_OF.test(next.word) && then?.tag === "w";
    const before = nodes.slice(0, at).filter(({ tag, word }) => tag !== "poss" && word !== "the");
    const isEnglish =
      /^(of|for)$/.test(before.at(-1)?.word ?? "") &&
      (before.length === 1 || before.at(-2)?.tag === "w") &&
      !/^(cusp|occupants?|tenants?|planets?|residents?)$/.test(before.at(-2)?.word ?? "") &&
      before.at(-3)?.tag !== "in";
    return isHindi || isEnglish;
  });
}

/** Told of charts at large, or asked of nobody's: it claims nothing of this one. */
function isNobodys(scene: Scene, reading: Reading): boolean {
  if (!PLACED.has(reading.type) && reading.type !== "strength") return false;
  const told = toldOf(scene, reading);
  return told === "nobody" || (told === "anybody" && scene.clause.mood === "question");
}

function judge(reading: Reading, scene: Scene, { holds: is, facts }: Finding): ClaimVerdict | null {
  const { mood } = scene.clause;
  if (mood === "reported" || mood === "other") return mood === "other" ? "undecidable" : null;
  if (mood === "hypothetical" && (!reading.presupposed || reading.type === "strength")) return null;
  if (mood === "question" && !reading.presupposed && asksItself(scene)) return null;
  const isOwn = reading.general === true || reading.type === "doctrine" || reading.type === "quotation";
  if (mood === "general" && !isOwn)
    return scene.clause.isHabit && isOfBody(reading) ? (is ? "supported" : "undecidable") : null;
  const denied = denialOfReading(scene, reading);
  if (
    is === null ||
    denied === "unclear" ||
    isUnsure(scene, reading) ||
    (PLACED.has(reading.type) && reading.type !== "house_sign" && ofSomethingElse(scene, reading))
  )
    return "undecidable";
  if (is === denied) {
    if (!isWeak(scene, reading)) return "contradicted";
    return isNobodys(scene, reading) ? null : "undecidable";
  }
  return (reading.general || reading.type === "doctrine") && facts.length === 0 ? "doctrine" : "supported";
}

/** Of several things denied together one need not be so: "not at 12° of Leo" is no denial of Leo. */
function deniedTogether(scene: Scene, claims: readonly Claim[]): readonly Claim[] {
  const { nodes, negated } = scene.clause;
  if (negated === false || nodes.some(({ word }) => word === "neither")) return claims;
  const [wrong, right] = ["contradicted", "supported"].map((verdict) =>
    claims.filter((claim) => claim.verdict === verdict && TOGETHER.has(claim.type)),
  );
  if (!wrong?.length || !right?.length) return claims;
  const isRefined = right.every(({ type }) => REFINING.has(type));
  return claims.flatMap((claim): Claim[] =>
    wrong.includes(claim) ? (isRefined ? [] : [{ ...claim, verdict: "undecidable", truth: undefined }]) : [claim],
  );
}
const REFINING: ReadonlySet<ClaimType> = new Set(["degree", "planet_star"]);
const TOGETHER: ReadonlySet<ClaimType> = new Set(["degree", "planet_star", "planet_sign", "planet_house", "varga"]);

export function claimsOf(scene: Scene, text: string, question: ReadonlySet<string>): Claim[] {
  const { clause, truth } = scene;
  const claims = scene.readings.flatMap((reading): Claim[] => {
    const finding = clause.mood === "reported" ? { holds: null, facts: [] } : reading.find();
    const verdict = judge(reading, scene, finding);
    if (verdict === null) return [];
    const { type, start, end } = reading;
    const truthText =
      verdict === "contradicted"
        ? finding.facts.map((id) => truth.fact(id)).find((fact) => fact !== undefined)?.text
        : undefined;
    return [{ type, text: text.slice(start, end), start, end, verdict, facts: finding.facts, truth: truthText }];
  });
  const rest = leftOver(scene, question);
  const isQuestion = clause.mood === "question" && !asksItself(scene);
  if (!rest || !(clause.mood === "said" || clause.mood === "general" || isQuestion))
    return [...deniedTogether(scene, claims)];
  return [...deniedTogether(scene, claims), unparsed(text, rest, clause.mood === "general" ? "doctrine" : "unparsed")];
}

/** Something of the chart that was not understood. */
export const unparsed = (
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  type: ClaimType = "unparsed",
): Claim => ({ type, text: text.slice(start, end), start, end, verdict: "undecidable", facts: [] });
