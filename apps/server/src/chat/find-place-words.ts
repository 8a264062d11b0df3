import type { MessageSegment } from "@lagna/places";
import { MONTH_NAMES } from "@lagna/terms";

/** "in New York", "at Pune"; "Toronto mein", "दिल्ली में", "Delhi ka rahu kaal". */
const AFTER = /\b(?:in|at|near)\s+((?:\p{L}[\p{L}\p{M}.'-]*\s*){1,3})/giu;
const BEFORE = /((?:[\p{L}\p{M}][\p{L}\p{M}.'-]*\s+){1,3})(?:mein|me|men|ka|ki|ke|का|की|के|में)(?![\p{L}\p{M}])/giu;
/** "Mumbai rahu kaal", "rahu kaal Mumbai". */
const CAPITALISED = /(?<!\p{L})((?:\p{Lu}[\p{Ll}.'-]{2,}\s*){1,3})/gu;

/** Words beside a place that are never part of its name. */
const FILLERS: ReadonlySet<string> = new Set(
  (
    "and or why when what which is the this it hindi english kab hai hain ka ki ke aur kyon kyun kya kaun year my me mera meri mere " +
    "yaha yahan waha wahan vahan idhar udhar here there यहां यहाँ वहां वहाँ इधर उधर " +
    "today tomorrow yesterday now day days date time week month morning evening night noon good bad next first last from till until " +
    "aaj kal parso parson abhi subah sham shaam raat dopahar din samay baje somvar mangalvar budhvar guruvar shukravar shanivar ravivar " +
    "monday tuesday wednesday thursday friday saturday sunday " +
    `${MONTH_NAMES.join(" ").toLowerCase()} ` +
    "rahu rahukaal rahukalam kaal kal kalam kala yamaganda yamagandam gulika gulik abhijit brahma muhurta muhurat muhurtham choghadiya chaughadia hora " +
    "durmuhurta varjyam panchaka panchak bhadra panchang panchanga tithi nakshatra nakshatram yoga karana sunrise sunset moonrise sun moon ekadashi amavasya purnima " +
    "होली कब है हैं और क्यों क्या कौन आज कल परसों अभी सुबह शाम रात दोपहर दिन समय राहु काल राहुकाल यमगंड गुलिक अभिजित ब्रह्म मुहूर्त चौघड़िया होरा तिथि नक्षत्र " +
    "पंचांग सूर्योदय सूर्यास्त चंद्रोदय भद्रा पंचक मेरा मेरी मेरे"
  ).split(" "),
);

const isFiller = (word: string): boolean => FILLERS.has(word.toLowerCase());

/** Without the fillers at its ends: "kal Mumbai" is "Mumbai". */
function trimFillers(stretch: string): string {
  const words = stretch.split(/\s+/u).filter(Boolean);
  const first = words.findIndex((word) => !isFiller(word));
  const last = words.findLastIndex((word) => !isFiller(word));
  return first < 0 ? "" : words.slice(first, last + 1).join(" ");
}

/**
 * The stretches of a message in which a place may be named, each once: a town that is read twice would be taken for a town within a town.
 * @param byCapitals whether words with a capital are read too; not where names of festivals have one
 */
export function findPlaceWords(
  text: string,
  { byCapitals = false }: { readonly byCapitals?: boolean } = {},
): readonly MessageSegment[] {
  const stretches = [AFTER, BEFORE, ...(byCapitals ? [CAPITALISED] : [])].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((found) => trimFillers(found[1] ?? "")),
  );
  const named = [...new Set(stretches)].filter(
    (stretch, _at, all) => stretch !== "" && !all.some((other) => other !== stretch && other.includes(stretch)),
  );
  return named.map((stretch) => ({
    words: stretch.split(" ").map((word) => ({ text: word, isFiller: isFiller(word), isMarked: !isFiller(word) })),
    isNamePosition: false,
  }));
}
