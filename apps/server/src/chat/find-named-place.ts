import { findNamedFestival } from "@lagna/panchang";
import { isEverydayWord, isMostlyEverydayWord, listAlmanacWords } from "@lagna/astrologer";
import { isSpellingOf, type MessageSegment, type Place } from "@lagna/places";
import type { PlacesService } from "../modules/places/service.ts";
import { findLikelyPlaceWords, findLoosePlaceWords, findPlaceWords } from "./find-place-words.ts";

/** A text without the festival that it names: "Diwali in 2027" names no place. */
function removeFestival(text: string): string {
  const named = findNamedFestival(text);
  if (!named) return text;
  let at = -1;
  return text.replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (word) => {
    at += 1;
    return at >= named.from && at < named.until ? "" : word;
  });
}

const DEVANAGARI = /[\u0900-\u097f]/u;

const foldName = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/[^\p{L}]/gu, "")
    .toLowerCase();

/** Latin letters without their marks. */
const foldMarks = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/gu, "")
    .toLowerCase();

/** A town abroad is meant only by its own name: "Cork" is no Fortaleza, which some language calls so. */
const isCalled = ({ name, matched, countryCode }: Place, text: string): boolean =>
  countryCode === "IN" ||
  DEVANAGARI.test(text) ||
  foldName(text).includes(foldName(name)) ||
  // "New York" is the beginning of New York City.
  (matched !== null && foldName(name).startsWith(foldName(matched)));

/** Words of a text that name a part of the day, a weekday or a lunar day. */
function namesOfAlmanac(text: string): (word: string) => boolean {
  const words = new Set(listAlmanacWords(text).flatMap((found) => found.toLowerCase().split(/\s+/u)));
  return (word) => words.has(word.toLowerCase()) || isMostlyEverydayWord(word);
}

const isNoEverydayWord = ({ text }: MessageSegment["words"][number]): boolean => !isEverydayWord(text);

/**
 * A town that the grammar does not mark as one is meant if it has so many inhabitants: smaller ones have the names of people and things, and abroad
 * those of everything.
 */
const MIN_INHABITANTS = {
  likely: 1_000,
  transliterated: 20_000,
  loose: 50_000,
  city: 100_000,
  abroad: 300_000,
} as const;

function isLargeEnough({ population, countryCode }: Place, least: number): boolean {
  return population >= (countryCode === "IN" ? least : MIN_INHABITANTS.abroad);
}

/** A place, and whether its state or country is named with it. */
interface NamedPlace {
  readonly place: Place;
  readonly isLocated: boolean;
}

/** Whether a text has the name of a place as it is written, in words of their own. */
function isWrittenAs({ name, matched, population }: Place, text: string): boolean {
  const words = ` ${[...text.matchAll(/[\p{L}\p{M}]+/gu)].map(([word]) => foldMarks(word)).join(" ")} `;
  if ([name, matched].some((each) => each !== null && words.includes(` ${foldMarks(each)} `))) return true;
  const isTown = population >= MIN_INHABITANTS.transliterated;
  return isTown && words.split(" ").some((word) => DEVANAGARI.test(word) && isSpellingOf(name, word));
}

/** A hamlet may have a name that is part of a state's: "New". */
const isInhabited = ({ place, isLocated }: NamedPlace): boolean =>
  isLocated || place.population >= MIN_INHABITANTS.likely;

/** "मनामा बहरीन की हवेली": a smaller town is meant if its country is named with it. */
const isMeant = ({ place, isLocated }: NamedPlace, text: string, least: number): boolean =>
  (isLocated || isLargeEnough(place, least)) && isWrittenAs(place, text);

/** A word in Devanagari that only sounds like a town may mean a city: "दफ़्तर में" is not in Tiptur. */
const mayMean = (place: Place, text: string): boolean =>
  !DEVANAGARI.test(text) || place.population >= MIN_INHABITANTS.city || isWrittenAs(place, text);

/** The services by which the place of a message is found. */
export type NamedPlaceTowns = Pick<PlacesService, "recognisePlaces" | "findTownOfRegion" | "findCityInScript">;

/** "US" by its letters: "us din" is that day. */
const LITTLE_WORDS = /^(?:us|up|mp|in|me)$/u;
/** "Maine" is "I"; "Kuwait" is in many messages too. */
const MIN_OF_EVERYDAY = 6;
const mayBeRegion = (run: string): boolean =>
  !LITTLE_WORDS.test(run) && (run.length >= MIN_OF_EVERYDAY || !isEverydayWord(run));

/** The runs of words of a stretch, the longest first: "hum New Jersey" has "New Jersey". */
function listRuns({ words }: MessageSegment): readonly string[] {
  const written = words.map(({ text }) => text);
  return written
    .flatMap((_, from) => written.slice(from).map((__, at) => written.slice(from, from + at + 1)))
    .toSorted((one, other) => other.length - one.length)
    .map((run) => run.join(" "))
    .filter(mayBeRegion);
}

/** Finds the town that a message names, by its id; `null` if it names none. Of several of a name the likeliest counts. */
export function createNamedPlaceFinder(towns: NamedPlaceTowns) {
  /** A town of the state or country that stands alone in a stretch; one beside its town only locates it. */
  async function findRegion(segments: readonly MessageSegment[]): Promise<Place | null> {
    for (const run of segments.flatMap(listRuns)) {
      const town = await towns.findTownOfRegion(run);
      if (town !== null && town !== "preparing") return town;
    }
    return null;
  }

  /** "डलास": a city abroad spelt in Devanagari, which only sounds like one at home. */
  async function findSpelt(segments: readonly MessageSegment[]): Promise<Place | null> {
    for (const { words } of segments)
      for (const { text } of words.filter((word) => DEVANAGARI.test(word.text) && isNoEverydayWord(word))) {
        const city = await towns.findCityInScript(text);
        if (city !== null && city !== "preparing") return city;
      }
    return null;
  }

  async function recognise(segments: readonly MessageSegment[], text: string): Promise<NamedPlace | null> {
    // "Uske papa se Pune mein" names one town beside everyday words, and "uske papa ke saath" none, though there is a Pápa.
    const words = segments.map((segment) => ({ ...segment, words: segment.words.filter(isNoEverydayWord) }));
    const named = words.filter((segment) => segment.words.length > 0);
    const found = named.length === 0 ? null : await towns.recognisePlaces(named, ["IN"]);
    if (found === null || found === "preparing" || found.kind === "none") return null;
    const places = found.kind === "one" ? [found.place] : found.places;
    const place = places.find((each) => isCalled(each, text));
    return place ? { place, isLocated: found.spans.length > 1 } : null;
  }

  return async (message: string): Promise<number | null> => {
    const text = removeFestival(message);
    const [ofGrammar, ofNames] = [findPlaceWords(text), findLikelyPlaceWords(text)];
    const marked = await recognise(ofGrammar, text);
    if (marked && isWrittenAs(marked.place, text) && isInhabited(marked)) return marked.place.id;
    const beyond = (await findRegion(ofGrammar)) ?? (await findSpelt(ofGrammar));
    if (beyond) return beyond.id;
    if (marked && mayMean(marked.place, text)) return marked.place.id;
    const likely = await recognise(ofNames, text);
    if (likely && isMeant(likely, text, MIN_INHABITANTS.likely)) return likely.place.id;
    const region = await findRegion(ofNames);
    if (region) return region.id;
    const loose = await recognise(findLoosePlaceWords(text, namesOfAlmanac(text)), text);
    return loose && isMeant(loose, text, MIN_INHABITANTS.loose) ? loose.place.id : null;
  };
}
