import { buildLexicon, tagTokens } from "../../language/tag-tokens.ts";
import { tokenise } from "../../language/tokenise.ts";
import type { Question } from "../../question/question.ts";
import { type Definition, DEFINITIONS } from "./definitions.data.ts";
import { countWords } from "../../language/count-words.ts";

const buildTermLexicon = (definitions: readonly Definition[]) =>
  buildLexicon(
    definitions.map(({ id, words, hg }) => ({ tag: "term", value: id, words, hg })),
    "own",
  );
const TERM_LEXICON = buildTermLexicon(DEFINITIONS);
const LEXICON_OF_CHARTS = buildTermLexicon(DEFINITIONS.filter(({ isOfChart }) => isOfChart !== false));
const DEFINITIONS_BY_ID = new Map(DEFINITIONS.map((definition) => [definition.id, definition]));

/** Ids of the defined terms that a text uses, in order, without duplicates. */
export function findTerms(text: string): readonly string[] {
  const found = tagTokens(tokenise(text), TERM_LEXICON).filter(({ tag }) => tag === "term");
  return [...new Set(found.map(({ value }) => String(value)))];
}

/** Whether a text uses a defined term of charts; those of the almanac are found by its own words. */
export const usesTermOfCharts = (text: string): boolean =>
  tagTokens(tokenise(text), LEXICON_OF_CHARTS).some(({ tag }) => tag === "term");

export const getDefinition = (id: string): Definition | undefined => DEFINITIONS_BY_ID.get(id);

const DEFINITION_PATTERN =
  /^\s*(?:what(?:['’]?s| is| are)|explain|define|describe)\b|(?:kya (?:hai|hain|hot[aei]\s*(?:hai|h|hain)?)|hot[aei] kya (?:hai|h)|क्या (?:है|हैं|होत[ाेी] (?:है|हैं))|होत[ाेी] क्या है)\s*[?？]?\s*$/iu;
const MAX_WORDS = 6;
/** From this probability the classifier alone decides that a question asks what a word means. */
const MIN_PROBABILITY = 0.7;
const isLearnedDefinition = ({ acts, kinds, text }: Question): boolean =>
  acts.length === 1 &&
  kinds.length === 0 &&
  countWords(text) > 1 &&
  acts.every(({ kind, probability }) => kind === "definition" && probability >= MIN_PROBABILITY);
/** With one of these words a question asks for a current value ("what is the tithi today"), not for a definition. */
const NOW_PATTERN = /\b(?:today|today's|now|current|aaj|abhi)\b|आज|अभी/iu;

/** Whether a text, or a sentence of it, asks only what a word means: a short "what is …", "… kya hai". */
export const asksDefinition = (text: string): boolean =>
  text
    .split(/[.!?？।\n]+/u)
    .some((sentence) => DEFINITION_PATTERN.test(sentence) && tokenise(sentence).length <= MAX_WORDS);

const DIFFERENCE_PATTERN =
  /\b(?:differences?|different|differ|distinguish|antar|fark|farak|farq|alag|versus|vs)\b|अंतर(?![\p{L}\p{M}])|फ़र्क|फर्क|भेद|अलग/iu;

/** The two terms whose difference a question asks for; `null` if it asks for anything else. */
export function findComparedTerms({ text, acts, form }: Question): readonly [Definition, Definition] | null {
  const isDefinition = form === "define" || acts.some(({ kind }) => kind === "definition");
  const asksDifference = DIFFERENCE_PATTERN.test(text.replaceAll(/antar[ -]?dasha/giu, "")) && isDefinition;
  const [one, other, more] = findTerms(text).flatMap((id) => getDefinition(id) ?? []);
  return asksDifference && one && other && !more ? [one, other] : null;
}

/** Terms that this astrologer does not read in charts: they are always defined, however the question is worded. */
const ALWAYS_EXPLAINED_TERMS: ReadonlySet<string> = new Set(["badhaka", "kp", "maraka", "other_dasha", "upagraha"]);

/** "Mandi" as a business slump ("dukaan mandi chal rahi hai"), not the upagraha. */
const SLACK_TRADE_PATTERN =
  /\b(?:dukan|dukaan|dhandha|dhanda|bazaar|bazar|market|business|kaam|vyapar)\b.*\bmandi\b|\bmandi (?:chal|me|mein|hai|ka|ki|aa)\b|मंदी/iu;

const MARAKA_PATTERN = /\bmara?ke?s?h?a?s?\b|मारक(?! स्थान)|मारकेश/iu;
const WHICH_PATTERN = /\b(?:which|who|whose|any|kaun\w*|konse?|kis\w*|koi)\b|कौन|किस|कोई/iu;

/** Whether a question asks for the marakas of the chart ("is Saturn my maraka"), not for the meaning of the word. */
export const asksMaraka = ({ text, form, entities, isAboutSelf }: Question): boolean =>
  MARAKA_PATTERN.test(text) &&
  form !== "define" &&
  (entities.grahas.length > 0 || isAboutSelf || WHICH_PATTERN.test(text)) &&
  !/maran|मरण/iu.test(text);

/** "Me" is also a Hindi postposition, so it does not show that the question is about the user. */
const OWN_PATTERN = /\b(?:my|mine|mera|meri|mere|mujh\w*)\b|मेर[ाीे]|मुझ/iu;

/** Words that mean a term only where nothing else stands beside the question for it: "hora kya hota hai". */
const BARE_TERMS: Readonly<Record<string, string>> = {
  hora: "hora_of_day",
  होरा: "hora_of_day",
  saham: "saham",
  सहम: "saham",
  bhadra: "bhadra_karana",
  भद्रा: "bhadra_karana",
  gana: "gana",
  गण: "gana",
  yoni: "yoni",
  योनि: "yoni",
  nadi: "nadi",
  नाड़ी: "nadi",
};
const BARE_QUESTION =
  /^\s*(?:what(?:['’]?s| is| are)\s+(?:an? |the )?)?(?<word>[\p{L}\p{M}]+)(?:\s+(?:kya|क्या)\s+(?:hai|hota hai|hoti hai|है|होता है|होती है))?\s*[?？।]*\s*$/iu;
const findBareTerm = (text: string): string | undefined =>
  BARE_TERMS[BARE_QUESTION.exec(text)?.groups?.["word"]?.toLowerCase().normalize("NFC") ?? ""];

/** The term that a question asks to define; `null` if it asks about the chart. */
export function findAskedTerm(question: Question): Definition | null {
  const { text, form, isAboutSelf } = question;
  const [id = form === "define" || asksDefinition(text) ? findBareTerm(text) : undefined] = findTerms(text);
  if (id === "upagraha" && SLACK_TRADE_PATTERN.test(text)) return null;
  if (id === "maraka" && asksMaraka(question)) return null;
  if (id !== undefined && ALWAYS_EXPLAINED_TERMS.has(id)) return getDefinition(id) ?? null;
  if (id === undefined || NOW_PATTERN.test(text)) return null;
  if (isLearnedDefinition(question) && !OWN_PATTERN.test(text)) return getDefinition(id) ?? null;
  return !isAboutSelf && (form === "define" || asksDefinition(text)) ? (getDefinition(id) ?? null) : null;
}

/** Whether a question asks in its words what a defined term means, and of no element of a chart: "what is rahu kala". */
export function asksForMeaning(question: Question): boolean {
  const { grahas, houses, lords, signs } = question.entities;
  const term = question.form === "define" || asksDefinition(question.text) ? findAskedTerm(question) : null;
  // "What does Saturn in the 7th house mean" is of the placement; the Rahu of rahu kala is none.
  const names = houses.length + lords.length + signs.length > 0 || grahas.length > 1;
  return term !== null && !names;
}
