import { findNamedEntities } from "@lagna/astrologer";
import { COMFORTING_PHRASES, HELP_CONTACTS, CONTACT_PHRASES } from "./detect-comforting-sentence.data.ts";

const CHART_SUBJECTS = ["dasha", "level", "sadesati"];

/** Whether a sentence mentions a graha, sign, house or another element of a chart, in any way. */
export function mentionsChart(text: string): boolean {
  const { terms, ...named } = findNamedEntities(text);
  return Object.values(named).some((things) => things.length > 0) || CHART_SUBJECTS.some((term) => terms.has(term));
}

const matchesAny = (rules: readonly RegExp[], text: string): boolean => rules.some((rule) => rule.test(text));

/** Whether the words of a sentence address the person (comfort, help) and not a chart. */
export const isComforting = (text: string): boolean =>
  matchesAny(COMFORTING_PHRASES, text.normalize("NFC")) ||
  (matchesAny(HELP_CONTACTS, text) && matchesAny(CONTACT_PHRASES, text));
