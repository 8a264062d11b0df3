import type { Fact, FactIndex, Tongue } from "../fact.ts";
import { factById, withFacts } from "../facts/facts-of.ts";
import { localCalendarOf } from "../local-calendar.ts";
import type { Wordings } from "../knowledge/row.ts";
import { type Danger, parseQuestion, type Question, type QuestionKind } from "../question/parse.ts";
import type { Topic } from "../reading/topics.data.ts";
import { rashiSaid } from "../words/say.ts";
import type { Answer, AnswerKind, Asked, Evidence, Spoken, Timing, Told } from "./answer.ts";
import { definitionOf, termAsked, termsIn } from "./define.ts";
import { factAnswer } from "./fact-answer.ts";
import { meaningOfFact } from "./fact-meaning.ts";
import { sentenceOf } from "./fact-sentence.ts";
import { FIRST_QUESTIONS, NEXT_QUESTIONS } from "./follow-ups.data.ts";
import { judge, readingOf } from "./reading-answer.ts";
import { BOUNDS, SAFETY, TALK } from "./talk.data.ts";
import { spoken, type Voice, voiceOf } from "./voice.ts";

/** How many turns back wordings are remembered. */
const REMEMBERED_TURNS = 10;

/** What every part of an answer is made with. */
export interface Turn {
  readonly question: Question;
  readonly index: FactIndex;
  readonly turns: readonly Told[];
  readonly voice: Voice;
}

/** What an answer says, before it is put together. */
interface Body {
  readonly kind: AnswerKind;
  readonly sentences: readonly Spoken[];
  readonly topics?: readonly Topic[];
  readonly findings?: readonly string[];
  readonly evidence?: readonly Evidence[];
  readonly confidence?: Answer["confidence"];
  readonly danger?: Danger | null;
  readonly followUps?: readonly string[];
  /** Facts that the index does not hold: windows. */
  readonly made?: readonly Fact[];
}

const says = (voice: Voice, wordings: Wordings, slots = {}, ids: readonly string[] = []): Spoken =>
  spoken(voice, voice.say(wordings, slots), ids);

/** Danger comes before all else; who was in it stays so until they ask for something else in so many words. */
function safety({ question, turns, voice }: Turn): Body | null {
  const last = turns.at(-1);
  const { danger } = question;
  if (danger !== null) {
    const again = last?.kind === "safety" && danger !== "violence";
    return { kind: "safety", sentences: [says(voice, again ? SAFETY.still : SAFETY[danger])], danger, followUps: [] };
  }
  const turnedAway = question.topics.length > 0 || question.kinds.length > 0 || !question.blank;
  if (last?.kind !== "safety" || turnedAway) return null;
  return { kind: "safety", sentences: [says(voice, SAFETY.still)], danger: "veiled", followUps: [] };
}

const BOUND_KINDS = ["death", "order", "sex_of_child", "medical", "verdict", "third_party", "match"] as const;

function bounds({ question, voice }: Turn): Body | null {
  const kind = BOUND_KINDS.find((bound) => question.kinds.includes(bound));
  return kind ? { kind: "bounds", sentences: [says(voice, BOUNDS[kind])] } : null;
}

function definition({ question, index, turns, voice }: Turn): Body | null {
  const meant =
    question.form === "define" && termsIn(question.text).length === 0 ? turns.at(-1)?.terms.at(-1) : undefined;
  const found = meant === undefined ? termAsked(question) : definitionOf(meant);
  if (!found) return null;
  const shown = found.here === null ? undefined : factById(index, found.here);
  const inChart: Spoken[] = shown
    ? [{ text: sentenceOf(shown, localCalendarOf(index.nativity, index.about))[voice.tongue], facts: [shown.id] }]
    : [];
  return { kind: "definition", sentences: [says(voice, found.text), ...inChart] };
}

function facts({ question, index, voice }: Turn): Body | null {
  const told = factAnswer(question, index);
  if (told.length === 0) return null;
  const sentences = told.map(({ text, facts: ids }): Spoken => ({ text: text[voice.tongue], facts: ids }));
  return { kind: "fact", sentences: [...sentences, ...meaningOfFact(question, index, voice, sentences)] };
}

function greeting({ index, turns, voice }: Turn): Spoken {
  if (turns.length > 0) return says(voice, TALK.again);
  const { lagna, moon } = index.nativity.signs;
  return says(voice, TALK.greeting, { lagna: rashiSaid(lagna), moon: rashiSaid(moon) }, ["lagna", "planet-moon"]);
}

function talk(turn: Turn): Body | null {
  const { question, voice } = turn;
  const is = (kind: QuestionKind): boolean => question.kinds.includes(kind);
  const plain = (wordings: Wordings): Body => ({ kind: "talk", sentences: [says(voice, wordings)] });
  if (question.topics.length > 0) return null;
  if (is("greeting")) return { kind: "talk", sentences: [greeting(turn)] };
  if (is("thanks")) return plain(TALK.thanks);
  if (is("about_you")) return plain(TALK.about_you);
  if (question.followUp === "wrong") return plain(TALK.wrong);
  return null;
}

/** What a question is about: its own matter, else that of the talk so far where it leans on it. */
function topicsOf({ question, turns }: Turn): readonly Topic[] {
  if (question.topics.length > 0) return question.topics;
  const before = turns.findLast(({ topics }) => topics.length > 0)?.topics ?? [];
  return question.followUp === null ? [] : before.slice(0, 1);
}

function reading(turn: Turn): Body | null {
  const { question, index, turns, voice } = turn;
  const [topic] = topicsOf(turn);
  if (topic === undefined) return null;
  const judged = judge(index, topic, [...question.named.houses, ...question.named.lords]);
  const before = turns.flatMap(({ findings }) => findings);
  const told = readingOf(index, judged, voice, { form: question.form, before });
  return { kind: "reading", topics: [topic], made: judged.windowFacts, ...told };
}

/** Whether what is asked is a fact of the chart and no matter of life. */
const asksFact = ({ topics, form, named }: Question): boolean =>
  topics.length === 0 ||
  (form !== "when" && (named.houses.length > 0 || named.lords.length > 0 || named.grahas.length > 0));

function bodyOf(turn: Turn): Body {
  return (
    safety(turn) ??
    bounds(turn) ??
    definition(turn) ??
    (asksFact(turn.question) ? facts(turn) : null) ??
    talk(turn) ??
    reading(turn) ??
    facts(turn) ?? { kind: "talk", sentences: [says(turn.voice, TALK.unclear)] }
  );
}

const MOST_FOLLOW_UPS = 3;

/** Questions to go on with, none that was asked before. */
function followUpsOf({ voice, turns, question }: Turn, { topics = [], followUps, kind }: Body): readonly string[] {
  if (followUps) return followUps;
  if (kind === "bounds" && topics.length === 0 && question.kinds.includes("order")) return [];
  const asked = new Set([question.text, ...turns.map((told) => told.question)]);
  const [topic] = topics;
  const wordings = topic === undefined ? FIRST_QUESTIONS : NEXT_QUESTIONS[topic];
  return wordings[voice.tongue].filter((text) => !asked.has(text)).slice(0, MOST_FOLLOW_UPS);
}

const timingOf = (made: readonly Fact[], cited: ReadonlySet<string>): Timing[] =>
  made.flatMap(({ id, valid }) =>
    cited.has(id) && valid?.from && valid.until ? [{ factId: id, from: valid.from, until: valid.until }] : [],
  );

/**
 * The built-in astrologer's answer to a question about a chart: a fact exactly, a matter weighed for and against with its times, a term
 * explained, or what is not read. The same for the same question, chart, instant and conversation.
 */
export function answerOf({ question: text, index, turns = [], language }: Asked): Answer {
  const previous: Tongue | undefined = turns.at(-1)?.language ?? language;
  const question = parseQuestion(text, previous);
  const seed = `${index.about.local} ${text} ${turns.length}`;
  const before = turns.slice(-REMEMBERED_TURNS).flatMap(({ used }) => used);
  const voice = voiceOf(question.language, seed, before);
  const turn: Turn = { question, index, turns, voice };
  const body = bodyOf(turn);
  const { kind, sentences, topics = [], evidence = [], made = [] } = body;
  const cited = new Set(sentences.flatMap(({ facts: ids }) => ids));
  const timing = timingOf(made, cited);
  const whole = withFacts(index, made);
  const ids = new Set([...cited, ...evidence.map(({ factId }) => factId)]);
  return {
    kind,
    language: question.language,
    sentences,
    evidence,
    confidence: body.confidence ?? null,
    timing,
    followUps: followUpsOf(turn, body),
    danger: body.danger ?? null,
    chart: null,
    facts: [...ids].flatMap((id) => factById(whole, id) ?? []),
    told: {
      question: text,
      language: question.language,
      kind,
      topics,
      interval: null,
      findings: body.findings ?? [],
      windows: timing,
      used: voice.used(),
      terms: termsIn(sentences.map((one) => one.text).join(" ")),
    },
  };
}
