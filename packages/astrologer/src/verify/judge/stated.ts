import type { Node } from "../../language/node.ts";

/** How a sentence puts somebody into a place. */

interface Span {
  readonly start: number;
  readonly end: number;
}

/** What a placement does, feels or brings, whoever has it; any other verb puts somebody into a place. */
export const BRINGING =
  /^(gives?|brings?|makes?|means|causes?|confers?|yields?|grants?|bestow\S*|denotes?|indicates?|signif\S+|produces?|creates?|renders?|results?|leads?|likes?|loves?|hates?|enjoys?|prefers?|suffers?|rejoices?|thrives?|prospers?|flourish\S*|excels?|struggles?|feels?|delivers?|performs?|shines?|teaches|wants?|needs?|asks?|forgets?|fares?|protects?|favou?rs?|destroys?|ruins?|spoils?|promises?|can|may|might|could|would|should|must|will|behaves?|functions?)$/;
export const PUTTING =
  /^(is|are|am|occupies|occupy|holds?|hosts?|contains?|houses?|falls?|sits?|stands?|lies|resides?|lives?|dwells?|abides?|rests?|tenants?|graces|inhabits|takes|taken|carries|has|have|got|gets|goes|gone|went|moved|moves|finds|found|serves|works|acts|becomes|remains|stays|reaches|attains|shelters|shares|joins|hath|doth|lands|happens|took|picks|picked|chose|chooses|claims|claimed|wears|speaks|holding|hosting|containing|housing|covers|ran|fled|wanders|wandered|walked|travelled|migrated|settled|settles)$/;
const HINDI_STANDING =
  /^(स्थित|विराज\S*|अवस्थित|विद्यमान|मौजूद|उपस्थित|आसीन|बैठ\S*|पड़\S*|पड\S*|पाया|पाए|सुशोभित|अलंकृत|युति|पधार\S*|ठहर\S*|टिक\S*|जम[ाेी]|डट\S*|डेरा|वास|निवास|स्थान|स्थिति|उपस्थिति|मौजूदगी|उदित|अधिष्ठित|मिल\S*|संयोग|निकल\S*|sthit|viraj\S*|viraaj\S*|avasthit|vidyaman|maujood|maujud|upasthit|baith\S*|beth\S*|bth\S*|pad[aei]|padt\S*|paya|sushobhit|yuti|padhar\S*|thehr\S*|tik[aei]|jam[aei]|dat[aei]|dera|vaas|vas|niwas|sthiti|placement|position|posited|placed|mil\S*|sanyog|nikl\S*)$/;
/** Words a statement of where somebody is may end with, beside the places themselves. */
const HINDI_SMALL =
  /^(है|हैं|हूँ|हुआ|हुई|हुए|गया|गई|गए|चला|चले|आया|आए|आई|आता|आती|आते|जाता|जाती|जाते|रहा|रही|रहे|कर|में|मे|ही|भी|तो|जा|जाकर|आकर|आ|जो|कि|पर|को|का|के|की|द्वारा|राशि|भाव|ना|न|समझे|hai|hain|h|hua|hui|hue|gaya|gayi|gya|gye|gaye|chala|chale|chla|chle|chli|aaya|aaye|aata|aati|jata|jaata|raha|rahi|rahe|rha|kar|me|mein|mei|m|hi|bhi|to|toh|jaa|ja|jaakar|jakar|aakar|aa|par|pe|ko|ka|ke|ki|na|samjha|samjhe|pakka|bilkul|balki|kisi|koi|kahin|aur|और|बिल्कुल|कोई|किसी|कहीं|बल्कि|bro|bhai|yaar|ji|,|\(|\)|-|:|"|।|\.|!|\||\*)$/;
const HINDI_PARTICLE = /^(में|मे|ही|भी|तो|पर|राशि|भाव|me|mein|mei|m|hi|bhi|to|toh|pe|par|bilkul|बिल्कुल|,)$/;
const OF_TRUTH = /^(सच|सही|गलत|ग़लत|झूठ|sach|sahi|galat|jhooth|jhuth)$/;
/** What a placement is worth: "… में ख़राब है". */
const WORTH =
  /^(अच्छ\S*|बुर\S*|खराब|ख़राब|शुभ|अशुभ|सहज|कठिन|भाग्यशाली|उत्तम|श्रेष्ठ|महत्वपूर्ण|accha|achha|achi|acchi|bura|buri|kharab|khrab|shubh|ashubh|best|worst|good|bad|lucky|unlucky|uttam)$/;
const PLACED = /^(placed|posited|located|situated|positioned|seated|sitting|standing)$/;

/** Words that carry meaning of their own, so that they may be the statement and the place an attribute in it. */
const isSaying = ({ tag, word }: Node): boolean => tag === "w" && /^[\p{L}\p{M}]{3,}$/u.test(word) && !SMALL.test(word);
const SMALL =
  /^(the|and|with|its|own|for|this|that|very|also|then|here|yes|now|both|too|chart|horoscope|kundli|kundali|nativity|birth|natal|case|as|by|fwiw|btw|so|nak|only|not|nowhere|anywhere|near|being|else|placed|posited|located|situated|positioned|seated|resident|placement|position|placements|confirmed|sure|right|wow|yes|yeah|jatak|कुंडली|पत्रिका|यहां|yahan|तथा|bhi|aur|grah|planet)$/;
const isStop = ({ word, tag }: Node): boolean => /^[.,!;:|()–—\-…]$/.test(word) || tag === "and" || tag === "join";

const isHindi = (nodes: readonly Node[]): boolean =>
  nodes.some(({ word }) => /[\u0900-\u097f]|^(me|mein|hai|hain|h|ka|ke|ki|ne|ko)$/.test(word));

/** "मंगल सिंह में … है", "मंगल सिंह में": what follows the place is a verb of standing, or nothing. */
function hindiStanding(after: readonly Node[]): "verb" | "itself" | null {
  const verb = after.find(({ tag, word }) => tag === "w" && !HINDI_PARTICLE.test(word));
  if (verb && /^(है|हैं|hai|hain|h)$/.test(verb.word)) return "verb";
  // "… होना सच नहीं है": that it is so is what is spoken of.
  if (after.some(({ word }) => /^(होना|hona)$/.test(word)) && after.some(({ word }) => OF_TRUTH.test(word)))
    return "verb";
  const pause = after.findIndex(({ tag, word }) => word === "," || tag === "who");
  const isSmall = ({ tag, word }: Node): boolean => tag !== "w" || HINDI_SMALL.test(word);
  if (pause >= 0 && after.slice(0, pause).every(isSmall)) return "itself";
  const said = after.filter((node) => !isSmall(node));
  if (said.some(({ word }) => WORTH.test(word))) return null;
  if (said.every(({ word }) => /^(रहता|रहते|रहती|rehta|rehte|rehti)$/.test(word)) && said.length > 0) return "verb";
  if (said.some(({ word }) => HINDI_STANDING.test(word))) return "verb";
  return said.length === 0 ? "itself" : null;
}

/** "Mars in Leo": all that is said between two pauses. */
function isAllThatIsSaid(nodes: readonly Node[], from: number, to: number): boolean {
  const before = nodes.slice(0, from);
  const after = nodes.slice(to + 1);
  const opening = before.slice(before.findLastIndex(isStop) + 1);
  const stop = after.findIndex(isStop);
  const closing = stop < 0 ? after : after.slice(0, stop);
  const isShown = /^(shows?|finds?|sees?|has|have|got|gets|puts?|detected|with)$/.test(opening.at(-1)?.word ?? "");
  return !closing.some(isSaying) && (isShown || !opening.some(isSaying));
}

/** "सातवें भाव के चंद्र पर …": named by the place, and something else is told of it. */
export const isOblique = (nodes: readonly Node[], last: number): boolean =>
  nodes[last]?.tag === "who" &&
  /^(के|ke)$/.test(nodes[last - 1]?.word ?? "") &&
  /^(पर|को|से|के|का|की|ने|par|pe|ko|se|ke|ka|ki|ne)$/.test(nodes[last + 1]?.word ?? "");

/** How a place is stated of somebody: by a verb, with nothing else said beside it, or not at all: as an attribute. */
export function statedBy(nodes: readonly Node[], { start, end }: Span): "verb" | "itself" | null {
  const first = nodes.findIndex((node) => node.end > start);
  const last = nodes.findLastIndex((node) => node.start < end);
  const inside = nodes.slice(first, last + 1);
  if (
    inside.some(({ tag, word }) => PUTTING.test(word) || ["enter", "rule", "ruledby", "transit", "run"].includes(tag))
  )
    return "verb";
  if (inside.some(({ word }) => word === "(")) return "itself";
  if (isOblique(nodes, last)) return null;
  if (isHindi(nodes)) return hindiStanding(nodes.slice(last + 1));
  const [next, then] = nodes.slice(last + 1);
  if (/^(is|are)$/.test(next?.word ?? "") && (then?.tag === "with" || PLACED.test(then?.word ?? ""))) return "verb";
  const said = nodes.slice(0, first).findLast(isSaying);
  const isCarried = !inside.some(({ tag }) => tag === "who");
  if (isCarried && said !== undefined && PUTTING.test(said.word)) return "verb";
  const verb = inside.find((node, at) => isSaying(node) && !(node.word === "does" && inside[at + 1]?.tag === "neg"));
  if (verb === undefined) return isAllThatIsSaid(nodes, first, last) ? "itself" : null;
  return /(?:s|ed|ing)$/.test(verb.word) && verb.word !== "does" && !BRINGING.test(verb.word) ? "verb" : null;
}
