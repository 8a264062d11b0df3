import type { Fact, FactIndex, Tongue } from "../fact.ts";
import { factById, withFacts } from "../facts/facts-of.ts";
import { localCalendarOf } from "../local-calendar.ts";
import { parseQuestion } from "../question/parse.ts";
import type { Question } from "../question/question.ts";
import { statedIn } from "../question/stated.ts";
import { type TimeAsked, timeAsked } from "../question/time-asked.ts";
import { clocksOf } from "../reading/clocks.ts";
import type { Answer, Asked, Beating, Interval, Timing } from "./answer.ts";
import { bodyOf, joinedBody } from "./body-of.ts";
import { termsIn } from "./define.ts";
import { FIRST_QUESTIONS, NEXT_QUESTIONS } from "./follow-ups.data.ts";
import { grahaMeant } from "./graha-meant.ts";
import { completed, topicsOf } from "./inherited.ts";
import { openedAnew } from "./opening.ts";
import { OTHERS } from "./talk-phrases.data.ts";
import { type Body, says, type Turn } from "./turn.ts";
import { isUncertain } from "./uncertain.ts";
import { idOf, voiceOf } from "./voice.ts";

/** How many turns back wordings are remembered. */
const REMEMBERED_TURNS = 10;

/** How many turns back somebody is meant by "its". */
const LOOKED_UP_TURNS = 4;

const MOST_FOLLOW_UPS = 3;
const DAYS_PER_YEAR = 365.25;
/** A day of the calendar, also where the clocks are changed. */
const MOST_DAY = 1.5;

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

/** At the least a year from now, and as far as the times that are named; none where the time of birth leaves their dates open. */
function clocksOfTimes(index: FactIndex, made: readonly Fact[], timing: readonly Timing[], tongue: Tongue): Beating[] {
  const house = made.map(({ value }) => (value as { house?: number }).house).find((number) => number !== undefined);
  if (timing.length === 0 || house === undefined || isUncertain(index)) return [];
  const { nowJd, jdOf, iso } = localCalendarOf(index.nativity, index.about);
  const ends = timing.map(({ until }) => jdOf(Date.parse(until)));
  const clocks = clocksOf(index, house, { startJd: nowJd, endJd: Math.max(nowJd + DAYS_PER_YEAR, ...ends) });
  return clocks.map(({ id, graha, text, stretches }) => {
    const spans = stretches.map(({ startJd, endJd }) => ({ from: iso(startJd), until: iso(endJd) }));
    return { id, graha, text: text[tongue], spans };
  });
}

function intervalOf(index: FactIndex, time: TimeAsked | null): Interval | null {
  if (!time) return null;
  const { iso } = localCalendarOf(index.nativity, index.about);
  return { from: iso(time.startJd), until: iso(time.endJd) };
}

/** In one voice, for the whole question or a part of it. */
function turnMaker(
  { index, turns = [], stated = [], saved }: Asked,
  { text, language }: Question,
): (part: string) => Turn {
  const seed = `${index.about.local} ${text} ${turns.length}`;
  const recent = turns.slice(-REMEMBERED_TURNS);
  const voice = voiceOf(
    language,
    seed,
    recent.flatMap(({ used }) => used),
  );
  const known = [...stated, ...statedIn(text)];
  const lookedUp = turns
    .slice(-LOOKED_UP_TURNS)
    .filter(({ kind }) => kind === "fact")
    .map((told) => parseQuestion(told.question, told.language));
  return (part) => {
    const parsed = { ...parseQuestion(part, language), language };
    const meant = grahaMeant(parsed, lookedUp, index);
    const question = meant === parsed ? completed(parsed, turns) : meant;
    const time = timeAsked(part, index);
    const isDay = time !== null && time.endJd - time.startJd < MOST_DAY;
    const topics = topicsOf(question, turns, { hasTime: time !== null, isDay, stated: known });
    return { question, index, turns, stated: known, saved, topics, time, voice, seed };
  };
}

/** What the answer says: its sentences, those of them that are its own, and the times they name. */
interface Spread extends Pick<Answer, "sentences" | "timing"> {
  readonly own: Answer["sentences"];
}

/** What the conversation is to remember. */
const toldOf = (
  { question: text, about }: Asked,
  { index, time, voice }: Turn,
  { kind, topics = [], findings = [], danger = null }: Body,
  { sentences, timing, own }: Spread,
): Answer["told"] => ({
  question: text,
  language: voice.tongue,
  kind,
  topics,
  interval: intervalOf(index, time),
  findings,
  windows: timing,
  used: voice.used(),
  terms: termsIn(sentences.map((one) => one.text).join(" ")),
  opening: own[0] ? idOf(own[0].text) : "",
  chart: about?.id ?? null,
  danger: danger?.kind ?? null,
});

/**
 * The built-in astrologer's answer to a question about a chart: a fact exactly, a matter weighed for and against with its times, a term
 * explained, or what is not read. The same for the same question, chart, instant and conversation.
 */
export function answerOf(asked: Asked): Answer {
  const { question: text, index, turns = [], about } = asked;
  const whole = parseQuestion(text, turns.at(-1)?.language ?? asked.language);
  const turnOf = turnMaker(asked, whole);
  const turn = turnOf(text);
  const body = joinedBody(turn, turnOf) ?? bodyOf(turn);
  const { kind, evidence = [], made = [] } = body;
  const lead = about ? [says(turn.voice, OTHERS.saved, { name: about.name })] : [];
  const own = openedAnew(turn, body);
  const sentences = [...lead, ...own];
  const cited = new Set(sentences.flatMap(({ facts: ids }) => ids));
  const timing = timingOf(made, cited);
  const withMade = withFacts(body.index ?? index, made);
  const ids = new Set([...cited, ...evidence.map(({ factId }) => factId)]);
  return {
    kind,
    language: whole.language,
    sentences,
    evidence,
    confidence: body.confidence ?? null,
    timing,
    clocks: clocksOfTimes(index, made, timing, whole.language),
    followUps: followUpsOf(turn, body),
    danger: body.danger ?? null,
    chart: body.chart ?? null,
    facts: [...ids].flatMap((id) => factById(withMade, id) ?? []),
    told: toldOf(asked, turn, body, { sentences, timing, own }),
  };
}
