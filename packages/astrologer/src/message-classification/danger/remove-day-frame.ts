import { DAY_FRAME_PATTERN, DAY_FRAME_WORDS_PATTERN } from "./day-frame.data.ts";

/**
 * What is left of a message that asks for a good day without the words that ask for it: "auspicious time for ending my life" → "ending my
 * life". These words drown the act for a classifier.
 * @returns `null` if the message does not ask for a good day
 */
export function removeDayFrame(text: string): string | null {
  if (!DAY_FRAME_PATTERN.test(text)) return null;
  return text
    .replace(DAY_FRAME_WORDS_PATTERN, " ")
    .replace(/[?？!.।,]+/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
}
