import { type BirthPoint, computeTarabala, type MoonPass, type Tarabala } from "@lagna/panchang";
import {
  getWord,
  type Graha,
  GRAHA_WORDS,
  type Language,
  type Nakshatra,
  NAKSHATRA_WORDS,
  type Rashi,
  RASHI_WORDS,
  RASHIS,
} from "@lagna/terms";
import { TODAY_TEXTS } from "./today-texts.data.ts";

/** What today's sentence needs of a birth. */
export interface TodayBirth {
  readonly lagna: Rashi;
  readonly star: Nakshatra;
  readonly points: readonly BirthPoint<Graha>[];
}

export interface TodaySky {
  readonly sign: Rashi;
  readonly star: Nakshatra;
  readonly sunsetJd: number | null;
  readonly passes: readonly MoonPass<Graha>[];
}

export interface TodaySentence {
  readonly sentence: string;
  readonly advice: string;
  readonly house: number | null;
  readonly tara: Tarabala | null;
}

/** The house of a sign from the lagna, 1 to 12. */
export const countHouse = (lagna: Rashi, sign: Rashi): number =>
  ((RASHIS.indexOf(sign) - RASHIS.indexOf(lagna) + 12) % 12) + 1;

const signOf = (longitude: number): Rashi => RASHIS[Math.floor(longitude / 30) % 12] as Rashi;

function describePasses({ lagna }: TodayBirth, { passes, sunsetJd }: TodaySky, language: Language): string | null {
  const text = TODAY_TEXTS[language];
  const [first, ...later] = passes;
  if (!first) return null;
  const house = countHouse(lagna, signOf(first.longitude));
  const name = text.houses[house - 1] as string;
  const isNight = ({ jd }: MoonPass): boolean => sunsetJd !== null && jd > sunsetJd;
  const say = ({ id }: MoonPass<Graha>): string => getWord(GRAHA_WORDS[id], language);
  // One sentence names one house.
  const second = later.find(({ longitude }) => countHouse(lagna, signOf(longitude)) === house);
  return second
    ? text.twoPasses(say(first), say(second), isNight(second), name)
    : text.onePass(say(first), isNight(first), name);
}

/** One sentence about a day for a birth, or about the day itself. */
export function composeToday(birth: TodayBirth | null, sky: TodaySky, language: Language): TodaySentence {
  const text = TODAY_TEXTS[language];
  const sign = getWord(RASHI_WORDS[sky.sign], language);
  if (!birth) {
    const sentence = text.moonInSign(sign, getWord(NAKSHATRA_WORDS[sky.star], language));
    return { sentence, advice: text.adviceWithoutChart, house: null, tara: null };
  }
  const house = countHouse(birth.lagna, sky.sign);
  const tara = computeTarabala(birth.star, sky.star);
  return {
    sentence: describePasses(birth, sky, language) ?? text.moonInHouse(sign, text.houses[house - 1] as string),
    advice: text.advice[tara.quality](text.matters[house - 1] as string),
    house,
    tara,
  };
}

/** Questions that the day suggests: of the house of the Moon, and of the month to come. */
export function suggestQuestions(house: number | null, date: string, language: Language): string[] {
  const text = TODAY_TEXTS[language];
  const next = new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 1));
  const month = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" }).format(next);
  return [...(house === null ? [] : [text.questions[house - 1] as string]), text.nextMonth(month)];
}
