import type { AnswerLanguage, LocalizedText } from "../../fact.ts";
import { composeLocalizedText } from "../../formatting/format-terms.ts";
import type { OptionClass } from "./option-classes.data.ts";
import { countWords } from "../../language/count-words.ts";

/** Longer options, and those with a verb or "my", are put in quotation marks. */
const MAX_BARE_WORDS = 1;
const VERB_OR_PRONOUN =
  /(?:^|\s)(?:now|abhi|अभी|first|second|third|with|wahi|वही|tika|wahin|yahin|वहीं|यहीं|pehle|pahle|पहले|doosr[aie]|dusr[aie]|teesr[aie]|दूसर[ािी]|तीसर[ािी]|my|our|i|me|we|mera|meri|mere|apna|apni|apne|khud|main|मेरा|मेरी|मेरे|अपना|अपनी|अपने|मैं|go|stay|wait|sell|keep|quit|buy|rent|settle|move|take|join|start|leave|marry|study|tell|say|hold|hang|do|be|get|fight|settle|resign|repay|prepay|build|work|close|open|return|come|accept|refuse|live|shift|switch|continue|try|give|let|put|make|save|adopt|speak|talk)(?=\s|$)|(?:[^aeiou]u|[aeo]u|un|oon|ye|ein|ऊं|ूं|ऊँ|ूँ|एं|एँ|ें|ऊ)(?=\s|$)/iu;

const inQuotes = (text: string): string => `“${text.replaceAll(/["“”]/g, "")}”`;

/** Words without content of their own: "do a job", "my own business". */
const EMPTY_WORDS = new Set(
  "a an the my own do doing start starting take taking get getting have having open opening apna apni khud ka ki अपना अपनी".split(
    " ",
  ),
);

/** Whether a name of a class contains the words that carry the meaning: "a job" contains "do a job". */
function contains(name: string, text: string): boolean {
  const words = text.toLowerCase().split(/\s+/);
  const content = words.filter((word) => !EMPTY_WORDS.has(word));
  const inName = new Set(name.toLowerCase().split(/\s+/));
  return content.length > 0 && content.every((word) => inName.has(word));
}

/** The name of an option in a sentence: the words of the user. */
export function formatOptionName(
  text: string,
  known: OptionClass | null,
  { language, isPlace }: { readonly language: AnswerLanguage; readonly isPlace: boolean },
): LocalizedText {
  const classText = known?.name?.[language];
  if (classText !== undefined && contains(classText, text)) return composeLocalizedText(() => classText);
  const isBare =
    countWords(text) <= MAX_BARE_WORDS && (!VERB_OR_PRONOUN.test(text) || (isPlace && /^\p{L}+$/u.test(text)));
  return composeLocalizedText(() => (isBare ? text : inQuotes(text)));
}

const OR: LocalizedText = { en: " and ", hi: " और ", hg: " aur " };

/** "A, B and C". */
export const listNames = (names: readonly LocalizedText[]): LocalizedText =>
  composeLocalizedText((language) => {
    const texts = names.map((name) => name[language]);
    return [texts.slice(0, -1).join(", "), ...texts.slice(-1)].filter(Boolean).join(OR[language]);
  });

/** Whether a name is in quotation marks, so that it is not repeated within a sentence about the chart. */
export const isQuoted = ({ en }: LocalizedText): boolean => en.includes("“");
