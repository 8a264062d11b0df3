import { type Token, tokenise } from "../../language/tokenise.ts";
import { findQuestionKeywords, findPerson, getKeywordValues } from "../../question/find-question-keywords.ts";
import { findEntities } from "../../question/find-entities.ts";
import { findQuestionForm } from "../../question/find-question-form.ts";
import { findTopics } from "../../question/find-topics.ts";
import { findWordClasses } from "./find-word-classes.ts";
import { hashFeature } from "./hash-feature.ts";

/** Lengths of the character n-grams taken from each word, after marking its ends with "<" and ">". */
const SHORTEST_NGRAM = 2;
const LONGEST_NGRAM = 5;
/** Two concepts form an ordered pair if they are at most this many words apart. */
const MAX_WORDS_APART = 3;

const hasLetterOrDigit = /[\p{L}\p{N}]/u;
const isNumber = /^\d/;

/**
 * The words of a text by their sound, so that Hindi in Devanagari and in Latin letters share features. Every number becomes "0",
 * punctuation is dropped: "मैंने 20 गोलियाँ खा लीं" → main ne 0 goliyan kha lin.
 */
export const toSoundWords = (tokens: readonly Token[]): readonly string[] =>
  tokens
    .filter(({ word }) => hasLetterOrDigit.test(word))
    .map(({ word, sound }) => (isNumber.test(word) ? "0" : sound));

type AddFeature = (feature: string) => void;

/** Adds words, bigrams, and pairs with one word between them. */
function addWords(words: readonly string[], add: AddFeature): void {
  for (const [at, word] of words.entries()) {
    add(`w ${word}`);
    add(`b ${word} ${words[at + 1] ?? "$"}`);
    if (at === 0) add(`b ^ ${word}`);
    const afterNext = words[at + 2];
    if (afterNext !== undefined) add(`s ${word} ${afterNext}`);
  }
}

function addNgrams(words: readonly string[], add: AddFeature): void {
  for (const word of words) {
    const marked = `<${word}>`;
    for (let length = SHORTEST_NGRAM; length <= LONGEST_NGRAM; length++)
      for (let from = 0; from + length <= marked.length; from++) add(`c ${marked.slice(from, from + length)}`);
  }
}

/** Adds concepts, ordered pairs of nearby concepts, unordered pairs within the text, and words near concepts. */
function addConcepts(words: readonly string[], add: AddFeature): void {
  const concepts = words.map(findWordClasses);
  for (const [at, conceptsOfWord] of concepts.entries())
    for (const concept of conceptsOfWord) {
      add(`k ${concept}`);
      for (let step = 1; step <= MAX_WORDS_APART; step++)
        for (const other of concepts[at + step] ?? []) add(`kb ${concept}>${other}`);
    }
  const all = [...new Set(concepts.flat())].toSorted();
  for (const [at, concept] of all.entries()) for (const other of all.slice(at + 1)) add(`kp ${concept}|${other}`);
  for (const [at, word] of words.entries())
    for (const step of [-2, -1, 1, 2])
      for (const concept of concepts[at + step] ?? []) add(`wk ${word}${step}${concept}`);
}

const PICTOGRAPH = /\p{Extended_Pictographic}/gu;
const QUOTED = /["“'‘].{6,}["”'’]/u;
/** Minimum number of words of each length band. */
const LENGTH_BANDS = [1, 2, 3, 6, 10, 15, 25, 40] as const;

/** Adds features that are not words: pictographs, the length band, and whether something is quoted. */
function addTextSigns(text: string, words: readonly string[], add: AddFeature): void {
  for (const [pictograph] of text.matchAll(PICTOGRAPH)) {
    add(`e ${pictograph}`);
    add("e any");
  }
  add(`len ${LENGTH_BANDS.filter((from) => words.length >= from).length}`);
  if (QUOTED.test(text)) add("quoted");
}

/**
 * Adds what the lexicon finds. "When does my Saturn period end" and "when does my Venus period end" share the features of a graha and of a
 * period, so that one example teaches all nine.
 */
function addLexiconEntries(text: string, tokens: readonly Token[], add: AddFeature): void {
  const keywords = findQuestionKeywords(tokens);
  const { terms, ...named } = findEntities(text, tokens);
  const topics = findTopics(keywords, text);
  const form = findQuestionForm(keywords, text);
  const found = [
    `first ${topics[0] ?? "none"}`,
    `form ${form}`,
    `person ${findPerson(keywords, tokens, text) ?? "none"}`,
    ...topics.map((topic) => `topic ${topic}`),
    ...getKeywordValues(keywords, "kind").map((kind) => `kind ${kind}`),
    ...getKeywordValues(keywords, "follow").map((follow) => `follow ${follow}`),
    ...Object.entries(named).flatMap(([name, entities]) => (entities.length > 0 ? [`named ${name}`] : [])),
    ...Array.from(terms, (term) => `term ${term}`),
  ];
  for (const feature of found) {
    add(`l ${feature}`);
    add(`l ${feature} ${form}`);
  }
}

/** The hashes of the distinct features of a text: 32-bit numbers, which a model reduces to its number of buckets. */
export function extractFeatures(text: string): ReadonlySet<number> {
  const hashes = new Set<number>();
  const add = (feature: string): void => void hashes.add(hashFeature(feature));
  const tokens = tokenise(text);
  const words = toSoundWords(tokens);
  addWords(words, add);
  addNgrams(words, add);
  addConcepts(words, add);
  addTextSigns(text, words, add);
  addLexiconEntries(text, tokens, add);
  return hashes;
}
