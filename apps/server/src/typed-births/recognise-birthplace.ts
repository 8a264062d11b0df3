import { isEverydayWord } from "@lagna/astrologer";
import type { MessageSegment, Place, RecognisedPlace, SegmentWord } from "@lagna/places";
import { HINDU_MONTHS } from "./calendar-days/hindu-months.data.ts";
import type { PlacesService } from "../modules/places/service.ts";

type FoundPlace = Exclude<RecognisedPlace, { readonly kind: "none" }>;
type WordSpan = FoundPlace["spans"][number];
type Recogniser = Pick<PlacesService, "recognisePlaces">;

/** A town at home whose name is an everyday word too has so many people at least, and one abroad: Guna, Mandi, Nice. */
const MIN_POPULATION = { home: 20_000, abroad: 50_000 } as const;

/** What one knows a birth from: "from the office record", "c-section". It names no place. */
const SOURCES =
  /^(?:records?|slips?|certificates?|registers?|section|papers?|diary|card|booklet|parchi|रिकॉर्ड|पर्ची|पर्चा|सर्टिफिकेट|प्रमाणपत्र|रजिस्टर|डायरी|कार्ड)$/iu;
/** The word before it: whose record it is. */
const KINDS_OF_SOURCES =
  /^(?:office|c|hospital|school|birth|municipal|municipality|panchayat|ration|aadhaa?r|adhar|nagarpalika|discharge|ऑफिस|अस्पताल|स्कूल|पंचायत|नगरपालिका|आधार|राशन)$/iu;

/** "Sawan ki nagpanchami" is in no Siwan. */
const MONTH = new RegExp(`^(?:${Object.values(HINDU_MONTHS).join("|")})$`, "iu");

const HEDGE = /^(?:sh?a+yad|maybe|perhaps|probably|शायद)$/iu;

/** Parts of states by which people tell towns of one name apart: "Srinagar Garhwal". */
const STATES_OF_REGIONS: Readonly<Record<string, string>> = {
  garhwal: "Uttarakhand",
  गढ़वाल: "Uttarakhand",
  गढवाल: "Uttarakhand",
  kumaon: "Uttarakhand",
  कुमाऊँ: "Uttarakhand",
  vidarbha: "Maharashtra",
  marathwada: "Maharashtra",
  konkan: "Maharashtra",
  marwar: "Rajasthan",
  mewar: "Rajasthan",
  shekhawati: "Rajasthan",
  saurashtra: "Gujarat",
  kathiawar: "Gujarat",
  rayalaseema: "Andhra Pradesh",
  mithila: "Bihar",
};
/** The words with the state for a region that follows a town. */
export const nameStates = <Word extends SegmentWord>(words: readonly Word[]): readonly Word[] =>
  words.map((word, at) => {
    const state = STATES_OF_REGIONS[word.text.normalize("NFC").toLowerCase()];
    return at > 0 && words[at - 1]?.isFiller === false && state ? { ...word, text: state, isFiller: false } : word;
  });

const toFiller = <Word extends SegmentWord>(word: Word): Word => ({ ...word, isFiller: true, isMarked: false });

/** The segments with what a birth is known from as words of grammar. */
const excludeSources = (segments: readonly MessageSegment[]): MessageSegment[] =>
  segments.map((segment) => ({
    ...segment,
    words: segment.words.map((word, at) => {
      const next = segment.words[at + 1]?.text ?? "";
      return SOURCES.test(word.text) ||
        MONTH.test(word.text) ||
        HEDGE.test(word.text) ||
        (SOURCES.test(next) && KINDS_OF_SOURCES.test(word.text))
        ? toFiller(word)
        : word;
    }),
  }));

const getWords = (segments: readonly MessageSegment[], { segment, from, until }: WordSpan): readonly SegmentWord[] =>
  segments[segment]?.words.slice(from, until) ?? [];

/**
 * Whether a place may be meant by words that people use whatever they ask: it is large, or the words stand alone between two commas or are
 * marked as a place. Abroad they need a capital letter and a city.
 */
function mayBeMeant(
  place: Place,
  words: readonly SegmentWord[],
  segment: MessageSegment,
  home: readonly string[],
): boolean {
  const isAlone = words.length === segment.words.length;
  const isMarked = words.some((word) => word.isMarked);
  if (home.includes(place.countryCode)) return place.population >= MIN_POPULATION.home || isAlone || isMarked;
  const isCapital = words.every(({ text }) => !/^\p{Ll}/u.test(text));
  return place.population >= MIN_POPULATION.abroad && isCapital && (isAlone || isMarked);
}

/** The span of everyday words that a place was found in by mistake; null if it may be meant. */
function findEverydaySpan(
  found: FoundPlace,
  segments: readonly MessageSegment[],
  home: readonly string[],
): WordSpan | null {
  const [span, ...regions] = found.spans;
  const segment = span && segments[span.segment];
  if (!segment || regions.length > 0) return null;
  const words = getWords(segments, span);
  const areEveryday = words.every(({ text, isFiller }) => isFiller || isEverydayWord(text));
  const places = found.kind === "one" ? [found.place] : found.places;
  return areEveryday && !places.some((place) => mayBeMeant(place, words, segment, home)) ? span : null;
}

/** Abroad a town that is named without its country must be so large: Pala of Kerala is hardly the one in Chad. */
const MIN_POPULATION_ALONE_ABROAD = 100_000;
/** Small countries with many families from India, whose towns are small too: Curepipe, Quatre Bornes, Chaguanas, Lautoka, Janakpur. */
const COUNTRIES_OF_FAMILIES: ReadonlySet<string> = new Set(["NP", "BT", "MU", "RE", "GY", "TT", "SR", "FJ", "LK"]);
const MIN_POPULATION_OF_FAMILIES = 20_000;
const isUnlikelyAbroad = (found: FoundPlace, home: readonly string[]): boolean =>
  found.kind === "one" &&
  found.spans.length === 1 &&
  !home.includes(found.place.countryCode) &&
  found.place.population <
    (COUNTRIES_OF_FAMILIES.has(found.place.countryCode) ? MIN_POPULATION_OF_FAMILIES : MIN_POPULATION_ALONE_ABROAD);

/** "Leicester Royal Infirmary", "बेलव्यू नर्सिंग होम": a house where children are born, and words before it that are of its name. */
const INSTITUTION =
  /^(?:hospitals?|hosp|nursing home|clinic|infirmary|maternity|sanatorium|dispensary|aiims|pgi|medical|nursing|(?:a|ha)spa?tal|अस्पताल|हॉस्पिटल|हस्पताल|नर्सिंग|क्लिनिक|क्लीनिक|मेडिकल|मैटरनिटी|एम्स)$/iu;
const OF_INSTITUTION =
  /^(?:home|college|centre|center|ward|royal|general|civil|district|sadar|zila|govt|government|memorial|mission|women['’]?s?|children['’]?s|railway|military|army|university|होम|कॉलेज|सदर|जिला|ज़िला|सिविल|सरकारी|रेलवे|महिला)$/iu;
const isOfInstitution = ({ text }: SegmentWord): boolean => INSTITUTION.test(text) || OF_INSTITUTION.test(text);

/**
 * The segments with the words of hospitals as words of grammar. @param withNames also those before them, which are more often a name ("Bellevue
 * nursing home, Kolkata") than the town ("Leicester Royal Infirmary")
 */
const excludeInstitutions = (segments: readonly MessageSegment[], withNames: boolean): MessageSegment[] =>
  segments.map((segment) => {
    const last = segment.words.findLastIndex(({ text }) => INSTITUTION.test(text));
    if (last === -1) return segment;
    const words = segment.words.map((word, at) =>
      (withNames && at < last && !word.isMarked) || isOfInstitution(word) ? toFiller(word) : word,
    );
    return { ...segment, words };
  });

const excludeSpan = (segments: readonly MessageSegment[], span: WordSpan): MessageSegment[] =>
  segments.map((segment, index) => ({
    ...segment,
    words: segment.words.map((word, at) =>
      index === span.segment && at >= span.from && at < span.until ? toFiller(word) : word,
    ),
  }));

const MAX_EXCLUDED = 5;

/** Recognises the place of a birth as `places` does, but takes no everyday word alone for a tiny town or one far abroad: "Mummy bole", "gate". */
export function createBirthplaceRecogniser({ recognisePlaces }: Recogniser): Recogniser {
  return {
    recognisePlaces: async (written, home) => {
      const plain = excludeSources(written);
      let segments = excludeInstitutions(plain, true);
      let found = await recognisePlaces(segments, home);
      if (found !== "preparing" && found.kind === "none" && segments.some((segment, at) => segment !== plain[at])) {
        segments = excludeInstitutions(plain, false);
        found = await recognisePlaces(segments, home);
      }
      for (let excluded = 0; excluded < MAX_EXCLUDED; excluded += 1) {
        if (found === "preparing" || found.kind === "none") break;
        const span = findEverydaySpan(found, segments, home);
        if (!span) break;
        segments = excludeSpan(segments, span);
        found = await recognisePlaces(segments, home);
      }
      if (found === "preparing" || found.kind === "none" || !isUnlikelyAbroad(found, home)) return found;
      const [span] = found.spans;
      const words = span ? getWords(segments, span) : [];
      return { kind: "none", written: words.map(({ text }) => text).join(" ") };
    },
  };
}
