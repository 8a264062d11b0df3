import type { Node } from "../language/node.ts";
import { joinWords } from "./modality/node-predicates.ts";

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

/** Words that may stand between a negation and what it negates, or that are themselves negated in a statement of place. */
export const NEUTRAL_WORDS =
  /^(the|a|an|any|own|at|all|really|actually|currently|presently|technically|strictly|also|even|yet|still|here|there|be|been|being|have|has|had|having|is|are|was|does|do|did|contain|contains|hold|hosts?|house|sit|sits|sitting|stand|stands|standing|placed|posited|positioned|located|situated|lie|lies|lying|reside|resides|stay|stays|found|live|lives|dwell|fall|falls|cast|casts|throw|show|shows|get|gets|find|finds|see|touch|reach|cross|crossing|outrank|pass|passing|aspect|bilkul|ekdum|kadapi|kataee|कदापि|तनिक|kabhi|zara|बिल्कुल|एकदम|कभी|ज़रा|जरा|yog|yoga|dosh|dosha|prabhav|योग|दोष|प्रभाव|जगह|jagah|मान|दर्जा|गौरव|सौभाग्य|darja|gaurav|saubhagya|सच|सही|sach|sahi|grah|लागू|lagu|निर्माण|पुष्टि|pushti|nirmaan|nirman|bethe|betha|bethi|receive|receives|carry|form|formed|present|apply|applies|used|made|true|counted|count|possess|conjoin|share|your|tenant|finish|start|begin|begins?|change|move|moves|happen|become|remain|remains|come|comes|go|goes|going|operate|प्राप्त|मिला|मिली|मिलता|मिलती|सक्रिय|दिखता|दिखती|दिखाई|पाया|पायी|आया|आयी|कतई|हरगिज|किसी|तरह|सूरत|katai|hargiz|kisi|tarah|surat|anywhere|near|join|joins|native|jataka|जातक|jatak|कुंडली|पत्रिका|kundli|kundali|patrika|कोई|अता|पता|upar|thikana|ऊपर|ठिकाना|नामोनिशान|affected|under|suffer|undergo|undergoing|running|put|puts|place|places|give|meet|prapt|mila|milta|milti|dikhta|paya|active|aaya|है|हैं|था|थी|थे|हो|हुआ|हुई|हुए|होता|होती|होते|होगा|होगी|होंगे|रहा|रही|रहे|बैठा|बैठे|बैठी|स्थित|विराजमान|मौजूद|विद्यमान|उपस्थित|पड़ा|पडा|पड़ता|पडता|पड़ती|पडती|पड़े|पडे|बनता|बनती|बन|बना|करता|करते|करती|करेगा|करेगी|कर|लिया|गया|गई|गए|लगा|लगी|जाता|जाती|आता|आती|पर|को|से|का|की|के|ही|भी|तो|अभी|यहां|वहां|द्वारा|hai|hain|h|he|tha|thi|the|ho|hua|hui|hue|hota|hoti|hote|hoga|hogi|raha|rahi|rahe|baitha|baithe|baithi|sthit|virajman|maujood|pada|pade|padta|padti|banta|banti|ban|bana|karta|karte|karti|karega|kar|liya|gaya|gayi|laga|lagi|jata|jati|jayega|aata|aati|bhi|hi|to|toh|abhi|yahan|wahan|ye|yeh|woh|wo|,|-|\(|\)|:|"|')$/;

const isEntity = ({ tag }: Node): boolean => tag !== "w" && tag !== "neg" && tag !== "join";
/** Tags of words without chart content, such as time spans and numbers: negating only these negates nothing about the chart. */
const PLAIN_TAGS = new Set(
  "w neg join unit num dur general window about age in on of from and each all both only since until left now poss pron says doubt if".split(
    " ",
  ),
);
/** "पूरा साथ निभाते": "साथ" without a body has no chart content. */
const refersToChart = ({ tag, word }: Node): boolean => !PLAIN_TAGS.has(tag) && !/^(साथ|saath|sath)$/.test(word);
const isPause = ({ word }: Node): boolean => word === "," || word === "(" || word === ")";

/** "है न", "hai na": a tag question. */
function isTagQuestion(nodes: readonly Node[], at: number): boolean {
  const { word } = nodes[at] as Node;
  if (!/^(na|न|ना)$/.test(word)) return false;
  const next = nodes[at + 1];
  const before = nodes[at - 1];
  if (next !== undefined && (next.tag === "poss" || next.tag === "pron" || next.tag === "join")) return true;
  const isAfterVerb = before !== undefined && /^(hai|hain|h|है|हैं|ho|हो|tha|thi|था|थी|hua|hui|हुआ|हुई)$/.test(before.word);
  return isAfterVerb || next === undefined || /^[.,!?।;]$/.test(next.word);
}

/** "जैमिनी मत से": "मत" means opinion here. */
const isOpinion = (nodes: readonly Node[], at: number): boolean =>
  /^(मत|mat)$/.test(nodes[at]?.word ?? "") && /^(से|में|के|se|me|mein|ke)$/.test(nodes[at + 1]?.word ?? "");

/** "इन दिनों नहीं, जन्म से": negates the time. */
const negatesTime = (nodes: readonly Node[], at: number): boolean => {
  const lead = nodes[at - 1]?.tag === "of" ? nodes[at - 2] : nodes[at - 1];
  return lead?.tag === "now" && nodes[at + 1]?.word === ",";
};

/** "Khaali hai, koi graha nahi": repeats the statement. */
const isRepetition = (nodes: readonly Node[], at: number): boolean =>
  nodes[at - 1]?.tag === "planetword" && nodes.slice(0, at - 1).some(({ tag }) => tag === "empty");

/** "Tension mat le", "चिंता मत करो". */
const WORRY = /^(tension|chinta|fikr|fikar|चिंता|फिक्र|फ़िक्र|टेंशन)$/;
const REASSURANCE = /^(worry|panic|fear|stress|fret|tension|ghabra\S*|घबरा\S*)$/;

/** The nodes around an index, up to the pauses on both sides. */
function getSegment(nodes: readonly Node[], at: number): readonly Node[] {
  let from = at;
  let to = at + 1;
  while (from > 0 && !isPause(nodes[from - 1] as Node)) from -= 1;
  while (to < nodes.length && !isPause(nodes[to] as Node)) to += 1;
  return nodes.slice(from, to);
}

/** "Rashi mat dekhiye", "app ki baat mat maniye": an instruction not to do something; negates nothing about the chart. */
function isProhibition(nodes: readonly Node[], at: number): boolean {
  const { word } = nodes[at] as Node;
  if (!/^(मत|mat)(?: |$)/.test(word)) return false;
  if (/^(बात|बातें|राय|कहा|baat|baatein|raay|kaha)$/.test(nodes[at - 1]?.word ?? "")) return true;
  return /^(देख\S*|कीजि\S*|कर\S*|जा\S*|भूल\S*|डर\S*|छोड\S*|रुक\S*|dekh\S*|kij\S*|kar\S*|ja\S*|bhool\S*|bhul\S*|dar\S*|chhod\S*|ruk\S*)$/.test(
    nodes[at + 1]?.word ?? "",
  );
}

/** "Do not be afraid that …", "don't mind that …": negates a feeling about the statement and not the statement. */
const FEELING =
  /^(?:be |feel |get )?(?:\S+ )?(?:afraid|worried|scared|surprised|ashamed|sorry|upset|alarmed|sad|angry|proud|worry|fear|regret|forget|mind|panic|fret)(?: |$)/;
const negatesFeeling = (nodes: readonly Node[], at: number): boolean =>
  /^(not|don't|never|needn't|shouldn't)$/.test(nodes[at]?.word ?? "") &&
  FEELING.test(joinWords(nodes.slice(at + 1, at + 4)));

/** "It is not true that …", "… मानना भूल है": negates the whole statement. */
const BELIEF =
  / (say|call|think|believe|that)$|(भूल|गलत|ग़लत|galat) (है|hai)$|(मानना|कहना|kehna) .*(नहीं|nahi)$|^(मत|mat) |(नहीं|nahi)( है| hai)? (कि|ki)$|other than$|किसी और/;

const UNTIL_REACH = 6;
/** "Not … until": states when something ends. */
const isUntil = (nodes: readonly Node[], at: number): boolean =>
  nodes
    .slice(at + 1, at + UNTIL_REACH)
    .some(({ word }, index) => /^(until|till|before)$/.test(word) && nodes[at + 2 + index]?.tag === "date");

const STATES = new Set(["empty", "dign", "retro", "direct", "combust", "vargottama", "exchange"]);

/** The scope of one negation: the statement (`true`), nothing of it (`false`), or unclear. */
function determineNegationScope(nodes: readonly Node[], at: number): Negation {
  const node = nodes[at] as Node;
  if (isTagQuestion(nodes, at) || isOpinion(nodes, at) || negatesTime(nodes, at) || isRepetition(nodes, at))
    return false;
  if (isProhibition(nodes, at) || negatesFeeling(nodes, at)) return false;
  // "App ki baat mat maniye": negates what someone said, beside another negation of the chart itself.
  const segment = getSegment(nodes, at);
  if (
    BELIEF.test(node.word) &&
    nodes.some((other) => other.tag === "neg" && !segment.includes(other)) &&
    !segment.some((other) => other !== node && other.tag !== "of" && refersToChart(other)) &&
    !segment.some(({ tag, word }) => tag === "pron" || (/^(ऐसा|aisa|that|so|कि|ki)$/.test(word) && tag !== "of"))
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
export function detectNegation(nodes: readonly Node[]): Negation {
  const scopes = nodes.flatMap((node, at) => (node.tag === "neg" ? [determineNegationScope(nodes, at)] : []));
  if (scopes.includes("unclear")) return "unclear";
  const count = scopes.filter((scope) => scope === true).length;
  const neither = nodes.some(({ word }) => word === "neither");
  return count > 0 && (neither || count % 2 === 1);
}
