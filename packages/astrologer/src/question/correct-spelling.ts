import words from "../../models/language-words.json" with { type: "json" };
import { isOneLetterApart } from "../language/tag-tokens.ts";
import { computeSound, type Token, tokenise } from "../language/tokenise.ts";
import { QUESTION_KEYWORD_ROWS } from "./question-keywords.data.ts";
import { groupBy } from "../group-by.ts";

/** A word of the lexicon that a misspelt word may stand for. */
interface Candidate {
  readonly word: string;
  /** What it means: two words of one meaning are as good as one. */
  readonly meaning: string;
}

const MEANING_TAGS: ReadonlySet<string> = new Set(["topic", "form"]);
const FORMS: ReadonlySet<string> = new Set(["when", "why"]);
const SHORTEST_WORD = 3;

const dropVowels = (word: string): string => word.charAt(0) + word.slice(1).replaceAll(/[aeiou]/g, "");
const isLatin = (word: string): boolean => /^[a-z]+$/.test(word);

const CANDIDATES: readonly Candidate[] = QUESTION_KEYWORD_ROWS.flatMap(
  ({ tag, value, words: spellings = "", hg = "" }) =>
    MEANING_TAGS.has(tag) && (tag === "topic" || FORMS.has(String(value)))
      ? `${spellings}|${hg}`
          .split("|")
          .filter((word) => word.length >= SHORTEST_WORD && !/[\s'-]/u.test(word))
          .flatMap((word) => tokenise(word).slice(0, 1))
          .map(({ word }) => ({ word, meaning: `${tag} ${String(value)}` }))
      : [],
);
/** Every word of the lexicon and of the languages: these are not misspelt. */
const KNOWN: ReadonlySet<string> = new Set([
  ...QUESTION_KEYWORD_ROWS.flatMap(({ words: spellings = "", hg = "" }) =>
    tokenise(`${spellings}|${hg}`.replaceAll("|", " ")).map(({ word }) => word),
  ),
  ...words.english.split(" "),
  ...words.hinglish.split(" "),
  ...words.common.split(" ").flatMap((word) => tokenise(word).map((token) => token.word)),
]);
const BY_SKELETON = groupBy(
  CANDIDATES.filter(({ word }) => isLatin(word)),
  ({ word }) => dropVowels(computeSound(word)),
);
const BY_SOUND = groupBy(CANDIDATES, ({ word }) => tokenise(word)[0]?.sound ?? word);

const MIN_SKELETON = 2;
const MIN_LETTERS = 3;

/** The words that a misspelt one may stand for: by its sound, by its consonants, or with one letter wrong. */
function findCandidates({ word, sound }: Token): readonly Candidate[] {
  if (!isLatin(word)) return BY_SOUND.get(sound) ?? [];
  const skeleton = dropVowels(computeSound(word));
  // Written without vowels: "gvt", "nkri", "kb".
  if (skeleton === computeSound(word) && skeleton.length >= MIN_SKELETON) return BY_SKELETON.get(skeleton) ?? [];
  if (word.length < MIN_LETTERS) return [];
  return CANDIDATES.filter(
    (candidate) =>
      candidate.word[0] === word[0] && candidate.word.length > MIN_LETTERS && isOneLetterApart(word, candidate.word),
  );
}

/** The word that a misspelt one stands for, if all that it may stand for mean the same. */
function correctWord(token: Token): string | null {
  if (!/\p{L}/u.test(token.word) || KNOWN.has(token.word)) return null;
  const found = findCandidates(token);
  const meanings = new Set(found.map(({ meaning }) => meaning));
  const [first] = found.toSorted((a, b) => a.word.length - b.word.length);
  return first && meanings.size === 1 ? first.word : null;
}

/** A text with the misspelt words replaced that the lexicon knows: "mujhe gvt jb kb" → "mujhe govt job kab". */
export function correctSpelling(text: string): string {
  const tokens = tokenise(text);
  // One short word alone may be anything: "hmm".
  if (tokens.filter(({ word }) => /\p{L}/u.test(word)).length < 2) return text;
  let [corrected, at] = ["", 0];
  for (const token of tokens) {
    const word = correctWord(token);
    if (word === null) continue;
    corrected += text.slice(at, token.start) + word;
    at = token.end;
  }
  return corrected + text.slice(at);
}
