import { computeSound, computeSounds, tokenise, type Token } from "./tokenise.ts";

/** One lexicon entry; the meaning of `value` depends on the tag. */
export interface LexiconRow {
  readonly tag: string;
  readonly value?: string | number;
  /** Spellings in English and Devanagari, separated by "|". */
  readonly words?: string;
  /** Spellings of Hindi in Latin letters, matched by sound. */
  readonly hg?: string;
}

interface LexiconEntry {
  readonly tag: string;
  readonly value: string | number | undefined;
  readonly length: number;
}

/** A trie node: the words that may follow, and the entry that ends here. */
interface TrieNode {
  readonly next: Map<string, TrieNode>;
  entry?: LexiconEntry;
}

export interface Lexicon {
  readonly exact: TrieNode;
  readonly bySound: TrieNode;
  /** Whether Devanagari words are matched by sound too. */
  readonly matchesBothScripts: boolean;
}

const createTrieNode = (): TrieNode => ({ next: new Map() });

function addEntry(root: TrieNode, words: readonly string[], entry: LexiconEntry): void {
  let at = root;
  for (const word of words) {
    const next = at.next.get(word) ?? createTrieNode();
    at.next.set(word, next);
    at = next;
  }
  at.entry ??= entry;
}

/** Not matched by sound in Latin letters: "Ravi" and "Aditya" are personal names, and English names are matched by spelling. */
const UNSOUNDED_TAGS = new Set(["graha", "rashi"]);

/** Shorter sounds match too many other words. */
const MIN_SOUND_LENGTH = 4;

/** Adds a Devanagari form by sound, so that it matches in Latin letters too. */
function addSounds(root: TrieNode, words: readonly string[], entry: LexiconEntry): void {
  if (!words.some((word) => /[\u0900-\u097f]/.test(word))) return;
  const sounds = words.map(computeSounds);
  for (const at of [0, 1]) {
    const parts = sounds.map((found) => found[at] ?? found[0] ?? "");
    if (parts.join("").length >= MIN_SOUND_LENGTH) addEntry(root, parts, entry);
  }
}

/**
 * Builds a lexicon. `both`: Hindi matches in either script. `own`: each spelling matches only in its own script, for lexicons of ordinary
 * words: "रहूँ" is a verb, while "rahu" usually is the graha.
 */
export function buildLexicon(rows: readonly LexiconRow[], scripts: "both" | "own" = "both"): Lexicon {
  const matchesBothScripts = scripts === "both";
  const lexicon = { exact: createTrieNode(), bySound: createTrieNode(), matchesBothScripts };
  for (const { tag, value, words = "", hg = "" } of rows) {
    for (const form of words.split("|").filter(Boolean)) {
      const parts = tokenise(form).map(({ word }) => word);
      addEntry(lexicon.exact, parts, { tag, value, length: parts.length });
      if (matchesBothScripts && !UNSOUNDED_TAGS.has(tag))
        addSounds(lexicon.bySound, parts, { tag, value, length: parts.length });
    }
    for (const form of hg.split("|").filter(Boolean)) {
      const parts = tokenise(form).map(({ word }) => word);
      addEntry(lexicon.exact, parts, { tag, value, length: parts.length });
      addEntry(
        lexicon.bySound,
        parts.map((word) => (/^[a-z]{3,}$/.test(word) ? computeSound(word) : word)),
        { tag, value, length: parts.length },
      );
    }
  }
  return lexicon;
}

/** Maximum number of tokens in an entry, including hyphens. */
const MAX_ENTRY_WORDS = 12;

/** The longest entry that starts at a token; hyphens between its words are skipped. */
function findLongestEntry(
  root: TrieNode,
  tokens: readonly Token[],
  at: number,
  keyOf: (token: Token) => string,
): (LexiconEntry & { end: number }) | undefined {
  let found: (LexiconEntry & { end: number }) | undefined;
  let trieNode: TrieNode | undefined = root;
  for (let index = at; index < tokens.length && index < at + MAX_ENTRY_WORDS; index++) {
    const token = tokens[index] as Token;
    if (index > at && token.opensLine) break;
    if (token.word === "-" && index > at && !trieNode.next.has("-")) continue;
    trieNode = trieNode.next.get(keyOf(token));
    if (!trieNode) break;
    if (trieNode.entry) found = { ...trieNode.entry, end: index + 1 };
  }
  return found;
}

const getWrittenForm = ({ word }: Token): string => word;
const getSound = ({ sound }: Token): string => sound;
/** The sound for words in Latin letters, the spelling for Devanagari. */
export const getSoundIfLatin = ({ word, sound }: Token): string => (DEVANAGARI.test(word) ? word : sound);
const DEVANAGARI = /[\u0900-\u097f]/;

/** Whether two words differ by one letter: replaced, added, missing, or two neighbours swapped. */
export function isOneLetterApart(word: string, name: string): boolean {
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

const MIN_NAME_LETTERS = 6;
/** Longer words are never split into a name and a suffix. */
const MAX_WORD_LETTERS = 40;

/** The lexicon entry of a name that an unknown word misspells. */
function findMisspeltName(lexicon: Lexicon, word: string, names: readonly string[]): LexiconEntry | undefined {
  if (word.length < MIN_NAME_LETTERS || !/^[a-z]+$/.test(word)) return undefined;
  const name = names.find((candidate) => isOneLetterApart(word, candidate));
  return name === undefined ? undefined : lexicon.exact.next.get(name)?.entry;
}

/** Suffixes that Hindi attaches to a word: "दशमस्थ" is "in the tenth", "शनिदृष्ट" is "seen by Saturn". */
const ENDINGS = /^(.{2,}?)(?:भाव|राशि|नक्षत्र)?(स्थित|स्थ|गत|युक्त|युत|दृष्ट|sthit|stha|sth|gat|yukt|drisht)$/;

/** The last letters of these suffixes. */
const LAST_LETTERS = new Set("तथटthat");

/** Splits a word into a name of the lexicon and its suffix. */
function splitSuffix(lexicon: Lexicon, token: Token): TaggedToken[] | undefined {
  if (token.word.length > MAX_WORD_LETTERS || !LAST_LETTERS.has(token.word.at(-1) ?? "")) return undefined;
  const [, stem = "", ending = ""] = ENDINGS.exec(token.word) ?? [];
  if (stem === "") return undefined;
  const name = lexicon.exact.next.get(stem)?.entry ?? lexicon.bySound.next.get(computeSound(stem))?.entry;
  const cue = lexicon.exact.next.get(ending)?.entry;
  if (!name || !cue) return undefined;
  const at = token.end - ending.length;
  return [
    { tag: name.tag, value: name.value, word: stem, start: token.start, end: at },
    { tag: cue.tag, value: cue.value, word: ending, start: at, end: token.end },
  ];
}

/** A recognised phrase, or an unrecognised word (`tag` "w"). */
export interface TaggedToken {
  readonly tag: string;
  readonly value?: string | number | undefined;
  /** The words of the text, normalised. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Whether a line begins with it. */
  readonly opensLine?: boolean;
}

const getLineStart = ({ opensLine }: Token): Pick<TaggedToken, "opensLine"> => (opensLine ? { opensLine } : {});

/** @param names names of the lexicon that match with one letter wrong */
export function tagTokens(tokens: readonly Token[], lexicon: Lexicon, names: readonly string[] = []): TaggedToken[] {
  const result: TaggedToken[] = [];
  for (let at = 0; at < tokens.length;) {
    const exact = findLongestEntry(lexicon.exact, tokens, at, getWrittenForm);
    const sounding = findLongestEntry(
      lexicon.bySound,
      tokens,
      at,
      lexicon.matchesBothScripts ? getSound : getSoundIfLatin,
    );
    const first = tokens[at] as Token;
    // A single Devanagari word matches only by spelling, or "लगा" would match "lagan". Only phrases of several words match by sound.
    const minEnd = DEVANAGARI.test(first.word) ? at + 1 : at;
    const found = sounding && sounding.end > Math.max(exact?.end ?? at, minEnd) ? sounding : exact;
    if (found) {
      const last = tokens[found.end - 1] as Token;
      const word = tokens
        .slice(at, found.end)
        .map((token) => token.word)
        .join(" ");
      result.push({
        tag: found.tag,
        value: found.value,
        word,
        start: first.start,
        end: last.end,
        ...getLineStart(first),
      });
      at = found.end;
    } else {
      const { tag = "w", value } = findMisspeltName(lexicon, first.word, names) ?? {};
      const whole: TaggedToken = {
        tag,
        value,
        word: first.word,
        start: first.start,
        end: first.end,
        ...getLineStart(first),
      };
      result.push(...((tag === "w" ? splitSuffix(lexicon, first) : undefined) ?? [whole]));
      at += 1;
    }
  }
  return result;
}
