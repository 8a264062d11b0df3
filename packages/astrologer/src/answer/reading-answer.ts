import type { FactIndex } from "../fact.ts";
import type { QuestionForm } from "../question/question.ts";
import type { Band, Confidence, Finding } from "../reading/promise.ts";
import type { Wordings } from "../knowledge/row.ts";
import type { Topic } from "../reading/topics.data.ts";
import { GRAHA_ADVICE, GRAHA_SUITS, TOPIC_ADVICE } from "./advice.data.ts";
import type { Evidence, Spoken } from "./answer.ts";
import { hashOf } from "./hash.ts";
import { choose, type Chosen, doerOf, evidenceOf, type Judged } from "./judged.ts";
import {
  ALSO,
  BAND_SENTENCES,
  BEHIND_FIRST,
  BEHIND_SECOND,
  CONFIDENCE_SENTENCES,
  type Leaning,
  FEARED_SENTENCES,
  LEANING_SENTENCES,
  TOPIC_NAMES,
  TURNS,
  TURNS_TO_GOOD,
} from "./phrases.data.ts";
import { clauseSaid, findingSaid, meaningOf, type Telling, tellingOf, wordsOf } from "./telling.ts";
import { clocksSaid, timesSaid } from "./times.ts";
import { spoken, type Voice } from "./voice.ts";

export interface ReadingAsked {
  readonly form: QuestionForm;
  /** A yes to it would be bad. */
  readonly feared?: boolean | undefined;
  /** It asks for a decision that a chart may weigh: only then a leaning word opens the answer. */
  readonly isDecision?: boolean | undefined;
  /** Rows of knowledge told before in the conversation. */
  readonly before: readonly string[];
  /** Of the chart, the question and the turn: what the shape of the answer is picked by. */
  readonly seed: string;
  /** What is to be said of the time it is asked about, in place of the times that are good. */
  readonly timed?: readonly Spoken[] | undefined;
}

export interface Reading {
  readonly sentences: readonly Spoken[];
  /** Rows of knowledge that were told, in the order of telling. */
  readonly findings: readonly string[];
  readonly evidence: readonly Evidence[];
  readonly confidence: Confidence;
}

/** How many findings that agree are told, and how long an answer is at the most. */
const MOST_FINDINGS = 3;
const MOST_WORDS = 235;

/** Matters that are of every day: their times are told only to who asks when. */
const TIMELESS: readonly Topic[] = ["health", "spiritual", "personality"];

const LEANINGS: Readonly<Record<Band, Leaning>> = {
  strong: "yes",
  well: "yes",
  even: "open",
  effort: "no",
  uphill: "no",
};

const band = ({ voice, topic }: Telling, { promise }: Judged): Spoken => {
  const matter = TOPIC_NAMES[topic];
  return spoken(voice, voice.say(BAND_SENTENCES[promise.band], { matter, Matter: matter }));
};

/** Findings that agree: the first says its state too, and each is joined to the one before. */
function agreeing(telling: Telling, findings: readonly Finding[], meaningFirst: boolean): Spoken[] {
  return findings.flatMap((finding, at) =>
    findingSaid(telling, finding, {
      turn: at > 0 && at % 2 === 0 ? ALSO : undefined,
      whole: at === 0,
      meaningFirst: meaningFirst && at === 0,
    }),
  );
}

/** How an answer begins: with the finding, the balance, the tension between two findings, the time, a leaning word, or the fear that was named. */
type Shape = "finding" | "balance" | "tension" | "time" | "leaning" | "fear";

function shapeOf({ form, seed, timed = [], feared, isDecision }: ReadingAsked, { main, against }: Chosen): Shape {
  // "If I marry in 2028" asks what that time is like.
  if (form === "when" || (form === "if" && timed.length > 0)) return "time";
  if (isDecision) return "leaning";
  if (form === "yes_no") return feared ? "fear" : "balance";
  const shapes: readonly Shape[] =
    against && main.length > 0 ? ["finding", "balance", "tension"] : ["finding", "balance"];
  return shapes[hashOf(`${seed} shape`) % shapes.length] ?? "balance";
}

/** The two that pull apart in one sentence, then what each stands on. */
function tensionOf(
  telling: Telling,
  { main, against }: Chosen,
): { opening: Spoken[]; why: Spoken[]; other: Spoken[] } | null {
  const [first, ...rest] = main;
  if (!first || !against) return null;
  const [one, other] = [meaningOf(telling, first), meaningOf(telling, against)];
  if (!one?.leads || !other?.leads) return null;
  const { voice } = telling;
  const yet = { en: "and yet", hi: "फिर भी", hg: "phir bhi" }[voice.tongue];
  const behind = (finding: Finding, lead: Wordings): Spoken[] => {
    const clause = clauseSaid(telling, finding);
    return clause === null ? [] : [spoken(voice, `${voice.say(lead)} ${clause}`, [finding.factId])];
  };
  return {
    opening: [spoken(voice, `${one.core}, ${yet} ${other.core}`)],
    why: [...behind(first, BEHIND_FIRST), ...behind(against, BEHIND_SECOND), ...agreeing(telling, rest, false)],
    other: [],
  };
}

interface Parts {
  readonly opening: readonly Spoken[];
  readonly why: readonly Spoken[];
  readonly other: readonly Spoken[];
  readonly when: readonly Spoken[];
}

function partsOf(telling: Telling, judged: Judged, asked: ReadingAsked, { main, against }: Chosen): Parts {
  const shape = shapeOf(asked, { main, against });
  const { voice } = telling;
  const balance = band(telling, judged);
  const turn = judged.promise.promise >= 0 ? TURNS : TURNS_TO_GOOD;
  const pulled = shape === "tension" ? tensionOf(telling, { main, against }) : null;
  const opensBriefly = shape === "leaning" || shape === "fear";
  const meaningFirst = shape === "finding" || (opensBriefly && hashOf(asked.seed) % 2 === 0);
  const why = pulled ? [] : agreeing(telling, main, meaningFirst);
  const other = against && !pulled ? findingSaid(telling, against, { turn, whole: true }) : [];
  const isTimed = asked.form === "when" || !TIMELESS.includes(judged.topic);
  const asTold = isTimed ? [...timesSaid(telling, judged), ...clocksSaid(telling, judged)] : [];
  const { timed = [] } = asked;
  const times = timed.length > 0 ? [...timed, ...clocksSaid(telling, judged)] : asTold;
  if (pulled) return { ...pulled, why: [...pulled.why, balance], when: times };
  if (shape === "time") return { opening: times, why: [balance, ...why], other, when: [] };
  if (opensBriefly) {
    const sentences = shape === "fear" ? FEARED_SENTENCES : LEANING_SENTENCES;
    const leaning = spoken(voice, voice.say(sentences[LEANINGS[judged.promise.band]]));
    return { opening: [leaning], why, other, when: times };
  }
  if (shape === "finding") return { opening: why.slice(0, 2), why: [balance, ...why.slice(2)], other, when: times };
  return { opening: [balance], why, other, when: times };
}

function closing(telling: Telling, { promise, topic }: Judged, { against, main }: Chosen, seed: string): Spoken[] {
  const { voice, index } = telling;
  const source = against ?? main[0];
  const doer = source && doerOf(index, source);
  const ofGraha = doer !== undefined && GRAHA_SUITS[topic].includes(doer) && hashOf(`${seed} advice`) % 2 === 0;
  const advice = ofGraha ? GRAHA_ADVICE[doer] : TOPIC_ADVICE[topic];
  return [spoken(voice, voice.say(CONFIDENCE_SENTENCES[promise.confidence])), spoken(voice, voice.say(advice))];
}

/** Sentences under one another, so that the eye finds the answer, the other side and what to do. */
const paragraphs = (parts: readonly (readonly Spoken[])[]): Spoken[] =>
  parts.flatMap((part, at) => part.map((one, place) => (at > 0 && place === 0 ? { ...one, opens: true } : one)));

/**
 * A reading of one matter of a chart: the answer first, then why, the other side, when, how sure, and one thing that can be done. Every
 * statement about the chart names its facts.
 */
export function readingOf(index: FactIndex, judged: Judged, voice: Voice, asked: ReadingAsked): Reading {
  const before = new Set(asked.before);
  let told: { sentences: readonly Spoken[]; chosen: Chosen } | undefined;
  const start = voice.used().length;
  for (let most = MOST_FINDINGS; most >= 1; most--) {
    voice.rewind(start);
    const chosen = choose(judged, most, before);
    const telling = tellingOf(index, voice, judged.topic);
    const { opening, why, other, when } = partsOf(telling, judged, asked, chosen);
    const close = closing(telling, judged, chosen, asked.seed);
    const sentences = paragraphs([[...opening, ...why], [...other, ...when], close]);
    told = { sentences, chosen };
    if (wordsOf(sentences) <= MOST_WORDS) break;
  }
  const { sentences = [], chosen } = told ?? {};
  return {
    sentences,
    findings: chosen ? [...chosen.main, ...(chosen.against ? [chosen.against] : [])].map(({ row }) => row) : [],
    evidence: evidenceOf(index, judged, voice.tongue),
    confidence: judged.promise.confidence,
  };
}
