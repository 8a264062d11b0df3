import type { Reading } from "./claim.ts";
import { isOfThisChart } from "./mood/reader.ts";
import type { Node } from "../language/node.ts";
import type { Scene } from "./scene.ts";

/**
 * Whether a place is told of this chart. It is where the text points at the chart ("your", "here", "at birth"), where a verb of the present
 * puts somebody into it ("Mars is in Leo"), and where nothing but the place is said ("Mars in Leo, sixth house"). A place that is only an
 * attribute ("Mars in Leo gives courage", "सिंह का मंगल"), or is told of days gone by ("Mars was in Leo"), may be anybody's.
 */

const PUTTING =
  /^(is|are|am|occupies|occupy|holds?|hosts?|contains?|houses?|falls?|sits?|stands?|lies|resides?|lives?|dwells?|rests?|tenants?|graces|inhabits|takes|taken|carries|has|have|got|gets|goes|gone|went|moved|moves|finds|found|serves|works|acts|becomes|remains|stays|reaches|brings|shelters|shares|joins|hath|doth)$/;
const HINDI_PUT =
  /^(है|हैं|हुआ|हुई|हुए|गया|गई|गए|स्थित|विराजमान|विराजते|विराजित|अवस्थित|विद्यमान|मौजूद|उपस्थित|आसीन|बैठा|बैठे|बैठी|बैठकर|पड़ा|पड़ता|पडता|पड़ती|रहता|रहते|मिला|निकला|चला|आया|आता|आती|hai|hain|h|hua|hui|gaya|gayi|gya|gye|sthit|virajman|virajte|avasthit|maujood|maujud|baitha|baithe|baithi|betha|bethe|pada|padta|padti|rehta|rehte|mila|nikla|chala|aaya|aata)$/;
const SMALL_HINDI =
  /^(में|मे|me|mein|mei|m|ही|भी|तो|जा|जाकर|आकर|आ|जो|कि|पर|को|में ही|hi|bhi|to|toh|jaa|ja|jaakar|jakar|aakar|aa|par|pe|ko|का|के|की|ka|ke|ki|राशि|भाव|,|\(|\)|-)$/;
const PAST = /^(was|were|had|stood|sat|occupied|moved|lay|fell|went|came|था|थे|थी|tha|thi)$/;
/** Of habit: what usually is so, of whomever. */
const USUALLY =
  /^(usually|ordinarily|often|commonly|typically|sometimes|mostly|normally|traditionally|tends|where|wherever|प्रायः|अक्सर|अमूमन|सामान्यतः|aksar|praya|usually)$/;

/** Words that carry meaning of their own, so that they may be the statement and the place an attribute in it. */
const isSaying = ({ tag, word }: Node): boolean => tag === "w" && /^[\p{L}\p{M}]{3,}$/u.test(word) && !SMALL.test(word);
const SMALL =
  /^(the|and|with|its|own|for|this|that|very|also|then|here|yes|now|both|too|chart|horoscope|kundli|kundali|nativity|birth|natal|case|कुंडली|पत्रिका|यहां|yahan|तथा|bhi|aur|grah|planet)$/;

function hindiPut(nodes: readonly Node[], from: number): boolean {
  for (const { tag, word } of nodes.slice(from)) {
    if (HINDI_PUT.test(word)) return true;
    const isSmall =
      SMALL_HINDI.test(word) ||
      [
        "in",
        "on",
        "of",
        "and",
        "rashi",
        "house",
        "nak",
        "signword",
        "houseword",
        "who",
        "poss",
        "neg",
        "pada",
        "arc",
        "both",
        "now",
        "dign",
        "only",
      ].includes(tag);
    if (!isSmall) return false;
  }
  return true;
}

/** Whether a finite verb of the present puts somebody into the place, or there is no verb at all. */
function isPredicated(nodes: readonly Node[], sentence: readonly Node[], { start, end }: Reading): boolean {
  const inside = nodes.filter((node) => node.start >= start && node.end <= end);
  if (
    inside.some(
      ({ tag, word }) => PUTTING.test(word) || ["enter", "rule", "ruledby", "aspect", "transit", "run"].includes(tag),
    )
  )
    return true;
  const last = nodes.findLastIndex((node) => node.end <= end);
  const isHindi = nodes.some(({ word }) => /[\u0900-\u097f]|^(me|mein|hai|hain|h|ka|ke|ki)$/.test(word));
  if (isHindi) return hindiPut(nodes, last + 1);
  return !sentence.some(isSaying);
}

export function isToldOfThis({ clause, sentence }: Scene, reading: Reading): boolean {
  if (isOfThisChart(sentence)) return true;
  const { nodes } = clause;
  if (nodes.some(({ word }) => USUALLY.test(word)) || sentence.some(({ word }) => PAST.test(word))) return false;
  return isPredicated(nodes, sentence, reading);
}
