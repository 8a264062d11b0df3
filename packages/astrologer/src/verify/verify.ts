import { finished } from "@lagna/jyotish";
import type { FactIndex } from "../fact.ts";
import type { Body, Node } from "../language/node.ts";
import { tokensOf } from "../language/normalise.ts";
import { citedIn, uncited, withoutCitations } from "./citations.ts";
import type { Claim } from "./claim.ts";
import { type Sentence, sentencesOf } from "./clauses.ts";
import { denialOf } from "./negation.ts";
import { nodesOf } from "./nodes-of.ts";
import { overPossible } from "./possible.ts";
import { answered } from "./question.ts";
import { readSentence } from "./read/read.ts";
import { freshMemory } from "./scene.ts";
import { isShown, verdictOf, type VerifiedSentence } from "./sentence.ts";
import { truthOf } from "./truth/truth-of.ts";
import type { Truth } from "./truth/truth.ts";
import { unsafeIn } from "./unsafe.ts";
import { judgedWhole } from "./whole.ts";

/** What a verdict on a text is: its claims in order, and its sentences with what is to be done with each. */
export interface Verified {
  readonly claims: readonly Claim[];
  readonly sentences: readonly VerifiedSentence[];
}

export interface VerifyOptions {
  /** The question that was asked: what it names may be named again without being claimed. */
  readonly question?: string | undefined;
  /** What has been shown of the answer already: this text goes on from there, so that "it" may mean what stood in it. */
  readonly shown?: string | undefined;
}

const LEAN_WORDS =
  /^(it|its|this|that|these|those|they|them|their|he|his|she|her|both|therefore|hence|thus|so|consequently|accordingly|also|यह|ये|वह|वे|इसका|इसकी|इसके|इससे|उसका|उसकी|उसके|उससे|इसलिए|अतः|इसी|उसी|दोनों|yeh|ye|woh|wo|vah|iska|iski|iske|isse|uska|uski|uske|usse|isliye|isi|usi|dono)$/;
/** Words that a sentence may open with before it leans back: "And it …". */
const OPENINGS = /^(and|but|yet|,|और|aur|lekin|लेकिन|पर|par|-)$/;

/** Whether a sentence opens with a word that has its meaning from the one before: "it", "therefore". */
function leansBack({ clauses }: Sentence): boolean {
  const nodes = clauses.flatMap((clause) => clause.nodes);
  const first = nodes.find(({ word }) => !OPENINGS.test(word));
  if (!first || !(first.tag === "pron" || LEAN_WORDS.test(first.word))) return false;
  const next = nodes[nodes.indexOf(first) + 1];
  // "This year", "That autumn": a time has its own meaning.
  return !(next && ["unit", "date", "month"].includes(next.tag));
}

/** A question's own nodes, for what answers it. */
const askedIn = ({ clauses }: Sentence): readonly Node[] =>
  clauses.some(({ mood }) => mood === "question") ? clauses.flatMap(({ nodes }) => nodes) : [];

function withAnswer(sentence: Sentence, question: readonly Node[]): Sentence {
  const [clause] = sentence.clauses;
  const nodes = clause && sentence.clauses.length === 1 ? answered(question, clause.nodes) : undefined;
  return clause && nodes ? { ...sentence, clauses: [{ ...clause, nodes, negated: denialOf(nodes) }] } : sentence;
}

function sentenceOf(
  text: string,
  { start, end }: Sentence,
  claims: readonly Claim[],
  leans: boolean,
): VerifiedSentence {
  const given = text.slice(start, end);
  const unsafe = unsafeIn(given).map((found) => ({ ...found, start: found.start + start, end: found.end + start }));
  const facts = [...new Set(claims.flatMap((claim) => claim.facts))];
  const verdict = verdictOf(claims, unsafe);
  return {
    start,
    end,
    text: uncited(given),
    verdict,
    passes: isShown(verdict),
    claims,
    facts,
    miscited: citedIn(given).filter((id) => !facts.includes(id)),
    unsafe,
    leans,
  };
}

/** Sentences by all that they are made of. */
type KnownSentences = Map<string, readonly Sentence[]>;

const HOUSES = Array.from({ length: 12 }, (_, at) => at + 1);

/** The sentences of a text, step by step. Most possible charts read the same words in it; their sentences are made once, which takes longest. */
function* sentencesFor(
  nodes: readonly Node[],
  text: string,
  { ground, index }: Truth,
  known: KnownSentences,
): Generator<void, readonly Sentence[]> {
  const birthTime = index.about.local.slice(11, 16);
  const lordAt = (house: number): Body => ground.view.house(house).lord;
  const key = JSON.stringify([birthTime, HOUSES.map(lordAt), nodes]);
  const found = known.get(key);
  if (found) return found;
  const sentences: Sentence[] = [];
  for (const sentence of sentencesOf(nodes, text, birthTime, lordAt)) {
    sentences.push(sentence);
    yield;
  }
  known.set(key, sentences);
  return sentences;
}

function* sentencesIn(
  index: FactIndex,
  given: string,
  { question = "", shown = "" }: VerifyOptions,
  known: KnownSentences,
): Generator<void, readonly VerifiedSentence[]> {
  const truth = truthOf(index);
  const asked = new Set(tokensOf(question).map(({ word }) => word));
  const lead = shown === "" ? "" : `${shown}\n`;
  const text = withoutCitations(lead + given);
  const memory = freshMemory();
  const sentences: VerifiedSentence[] = [];
  let asking: readonly Node[] = [];
  const nodes = yield* nodesOf(text, truth);
  for (const sentence of yield* sentencesFor(nodes, text, truth, known)) {
    const claims = readSentence(withAnswer(sentence, asking), truth, text, asked, memory);
    asking = askedIn(sentence);
    if (sentence.start >= lead.length)
      sentences.push(moved(sentenceOf(lead + given, sentence, claims, leansBack(sentence)), lead.length));
    yield;
  }
  return sentences;
}

/**
 * Every claim that a text makes of a chart, in English, Hindi or Hinglish, whoever wrote it, and whether it is so. Closed world: what
 * the chart does not have is not so. What cannot be told from the chart, or is not understood, is undecidable and not a fault; so is what
 * turns within the uncertainty of the birth time. Citations (`[planet-mars]`) are not read; each sentence brings the ids that do show it.
 */
export function verify(index: FactIndex, given: string, options: VerifyOptions = {}): Verified {
  return finished(verifySteps(index, given, options));
}

/** The same step by step, a sentence each at the most, so that a server can answer others in between. */
export function* verifySteps(index: FactIndex, given: string, options: VerifyOptions = {}): Generator<void, Verified> {
  const known: KnownSentences = new Map();
  const read = yield* sentencesIn(index, given, options, known);
  const all = read.flatMap((sentence) => sentence.claims);
  const held = yield* overPossible(index, all, function* readIn(other) {
    return (yield* sentencesIn(other, given, options, known)).flatMap((one) => one.claims);
  });
  const verdicts = new Map(all.map((claim, at) => [claim, held[at] ?? claim]));
  const sentences = read.map((sentence) => judgedAnew(sentence, verdicts));
  return { claims: sentences.flatMap((sentence) => sentence.claims), sentences };
}

function judgedAnew(sentence: VerifiedSentence, verdicts: ReadonlyMap<Claim, Claim>): VerifiedSentence {
  const claims = judgedWhole(sentence.claims.map((claim) => verdicts.get(claim) ?? claim));
  const verdict = verdictOf(claims, sentence.unsafe);
  return { ...sentence, claims, verdict, passes: isShown(verdict) };
}

/** Offsets counted from the end of what was shown before. */
function moved(sentence: VerifiedSentence, by: number): VerifiedSentence {
  if (by === 0) return sentence;
  const back = <Part extends { readonly start: number; readonly end: number }>(part: Part): Part => ({
    ...part,
    start: part.start - by,
    end: part.end - by,
  });
  return { ...back(sentence), claims: sentence.claims.map(back), unsafe: sentence.unsafe.map(back) };
}
