import { findDialogueActsOfMessage } from "../message-classification/find-dialogue-acts-of-message.ts";
import { tokenise } from "../language/tokenise.ts";
import { buildLexicon, tagTokens } from "../language/tag-tokens.ts";
import { USER_FACT_ROWS } from "./user-facts.data.ts";

export const USER_FACT_SUBJECTS = ["marriage", "children", "work", "study", "abroad", "home"] as const;
export type UserFactSubject = (typeof USER_FACT_SUBJECTS)[number];

/** A fact that a user has stated about their own life, with the words they used. */
export interface UserFact {
  readonly about: UserFactSubject;
  /** "married", "2", "employed", "teacher" … */
  readonly value: string;
  readonly words: string;
}

const LEXICON = buildLexicon(USER_FACT_ROWS, "own");

/** Tags after which a statement does not count: it is asked, wished, imagined, or about another person. */
const NEGATING_TAGS = new Set(["ask", "other"]);

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

const CHILDREN_PATTERN =
  /(?:\b(?:i|we) (?:already )?have|\bmere|\bmeri|\bmera|\bhamare|\bmother of|\bfather of|मेरे|मेरी|मेरा|हमारे) (a|an|one|two|three|four|five|ek|do|teen|chaar|char|एक|दो|तीन|चार|\d) (?:\w+ )?(?:kids?|child|children|sons?|daughters?|bachch?e|bachch?a|bete|beta|beti|betiyan|बच्चे|बच्चा|बेटे|बेटा|बेटी|बेटियाँ|बेटियां)/iu;

const WORKS_AS_PATTERN =
  /(?:\bi work as|\bi am working as|\bi'm working as|\bi am employed as|\bi work in|\bi am a|\bi'm a|\bi am an|\bi'm an|\bby profession i am an?) ([\p{L}][\p{L} -]{2,40}?)(?=[.,;!?]| and | but | since | for | now|$)/iu;
const NOT_WORK_PATTERN =
  /^(?:.*(?:person|manglik|mangalik|human|man|woman|girl|boy|guy|virgin|burden|failure|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|believer|bit|little|lot|fan|native|mother|father|wife|husband|kid|child|loser|mess).*)$/iu;

/** A question in one statement does not affect another. A semicolon ends one too; long ones stay whole, so that no fact is found twice. */
const splitStatements = (text: string): string[] => text.split(/(?<=[.!?।;\n])\s*/u).filter(Boolean);

function findLexiconFacts(sentence: string): UserFact[] {
  const tagged = tagTokens(tokenise(sentence), LEXICON);
  return tagged.flatMap(({ tag, value, start, end }, at): UserFact[] => {
    if (tag !== "stated" || typeof value !== "string") return [];
    if (tagged.slice(Math.max(0, at - 4), at).some((node) => NEGATING_TAGS.has(node.tag))) return [];
    if (tagged.slice(at + 1, at + 4).some((node) => node.tag === "asked")) return [];
    const [about, factValue] = value.split("/") as [UserFactSubject, string];
    return [{ about, value: factValue, words: sentence.slice(start, end).trim() }];
  });
}

/** Whether the words before an offset turn a statement into a question, a wish, or one about another person. */
const isNotStated = (sentence: string, at: number): boolean =>
  tagTokens(tokenise(sentence.slice(0, at)), LEXICON)
    .slice(-4)
    .some(({ tag }) => NEGATING_TAGS.has(tag));

function findChildrenFacts(sentence: string): UserFact[] {
  const match = CHILDREN_PATTERN.exec(sentence);
  const [words, number] = match ?? [];
  if (!match || words === undefined || number === undefined || isNotStated(sentence, match.index)) return [];
  return [{ about: "children", value: NUMBER_WORDS[number.toLowerCase()] ?? number, words }];
}

function findWorkFacts(sentence: string): UserFact[] {
  const match = WORKS_AS_PATTERN.exec(sentence);
  const [words, work] = match ?? [];
  if (
    !match ||
    words === undefined ||
    work === undefined ||
    NOT_WORK_PATTERN.test(work) ||
    isNotStated(sentence, match.index)
  )
    return [];
  if (findLexiconFacts(words).length > 0 || /^(?:\w+ing|\w+ed)\b/iu.test(work)) return [];
  return [{ about: "work", value: work.trim().toLowerCase(), words }];
}

/** A year that a sentence gives for a stated fact: "in 2015", "2015 me", "2015 में", "since 2015". */
const YEAR_PATTERN =
  /(?:\b(?:in|since|from|back in)\s+((?:19|20)\d\d)\b|\b((?:19|20)\d\d)\s*(?:me|mein|se|ki|में|से)(?![\p{L}\p{M}]))/iu;

/** Extends the words of a fact by the year of its sentence, so that the year is remembered too. */
function addYear(fact: UserFact, sentence: string): UserFact {
  const [words] = YEAR_PATTERN.exec(sentence) ?? [];
  return words === undefined || fact.words.includes(words) ? fact : { ...fact, words: `${fact.words} ${words.trim()}` };
}

/** The year that a user gave for a fact; `null` if none. */
export function getStatedYear({ words }: UserFact): number | null {
  const [, english, hindi] = YEAR_PATTERN.exec(words) ?? [];
  const year = english ?? hindi;
  return year === undefined ? null : Number(year);
}

/** The API ends every message in a question mark. It counts for nothing after a message that only tells something. */
function removeAddedMark(text: string): string {
  const unmarked = text.replace(/[?？]\s*$/u, "");
  if (unmarked === text) return text;
  const [act, ...others] = findDialogueActsOfMessage(unmarked);
  const isTold = act?.kind === "statement" && act.probability >= MIN_PROBABILITY && !act.isPolar;
  return isTold && others.length === 0 ? unmarked : text;
}
const MIN_PROBABILITY = 0.6;

/**
 * Extracts what a user states about their own life in passing: "I am married", "do bachche hain mere", "I work as a nurse". Only explicit
 * statements count: nothing is inferred, and questions, wishes and suppositions are ignored.
 */
export function extractUserFacts(question: string): readonly UserFact[] {
  const facts = splitStatements(removeAddedMark(question)).flatMap((sentence) =>
    [...findLexiconFacts(sentence), ...findChildrenFacts(sentence), ...findWorkFacts(sentence)].map((fact) =>
      addYear(fact, sentence),
    ),
  );
  return facts.filter(
    (fact, at) => facts.findIndex((other) => other.about === fact.about && other.value === fact.value) === at,
  );
}
