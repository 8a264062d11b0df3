import type { SavedChart } from "../answer/answer-types.ts";
import { type Token, tokenise } from "../language/tokenise.ts";
import { computeNameSound } from "./compute-name-sound.ts";
import type { Person, Question, QuestionKind } from "./question.ts";
import {
  ABOUT_WORDS,
  CHART_WORDS,
  POSSESSIVE_WORDS,
  RELATION_WORDS,
  BROADER_RELATIONS,
  GENDER_OF_RELATION,
} from "./relatives.data.ts";
import { isAboutAsker } from "./is-about-asker.ts";
import { findUnsavedPerson } from "./find-unsaved-person.ts";

const DEVANAGARI = /[\u0900-\u097f]/;

/** The chart a question is about: one saved chart, several that match, or a person without a saved chart. */
export type AskedChartResult =
  | { readonly kind: "one"; readonly chart: SavedChart }
  | { readonly kind: "several"; readonly charts: readonly SavedChart[] }
  | { readonly kind: "none"; readonly name: string | null; readonly person: Person };

const MIN_LETTERS = 3;

const dropVowels = (sound: string): string => sound.replaceAll("a", "");

/** Whether two names sound alike. Vowels are dropped, because Hindi does not pronounce all that it writes: राजकुमार is Rajkumar. */
function soundsAlike(name: string, otherName: string): boolean {
  const [first, second] = [computeNameSound(name), computeNameSound(otherName)];
  const [short, otherShort] = [dropVowels(first), dropVowels(second)];
  return first === second || (short === otherShort && short.length >= MIN_LETTERS);
}

const splitWords = (text: string): string[] =>
  tokenise(text)
    .map(({ word }) => word)
    .filter((word) => /[\p{L}\d]/u.test(word));

/** Index of the first token of a sequence of words; -1 if the text does not contain it. */
const findWordSequence = (tokens: readonly Token[], words: readonly string[]): number =>
  tokens.findIndex((_, at) => words.every((word, step) => soundsAlike(tokens[at + step]?.word ?? "", word)));

/** "Ravi and I", "main aur Ravi". */
const AND_WORDS: ReadonlySet<string> = new Set(["and", "aur", "और"]);

/** Whether the context shows that a token is a name. Needed for names that are also words, such as Shanti or Asha. */
function isNamed(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1]?.word ?? "", tokens[at + 1]?.word ?? ""];
  const isJoined = AND_WORDS.has(before) || AND_WORDS.has(after);
  return POSSESSIVE_WORDS.has(after) || CHART_WORDS.has(after) || ABOUT_WORDS.has(before) || isJoined;
}

/** Charts whose full name is in the text, preferring the longest; also charts whose first name is. */
function findChartsByName(tokens: readonly Token[], saved: readonly SavedChart[]): readonly SavedChart[] {
  const candidates = saved
    .map((chart) => ({ chart, words: splitWords(chart.name) }))
    .filter(({ words }) => words.length > 0);
  const byFullName = candidates.filter(({ words }) => {
    const at = findWordSequence(tokens, words);
    return at >= 0 && (words.length > 1 || isNamed(tokens, at) || tokens.length <= words.length + 1);
  });
  const longest = Math.max(0, ...byFullName.map(({ words }) => words.length));
  if (longest > 1) return byFullName.filter(({ words }) => words.length === longest).map(({ chart }) => chart);
  const byFirstName = candidates.filter(({ words: [word = ""] }) => {
    const at = word.length < MIN_LETTERS ? -1 : findWordSequence(tokens, [word]);
    return at >= 0 && isNamed(tokens, at);
  });
  return [...new Set([...byFullName, ...byFirstName].map(({ chart }) => chart))];
}

const matchesWord = (one: string, other: string): boolean =>
  one === other || (!DEVANAGARI.test(one) && soundsAlike(one, other));

/** The relations that words name; "my child" names both son and daughter. */
function findRelations(words: readonly string[]): readonly (readonly string[])[] {
  const narrowed = words.flatMap((word) => BROADER_RELATIONS[word] ?? []);
  return RELATION_WORDS.filter((relation) =>
    [...words, ...narrowed].some((word) => relation.some((relationWord) => matchesWord(word, relationWord))),
  );
}

/** Whether the gender of a chart allows a relation that only its role names: a parent who is female is no father. */
function allowsRelation({ name, tags = [], gender }: SavedChart, relation: readonly string[]): boolean {
  const genderOfRelation = GENDER_OF_RELATION[relation[0] ?? ""];
  if (gender === undefined || genderOfRelation === undefined || gender === genderOfRelation) return true;
  const words = [name, ...tags].flatMap(splitWords);
  return words.some((word) => relation.some((relationWord) => matchesWord(word, relationWord)));
}

function findChartsByRelation(tokens: readonly Token[], saved: readonly SavedChart[]): readonly SavedChart[] {
  const askedRelations = findRelations(tokens.map(({ word }) => word));
  return saved.filter((chart) => {
    const chartRelations = findRelations([chart.name, ...(chart.tags ?? [])].flatMap(splitWords));
    return chartRelations.some((relation) => askedRelations.includes(relation) && allowsRelation(chart, relation));
  });
}

/** The charts that a text names, by name or by relation. */
export function findNamedCharts(tokens: readonly Token[], saved: readonly SavedChart[]): readonly SavedChart[] {
  return [...new Set([...findChartsByName(tokens, saved), ...findChartsByRelation(tokens, saved)])];
}

/** Whether a question names one of some charts, by name or by relation. */
export const namesChart = ({ text }: Pick<Question, "text">, charts: readonly SavedChart[]): boolean =>
  findNamedCharts(tokenise(text), charts).length > 0;

/** Whether the name or tags of a chart say that it is the spouse's. */
export const isChartOfSpouse = ({ name, tags = [] }: SavedChart): boolean =>
  findRelations([name, ...tags].flatMap(splitWords)).some(
    ([relation]) => relation === "wife" || relation === "husband",
  );

const CHARTLESS_KINDS: readonly QuestionKind[] = [
  "match",
  "order",
  "death",
  "third_party",
  "verdict",
  "medical",
  "sex_of_child",
];

/** These are about two people, or about the order of events. */
const OF_TWO: readonly QuestionKind[] = ["match", "order"];

const TALK_KINDS: readonly QuestionKind[] = ["greeting", "thanks", "about_you"];

/** Whether a question must be answered from the user's own chart: it is about the user's own life, and a chart can answer it. */
export const isAboutOwnChart = (question: Question): boolean =>
  isAboutAsker(question) &&
  !question.isNotUnderstood &&
  question.danger === null &&
  question.form !== "compare" &&
  !question.kinds.some((kind) => CHARTLESS_KINDS.includes(kind) || TALK_KINDS.includes(kind));

/** Whether the name or tags of a chart name a relative: "Mummy", "wife". */
const isChartOfRelative = ({ name, tags = [] }: SavedChart): boolean =>
  findRelations([name, ...tags].flatMap(splitWords)).length > 0;

/** The user's own chart, if the conversation is about another chart; `null` if it is already about the user's own. */
function resolveOwnChart(saved: readonly SavedChart[], current: string | null): AskedChartResult | null {
  const ownChart = saved.find(({ isSelf }) => isSelf === true);
  if (ownChart) return ownChart.id === current ? null : { kind: "one", chart: ownChart };
  const currentChart = saved.find(({ id }) => id === current);
  return currentChart && isChartOfRelative(currentChart) ? { kind: "none", name: null, person: "self" } : null;
}

/**
 * The chart a question is about, if that is not the chart of the conversation. `null` if it is, or if the question is not about a chart.
 * @param saved the charts of the user's account; without an account the result is always `null`
 * @param lastChart the saved chart of the previous turn: it stays selected until the user speaks of themselves
 * @param current the chart of the conversation; omit it to answer questions about the user from that chart in any case
 * @param isOfLast the message is read as about the person of the previous turn, also where it speaks of the user: "when will he join me here"
 */
export function resolveAskedChart(
  question: Question,
  saved: readonly SavedChart[] | undefined,
  lastChart: string | null,
  current?: string | null,
  isOfLast = false,
): AskedChartResult | null {
  if (saved === undefined || question.danger !== null) return null;
  // Two things are compared in the chart that is spoken of, and two people in both of theirs.
  if (question.form === "compare" && lastChart === null) return null;
  const isChartless = question.kinds.some((kind) => CHARTLESS_KINDS.includes(kind));
  const spokenOf = saved.find(({ id }) => id === lastChart);
  // "Will it be saved?", of a son's job, is read from his chart, whatever else such words may ask.
  if (isChartless)
    return spokenOf && isOfLast && !OF_TWO.some((kind) => question.kinds.includes(kind))
      ? { kind: "one", chart: spokenOf }
      : null;
  const tokens = tokenise(question.text);
  const byName = findChartsByName(tokens, saved);
  const matches = byName.length > 0 || question.person === "self" ? byName : findChartsByRelation(tokens, saved);
  const [chart] = matches;
  if (chart) return matches.length === 1 ? { kind: "one", chart } : { kind: "several", charts: matches };
  const unsavedPerson = findUnsavedPerson(question, tokens, isAboutAsker(question));
  const { person } = question;
  const asksForChart = person !== "self" && tokens.some(({ word }) => CHART_WORDS.has(word));
  if (unsavedPerson !== null || asksForChart) return { kind: "none", name: unsavedPerson, person };
  if (spokenOf && isOfLast) return { kind: "one", chart: spokenOf };
  if (current !== undefined && isAboutOwnChart(question)) return resolveOwnChart(saved, current);
  const isTalk = question.kinds.some((kind) => TALK_KINDS.includes(kind));
  return spokenOf && !question.isAboutSelf && !isTalk ? { kind: "one", chart: spokenOf } : null;
}
