import { tokensOf } from "../language/normalise.ts";
import { lexiconOf, tagged } from "../language/tag.ts";
import { STATED_ROWS } from "./stated.data.ts";

export const STATED_ABOUT = ["marriage", "children", "work", "study", "abroad", "home"] as const;
export type StatedAbout = (typeof STATED_ABOUT)[number];

/** What a person has said of their own life, with the words it was said in. */
export interface Stated {
  readonly about: StatedAbout;
  /** "married", "2", "employed", "teacher" … */
  readonly value: string;
  readonly words: string;
}

const LEXICON = lexiconOf(STATED_ROWS, "own");

/** Words after which nothing is stated: it is asked, wished, imagined, or of somebody else. */
const UNSAID = new Set(["ask", "other"]);

const NUMBER_WORDS: Readonly<Record<string, string>> = {
  a: "1",
  an: "1",
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  ek: "1",
  do: "2",
  teen: "3",
  char: "4",
  chaar: "4",
  एक: "1",
  दो: "2",
  तीन: "3",
  चार: "4",
};

const CHILDREN =
  /(?:\b(?:i|we) (?:already )?have|\bmere|\bmeri|\bmera|\bhamare|\bmother of|\bfather of|मेरे|मेरी|मेरा|हमारे) (a|an|one|two|three|four|five|ek|do|teen|chaar|char|एक|दो|तीन|चार|\d) (?:\w+ )?(?:kids?|child|children|sons?|daughters?|bachch?e|bachch?a|bete|beta|beti|betiyan|बच्चे|बच्चा|बेटे|बेटा|बेटी|बेटियाँ|बेटियां)/iu;

const WORKS_AS =
  /(?:\bi work as|\bi am working as|\bi'm working as|\bi am employed as|\bi work in|\bi am a|\bi'm a|\bi am an|\bi'm an|\bby profession i am an?) ([\p{L}][\p{L} -]{2,40}?)(?=[.,;!?]| and | but | since | for | now|$)/iu;
const NOT_WORK =
  /^(?:.*(?:person|manglik|mangalik|human|man|woman|girl|boy|guy|virgin|burden|failure|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|believer|bit|little|lot|fan|native|mother|father|wife|husband|kid|child|loser|mess).*)$/iu;

/** The sentences of a text; what one asks says nothing of what another states. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?।;\n])\s*/u).filter(Boolean);

function rowsIn(sentence: string): Stated[] {
  const found = tagged(tokensOf(sentence), LEXICON);
  return found.flatMap(({ tag, value, start, end }, at): Stated[] => {
    if (tag !== "stated" || typeof value !== "string") return [];
    if (found.slice(Math.max(0, at - 4), at).some((node) => UNSAID.has(node.tag))) return [];
    if (found.slice(at + 1, at + 4).some((node) => node.tag === "asked")) return [];
    const [about, what] = value.split("/") as [StatedAbout, string];
    return [{ about, value: what, words: sentence.slice(start, end).trim() }];
  });
}

/** Whether what stands before a place makes it a question, a wish or somebody else's. */
const isUnsaid = (sentence: string, at: number): boolean =>
  tagged(tokensOf(sentence.slice(0, at)), LEXICON)
    .slice(-4)
    .some(({ tag }) => UNSAID.has(tag));

function childrenIn(sentence: string): Stated[] {
  const found = CHILDREN.exec(sentence);
  const [words, number] = found ?? [];
  if (!found || words === undefined || number === undefined || isUnsaid(sentence, found.index)) return [];
  return [{ about: "children", value: NUMBER_WORDS[number.toLowerCase()] ?? number, words }];
}

function workIn(sentence: string): Stated[] {
  const found = WORKS_AS.exec(sentence);
  const [words, work] = found ?? [];
  if (!found || words === undefined || work === undefined || NOT_WORK.test(work) || isUnsaid(sentence, found.index))
    return [];
  if (rowsIn(words).length > 0 || /^(?:\w+ing|\w+ed)\b/iu.test(work)) return [];
  return [{ about: "work", value: work.trim().toLowerCase(), words }];
}

/**
 * What a person says of their own life in passing: "I am married", "do bachche hain mere", "I work as a nurse". Only what is said in so
 * many words: nothing is inferred, and what is asked, wished or supposed is not stated.
 */
export function statedIn(question: string): readonly Stated[] {
  const told = sentencesOf(question).flatMap((sentence) => [
    ...rowsIn(sentence),
    ...childrenIn(sentence),
    ...workIn(sentence),
  ]);
  return told.filter(
    (one, at) => told.findIndex((other) => other.about === one.about && other.value === one.value) === at,
  );
}
