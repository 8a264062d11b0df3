import {
  DIGNITY_WORDS,
  GRAHA_STATE_WORDS,
  GRAHA_WORDS,
  GRAHAS,
  type Graha,
  LAGNA_WORDS,
  type Language,
  type Word,
  word,
} from "@lagna/terms";
import { MARK_IDS, type ChartLabels, type MarkId } from "./types.ts";

export const MARK_WORDS: Readonly<Record<MarkId, Word>> = {
  ...GRAHA_STATE_WORDS,
  exalted: DIGNITY_WORDS.exalted,
  debilitated: DIGNITY_WORDS.debilitated,
};

const shorts = <Id extends string>(ids: readonly Id[], words: Readonly<Record<Id, Word>>, language: Language) =>
  Object.fromEntries(ids.map((id) => [id, word(words[id], language, "short")])) as Record<Id, string>;

/**
 * The words of a drawing in a language.
 * @param digits writes the digits of a text as the reader does; as they are, unless given
 */
export function chartLabels(language: Language, digits: (text: string) => string = (text) => text): ChartLabels {
  return {
    graha: shorts<Graha>(GRAHAS, GRAHA_WORDS, language),
    lagna: word(LAGNA_WORDS.lagna, language, "short"),
    sign: (number) => digits(String(number)),
    degree: (whole) => digits(`${whole}°`),
    marks: shorts(MARK_IDS, MARK_WORDS, language),
  };
}
