import type { Graha } from "@lagna/terms";
import { choiceIn, compareAnswer } from "./compare-answer.ts";
import type { Choice } from "./compare.data.ts";
import { choose, evidenceOf, judge } from "./judged.ts";
import { BAND_SENTENCES, CONFIDENCE_SENTENCES, TOPIC_NAMES, TURNS, TURNS_TO_GOOD } from "./phrases.data.ts";
import { LEANING_ON } from "./talk-phrases.data.ts";
import type { Spoken } from "./answer.ts";
import { findingSaid, meaningOf, tellingOf } from "./telling.ts";
import { clocksSaid, timesSaid } from "./times.ts";
import { localCalendarOf } from "../local-calendar.ts";
import type { Confidence } from "../reading/promise.ts";
import type { Topic } from "../reading/topics.data.ts";
import { windowFacts } from "../reading/window-facts.ts";
import { bestWithin } from "./matter-answer.ts";
import { monthSaid } from "./month.ts";
import { TOPIC_ADVICE } from "./advice.data.ts";
import { type Body, says, type Turn } from "./turn.ts";
import { factById } from "../facts/facts-of.ts";
import { yearsWhy } from "./years-ahead.ts";
import { nextEntry } from "./asked.ts";
import { lookedUpLast, moreOfFact, yogaWhen } from "./of-fact.ts";
import { TALK } from "./talk.data.ts";
import { factSaid } from "./uncertain.ts";
import { spoken } from "./voice.ts";

const toldBefore = ({ turns }: Turn): ReadonlySet<string> => new Set(turns.flatMap(({ findings }) => findings));

const nothingSettled = ({ voice }: Turn): Body => ({ kind: "talk", sentences: [says(voice, LEANING_ON.nothing)] });

/** What to do until then: two things that can be done, the nearest time, and what they answer. */
function doingAnswer({ index, voice, topics }: Turn): Body | null {
  const [topic] = topics;
  if (topic === undefined) return null;
  const judged = judge(index, topic);
  const { against } = choose(judged, 1, new Set());
  const telling = tellingOf(index, voice, topic);
  return {
    kind: "reading",
    topics: [topic],
    made: judged.windowFacts,
    sentences: [
      says(voice, LEANING_ON.do),
      says(voice, TOPIC_ADVICE[topic]),
      says(voice, TOPIC_ADVICE[topic]),
      ...(against ? findingSaid(telling, against, { turn: LEANING_ON.do_for }) : []),
      ...timesSaid(telling, judged).slice(0, 1),
    ],
    evidence: evidenceOf(index, judged, voice.tongue),
    confidence: judged.promise.confidence,
  };
}

/** What the tone of a stretch of time rests on: the period that runs then, and how its lord stands. */
function periodWhy({ index, voice, turns }: Turn): Body | null {
  const last = turns.at(-1);
  if (last?.kind !== "reading" || last.topics.length > 0) return null;
  const then = last.interval?.from ?? new Date(index.about.now).toISOString();
  const running = [...index.facts.values()].find(({ predicate, value }) => {
    if (predicate !== "period") return false;
    const { lords, start, end } = value as { lords: readonly Graha[]; start: string; end: string };
    return lords.length === 2 && start <= then && then < end;
  });
  const lord = (running?.value as { lords: readonly Graha[] } | undefined)?.lords.at(-1);
  if (!running || !lord) return null;
  const shown = [running.id, `planet-${lord}`, `dignity-${lord}`].flatMap((id) => factById(index, id) ?? []);
  const told = shown.flatMap((fact) => factSaid(index, fact, voice.tongue));
  return { kind: "reading", topics: [], sentences: [says(voice, LEANING_ON.why_then), ...told] };
}

/** Are you sure, of the tone of a stretch of time. */
function periodSure(turn: Turn): Body | null {
  const { voice } = turn;
  const why = periodWhy(turn);
  const [, ...grounds] = why?.sentences ?? [];
  return why && { ...why, sentences: [says(voice, LEANING_ON.sure), ...grounds, says(voice, LEANING_ON.change)] };
}

/** Are you sure, of a choice: the same two sides on the same scale. */
function choiceSure(turn: Turn, choice: Choice): Body {
  const { voice } = turn;
  const body = compareAnswer({ ...turn, turns: [] }, choice);
  const again = body.sentences.slice(0, -1);
  return { ...body, sentences: [says(voice, LEANING_ON.sure), ...again, says(voice, LEANING_ON.change)] };
}

interface Frame {
  readonly opening: Spoken;
  readonly closing: (confidence: Confidence) => readonly Spoken[];
}

/** What was judged, in short: the first finding for, the one against, the nearest time. */
function sameAgain({ index, voice }: Turn, topic: Topic, { opening, closing }: Frame): Body {
  const judged = judge(index, topic);
  const { main, against } = choose(judged, 1, new Set());
  const telling = tellingOf(index, voice, topic);
  const [first] = main;
  const { promise, confidence } = judged.promise;
  return {
    kind: "reading",
    topics: [topic],
    made: judged.windowFacts,
    sentences: [
      opening,
      ...(first ? findingSaid(telling, first) : []),
      ...(against ? findingSaid(telling, against, { turn: promise >= 0 ? TURNS : TURNS_TO_GOOD }) : []),
      ...timesSaid(telling, judged).slice(0, 1),
      ...closing(confidence),
    ],
    findings: [],
    evidence: evidenceOf(index, judged, voice.tongue),
    confidence,
  };
}

/** "Earlier you said something else": the same again, in short, and an offer to look at what does not agree. */
function earlierAnswer(turn: Turn): Body | null {
  const { voice, topics } = turn;
  const [topic] = topics;
  if (turn.turns.length === 0) return null;
  if (topic === undefined) return { kind: "talk", sentences: [says(voice, LEANING_ON.earlier_ask)] };
  return sameAgain(turn, topic, {
    opening: says(voice, LEANING_ON.earlier, { matter: TOPIC_NAMES[topic] }),
    closing: () => [says(voice, LEANING_ON.earlier_ask)],
  });
}

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

/** Why: the next two findings that were not told, and what speaks against; of what was looked up, what it follows from. */
function whyAnswer(turn: Turn): Body | null {
  const { voice, topics, question } = turn;
  const [topic] = topics;
  if (topic === undefined)
    return (
      moreOfFact(turn) ??
      yearsWhy(turn) ??
      periodWhy(turn) ??
      (question.blank && wordsIn(question.text) <= 3 ? nothingSettled(turn) : null)
    );
  return furtherAnswer(turn, topic, says(voice, LEANING_ON.why));
}

/** Tell me more: what of the matter, of the time or of the fact was not told yet. */
function moreAnswer(turn: Turn): Body | null {
  const { voice, topics, question, turns, index } = turn;
  const [topic] = topics;
  if (topic !== undefined) {
    // "Tell me more about my career", where the talk was of something else, asks for it as a whole.
    if (question.topics.length > 0 && turns.at(-1)?.topics[0] !== topic) return null;
    const before = toldBefore(turn);
    const { main } = choose(judge(index, topic), 2, before);
    const isDone = main.every(({ row }) => before.has(row));
    return furtherAnswer(turn, topic, says(voice, isDone ? LEANING_ON.more_done : LEANING_ON.more));
  }
  const isBare = question.blank || turns.at(-1)?.kind === "fact";
  if (!isBare || question.kinds.length > 0) return null;
  return moreOfFact(turn) ?? periodWhy(turn) ?? { kind: "talk", sentences: [says(voice, TALK.more_of_what)] };
}

/** The next two findings of a matter that were not told, and what speaks against. */
function furtherAnswer(turn: Turn, topic: Topic, opening: Spoken): Body {
  const { index, voice } = turn;
  const judged = judge(index, topic);
  const { main, against } = choose(judged, 2, toldBefore(turn));
  const telling = tellingOf(index, voice, topic);
  const turnTo = judged.promise.promise >= 0 ? TURNS : TURNS_TO_GOOD;
  return {
    kind: "reading",
    topics: [topic],
    sentences: [
      opening,
      ...main.flatMap((finding, at) => findingSaid(telling, finding, { whole: at === 0 })),
      ...(against ? findingSaid(telling, against, { turn: turnTo }) : []),
      says(voice, CONFIDENCE_SENTENCES[judged.promise.confidence]),
    ],
    findings: [...main, ...(against ? [against] : [])].map(({ row }) => row),
    evidence: evidenceOf(index, judged, voice.tongue),
    confidence: judged.promise.confidence,
  };
}

/** Are you sure: the same again, what it rests on for and against, and what could change it. */
function sureAnswer(turn: Turn): Body | null {
  const { voice, topics } = turn;
  const [topic] = topics;
  if (topic === undefined) return periodSure(turn) ?? nothingSettled(turn);
  const choice = choiceIn(turn.turns.at(-1)?.question ?? "");
  if (choice) return choiceSure(turn, choice);
  return sameAgain(turn, topic, {
    opening: says(voice, LEANING_ON.sure),
    closing: (confidence) => [says(voice, CONFIDENCE_SENTENCES[confidence]), says(voice, LEANING_ON.change)],
  });
}

/** In plain words: the balance, one meaning for and one against without a term, the time, one thing to do. */
function simpleAnswer(turn: Turn): Body | null {
  const { index, voice, topics } = turn;
  const [topic] = topics;
  if (topic === undefined) return null;
  const judged = judge(index, topic);
  const { main, against } = choose(judged, 1, new Set());
  const telling = tellingOf(index, voice, topic);
  const matter = TOPIC_NAMES[topic];
  const meanings = [...main, ...(against ? [against] : [])].flatMap((finding) => {
    const meaning = meaningOf(telling, finding);
    return meaning?.leads ? [spoken(voice, meaning.core)] : [];
  });
  return {
    kind: "reading",
    topics: [topic],
    made: judged.windowFacts,
    sentences: [
      says(voice, BAND_SENTENCES[judged.promise.band], { matter, Matter: matter }),
      ...meanings,
      ...timesSaid(telling, judged).slice(0, 1),
      says(voice, TOPIC_ADVICE[topic]),
    ],
    evidence: evidenceOf(index, judged, voice.tongue),
    confidence: judged.promise.confidence,
  };
}

/** How many years on from what was told the next time is looked for. */
const YEARS_ON = 5;

/** What comes after the times that were told of the matter. */
function afterAnswer(turn: Turn): Body | null {
  const { index, voice, topics, turns } = turn;
  const [topic] = topics;
  const told = turns.findLast(({ windows }) => windows.length > 0)?.windows ?? [];
  const last = told
    .map(({ until }) => until)
    .toSorted()
    .at(-1);
  if (topic === undefined || last === undefined) return null;
  const calendar = localCalendarOf(index.nativity, index.about);
  const fromJd = calendar.jdOf(Date.parse(last)) + 1;
  const judged = judge(index, topic);
  const next = bestWithin(index, judged, fromJd, fromJd + YEARS_ON * 365.25);
  const windows = { now: null, ahead: next ? [next] : [], least: null };
  const then = { ...judged, windows, windowFacts: windowFacts(index, judged.house, windows) };
  const telling = tellingOf(index, voice, topic);
  const slots = next ? { from: monthSaid(calendar, next.startJd), until: monthSaid(calendar, next.endJd) } : {};
  return {
    kind: "reading",
    topics: [topic],
    made: then.windowFacts,
    sentences: [
      next ? says(voice, LEANING_ON.after, slots, [`win-${judged.house}-a`]) : says(voice, LEANING_ON.after_none),
      ...clocksSaid(telling, then),
      says(voice, CONFIDENCE_SENTENCES[judged.promise.confidence]),
      says(voice, TOPIC_ADVICE[topic]),
    ],
    evidence: evidenceOf(index, judged, voice.tongue),
    confidence: judged.promise.confidence,
  };
}

/** "My pandit says I am manglik, are you sure?" asks for the dosha, whatever was talked of before. */
const namesOfTheChart = ({ factIds, grahas, houses, lords, vargas, terms }: Turn["question"]["named"]): boolean =>
  factIds.length + grahas.length + houses.length + lords.length + vargas.length > 0 ||
  OF_THE_CHART.some((term) => terms.has(term));
const OF_THE_CHART = ["lagna", "moonsign", "birthstar", "sadesati"];

/** What a question that leans on the turn before it asks for; `null` where it brings a matter of its own. */
export function leaningAnswer(turn: Turn): Body | null {
  const { question, voice } = turn;
  const whenGiven = yogaWhen(turn) ?? datesAhead(turn);
  if (whenGiven) return whenGiven;
  switch (question.followUp) {
    case "why":
      return whyAnswer(turn);
    case "more":
      return moreAnswer(turn);
    case "verify":
      return question.topics.length === 0 && !namesOfTheChart(question.named) ? sureAnswer(turn) : null;
    case "earlier":
      return question.topics.length === 0 && question.kinds.length === 0 ? earlierAnswer(turn) : null;
    case "after":
      return question.topics.length === 0 ? afterAnswer(turn) : null;
    case "do":
      return question.topics.length === 0 && question.kinds.length === 0 ? doingAnswer(turn) : null;
    case "simple":
      return simpleAnswer(turn);
    case "other":
      return question.topics.length === 0 ? { kind: "talk", sentences: [says(voice, LEANING_ON.other)] } : null;
    default:
      return asksToBeShown(turn) ? moreOfFact(turn) : null;
  }
}

const BARE_WHEN = 4;

/** "When exactly", of the time ahead that was told: the days on which its clocks change. */
function datesAhead({ question, index, voice, turns }: Turn): Body | null {
  const last = turns.at(-1);
  const isOfTime = last?.kind === "reading" && last.topics.length === 0 && last.interval === null;
  if (!isOfTime || !question.blank || question.form !== "when" || wordsIn(question.text) > BARE_WHEN) return null;
  const ids = ["dasha-next", ...nextEntry(index, "jupiter"), ...nextEntry(index, "saturn")];
  const told = ids.flatMap((id) => factById(index, id) ?? []);
  return { kind: "fact", sentences: told.flatMap((fact) => factSaid(index, fact, voice.tongue)) };
}

const SHOWN = /\b(?:how|how come|show|explain|kaise|kese|dikha\w*|samjha\w*)\b|कैसे|दिखा|समझा/iu;
const MOST_SHOWN = 7;

/** "Show me", "dikhao kaise", of a yoga or a dosha that was looked up. */
function asksToBeShown(turn: Turn): boolean {
  const { question, turns } = turn;
  if (turns.at(-1)?.kind !== "fact" || question.topics.length + question.kinds.length > 0) return false;
  if (!SHOWN.test(question.text) || wordsIn(question.text) > MOST_SHOWN) return false;
  return lookedUpLast(turn).some((id) => id.startsWith("yoga-") || id.startsWith("dosha-"));
}
