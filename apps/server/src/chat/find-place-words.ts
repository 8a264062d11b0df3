import type { MessageSegment } from "@lagna/places";
import { MONTH_NAMES } from "@lagna/terms";

/** "in New York", "at Pune"; "Toronto mein", "दिल्ली में". */
const AFTER = /\b(?:in|at|near)\s+((?:\p{L}[\p{L}\p{M}.'-]*\s*){1,3})/giu;
const BEFORE = /((?:[\p{L}\p{M}][\p{L}\p{M}.'-]*\s+){1,3})(?:mein|me|men|में)(?![\p{L}\p{M}])/giu;
/** "Delhi ka rahu kaal", "sunrise of Nashik", "Mumbai rahu kaal". */
const BEFORE_ITS = /((?:[\p{L}\p{M}][\p{L}\p{M}.'-]*\s+){1,3})(?:ka|ki|ke|का|की|के)(?![\p{L}\p{M}])/giu;
const AFTER_OF = /\b(?:of|for)\s+((?:\p{L}[\p{L}\p{M}.'-]*\s*){1,3})/giu;
const CAPITALISED = /(?<!\p{L})((?:\p{Lu}[\p{Ll}.'-]{2,}\s*){1,3})/gu;

/** Places that a person comes from or goes to: "a drive to Jaisalmer", "Siliguri se". */
const ON_THE_WAY =
  /\b(?:to|from|towards)\s+\p{L}[\p{L}\p{M}'-]*|[\p{L}\p{M}'-]+\s+(?:se|ja(?:na|ne|ni|ta|te|ti|un|kar|ye|a)\p{L}*|aa(?:na|ne|te|ti|ya|ye|yi|ra)\p{L}*|से|जा(?:ना|ने|ते|ती|ऊँ|कर|एँ|एग)[\p{L}\p{M}]*|जा\s+रह|आ(?:ना|ने|ते|ती|ए|या)[\p{L}\p{M}]*|आ\s+रह)(?![\p{L}\p{M}])/giu;
const WORDS = /[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu;

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
    "chingam kanni thulam vrischikam makaram kumbham meenam medam edavam mithunam karkidakam " +
    "krishna shukla paksha krishn shukl कृष्ण शुक्ल पक्ष " +
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

const toSegments = (stretches: readonly string[]): readonly MessageSegment[] =>
  [...new Set(stretches)]
    .filter((stretch, _at, all) => stretch !== "" && !all.some((other) => other !== stretch && other.includes(stretch)))
    .map((stretch) => ({
      words: stretch.split(" ").map((word) => ({ text: word, isFiller: isFiller(word), isMarked: !isFiller(word) })),
      isNamePosition: false,
    }));

/** The end of a sentence, which no name goes on after; "St. Louis" does. */
const SENTENCE_END = /(?<!\b(?:st|mt|ft))[.](?=\s|$)/giu;

const findStretches = (text: string, patterns: readonly RegExp[]): readonly string[] =>
  patterns.flatMap((pattern) =>
    [...text.replaceAll(SENTENCE_END, ";").matchAll(pattern)].map((found) => trimFillers(found[1] ?? "")),
  );

/** The stretches of a message that its grammar marks as places, each once: a town that is read twice would be taken for a town within a town. */
export const findPlaceWords = (text: string): readonly MessageSegment[] =>
  toSegments(findStretches(text, [AFTER, BEFORE]));

/** Those that may be the names of other things too: "Delhi ka rahu kaal", "Gangaur ki date". */
export const findLikelyPlaceWords = (text: string): readonly MessageSegment[] =>
  toSegments(findStretches(text, [BEFORE_ITS, AFTER_OF, CAPITALISED]));

/** Words that nothing marks as a place: "rahu kaal nagpur". @param isOther whether a word surely means something else */
export const findLoosePlaceWords = (text: string, isOther: (word: string) => boolean): readonly MessageSegment[] =>
  toSegments(
    text
      .replaceAll(ON_THE_WAY, ";")
      .split(/[^\p{L}\p{M}\s'’-]+/u)
      .flatMap((part) =>
        [...part.matchAll(WORDS)]
          .map(([word]) => (isFiller(word) || isOther(word) ? "" : word))
          .join(" ")
          .split(/\s{2,}|^\s|\s$/u),
      )
      .map((words) => words.trim()),
  );
