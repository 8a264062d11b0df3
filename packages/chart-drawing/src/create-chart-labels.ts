import {
  DIGNITY_WORDS,
  GRAHA_STATE_WORDS,
  GRAHA_WORDS,
  GRAHAS,
  type Graha,
  LAGNA_WORDS,
  type Language,
  type Word,
  getWord,
} from "@lagna/terms";
import { MARK_IDS, type ChartLabels, type MarkId } from "./types.ts";

export const MARK_WORDS: Readonly<Record<MarkId, Word>> = {
  ...GRAHA_STATE_WORDS,
  exalted: DIGNITY_WORDS.exalted,
  debilitated: DIGNITY_WORDS.debilitated,
};

const buildShortNames = <Id extends string>(
  ids: readonly Id[],
  words: Readonly<Record<Id, Word>>,
  language: Language,
) => Object.fromEntries(ids.map((id) => [id, getWord(words[id], language, "short")])) as Record<Id, string>;

/** As charts of cusps write houses, in either language. */
const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

/**
 * The labels of a drawing in a language.
 * @param digits converts the digits of a text to the reader's numerals; returns the text unchanged by default
 */
export function createChartLabels(language: Language, digits: (text: string) => string = (text) => text): ChartLabels {
  return {
    graha: buildShortNames<Graha>(GRAHAS, GRAHA_WORDS, language),
    lagna: getWord(LAGNA_WORDS.lagna, language, "short"),
    sign: (number) => digits(String(number)),
    cusp: (house) => ROMAN[house - 1] ?? "",
    degree: (whole) => digits(`${whole}°`),
    marks: buildShortNames(MARK_IDS, MARK_WORDS, language),
  };
}
