import { type AnswerLanguage, isHinglish } from "@lagna/astrologer";
import type { BirthTalkMessage } from "./birth-talk.ts";

/** "7:35 am" is written in every language: the conversation's own counts then. */
export function chooseBirthLanguage({ text, understanding: { question, turns } }: BirthTalkMessage): AnswerLanguage {
  if (isHinglish(text)) return "hg";
  const previous = turns.at(-1)?.language;
  return question.language === "en" && previous !== undefined ? previous : question.language;
}
