import { findNamedFestival } from "@lagna/panchang";
import { isEverydayWord } from "@lagna/astrologer";
import type { MessageSegment, Place } from "@lagna/places";
import type { PlacesService } from "../modules/places/service.ts";
import { findPlaceWords } from "./find-place-words.ts";

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

/** A town abroad is meant only by its own name: "Cork" is no Fortaleza, which some language calls so. */
const isCalled = ({ name, matched, countryCode }: Place, text: string): boolean =>
  countryCode === "IN" ||
  DEVANAGARI.test(text) ||
  foldName(text).includes(foldName(name)) ||
  // "New York" is the beginning of New York City.
  (matched !== null && foldName(name).startsWith(foldName(matched)));

const isNoEverydayWord = ({ text }: MessageSegment["words"][number]): boolean => !isEverydayWord(text);

/** Finds the town that a message names, by its id; `null` if it names none. Of several of a name the likeliest counts. */
export const createNamedPlaceFinder =
  (towns: Pick<PlacesService, "recognisePlaces">) =>
  async (text: string): Promise<number | null> => {
    const segments = findPlaceWords(removeFestival(text), { byCapitals: true });
    // "Uske papa se Pune mein" names one town beside everyday words, and "uske papa ke saath" none, though there is a Pápa.
    const words = segments.map((segment) => ({ ...segment, words: segment.words.filter(isNoEverydayWord) }));
    const named = words.filter((segment) => segment.words.length > 0);
    const found = named.length === 0 ? null : await towns.recognisePlaces(named, ["IN"]);
    if (found === null || found === "preparing" || found.kind === "none") return null;
    const places = found.kind === "one" ? [found.place] : found.places;
    return places.find((place) => isCalled(place, text))?.id ?? null;
  };
