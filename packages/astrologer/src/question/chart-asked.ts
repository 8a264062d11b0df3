import type { SavedChart } from "../answer/answer.ts";
import { type Token, tokensOf } from "../language/normalise.ts";
import { heard } from "./heard.ts";
import type { Person, Question, QuestionKind } from "./question.ts";
import { ABOUT_WORDS, CHART_WORDS, OF_WORDS, RELATIONS, WIDER } from "./relations.data.ts";
import { asksOfSelf } from "./self-asked.ts";
import { strangerIn } from "./stranger.ts";

const DEVANAGARI = /[\u0900-\u097f]/;

/** Whose chart a question is about: one of those saved, one of several that it may mean, or somebody of whom none is saved. */
export type ChartAsked =
  | { readonly kind: "one"; readonly chart: SavedChart }
  | { readonly kind: "several"; readonly charts: readonly SavedChart[] }
  | { readonly kind: "none"; readonly name: string | null; readonly person: Person };

const LEAST_LETTERS = 3;

const withoutVowel = (sound: string): string => sound.replaceAll("a", "");

/** Hindi drops vowels that its script has: राजकुमार is Rajkumar. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [heard(one), heard(other)];
  const [short, also] = [withoutVowel(first), withoutVowel(second)];
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

/** Names of relations by their sound, without the vowel that Hindi drops; by their letters where that is all there is of them. */
const BY_SOUND: ReadonlyMap<string, string> = new Map(
  RELATIONS.flatMap((relation) => {
    const [name = ""] = relation;
    const latin = relation.filter((word) => !DEVANAGARI.test(word));
    return latin.flatMap((word) =>
      [heard(word), withoutVowel(heard(word))]
        .filter((sound, at) => at === 0 || sound.length >= LEAST_LETTERS)
        .map((sound): [string, string] => [sound, name]),
    );
  }),
);
const BY_WORD: ReadonlyMap<string, string> = new Map(
  RELATIONS.flatMap((relation) => relation.map((word): [string, string] => [word, relation[0] ?? ""])),
);

/** Who somebody is to one, in English, by a word that says it in any of the tongues: "mother" for "mummy"; null for every other word. */
export function relationOf(written: string): string | null {
  const [word = ""] = wordsOf(written);
  if (word === "" || DEVANAGARI.test(word)) return BY_WORD.get(word) ?? null;
  const sound = heard(word);
  const short = withoutVowel(sound);
  return (
    BY_WORD.get(word) ?? BY_SOUND.get(sound) ?? (short.length >= LEAST_LETTERS ? BY_SOUND.get(short) : null) ?? null
  );
}

function byRelation(tokens: readonly Token[], saved: readonly SavedChart[]): readonly SavedChart[] {
  const asked = relationsIn(tokens.map(({ word }) => word));
  return saved.filter(({ name, tags = [] }) => {
    const own = relationsIn([name, ...tags].flatMap(wordsOf));
    return own.some((relation) => asked.includes(relation));
  });
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

/** Whether a question is to be read from the chart of who asks it: one of their own life that a chart can be asked. */
export const isOfOwnChart = (question: Question): boolean =>
  asksOfSelf(question) &&
  !question.blank &&
  question.danger === null &&
  question.form !== "compare" &&
  !question.kinds.some((kind) => NOBODYS.includes(kind) || TALK.includes(kind));

/** A chart whose name or tags say that it is another's: "Mummy", "wife". */
const isRelatives = ({ name, tags = [] }: SavedChart): boolean =>
  relationsIn([name, ...tags].flatMap(wordsOf)).length > 0;

/** The chart of who asks of themselves, where the talk is about another's: never that one. */
function ownChart(saved: readonly SavedChart[], current: string | null): ChartAsked | null {
  const own = saved.find(({ isSelf }) => isSelf === true);
  if (own) return own.id === current ? null : { kind: "one", chart: own };
  const open = saved.find(({ id }) => id === current);
  return open && isRelatives(open) ? { kind: "none", name: null, person: "self" } : null;
}

/**
 * Whose chart a question asks for where it is not the one that is talked of. `null`: nobody else's is, or nothing of a chart.
 * @param saved the charts of the asker's account; without an account nobody is missed
 * @param lastChart the saved chart that the turn before was about: what follows is about it too, until somebody speaks of themselves
 * @param current the chart that the talk is about; absent where questions about oneself are answered from it in any case
 */
export function chartAsked(
  question: Question,
  saved: readonly SavedChart[] | undefined,
  lastChart: string | null,
  current?: string | null,
): ChartAsked | null {
  if (saved === undefined || question.danger !== null || question.form === "compare") return null;
  if (question.kinds.some((kind) => NOBODYS.includes(kind))) return null;
  const tokens = tokensOf(question.text);
  const named = byName(tokens, saved);
  const meant = named.length > 0 || question.person === "self" ? named : byRelation(tokens, saved);
  const [chart] = meant;
  if (chart) return meant.length === 1 ? { kind: "one", chart } : { kind: "several", charts: meant };
  const stranger = strangerIn(question, tokens, asksOfSelf(question));
  const { person } = question;
  const isChart = person !== "self" && tokens.some(({ word }) => CHART_WORDS.has(word));
  if (stranger !== null || isChart) return { kind: "none", name: stranger, person };
  if (current !== undefined && isOfOwnChart(question)) return ownChart(saved, current);
  const isTalk = question.kinds.some((kind) => TALK.includes(kind));
  const before = saved.find(({ id }) => id === lastChart);
  return before && !question.self && !isTalk ? { kind: "one", chart: before } : null;
}
