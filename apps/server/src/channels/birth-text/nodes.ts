import { numberSaid, relationOf } from "@lagna/astrologer";
import { fold, plainSigns } from "./fold.ts";
import type { BirthTag, BirthWords } from "./words/birth-words.ts";
import { ENGLISH } from "./words/english.data.ts";
import { HINDI } from "./words/hindi.data.ts";
import { HINGLISH } from "./words/hinglish.data.ts";

/** The part of a tag before its colon. */
export type Tag = BirthTag extends infer Each ? (Each extends `${infer Name}:${string}` ? Name : Each) : never;

/** A word, a phrase of the tables, a number or a sign of the text. */
export interface Node {
  readonly kind: "number" | "word" | "sign";
  /** As it was written. */
  readonly text: string;
  /** What the tables say it may be, each with its value. */
  readonly tags: ReadonlyMap<Tag, string>;
  /** Of digits, or of a word that says a number. */
  readonly number: number | null;
  /** How many digits; 0 for a word. */
  readonly digits: number;
  /** Whether white space stands before it. */
  readonly isApart: boolean;
}

type Senses = ReadonlyMap<Tag, string>;
interface Step {
  readonly next: Map<string, Step>;
  senses?: Map<Tag, string>;
}

const TOKEN =
  /\d+|\n|[ap]\.\s?m\b\.?|\p{L}(?:\.\p{L})+(?![\p{L}\p{M}])\.?|[\p{L}\p{M}\u200c\u200d]+(?:['’][\p{L}\p{M}]+)*|[^\s]/giu;
const WORD = /^[\p{L}\p{M}]/u;
const ORDINAL = /^(?:st|nd|rd|th)$/iu;
const MOST_OF_PHRASE = 5;
const NONE: Senses = new Map();

const partsOf = (phrase: string): string[] => [...plainSigns(phrase).matchAll(TOKEN)].map(([part]) => fold(part));

function tableOf(languages: readonly BirthWords[]): Step {
  const root: Step = { next: new Map() };
  for (const [key, words = ""] of languages.flatMap((language) => Object.entries(language))) {
    const [tag = "", value = ""] = key.split(":");
    for (const phrase of words.split("|")) {
      let at = root;
      for (const part of partsOf(phrase)) {
        const next = at.next.get(part) ?? { next: new Map<string, Step>() };
        at.next.set(part, next);
        at = next;
      }
      (at.senses ??= new Map()).set(tag as Tag, value);
    }
  }
  return root;
}

const TABLE = tableOf([ENGLISH, HINGLISH, HINDI]);

interface Token {
  readonly text: string;
  /** As it is compared. */
  readonly folded: string;
  readonly isApart: boolean;
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: found, index } of text.matchAll(TOKEN)) {
    const isApart = index === 0 || /\s/u.test(text[index - 1] ?? "");
    // "15th": what makes an ordinal of a number says no more than the number.
    const isOrdinal = ORDINAL.test(found) && !isApart && /\d$/u.test(tokens.at(-1)?.text ?? "");
    if (!isOrdinal) tokens.push({ text: found, folded: fold(found), isApart });
  }
  return tokens;
}

/** The longest phrase of the tables that begins at a token. */
function phraseAt(tokens: readonly Token[], at: number): { senses: Senses; length: number } | null {
  let step: Step | undefined = TABLE;
  let found: { senses: Senses; length: number } | null = null;
  for (let length = 1; length <= MOST_OF_PHRASE; length += 1) {
    const token = tokens[at + length - 1];
    step = token && token.text !== "\n" ? step.next.get(token.folded) : undefined;
    if (!step) break;
    if (step.senses) found = { senses: step.senses, length };
  }
  return found;
}

function nodeOf({ text, isApart }: Omit<Token, "folded">, senses: Senses): Node {
  const digits = /^\d+$/u.test(text) ? text.length : 0;
  if (digits > 0) return { kind: "number", text, tags: NONE, number: Number(text), digits, isApart };
  const isWord = WORD.test(text);
  return {
    kind: isWord ? "word" : "sign",
    text,
    tags: senses,
    number: isWord ? numberSaid(text) : null,
    digits,
    isApart,
  };
}

/** The text of a birth in its words, phrases, numbers and signs, each with what it may be. */
export function nodesOf(text: string): Node[] {
  const tokens = tokensOf(plainSigns(text));
  const nodes: Node[] = [];
  for (let at = 0; at < tokens.length;) {
    const { senses, length } = phraseAt(tokens, at) ?? { senses: NONE, length: 1 };
    const phrase = tokens.slice(at, at + length);
    const { isApart } = phrase[0] as Token;
    nodes.push(nodeOf({ text: phrase.map((token) => token.text).join(" "), isApart }, senses));
    at += length;
  }
  return nodes;
}

/** Stands for what was taken out. */
export const BREAK: Node = { kind: "sign", text: "\n", tags: NONE, number: null, digits: 0, isApart: true };

export const has = (node: Node | undefined, ...tags: readonly Tag[]): boolean =>
  node !== undefined && tags.some((tag) => node.tags.has(tag));

export const isSign = (node: Node | undefined, signs: string): boolean =>
  node?.kind === "sign" && signs.includes(node.text);

/** Whether a word says nothing that a name or a place could be made of. */
export const isEmpty = (node: Node): boolean => node.kind === "sign" || node.tags.size > 0;

/** "mother", "bete": a word for a member of the writer's family. */
export const isRelation = (node: Node): boolean => node.kind === "word" && relationOf(node.text) !== null;
