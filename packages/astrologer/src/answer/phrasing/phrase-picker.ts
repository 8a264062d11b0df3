import type { LocalizedText, AnswerLanguage } from "../../fact.ts";
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";
import type { AnswerSentence } from "../answer-types.ts";
import { hashText } from "./hash-text.ts";

/** Picks wordings in one language. Does not repeat a wording in a conversation while unused alternatives are left. */
export interface PhrasePicker {
  readonly language: AnswerLanguage;
  /** Picks one of the wordings and fills its `{slots}`. */
  readonly pick: (wordings: PhraseVariants, slots?: Slots) => string;
  /** Ids of the wordings picked so far. */
  readonly usedIds: () => readonly string[];
  /** Forgets all picks after the first `length`, for a discarded draft. */
  readonly rewind: (length: number) => void;
}

const SLOT = /\{(\w+)\}/g;

/** A short id of a wording, derived from its text. */
export const getPhraseId = (wording: string): string => hashText(wording).toString(36);

type Slots = Readonly<Record<string, LocalizedText | string>>;

/** Fills the slots of a wording. */
export const fillSlots = (wording: string, language: AnswerLanguage, slots: Slots): string =>
  wording.replaceAll(SLOT, (_, name: string) => {
    const slot = slots[name];
    return typeof slot === "object" ? slot[language] : (slot ?? "");
  });

/**
 * @param seed determines the picks; derived from the chart, the question and the turn
 * @param before ids of the wordings of earlier turns, oldest first
 */
export function createPhrasePicker(language: AnswerLanguage, seed: string, before: readonly string[]): PhrasePicker {
  const used: string[] = [];
  const ageById = new Map(before.map((id, at) => [id, at + 1]));
  const computeRank = (wording: string): number =>
    used.includes(getPhraseId(wording)) ? before.length + 1 : (ageById.get(getPhraseId(wording)) ?? 0);
  return {
    language,
    pick: (wordings, slots = {}) => {
      const ranked = wordings[language].map((wording) => ({ wording, rank: computeRank(wording) }));
      const lowestRank = Math.min(...ranked.map((candidate) => candidate.rank));
      const candidates = ranked.filter((candidate) => candidate.rank === lowestRank);
      const { wording } = candidates[
        hashText(`${seed} ${wordings[language][0]}`) % candidates.length
      ] as (typeof candidates)[number];
      used.push(getPhraseId(wording));
      return fillSlots(wording, language, slots);
    },
    usedIds: () => used,
    rewind: (length) => {
      used.length = length;
    },
  };
}

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Adds a capital letter and a full stop to a text, and attaches the ids of its facts. */
export function toSentence(
  { language }: Pick<PhrasePicker, "language">,
  text: string,
  facts: readonly string[] = [],
): AnswerSentence {
  const capitalized = capitalize(text);
  return { text: /[.?!।]$/.test(capitalized) ? capitalized : `${capitalized}${language === "hi" ? "।" : "."}`, facts };
}
