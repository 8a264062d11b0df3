import {
  ARUDHA_WORDS,
  ARUDHAS,
  DOSHAS,
  DOSHA_WORDS,
  KARANA_WORDS,
  MASA_WORDS,
  NITYA_YOGA_WORDS,
  SADE_SATI_PHASE_WORDS,
  SPECIAL_LAGNA_WORDS,
  SPECIAL_LAGNAS,
  YOGAS,
  type Word,
} from "@lagna/terms";
import type { AnswerLanguage, LocalizedText } from "../../fact.ts";
import { localizeWord } from "../../formatting/format-terms.ts";
import { formatYoga } from "../../formatting/format-yoga.ts";

/** Ids with their names. */
export type Names<Id extends string> = readonly (readonly [Id, LocalizedText])[];

const listNames = <Id extends string>(words: Readonly<Record<Id, Word>>): Names<Id> =>
  Object.entries<Word>(words).map(([id, word]) => [id as Id, localizeWord(word)] as const);

export const NAMES = {
  dosha: DOSHAS.map((id) => [id, localizeWord(DOSHA_WORDS[id])] as const),
  karana: listNames(KARANA_WORDS),
  masa: listNames(MASA_WORDS),
  nityaYoga: listNames(NITYA_YOGA_WORDS),
  phase: listNames(SADE_SATI_PHASE_WORDS),
  arudha: ARUDHAS.map((id) => [id, localizeWord(ARUDHA_WORDS[id])] as const),
  specialLagna: SPECIAL_LAGNAS.map((id) => [id, localizeWord(SPECIAL_LAGNA_WORDS[id])] as const),
  yoga: YOGAS.map((id) => [id, formatYoga(id)] as const),
} as const;

/** Writes a text so that a name in it is found whatever its case and the marks around it. */
const normalise = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()} `;

/** The id whose name stands in a text; the longest name wins. */
export function findTermName<Id extends string>(
  names: Names<Id>,
  text: string,
  language: AnswerLanguage,
): Id | undefined {
  const searched = normalise(text);
  const found = names.filter(([, name]) => searched.includes(normalise(name[language])));
  return found.toSorted(([, one], [, other]) => other[language].length - one[language].length)[0]?.[0];
}
