import { type LocalCalendar, localCalendarOf } from "../local-calendar.ts";
import type { FactIndex, Said } from "../fact.ts";
import { TOPIC_ROWS } from "../reading/topics.data.ts";
import { stretchesOf, type Window } from "../reading/windows.ts";
import { windowFacts } from "../reading/window-facts.ts";
import { said } from "../words/say.ts";
import { TOPIC_ADVICE } from "./advice.data.ts";
import type { Spoken } from "./answer.ts";
import { choose, evidenceOf, judge, type Judged } from "./judged.ts";
import { bestWithin, gateOf } from "./matter-answer.ts";
import { monthSaid } from "./month.ts";
import { CONFIDENCE_SENTENCES, TURNS, TURNS_TO_GOOD } from "./phrases.data.ts";
import { COMPARED_TIMES } from "./talk-phrases.data.ts";
import { findingSaid, tellingOf } from "./telling.ts";
import { clocksSaid } from "./times.ts";
import { type Body, says, type Turn } from "./turn.ts";

const CHOOSES = /\b(?:or|vs|versus|ya|than|better|compare|between|which|kaun\w*|behtar)\b|या|बनाम|बेहतर|तुलना|कौन/iu;
const YEAR = /(?<!\d)(20\d\d)(?!\d)/gu;

/** "2027 or 2028": two years that a question weighs against each other. */
function yearsIn(text: string): readonly [number, number] | null {
  const years = [...new Set([...text.matchAll(YEAR)].map(([, year]) => Number(year)))].toSorted((a, b) => a - b);
  const [one, other] = years;
  return one !== undefined && other !== undefined && years.length === 2 && CHOOSES.test(text) ? [one, other] : null;
}

interface Side {
  readonly name: Said;
  readonly best: Window | null;
  /** Days of good time, each by how loudly the clocks speak. */
  readonly weight: number;
}

function sideOf(index: FactIndex, judged: Judged, calendar: LocalCalendar, year: number): Side {
  const jd = (at: number): number => calendar.skyJdOf(calendar.startOf({ year: at, month: 1, day: 1 }));
  const [startJd, endJd] = [Math.max(jd(year), calendar.nowJd), jd(year + 1)];
  const weight = stretchesOf(index, TOPIC_ROWS[judged.topic], judged.house)
    .filter(({ good }) => good)
    .map((one) => Math.max(0, Math.min(one.endJd, endJd) - Math.max(one.startJd, startJd)) * one.activity)
    .reduce((all, one) => all + one, 0);
  const best = endJd > startJd ? bestWithin(index, judged, startJd, endJd) : null;
  const name = String(year);
  return { name: said(name, name, name), best, weight: best ? weight : 0 };
}

/** Nearer to each other than this share of the greater, two years are about equal. */
const CLOSE = 0.15;

/** The good part of each year, the better year first, and what is said of one that has none. */
function sidesSaid({ voice }: Turn, calendar: LocalCalendar, sides: readonly Side[], house: number): Spoken[] {
  const good = sides.filter(({ best }) => best !== null);
  return sides.map(({ name, best }) => {
    if (!best) return says(voice, COMPARED_TIMES.empty, { name });
    const edges = { from: monthSaid(calendar, best.startJd), until: monthSaid(calendar, best.endJd) };
    const id = `win-${house}-${"ab"[good.findIndex((side) => side.best === best)]}`;
    return says(voice, COMPARED_TIMES.part, { name, ...edges }, [id]);
  });
}

/** Which of two years carries a matter better: by the good time each holds, with what speaks for and against the matter itself. */
export function yearsAnswer(turn: Turn): Body | null {
  const { question, topics, index, voice, turns } = turn;
  const years = yearsIn(question.text);
  const [topic] = topics;
  if (!years || topic === undefined || question.person !== "self" || gateOf(turn, topic).closed) return null;
  const calendar = localCalendarOf(index.nativity, index.about);
  if (years[0] < calendar.dayOf(calendar.nowJd).year) return null;
  const plain = judge(index, topic, [...question.named.houses, ...question.named.lords]);
  const inOrder = years.map((year) => sideOf(index, plain, calendar, year));
  const [best, rest] = inOrder.toSorted((a, b) => b.weight - a.weight) as [Side, Side];
  const ahead = [best, rest].flatMap(({ best: window }) => window ?? []);
  const windows = { now: null, ahead, least: null };
  const judged = { ...plain, windows, windowFacts: windowFacts(index, plain.house, windows) };
  const isClose = best.weight - rest.weight < best.weight * CLOSE;
  const verdict = best.weight === 0 ? COMPARED_TIMES.neither : isClose ? COMPARED_TIMES.close : COMPARED_TIMES.clear;
  const names = { one: best.name, other: rest.name, first: inOrder[0]?.name ?? "", second: inOrder[1]?.name ?? "" };
  const { main, against } = choose(judged, 1, new Set(turns.flatMap(({ findings }) => findings)));
  const telling = tellingOf(index, voice, topic);
  const [pro] = main;
  const turnTo = judged.promise.promise >= 0 ? TURNS : TURNS_TO_GOOD;
  return {
    kind: "reading",
    topics: [topic],
    made: judged.windowFacts,
    sentences: [
      says(voice, verdict, names),
      ...(best.weight > 0 ? sidesSaid(turn, calendar, [best, rest], judged.house) : []),
      ...clocksSaid(telling, judged),
      ...(pro ? findingSaid(telling, pro, { whole: true }) : []),
      ...(against ? findingSaid(telling, against, { turn: turnTo }) : []),
      says(voice, CONFIDENCE_SENTENCES[judged.promise.confidence]),
      says(voice, TOPIC_ADVICE[topic]),
    ],
    findings: [...main, ...(against ? [against] : [])].map(({ row }) => row),
    evidence: evidenceOf(index, judged, voice.tongue),
    confidence: judged.promise.confidence,
  };
}
