import type { Koota, MatchingException } from "./ids/matching.ts";
import { type Language, getWord, type Word } from "./word.ts";
import { GRAHA_WORDS } from "./words/graha.data.ts";
import {
  BAD_TARAS_RULE_WORDS,
  MATCHING_RULE_SENTENCES,
  VASHYA_CLASSES_RULE_WORDS,
} from "./words/matching-rule.data.ts";
import {
  GANA_WORDS,
  KOOTA_WORDS,
  MATCHING_EXCEPTION_WORDS,
  NADI_WORDS,
  VARNA_WORDS,
  VASHYA_CLASS_WORDS,
  YONI_WORDS,
} from "./words/matching.data.ts";

/** The words of what a koota compares; tara and bhakoot compare counts, which have none. */
export const WORDS_OF_KOOTA: Readonly<Partial<Record<Koota, Readonly<Record<string, Word>>>>> = {
  varna: VARNA_WORDS,
  vashya: VASHYA_CLASS_WORDS,
  yoni: YONI_WORDS,
  graha_maitri: GRAHA_WORDS,
  gana: GANA_WORDS,
  nadi: NADI_WORDS,
};

/** The points of a koota under another rule than that of the match. */
export interface DifferingKoota {
  readonly koota: Koota;
  /** Under the other rule, and those of the match. */
  readonly score: number;
  readonly ours: number;
  /** What the other rule compares. */
  readonly boy: string | number;
  readonly girl: string | number;
  /** The settings that make the difference. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** The rule that sets the fault aside, if it makes the difference. */
  readonly exception: MatchingException | null;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const fill = (sentence: string, params: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => params[key] ?? "");

/**
 * A rule of matching as a sentence without a full stop, named by what it counts and not by a program that follows it:
 * "Gana: deva with rakshasa counts 1, not 0". The groom's side is named first.
 * @param number writes the points; plain digits by default
 */
export function formatMatchingRule(
  { koota, score, ours, boy, girl, settings, exception }: DifferingKoota,
  language: Language,
  number: (value: number) => string = String,
): string {
  const say = (word: Word): string => getWord(word, language);
  const nameOf = (value: string | number): string => {
    const word = WORDS_OF_KOOTA[koota]?.[value];
    if (!word) return String(value);
    // Grahas are proper names.
    return koota === "graha_maitri" ? say(word) : lowerFirst(say(word));
  };
  const params = { koota: say(KOOTA_WORDS[koota]), score: number(score), ours: number(ours) };
  if (exception !== null) {
    const rule = lowerFirst(say(MATCHING_EXCEPTION_WORDS[exception]));
    return fill(MATCHING_RULE_SENTENCES.exception[language], { ...params, rule });
  }
  const taras = Object.entries(BAD_TARAS_RULE_WORDS).find(([id]) => koota === "tara" && id === settings["tara"]);
  if (taras) return fill(MATCHING_RULE_SENTENCES.tara[language], { ...params, taras: say(taras[1]) });
  const cell = { ...params, first: nameOf(boy), second: nameOf(girl) };
  const classes = Object.entries(VASHYA_CLASSES_RULE_WORDS).find(([id]) => id === settings["vashya_classes"]);
  return classes
    ? fill(MATCHING_RULE_SENTENCES.cellByClasses[language], { ...cell, classes: say(classes[1]) })
    : fill(MATCHING_RULE_SENTENCES.cell[language], cell);
}

/** Programs that count alike: one set of rules, its total, and who follows it. */
export interface RuleGroup<Id extends string> {
  readonly total: number;
  readonly differences: readonly DifferingKoota[];
  readonly programs: readonly Id[];
}

/** Puts together the programs that differ from the match in the same rules, lowest total first; without those that do not differ. */
export function groupByRules<Id extends string>(
  variants: readonly { readonly id: Id; readonly total: number; readonly differences: readonly DifferingKoota[] }[],
): readonly RuleGroup<Id>[] {
  const groups = new Map<string, RuleGroup<Id>>();
  for (const { id, total, differences } of variants) {
    if (differences.length === 0) continue;
    const key = differences.map((difference) => formatMatchingRule(difference, "en")).join(";");
    const programs = [...(groups.get(key)?.programs ?? []), id];
    groups.set(key, { total, differences, programs });
  }
  return [...groups.values()].toSorted((a, b) => a.total - b.total);
}
