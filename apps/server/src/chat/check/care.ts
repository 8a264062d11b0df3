import { parseQuestion } from "@lagna/astrologer";
import { CARING, HELPERS, TURNING_TO } from "./care.data.ts";

const SPOKEN_OF = ["dasha", "level", "sadesati"];

/** Whether a sentence names a graha, sign, house or anything else of a chart, as fact or not. */
export function namesChart(text: string): boolean {
  const { terms, ...named } = parseQuestion(text).named;
  return Object.values(named).some((things) => things.length > 0) || SPOKEN_OF.some((term) => terms.has(term));
}

const says = (rules: readonly RegExp[], text: string): boolean => rules.some((rule) => rule.test(text));

/** Whether a sentence is for its person and not of a chart, by its words. */
export const soundsCaring = (text: string): boolean =>
  says(CARING, text.normalize("NFC")) || (says(HELPERS, text) && says(TURNING_TO, text));
