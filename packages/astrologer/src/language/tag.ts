import { soundOf, soundsOf, tokensOf, type Token } from "./normalise.ts";

/** Names a lexicon row gives to what it stands for; `value` is read by the family. */
export interface LexiconRow {
  readonly tag: string;
  readonly value?: string | number;
  /** Spellings, parted by "|", of English and Devanagari. */
  readonly words?: string;
  /** Spellings of Hindi in Latin letters: met by sound. */
  readonly hg?: string;
}

interface Entry {
  readonly tag: string;
  readonly value: string | number | undefined;
  readonly length: number;
}

/** A step of the trie: words that may follow, and what ends here. */
interface Step {
  readonly next: Map<string, Step>;
  entry?: Entry;
}

export interface Lexicon {
  readonly exact: Step;
  readonly bySound: Step;
  /** Whether a word of Devanagari is met by its sound too. */
  readonly isOfBoth: boolean;
}

const step = (): Step => ({ next: new Map() });

function add(root: Step, words: readonly string[], entry: Entry): void {
  let at = root;
  for (const word of words) {
    const next = at.next.get(word) ?? step();
    at.next.set(word, next);
    at = next;
  }
  at.entry ??= entry;
}

/** In Latin letters "Ravi", "Aditya" are people, and names written as English has them are known as they stand. */
const OF_OTHERS = new Set(["graha", "rashi"]);

/** Shorter ones sound like too many others. */
const LEAST_SOUNDS = 4;

/** A form in Devanagari by its sounds, so that it is known in Latin letters too. */
function addSounds(root: Step, words: readonly string[], entry: Entry): void {
  if (!words.some((word) => /[\u0900-\u097f]/.test(word))) return;
  const sounds = words.map(soundsOf);
  for (const at of [0, 1]) {
    const said = sounds.map((found) => found[at] ?? found[0] ?? "");
    if (said.join("").length >= LEAST_SOUNDS) add(root, said, entry);
  }
}

/**
 * A lexicon whose Hindi is known in the script it is written in and in the other one; or in its own alone, as where ordinary words are met:
 * "रहूँ" is a verb, and "rahu" more often a graha.
 */
export function lexiconOf(rows: readonly LexiconRow[], scripts: "both" | "own" = "both"): Lexicon {
  const isOfBoth = scripts === "both";
  const lexicon = { exact: step(), bySound: step(), isOfBoth };
  for (const { tag, value, words = "", hg = "" } of rows) {
    for (const form of words.split("|").filter(Boolean)) {
      const parts = tokensOf(form).map(({ word }) => word);
      add(lexicon.exact, parts, { tag, value, length: parts.length });
      if (isOfBoth && !OF_OTHERS.has(tag)) addSounds(lexicon.bySound, parts, { tag, value, length: parts.length });
    }
    for (const form of hg.split("|").filter(Boolean)) {
      const parts = tokensOf(form).map(({ word }) => word);
      add(lexicon.exact, parts, { tag, value, length: parts.length });
      add(
        lexicon.bySound,
        parts.map((word) => (/^[a-z]{3,}$/.test(word) ? soundOf(word) : word)),
        { tag, value, length: parts.length },
      );
    }
  }
  return lexicon;
}

/** Words of an entry, hyphens between them counted. */
const MOST_WORDS = 12;

/** The longest entry that begins at a token, hyphens between its words passed over. */
function longest(
  root: Step,
  tokens: readonly Token[],
  at: number,
  keyOf: (token: Token) => string,
): (Entry & { end: number }) | undefined {
  let found: (Entry & { end: number }) | undefined;
  let here: Step | undefined = root;
  for (let index = at; index < tokens.length && index < at + MOST_WORDS; index++) {
    const token = tokens[index] as Token;
    if (index > at && token.opensLine) break;
    if (token.word === "-" && index > at && !here.next.has("-")) continue;
    here = here.next.get(keyOf(token));
    if (!here) break;
    if (here.entry) found = { ...here.entry, end: index + 1 };
  }
  return found;
}

const asWritten = ({ word }: Token): string => word;
const asHeard = ({ sound }: Token): string => sound;
/** By its sound where it is written in Latin letters. */
export const asHeardInLatin = ({ word, sound }: Token): string => (DEVANAGARI.test(word) ? word : sound);
const DEVANAGARI = /[\u0900-\u097f]/;

/** Whether two words differ by one letter: another, one more, one less, or two that changed places. */
export function isNear(word: string, name: string): boolean {
  if (Math.abs(word.length - name.length) > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === name[at]) at += 1;
  const [rest, other] = [word.slice(at), name.slice(at)];
  if (rest.length === other.length) {
    return (
      rest.slice(1) === other.slice(1) ||
      (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
    );
  }
  return rest.length > other.length ? rest.slice(1) === other : rest === other.slice(1);
}

const LEAST_LETTERS = 6;
/** Longer words are names of nothing. */
const MOST_LETTERS = 40;

/** A name of the lexicon that a word nobody knows was meant for. */
function meant(lexicon: Lexicon, word: string, names: readonly string[]): Entry | undefined {
  if (word.length < LEAST_LETTERS || !/^[a-z]+$/.test(word)) return undefined;
  const name = names.find((candidate) => isNear(word, candidate));
  return name === undefined ? undefined : lexicon.exact.next.get(name)?.entry;
}

/** Endings that Hindi writes onto a word: "दशमस्थ" is "in the tenth", "शनिदृष्ट" is "seen by Saturn". */
const ENDINGS = /^(.{2,}?)(?:भाव|राशि|नक्षत्र)?(स्थित|स्थ|गत|युक्त|युत|दृष्ट|sthit|stha|sth|gat|yukt|drisht)$/;

/** What they end with. */
const LAST_LETTERS = new Set("तथटthat");

/** The parts of a word that ends so, where what comes before the ending is a name of the lexicon. */
function parted(lexicon: Lexicon, token: Token): Tagged[] | undefined {
  if (token.word.length > MOST_LETTERS || !LAST_LETTERS.has(token.word.at(-1) ?? "")) return undefined;
  const [, stem = "", ending = ""] = ENDINGS.exec(token.word) ?? [];
  if (stem === "") return undefined;
  const name = lexicon.exact.next.get(stem)?.entry ?? lexicon.bySound.next.get(soundOf(stem))?.entry;
  const cue = lexicon.exact.next.get(ending)?.entry;
  if (!name || !cue) return undefined;
  const at = token.end - ending.length;
  return [
    { tag: name.tag, value: name.value, word: stem, start: token.start, end: at },
    { tag: cue.tag, value: cue.value, word: ending, start: at, end: token.end },
  ];
}

/** A part of a text that has been recognised, or a word that has not (`tag` is "w"). */
export interface Tagged {
  readonly tag: string;
  readonly value?: string | number | undefined;
  /** The word, where it was not recognised; else what stands there. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Whether a line begins with it. */
  readonly opensLine?: boolean;
}

const opening = ({ opensLine }: Token): Pick<Tagged, "opensLine"> => (opensLine ? { opensLine } : {});

/** @param names of the lexicon that are known with one letter wrong */
export function tagged(tokens: readonly Token[], lexicon: Lexicon, names: readonly string[] = []): Tagged[] {
  const result: Tagged[] = [];
  for (let at = 0; at < tokens.length;) {
    const exact = longest(lexicon.exact, tokens, at, asWritten);
    const sounding = longest(lexicon.bySound, tokens, at, lexicon.isOfBoth ? asHeard : asHeardInLatin);
    const first = tokens[at] as Token;
    // "लगा" is not "lagan": in Devanagari a lone word stands in the lexicon or is none of it, and only a turn of several is heard.
    const least = DEVANAGARI.test(first.word) ? at + 1 : at;
    const found = sounding && sounding.end > Math.max(exact?.end ?? at, least) ? sounding : exact;
    if (found) {
      const last = tokens[found.end - 1] as Token;
      const word = tokens
        .slice(at, found.end)
        .map((token) => token.word)
        .join(" ");
      result.push({ tag: found.tag, value: found.value, word, start: first.start, end: last.end, ...opening(first) });
      at = found.end;
    } else {
      const { tag = "w", value } = meant(lexicon, first.word, names) ?? {};
      const whole: Tagged = { tag, value, word: first.word, start: first.start, end: first.end, ...opening(first) };
      result.push(...((tag === "w" ? parted(lexicon, first) : undefined) ?? [whole]));
      at += 1;
    }
  }
  return result;
}
