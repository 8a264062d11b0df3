import { isEverydayWord } from "@lagna/astrologer";
import type { PlacesService } from "../../modules/places/service.ts";
import type { PartialBirth, Town } from "../../typed-births/partial-birth.ts";

/** The middle of India stands for a town that is not known; the Sun is an hour at most earlier or later elsewhere in India. */
export const MIDDLE_OF_INDIA: Town = {
  city: "Nagpur, Maharashtra",
  country: "India",
  latitude: 21.1458,
  longitude: 79.0882,
};
const MINUTES_BETWEEN_TOWNS = 60;

/** The towns of one name are in the order of their inhabitants: the largest is taken. */
export function takeLikeliestTown(typed: PartialBirth): PartialBirth {
  const [town] = typed.towns;
  return town ? { ...typed, town, towns: [], townName: null } : typed;
}

/** A birth with what is missing of its time and town left open. */
export interface AssumedBirth {
  readonly typed: PartialBirth;
  /** Its town stands for any around it: it is not to be saved, nor meant by "the same place". */
  readonly isTownAssumed: boolean;
}

/** What can be read of a birth whose date is known; null if too little of it is known. @param near the town that stands for one that is not known */
export function assumeRest(told: PartialBirth, near: Town): AssumedBirth | null {
  if (told.year === null || told.month === null || told.day === null) return null;
  const time = told.time ?? "unknown";
  const timed = { ...told, time, half: null };
  if (told.town !== null) return { typed: timed, isTownAssumed: false };
  const within = time === "unknown" ? null : Math.max(time.within ?? 0, MINUTES_BETWEEN_TOWNS);
  const widened = time === "unknown" || within === null ? time : { ...time, within };
  return { typed: { ...timed, time: widened, town: near, towns: [], townName: null }, isTownAssumed: true };
}

const MIN_LETTERS = 4;
/** "Goa" and "USA" are written in capitals; "Maine" is "I" too. */
const mayNameRegion = (run: string): boolean =>
  (run.length >= MIN_LETTERS || /^\p{Lu}/u.test(run)) && !run.split(" ").every(isEverydayWord);

const MAX_WORDS_OF_REGION = 3;
/** The runs of a text that may be a state or a country, the longest first. */
function listRuns(text: string): readonly string[] {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const lengths = Array.from({ length: MAX_WORDS_OF_REGION }, (_, at) => MAX_WORDS_OF_REGION - at);
  return lengths
    .flatMap((length) => words.slice(0, words.length - length + 1).map((_, at) => words.slice(at, at + length)))
    .map((run) => run.join(" "))
    .filter(mayNameRegion);
}

/** "Wrking in Muscat", "abhi Dubai mein rehta hu": where one lives now is hardly where one was born. */
const LIVES =
  /(?<!\p{L})(?:liv(?:e|es|ing)|w[o]?rk(?:s|ing)?|jobs?|posted|settled|moved|reh(?:ta|ti|te|ne)|abhi|kaam|naukri)(?!\p{L})|रहत|काम|नौकरी|अभी/iu;

/** Finds the largest town of the state or the country that the last of some messages names; null if none does. */
export const createRegionFinder =
  ({ findTownOfRegion }: Pick<PlacesService, "findTownOfRegion">) =>
  async (texts: readonly string[]): Promise<Town | null> => {
    for (const text of texts.filter((one) => !LIVES.test(one)).toReversed())
      for (const run of listRuns(text)) {
        const found = await findTownOfRegion(run);
        if (found === null || found === "preparing") continue;
        const { name, country, latitude, longitude } = found;
        return { city: name, country, latitude, longitude };
      }
    return null;
  };
