import { iast } from "@lagna/terms";
import type { SavedChart } from "../answer/answer.ts";
import { NAME_ROWS } from "../language/lexicon-names.data.ts";
import { WORD_ROWS } from "../language/lexicon-words.data.ts";
import { soundOf, type Token, tokensOf } from "../language/normalise.ts";
import { lexiconOf, tagged } from "../language/tag.ts";
import { CUE_ROWS } from "./cues.data.ts";
import type { Person, Question, QuestionKind } from "./question.ts";
import { ABOUT_WORDS, CHART_WORDS, NO_NAMES, OF_WORDS, RELATIONS, WIDER } from "./relations.data.ts";

/** Whose chart a question is about: one of those saved, one of several that it may mean, or somebody of whom none is saved. */
export type ChartAsked =
  | { readonly kind: "one"; readonly chart: SavedChart }
  | { readonly kind: "several"; readonly charts: readonly SavedChart[] }
  | { readonly kind: "none"; readonly name: string | null; readonly person: Person };

const DEVANAGARI = /[\u0900-\u097f]/;

/** A name by its sound, in either script: आशा and Asha. */
function heard(word: string): string {
  if (!DEVANAGARI.test(word)) return soundOf(word);
  try {
    const latin = iast(word)
      .toLowerCase()
      .replace(/(?<=[^aāiīuūeo])a$/, "");
    const plain = latin.replaceAll("ṃ", "n").replaceAll("c", "ch").normalize("NFD");
    return soundOf(plain.replaceAll(/[\u0300-\u036f]/g, ""));
  } catch (error) {
    // A letter that only Hindi has is met in its own script.
    if (error instanceof RangeError) return word;
    throw error;
  }
}

const LEAST_LETTERS = 3;

/** Hindi drops vowels that its script has: राजकुमार is Rajkumar. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [heard(one), heard(other)];
  const [short, also] = [first.replaceAll("a", ""), second.replaceAll("a", "")];
  return first === second || (short === also && short.length >= LEAST_LETTERS);
}

const wordsOf = (text: string): string[] =>
  tokensOf(text)
    .map(({ word }) => word)
    .filter((word) => /[\p{L}\d]/u.test(word));

/** Where in a text some words stand in a row; -1 where they do not. */
const found = (tokens: readonly Token[], words: readonly string[]): number =>
  tokens.findIndex((_, at) => words.every((word, step) => isSame(tokens[at + step]?.word ?? "", word)));

/** A first name that is a word too, as Shanti or Asha, is a name where it is spoken of as one. */
function isNamed(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1]?.word ?? "", tokens[at + 1]?.word ?? ""];
  return OF_WORDS.has(after) || CHART_WORDS.has(after) || ABOUT_WORDS.has(before);
}

/** Those whose whole name is said; else those whose first name is. */
function byName(tokens: readonly Token[], saved: readonly SavedChart[]): readonly SavedChart[] {
  const named = saved.map((chart) => ({ chart, words: wordsOf(chart.name) })).filter(({ words }) => words.length > 0);
  const whole = named.filter(({ words }) => {
    const at = found(tokens, words);
    return at >= 0 && (words.length > 1 || isNamed(tokens, at) || tokens.length <= words.length + 1);
  });
  const longest = Math.max(0, ...whole.map(({ words }) => words.length));
  if (longest > 1) return whole.filter(({ words }) => words.length === longest).map(({ chart }) => chart);
  const first = named.filter(({ words: [word = ""] }) => {
    const at = word.length < LEAST_LETTERS ? -1 : found(tokens, [word]);
    return at >= 0 && isNamed(tokens, at);
  });
  return [...new Set([...whole, ...first].map(({ chart }) => chart))];
}

const isWord = (one: string, other: string): boolean => one === other || (!DEVANAGARI.test(one) && isSame(one, other));

/** The relations that words name: of "my child" both son and daughter. */
function relationsIn(words: readonly string[]): readonly (readonly string[])[] {
  const wider = words.flatMap((word) => WIDER[word] ?? []);
  return RELATIONS.filter((relation) =>
    [...words, ...wider].some((word) => relation.some((known) => isWord(word, known))),
  );
}

/** Who somebody is to one, in English, by a word that says it in any of the tongues: "mother" for "mummy"; null for every other word. */
export function relationOf(written: string): string | null {
  const [word = ""] = wordsOf(written);
  return RELATIONS.find((relation) => relation.some((known) => isWord(word, known)))?.[0] ?? null;
}

function byRelation(tokens: readonly Token[], saved: readonly SavedChart[]): readonly SavedChart[] {
  const asked = relationsIn(tokens.map(({ word }) => word));
  return saved.filter(({ name, tags = [] }) => {
    const own = relationsIn([name, ...tags].flatMap(wordsOf));
    return own.some((relation) => asked.includes(relation));
  });
}

const KNOWN = lexiconOf([...CUE_ROWS, ...NAME_ROWS, ...WORD_ROWS], "own");

/** Somebody whose chart is asked for by name: "Rohan's chart", "रोहन की कुंडली", "How is Rohan's career?". */
function strangerIn({ text, topics }: Question, tokens: readonly Token[]): string | null {
  const words = tagged(tokens, KNOWN);
  const at = tokens.findIndex(({ word, start, end }, here) => {
    const [next, then] = [tokens[here + 1]?.word ?? "", tokens[here + 2]?.word ?? ""];
    if (word.length < LEAST_LETTERS || NO_NAMES.has(word) || !OF_WORDS.has(next)) return false;
    const isPlain = words.some((node) => node.start === start && node.end === end && node.tag === "w");
    const isCapital = /^\p{Lu}/u.test(text.slice(start)) && next === "'s" && topics.length > 0;
    return isPlain && (CHART_WORDS.has(then) || isCapital);
  });
  const token = tokens[at];
  return token ? text.slice(token.start, token.end) : null;
}

const NOBODYS: readonly QuestionKind[] = [
  "match",
  "order",
  "death",
  "third_party",
  "verdict",
  "medical",
  "sex_of_child",
];

const TALK: readonly QuestionKind[] = ["greeting", "thanks", "about_you"];

/**
 * Whose chart a question asks for where it is not the one that is talked of. `null`: nobody else's is, or nothing of a chart.
 * @param saved the charts of the asker's account; without an account nobody is missed
 * @param lastChart the saved chart that the turn before was about: what follows is about it too, until somebody speaks of themselves
 */
export function chartAsked(
  question: Question,
  saved: readonly SavedChart[] | undefined,
  lastChart: string | null,
): ChartAsked | null {
  if (saved === undefined || question.danger !== null || question.form === "compare") return null;
  if (question.kinds.some((kind) => NOBODYS.includes(kind))) return null;
  const tokens = tokensOf(question.text);
  const named = byName(tokens, saved);
  const meant = named.length > 0 || question.person === "self" ? named : byRelation(tokens, saved);
  const [chart] = meant;
  if (chart) return meant.length === 1 ? { kind: "one", chart } : { kind: "several", charts: meant };
  const stranger = strangerIn(question, tokens);
  const { person } = question;
  const isChart = person !== "self" && tokens.some(({ word }) => CHART_WORDS.has(word));
  if (stranger !== null || isChart) return { kind: "none", name: stranger, person };
  const before = saved.find(({ id }) => id === lastChart);
  const isTalk = question.kinds.some((kind) => TALK.includes(kind));
  return before && !question.self && !isTalk ? { kind: "one", chart: before } : null;
}
