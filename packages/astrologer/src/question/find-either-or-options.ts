import { tokenise, type Token } from "../language/tokenise.ts";
import {
  CLOSING_FRAMES,
  CLOSING_WORDS,
  COPULAS,
  FULL_VERBS,
  KI_WORDS,
  LIGHT_VERBS,
  NEITHER_WORDS,
  NOT_WORDS,
  OPENING_FRAMES,
  OPENING_WORDS,
  NO_LIST_OPENINGS,
  OR_WORDS,
  PRAISE_WORDS,
  RELATIVE_WORDS,
  SHORT_OR_WORDS,
  VERB_BEFORE_KI,
  VERB_BEFORE_THAT,
} from "./either-or-words.data.ts";

/** One of the things a question chooses between, in the words of the user. */
export interface QuestionOption {
  readonly text: string;
  readonly span: readonly [from: number, to: number];
}

const MAX_OPTIONS = 4;
const MAX_WORDS = 14;
/** Without commas, only this many words before the first "or" belong to the first option. */
const MAX_LISTED_WORDS = 5;
const LONGEST_LIST = 16;
const MAX_BARE_WORDS = 2;
const MAX_FRAGMENT_WORDS = 3;

type Words = readonly Token[];

const isWord = ({ word }: Token): boolean => /[\p{L}\p{N}]/u.test(word);
const isBreak = ({ word }: Token): boolean => /^[,;:()?!।|"=]$/.test(word);
const countWordTokens = (tokens: Words): number => tokens.filter(isWord).length;

/** A full stop or dash between spaces or before one; "B.Ed" and "start-up" have none. */
function isSpacedMark(text: string, { word, start, end }: Token): boolean {
  if (!/^[.\-/&+]+$/.test(word)) return false;
  const after = text.charAt(end);
  if (word === ".") return (after === "" || /[\s.]/.test(after)) && !ABBREVIATION_PATTERN.test(text.slice(0, start));
  return word === "-" && /\s/.test(after) && /\s/.test(text.charAt(start - 1));
}

/** "B.A." and "एम.ए." before their last full stop. */
const ABBREVIATION_PATTERN = /\.[\p{L}\p{M}]{1,3}$/u;

/** Splits tokens into sentences. */
function splitTokensIntoSentences(text: string, tokens: Words): readonly Words[] {
  const sentences: Token[][] = [[]];
  for (const token of tokens) {
    const isEnd = /^[?!।]$/.test(token.word) || (token.word === "." && isSpacedMark(text, token));
    if (token.opensLine) sentences.push([]);
    if (!isEnd) sentences.at(-1)?.push(token);
    else sentences.push([]);
  }
  return sentences.filter((sentence) => countWordTokens(sentence) > 0);
}

/** Without what stands in brackets. */
function dropBracketed(tokens: Words): Words {
  let depth = 0;
  return tokens.filter(({ word }) => {
    if (word === "(") depth++;
    const isKept = depth === 0;
    if (word === ")" && depth > 0) depth--;
    return isKept;
  });
}

/** Offsets at which a phrase ends in tokens, last first. */
function findPhraseEnd(tokens: Words, phrases: readonly (readonly string[])[]): number {
  let last = -1;
  for (let at = 0; at < tokens.length; at++)
    for (const phrase of phrases)
      if (phrase.every((word, offset) => tokens[at + offset]?.word === word)) last = Math.max(last, at + phrase.length);
  return last;
}
function findPhraseStart(tokens: Words, phrases: readonly (readonly string[])[]): number {
  return tokens.findIndex((_, at) =>
    phrases.some((phrase) => phrase.every((word, offset) => tokens[at + offset]?.word === word)),
  );
}
const splitPhrases = (phrases: readonly string[]): readonly (readonly string[])[] =>
  phrases.map((phrase) => tokenise(phrase).map(({ word }) => word));
const OPENINGS = splitPhrases(OPENING_FRAMES);
const CLOSINGS = splitPhrases(CLOSING_FRAMES);

function trim(tokens: Words): Words {
  let [from, to] = [0, tokens.length];
  while (from < to - 1 && (!isWord(tokens[from] as Token) || OPENING_WORDS.has(tokens[from]?.word ?? ""))) from++;
  for (let kept = -1; kept !== to;) {
    kept = to;
    while (to > from + 1 && (!isWord(tokens[to - 1] as Token) || PRAISE_WORDS.has(tokens[to - 1]?.word ?? ""))) to--;
    to = from + trimVerbs(tokens.slice(from, to)).length;
  }
  return tokens.slice(from, to);
}

/** Drops light verbs from the end if a noun is left. */
function trimVerbs(tokens: Words): Words {
  let to = tokens.length;
  while (to > 1 && LIGHT_VERBS.has(tokens[to - 1]?.word ?? "")) to--;
  const isVerbLeft = FULL_VERBS.test(tokens[to - 1]?.word ?? "") || LIGHT_VERBS.has(tokens[to - 1]?.word ?? "");
  return isVerbLeft ? tokens : tokens.slice(0, to);
}

/** The end of the part before the first "or": from the last clause break or opening phrase on. */
function cutOpening(text: string, tokens: Words): Words {
  const relativeAt = tokens.findIndex(
    ({ word }, at) => at > 0 && RELATIVE_WORDS.has(word) && (word !== "which" || tokens[at + 1]?.word !== "is"),
  );
  const described =
    relativeAt > 0 && countWordTokens(tokens.slice(0, relativeAt)) > 0 ? tokens.slice(0, relativeAt) : tokens;
  const end = described.findLastIndex(isWord) + 1;
  const within = described.slice(0, end);
  const isClauseEnd = (token: Token): boolean => isBreak(token) || isSpacedMark(text, token) || COPULAS.has(token.word);
  const breakAt = within.slice(0, -1).findLastIndex(isClauseEnd) + 1;
  const part = within.slice(breakAt);
  const frameEnd = findPhraseEnd(part.slice(0, -1), OPENINGS);
  // "Kapde ka kaam mere liye theek hai ya …": the frame stands behind the option, and only praise follows it.
  const after = frameEnd > 0 ? part.slice(frameEnd) : part;
  const isBehind = after.filter(isWord).every(({ word }) => PRAISE_WORDS.has(word) || COPULAS.has(word));
  const opened = isBehind ? part.slice(0, Math.max(findPhraseStart(part, OPENINGS), 0)) : after;
  const closingAt = findPhraseStart(opened, CLOSINGS);
  return trim(closingAt > 0 ? opened.slice(0, closingAt) : opened);
}

/** The start of the part after an "or", up to a clause break or a closing phrase. */
function cutClosing(text: string, tokens: Words): Words {
  const start = tokens.findIndex((token) => isWord(token) && !OPENING_WORDS.has(token.word));
  if (start < 0) return [];
  const frame = OPENINGS.find((phrase) => phrase.every((word, offset) => tokens[start + offset]?.word === word));
  const part = tokens.slice(start + (frame?.length ?? 0));
  // "Ya jo hai wahi chalau": what opens with a relative is described up to its verb.
  const isDescribed = RELATIVE_WORDS.has(part[0]?.word ?? "");
  const breakAt = part.findIndex(
    (token, at) =>
      at > 0 &&
      !(isDescribed && COPULAS.has(token.word)) &&
      (isBreak(token) || isSpacedMark(text, token) || CLOSING_WORDS.has(token.word) || COPULAS.has(token.word)),
  );
  const phraseAt = findPhraseStart(part, CLOSINGS);
  const ends = [breakAt, phraseAt].filter((at) => at > 0);
  return trim(cutBeneficiary(part.slice(0, Math.min(part.length, ...ends))));
}

/** "BTech beti ke liye": cuts off the person it is for. */
function cutBeneficiary(tokens: Words): Words {
  const at = tokens.findLastIndex(({ word }) => word === "liye" || word === "लिए" || word === "लिये");
  const from = at - 2;
  return at === tokens.length - 1 && from > 0 ? tokens.slice(0, from) : tokens;
}

/** "Ya to A ya B": the first one only opens. */
const opensPair = (sentence: Words, at: number): boolean => /^(?:to|toh|तो)$/.test(sentence[at + 1]?.word ?? "");

function isKiOr(sentence: Words, at: number): boolean {
  const [word = "", previous = ""] = [sentence[at]?.word, sentence[at - 1]?.word];
  if (COPULAS.has(previous)) return false;
  if (word === "कि") return !VERB_BEFORE_THAT.test(previous);
  return KI_WORDS.has(word) && VERB_BEFORE_KI.test(previous);
}

/** A word between two words, none of them a number, so that "14/2" is not split. */
const isShortOr = (sentence: Words, at: number): boolean =>
  SHORT_OR_WORDS.has(sentence[at]?.word ?? "") &&
  [at - 1, at + 1].every((beside) => /^[\p{L}\p{M}']{2,}$/u.test(sentence[beside]?.word ?? ""));

/** The positions of the words between options. */
function findSeparators(sentence: Words): readonly number[] {
  const inside = [...sentence.keys()].slice(1, -1);
  const ors = inside.filter((at) => OR_WORDS.has(sentence[at]?.word ?? "") && !opensPair(sentence, at));
  if (ors.length > 0) return ors;
  const kis = inside.filter((at) => isKiOr(sentence, at));
  return kis.length > 0 ? kis : inside.filter((at) => isShortOr(sentence, at));
}

/** "A, B or C": the first part may list several options. */
function splitList(text: string, tokens: Words): readonly Words[] {
  const parts: Token[][] = [[]];
  for (const token of tokens)
    if (token.word === ",") parts.push([]);
    else parts.at(-1)?.push(token);
  const filled = parts.filter(
    (part, at) =>
      countWordTokens(part) > 0 &&
      findPhraseEnd(part, OPENINGS) < part.length &&
      (at === 0 || !RELATIVE_WORDS.has(part[0]?.word ?? "")),
  );
  // A story tells with commas; only its last part is an option.
  if (countWordTokens(tokens) > LONGEST_LIST) return [cutOpening(text, filled.at(-1) ?? [])];
  const [last = [], ...before] = filled.toReversed();
  const firstListed = before.findIndex((part) => !isListed(part, last, tokens.at(-1)?.word === ","));
  const asked = before.findIndex(
    (part) => findPhraseEnd(part, OPENINGS) > 0 && !CLOSING_WORDS.has(part[0]?.word ?? ""),
  );
  const count = asked >= 0 ? asked + 1 : firstListed < 0 ? before.length : firstListed;
  const cut = filled.slice(filled.length - 1 - count).map((part) => cutOpening(text, part));
  return cut.filter((part, at) => at === cut.length - 1 || !NO_LIST_OPENINGS.has(part[0]?.word ?? ""));
}

/** Whether a part before a comma belongs to the list that the last part ends. */
function isListed(part: Words, last: Words, isOxford: boolean): boolean {
  const [first] = part;
  if (!first || NO_LIST_OPENINGS.has(first.word) || RELATIVE_WORDS.has(first.word)) return false;
  if (part.some(({ word }) => COPULAS.has(word))) return false;
  if (isOxford) return countWordTokens(part) <= MAX_LISTED_WORDS;
  return countWordTokens(part) <= MAX_BARE_WORDS || part.at(-1)?.word === last.at(-1)?.word;
}

function splitAtWords(text: string, sentence: Words): readonly Words[] {
  const separators = findSeparators(sentence);
  if (separators.length === 0) return [];
  const parts = [...separators, sentence.length].map((end, at) =>
    sentence.slice(at === 0 ? 0 : (separators[at - 1] as number) + 1, end),
  );
  const [first = [], ...rest] = parts;
  return [...splitList(text, first), ...rest.map((part) => cutClosing(text, part))];
}

/** Pairs that are joined by "and" or compared: "between A and B", "A better than B", "A aur B me se". */
const PAIR_PATTERNS: readonly RegExp[] = [
  /\bbetween\s+(?<one>.+?)\s+and\s+(?<other>.+)/iu,
  /(?<one>.+?)\s+(?:(?:is|are|be)\s+)?(?:a\s+)?better(?:\s+\S+)?\s+than\s+(?<other>.+)/iu,
  /(?<one>.+?)\s+(?:rather than|instead of)\s+(?<other>.+)/iu,
  /(?<one>.+?)\s+(?:aur|और|and|&)\s+(?<other>.+?)\s+(?:(?:dono|दोनों)\s+)?(?:me|mein|में|mai|के बीच|ke beech)(?:\s+(?:se|से))?(?=\s|$|[,?])/iu,
  /(?:^|\s)(?:ek|एक)\s+(?:(?:taraf|तरफ)\s+)?(?<one>.+?)(?:,|\s+aur|\s+और)\s+(?:ek|एक|d(?:oo|u)sr[aie]|दूसर[ािी])\s+(?:(?:taraf|तरफ)\s+)?(?<other>.+)/iu,
  /(?:kehte|kehti|kehta|bolte|bolti|bolta|bol rahe|कहते|कहती|कहता|बोलते|बोलती)\s+(?:hain?|हैं?)?\s*(?<one>[^,]+),.*?(?:kehte|kehti|kehta|bolte|bolti|bolta|कहते|कहती|कहता|बोलते|बोलती)\s+(?:(?:hain?|हैं?)\s+)?(?<other>.+)/iu,
  /(?<one>.+?)\s+(?:better|behtar|बेहतर)(?:\s+(?:hai|rahega|rahegi|है|रहेगा|रहेगी))?\s+(?:ya|या)?\s*(?<other>.+?)\s+(?:se|से)(?=\s|$|[?,])/iu,
  /\bone\s+(?:is|has)\s+(?<one>.+?)(?:,|\s+and)?\s+(?:the\s+)?other\s+(?:is|has)?\s*(?<other>.+)/iu,
  /(?:keh|bol)\s+rah[aei]\s+(?:hain?\s+)?(?:ki\s+)?(?<one>[^,.]+?)[,.]?\s+(?:aur\s+)?(?:mai?n?|hum)\s+(?:soch|chah)\p{L}*\s+(?:rah[aei]\s+)?(?:hu?n?\s+|hoo?n\s+)?(?:ki\s+)?(?<other>[^.?]+)/iu,
  /(?:कह|बोल)\s+रह[ाेी]\s+(?:हैं?\s+)?(?:कि\s+)?(?<one>[^,.।]+?)[,.।]?\s+(?:और\s+)?(?:मैं|हम)\s+(?:सोच|चाह)[\p{L}\p{M}]*\s+(?:रह[ाेी]\s+)?(?:हूँ\s+|हूं\s+)?(?:कि\s+)?(?<other>[^.?।]+)/iu,
  /\bi\s+(?:feel like|want to|think of|would like to|plan to)\s+(?<one>[^,.]+),\s*(?:but\s+)?(?:my\s+)?\p{L}+\s+(?:says?|wants?(?:\s+me)?(?:\s+to)?)\s+(?<other>[^.?]+)/iu,
  /(?<one>.+?)\s+(?:chhod|chod|छोड़|छोड़)\s*(?:ke|kar|के|कर)\s+(?<other>.+)/iu,
];

function findPair(text: string, sentence: Words): readonly Words[] {
  const [from, to] = [sentence[0]?.start ?? 0, sentence.at(-1)?.end ?? 0];
  const part = text.slice(from, to);
  for (const pattern of PAIR_PATTERNS) {
    const { one, other } = pattern.exec(part)?.groups ?? {};
    if (one === undefined || other === undefined) continue;
    const oneAt = from + part.indexOf(one);
    const otherAt = from + part.indexOf(other, oneAt - from + one.length);
    const within = (start: number, length: number): Words =>
      sentence.filter((token) => token.start >= start && token.end <= start + length);
    return [cutOpening(text, within(oneAt, one.length)), cutClosing(text, within(otherAt, other.length))];
  }
  return [];
}

/** "Science? Commerce?": short questions one after the other. */
function findFragments(text: string, sentences: readonly Words[]): readonly Words[] {
  const fragments = sentences.filter(
    (sentence) =>
      countWordTokens(sentence) <= MAX_FRAGMENT_WORDS && text.slice(sentence.at(-1)?.end).trimStart().startsWith("?"),
  );
  return fragments.length > 1 ? fragments.map((fragment) => trim(fragment)) : [];
}

const isNegated = (tokens: Words): boolean =>
  tokens.length === 0 || (NOT_WORDS.has(tokens[0]?.word ?? "") && countWordTokens(tokens) < 3);
const isNoOption = (tokens: Words): boolean => tokens.filter(isWord).every(({ word }) => NEITHER_WORDS.has(word));

function toOption(text: string, tokens: Words): QuestionOption {
  const kept = tokens.filter((_, at) => countWordTokens(tokens.slice(0, at + 1)) <= MAX_WORDS);
  const [from, to] = [kept[0]?.start ?? 0, kept.at(-1)?.end ?? 0];
  return { text: text.slice(from, to).trim(), span: [from, to] };
}

/**
 * The options of a question, as spans of its words: "flat or plot", "court ya samjhauta", "between Pune and Goa", "science? commerce?".
 * Empty if it names fewer than two; "or not" makes no second one.
 */
export function findEitherOrOptions(text: string): readonly QuestionOption[] {
  const sentences = splitTokensIntoSentences(text, dropBracketed(tokenise(text)));
  for (const split of [splitAtWords, findPair])
    for (const sentence of sentences.toReversed()) {
      const parts = split(text, sentence);
      if (parts.slice(1).some(isNegated)) continue;
      const filled = parts.filter((part) => countWordTokens(part) > 0 && !isNoOption(part));
      if (filled.length > 1) return toDistinct(text, filled);
    }
  return toDistinct(text, findFragments(text, sentences));
}

function toDistinct(text: string, parts: readonly Words[]): readonly QuestionOption[] {
  const found = parts.map((part) => toOption(text, part));
  const distinct = found.filter(
    (one, at) => !found.slice(0, at).some((other) => other.text.toLowerCase() === one.text.toLowerCase()),
  );
  return distinct.length > 1 ? distinct.slice(0, MAX_OPTIONS) : [];
}
