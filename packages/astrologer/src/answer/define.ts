import { lexiconOf, tagged } from "../language/tag.ts";
import { tokensOf } from "../language/normalise.ts";
import type { Question } from "../question/question.ts";
import { type Definition, DEFINITIONS } from "./definitions.data.ts";

const TERMS = lexiconOf(
  DEFINITIONS.map(({ id, words, hg }) => ({ tag: "term", value: id, words, hg })),
  "own",
);
const BY_ID = new Map(DEFINITIONS.map((definition) => [definition.id, definition]));

/** Terms that a text uses and that are explained here, in order, each once. */
export function termsIn(text: string): readonly string[] {
  const found = tagged(tokensOf(text), TERMS).filter(({ tag }) => tag === "term");
  return [...new Set(found.map(({ value }) => String(value)))];
}

export const definitionOf = (id: string): Definition | undefined => BY_ID.get(id);

const PLAIN_ASKING =
  /^\s*(?:what(?:'s| is| are)|explain|define|describe)\b|(?:kya (?:hai|hain)|क्या (?:है|हैं))\s*[?？]?\s*$/iu;
const MOST_WORDS = 6;
/** What a term is today is asked of the sky, and no word explains it. */
const OF_NOW = /\b(?:today|today's|now|current|aaj|abhi)\b|आज|अभी/iu;

/** "What is …", "… kya hai": too short to ask more than what a word means. */
export const isPlainlyAsked = (text: string): boolean => PLAIN_ASKING.test(text) && tokensOf(text).length <= MOST_WORDS;

/** What is asked of a chart in other words than it is read in here is explained, however it is asked. */
const NOT_IN_THE_CHART: ReadonlySet<string> = new Set(["badhaka", "kp", "maraka", "other_dasha", "upagraha"]);

/** "Dukaan mandi chal rahi hai": a slack trade, and no upagraha. */
const SLACK =
  /\b(?:dukan|dukaan|dhandha|dhanda|bazaar|bazar|market|business|kaam|vyapar)\b.*\bmandi\b|\bmandi (?:chal|me|mein|hai|ka|ki|aa)\b|मंदी/iu;

const MARAKA = /\bmara?ke?s?h?a?s?\b|मारक(?! स्थान)|मारकेश/iu;
const WHICH = /\b(?:which|who|whose|any|kaun\w*|konse?|kis\w*|koi)\b|कौन|किस|कोई/iu;

/** "Is Saturn my maraka", "who are mine": asked of the chart, and not what the word means. */
export const asksMaraka = ({ text, form, named, self }: Question): boolean =>
  MARAKA.test(text) &&
  form !== "define" &&
  (named.grahas.length > 0 || self || WHICH.test(text)) &&
  !/maran|मरण/iu.test(text);

/** The term a question wants explained; `null` where it asks something of the chart. */
export function termAsked(question: Question): Definition | null {
  const { text, form, self } = question;
  const [id] = termsIn(text);
  if (id === "upagraha" && SLACK.test(text)) return null;
  if (id === "maraka" && asksMaraka(question)) return null;
  if (id !== undefined && NOT_IN_THE_CHART.has(id)) return definitionOf(id) ?? null;
  if (id === undefined || OF_NOW.test(text)) return null;
  return !self && (form === "define" || isPlainlyAsked(text)) ? (definitionOf(id) ?? null) : null;
}
