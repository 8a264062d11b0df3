import { isSpellingOf, type Place } from "@lagna/places";
import type { PlacesService } from "../modules/places/service.ts";
import type { RemainingStretch } from "./birth-text/collect-place-and-name-words.ts";
import { findDistrictWords } from "./birth-text/find-district-words.ts";
import type { Town } from "./partial-birth.ts";
import { nameStates } from "./recognise-birthplace.ts";

export interface TownFinderParts {
  readonly places: Pick<PlacesService, "recognisePlaces">;
  /** The error to throw while the index of places is being built. */
  readonly createPreparingError: () => Error;
}

/** The town found in some words, and the words that remain. */
export type TownMatch =
  | { readonly kind: "one"; readonly town: Town; readonly rest: readonly RemainingStretch[] }
  | {
      readonly kind: "several";
      readonly towns: readonly Town[];
      /** The name they share; null for two towns of which either may be meant. */
      readonly name: string | null;
      readonly rest: readonly RemainingStretch[];
    }
  | { readonly kind: "none"; readonly written: string | null; readonly rest: readonly RemainingStretch[] };

const OR = /^(?:or|ya|या)$/iu;
type Recognised = Exclude<Awaited<ReturnType<PlacesService["recognisePlaces"]>>, "preparing">;
/** No village of a district is further from its town, in degrees. */
const DISTRICT_DEGREES = 1;
const isNear = (a: Place, b: Place): boolean =>
  Math.abs(a.latitude - b.latitude) <= DISTRICT_DEGREES && Math.abs(a.longitude - b.longitude) <= DISTRICT_DEGREES;

const toTown = ({ name, state, country, latitude, longitude }: Place): Town => ({
  city: state === null || state === name ? name : `${name}, ${state}`,
  country,
  latitude,
  longitude,
});

/** "Is in Muscat", "Dubai mein rehte hain", "abhi Surrey me hu": where a person lives, beside the town of birth. */
const LIVES =
  /^(?:now|nowadays|currently|presently|abhi|filha+l|a+jkal|अभी|फ़?िलहाल|आजकल|is|are|lives?|living|works?|working|stays?|staying|settled|posted|reh(?:ta|ti|te)|rahat[aei]|रहत[ाेी])$/iu;
const IS = /^(?:hai|hain|hu|hun|hoon|है|हैं|हूँ|हूं)$/iu;
const BORN = /^(?:jan[a]?m\p{L}*|hu[aei]|paida|born|birth|जन्म|जनम|हु[आई]|पैदा)$/iu;
/** "Dubai mein hai": whose birth is not spoken of. */
const isSomewhere = ({ words }: RemainingStretch): boolean =>
  IS.test(words.at(-1)?.text ?? "") &&
  words.some(({ isMarked }) => isMarked) &&
  words.every(({ text }) => !BORN.test(text));
const tellsResidence = (stretch: RemainingStretch): boolean =>
  stretch.words.some(({ text }) => LIVES.test(text)) || isSomewhere(stretch);
/** Of two towns of different names that may be meant, one that is so many times larger is. */
const MIN_RATIO = 5;
/** "Madhepur, not Madhepura", "मधेपुरा नै": the town that is not meant. */
const NOT = /^(?:not|nahi+n?|nhi|nai|नहीं|नहिं|नै|ना)$/iu;
const MAX_WORDS_OF_NOT = 3;
const isDenied = ({ words }: RemainingStretch): boolean =>
  words.length <= MAX_WORDS_OF_NOT && (NOT.test(words[0]?.text ?? "") || NOT.test(words.at(-1)?.text ?? ""));
const isSameWords = (one: RemainingStretch, other: RemainingStretch): boolean =>
  one.words.map(({ text }) => text).join(" ") === other.words.map(({ text }) => text).join(" ");
const hasWords = ({ words }: RemainingStretch): boolean => words.some(({ isFiller }) => !isFiller);

/** Finds towns among the words of a message. */
export function createTownFinder({ places, createPreparingError }: TownFinderParts) {
  /** "Delhi ya Gurgaon": the town after a word for "or" that follows the one found. */
  async function findAlternative(
    stretches: readonly RemainingStretch[],
    [span]: readonly { readonly segment: number; readonly until: number }[],
    home: readonly string[],
  ): Promise<Town | null> {
    const following = span ? (stretches[span.segment]?.words.slice(span.until) ?? []) : [];
    if (!OR.test(following[0]?.text ?? "")) return null;
    const words = following.slice(1).map((word) => ({ ...word, isMarked: !word.isFiller }));
    const found = await places.recognisePlaces([{ words, isNamePosition: false }], home);
    return found !== "preparing" && found.kind === "one" ? toTown(found.place) : null;
  }

  /** A village is that of the named district; the district's own town stands for one that is not known. */
  async function narrowToDistrict(
    found: Recognised,
    stretches: readonly RemainingStretch[],
    home: readonly string[],
  ): Promise<Recognised> {
    const words = findDistrictWords(stretches).map((word) => ({ ...word, isMarked: true }));
    if (found.kind === "none" || words.length === 0) return found;
    const district = await places.recognisePlaces([{ words, isNamePosition: false }], home);
    if (district === "preparing" || district.kind !== "one") return found;
    const named = found.kind === "one" ? [found.place] : found.places;
    const near = named.find((place) => isNear(place, district.place));
    return { kind: "one", place: near ?? district.place, spans: found.spans };
  }

  /** The town of birth: where other words beside the date name one, not that of where the person lives. */
  async function recogniseBirthplace(stretches: readonly RemainingStretch[], home: readonly string[]) {
    const besides = stretches.map((stretch) => (tellsResidence(stretch) ? { ...stretch, words: [] } : stretch));
    const areDivided = stretches.some(tellsResidence) && besides.some(hasWords);
    const beside = areDivided ? await places.recognisePlaces(besides, home) : null;
    return beside !== null && beside !== "preparing" && beside.kind !== "none"
      ? beside
      : places.recognisePlaces(stretches, home);
  }

  return {
    /**
     * Finds the town named in the remaining words of a birth. @param home countries that are searched first
     * @throws the given error while the index of places is being built
     */
    findTown: async (written: readonly RemainingStretch[], home: readonly string[]): Promise<TownMatch> => {
      const isOtherNamed = written.some((stretch) => !isDenied(stretch) && hasWords(stretch));
      const isLeftOut = (stretch: RemainingStretch, at: number): boolean =>
        (isOtherNamed && isDenied(stretch)) || written.slice(0, at).some((earlier) => isSameWords(earlier, stretch));
      const meant = written.map((stretch, at) => (isLeftOut(stretch, at) ? { ...stretch, words: [] } : stretch));
      const stretches = meant.map((stretch) => ({ ...stretch, words: nameStates(stretch.words) }));
      const recognised = await recogniseBirthplace(stretches, home);
      const found = recognised === "preparing" ? recognised : await narrowToDistrict(recognised, stretches, home);
      if (found === "preparing") throw createPreparingError();
      if (found.kind === "none") return { ...found, rest: stretches };
      const rest = stretches.map((stretch, at) => ({
        ...stretch,
        words: stretch.words.filter(
          (_, word) => !found.spans.some(({ segment: of, from, until }) => of === at && word >= from && word < until),
        ),
      }));
      if (found.kind === "one") {
        const alternative = await findAlternative(stretches, found.spans, home);
        return alternative === null || alternative.city === toTown(found.place).city
          ? { kind: "one", town: toTown(found.place), rest }
          : { kind: "several", towns: [toTown(found.place), alternative], name: null, rest };
      }
      const [largest, next] = found.places;
      // "हावड़ा" sounds like a small town too.
      if (largest && next && largest.name !== next.name && largest.population >= MIN_RATIO * next.population)
        return { kind: "one", town: toTown(largest), rest };
      // "श्रीनगर उत्तराखंड".
      const [span, region] = found.spans;
      const state = region ? (stretches[region.segment]?.words.slice(region.from, region.until) ?? []) : [];
      const located = found.places.filter((place) =>
        state.some(({ text }) => place.state === text || isSpellingOf(place.state ?? "", text)),
      );
      if (located.length === 1 && located[0]) return { kind: "one", town: toTown(located[0]), rest };
      const words = span ? (stretches[span.segment]?.words.slice(span.from, span.until) ?? []) : [];
      const name = words.map(({ text }) => text).join(" ");
      return { kind: "several", towns: found.places.map(toTown), name, rest };
    },
  };
}
export type TownFinder = ReturnType<typeof createTownFinder>;
