import { parseNumberWord } from "../language/parse-number-word.ts";
import { parseRelation } from "../question/parse-relation.ts";
import { foldWord, normaliseSigns } from "./fold-word.ts";
import type { BirthTag, BirthWords } from "./vocabulary/birth-vocabulary.ts";
import { ENGLISH } from "./vocabulary/english.data.ts";
import { HINDI } from "./vocabulary/hindi.data.ts";
import { HINGLISH } from "./vocabulary/hinglish.data.ts";
import { DIALECTS } from "./vocabulary/dialects.data.ts";
import { SPOKEN_NUMBERS } from "./vocabulary/spoken-numbers.data.ts";

/** The part of a tag before its colon. */
export type Tag = BirthTag extends infer Each ? (Each extends `${infer Name}:${string}` ? Name : Each) : never;

/** A word, a phrase of the vocabulary, a number or a punctuation mark. */
export interface TextNode {
  readonly kind: "number" | "word" | "sign";
  /** As it was written. */
  readonly text: string;
  /** Its possible meanings in the vocabulary, each with its value. */
  readonly tags: ReadonlyMap<Tag, string>;
  /** The value of digits or of a number word. */
  readonly number: number | null;
  /** Number of digits; 0 for a word. */
  readonly digits: number;
  /** Whether white space precedes it. */
  readonly isPrecededBySpace: boolean;
}

type Senses = ReadonlyMap<Tag, string>;
interface TrieNode {
  readonly next: Map<string, TrieNode>;
  senses?: Map<Tag, string>;
}

const TOKEN =
  /\d+|\n|[ap]\.\s?m\b\.?|\p{L}(?:\.\p{L})+(?![\p{L}\p{M}])\.?|[\p{L}\p{M}\u200c\u200d]+(?:['’][\p{L}\p{M}]+)*|[^\s]/giu;
const WORD = /^[\p{L}\p{M}]/u;
const ORDINAL = /^(?:st|nd|rd|th)$/iu;
const MAX_PHRASE_WORDS = 5;
const NO_SENSES: Senses = new Map();

const splitPhrase = (phrase: string): string[] =>
  [...normaliseSigns(phrase).matchAll(TOKEN)].map(([part]) => foldWord(part));

const NOON_MINUTES = 720;

/** The part of the day of "sunrise,0,30" or "clock,780,60". */
function chooseDayPart(near: string): string {
  const [by, minutes] = near.split(",");
  if (by !== "clock") return by === "sunrise" ? "morning" : Number(minutes) < -60 ? "afternoon" : "evening";
  return Number(minutes) < NOON_MINUTES ? "morning" : "afternoon";
}

function buildTrie(languages: readonly BirthWords[]): TrieNode {
  const root: TrieNode = { next: new Map() };
  for (const [key, words = ""] of languages.flatMap((language) => Object.entries(language))) {
    const [tag = "", value = ""] = key.split(":");
    for (const phrase of words.split("|")) {
      let at = root;
      for (const part of splitPhrase(phrase)) {
        const next = at.next.get(part) ?? { next: new Map<string, TrieNode>() };
        at.next.set(part, next);
        at = next;
      }
      const senses = (at.senses ??= new Map());
      senses.set(tag as Tag, value);
      // "Fajr 5 baje": what happens at a time tells the half of the day of a clock time beside it.
      if (tag === "near" && !senses.has("part")) senses.set("part", chooseDayPart(value));
    }
  }
  return root;
}

const PHRASES = buildTrie([ENGLISH, HINGLISH, HINDI, DIALECTS]);

const NUMBERS = new Map(
  Object.entries(SPOKEN_NUMBERS).flatMap(([number, words]) =>
    words.split(" ").map((word) => [foldWord(word), Number(number)] as const),
  ),
);

interface Token {
  readonly text: string;
  /** Normalised for comparison. */
  readonly folded: string;
  readonly isPrecededBySpace: boolean;
}

function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: found, index } of text.matchAll(TOKEN)) {
    const isApart = index === 0 || /\s/u.test(text[index - 1] ?? "");
    // The suffix of "15th" is dropped.
    const isOrdinal = ORDINAL.test(found) && !isApart && /\d$/u.test(tokens.at(-1)?.text ?? "");
    if (!isOrdinal) tokens.push({ text: found, folded: foldWord(found), isPrecededBySpace: isApart });
  }
  return tokens;
}

/** The longest phrase of the vocabulary that begins at a token. */
function findPhraseAt(tokens: readonly Token[], at: number): { senses: Senses; length: number } | null {
  let step: TrieNode | undefined = PHRASES;
  let found: { senses: Senses; length: number } | null = null;
  for (let length = 1; length <= MAX_PHRASE_WORDS; length += 1) {
    const token = tokens[at + length - 1];
    step = token && token.text !== "\n" ? step.next.get(token.folded) : undefined;
    if (!step) break;
    if (step.senses) found = { senses: step.senses, length };
  }
  return found;
}

function createNode({ text, isPrecededBySpace }: Omit<Token, "folded">, senses: Senses): TextNode {
  const digits = /^\d+$/u.test(text) ? text.length : 0;
  if (digits > 0) return { kind: "number", text, tags: NO_SENSES, number: Number(text), digits, isPrecededBySpace };
  const isWord = WORD.test(text);
  return {
    kind: isWord ? "word" : "sign",
    text,
    tags: senses,
    number: isWord ? (NUMBERS.get(foldWord(text)) ?? parseNumberWord(text)) : null,
    digits,
    isPrecededBySpace,
  };
}

/** Splits the text of a birth into words, phrases, numbers and punctuation, each with its possible meanings. */
export function parseNodes(text: string): TextNode[] {
  const tokens = tokenise(normaliseSigns(text));
  const nodes: TextNode[] = [];
  for (let at = 0; at < tokens.length;) {
    const { senses, length } = findPhraseAt(tokens, at) ?? { senses: NO_SENSES, length: 1 };
    const phrase = tokens.slice(at, at + length);
    const { isPrecededBySpace } = phrase[0] as Token;
    nodes.push(createNode({ text: phrase.map((token) => token.text).join(" "), isPrecededBySpace }, senses));
    at += length;
  }
  return nodes;
}

/** Replaces removed nodes. */
export const BREAK_NODE: TextNode = {
  kind: "sign",
  text: "\n",
  tags: NO_SENSES,
  number: null,
  digits: 0,
  isPrecededBySpace: true,
};

export const hasTag = (node: TextNode | undefined, ...tags: readonly Tag[]): boolean =>
  node !== undefined && tags.some((tag) => node.tags.has(tag));

export const isSign = (node: TextNode | undefined, signs: string): boolean =>
  node?.kind === "sign" && signs.includes(node.text);

/** Whether a word cannot be part of a name or a place. */
export const isFillerWord = (node: TextNode): boolean => node.kind === "sign" || node.tags.size > 0;

/** "mother", "bete": a word for a member of the writer's family. */
export const isRelation = (node: TextNode): boolean => node.kind === "word" && parseRelation(node.text) !== null;
