import { GRAHA_WORDS } from "@lagna/terms";
import type { AnswerSentence } from "../answer-types.ts";
import { TOPIC_OPENING_PHRASES, TOPIC_NAMES } from "../topic/topic-answer-phrases.data.ts";
import type { AnswerDraft, AnswerContext } from "../answer-context.ts";
import { getPhraseId, capitalize } from "./phrase-picker.ts";

/** If a reading opens like an earlier turn, prefixes its first sentence with the topic. */
export function varyOpening(
  { previousTurns, phrasePicker }: AnswerContext,
  { kind, sentences, topics = [] }: AnswerDraft,
): readonly AnswerSentence[] {
  const [first, ...rest] = sentences;
  const [topic] = topics;
  const wasUsed = first && previousTurns.some(({ opening }) => opening === getPhraseId(first.text));
  if (!first || !wasUsed || kind !== "reading" || topic === undefined) return sentences;
  const matter = TOPIC_NAMES[topic];
  const text = `${phrasePicker.pick(TOPIC_OPENING_PHRASES, { matter, Matter: capitalize(matter[phrasePicker.language]) })} ${lowerFirstLetter(first.text)}`;
  return [{ ...first, text }, ...rest];
}

/** Lower-cases the first letter, unless the text starts with "I" or the name of a graha. */
export const lowerFirstLetter = (text: string): string =>
  STARTS_WITH_NAME.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
const GRAHA_NAMES = Object.values(GRAHA_WORDS).map(({ en }) => en);
const STARTS_WITH_NAME = new RegExp(`^(?:I|${GRAHA_NAMES.join("|")})\\b`);
