import type { Fact } from "../../fact.ts";
import { createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import { buildWindowFacts } from "../../topic-judgment/build-window-facts.ts";
import { findAllWindows, type TimeWindow } from "../../topic-judgment/find-windows.ts";
import { type Topic, TOPIC_ROWS } from "../../topic-judgment/topics.data.ts";
import { capitalize } from "../phrasing/phrase-picker.ts";
import type { AnswerContext, AnswerDraft } from "../answer-context.ts";
import type { AnswerSentence } from "../answer-types.ts";
import { findAnsweredTurns } from "../conversation/conversation-turns.ts";
import { formatMonth } from "../topic/format-month.ts";
import { judgeTopic, type TopicJudgment } from "../topic/judge-topic.ts";
import { TOPIC_NAMES } from "../topic/topic-answer-phrases.data.ts";
import { composeTalk, say } from "../conversation/recall-turns.ts";
import { listWindows } from "../topic/render-time-windows.ts";
import { checkTopicRestrictions, findBestWindow } from "../topic/answer-topic.ts";
import { answerWithJudgmentIndex } from "../birth-time/answer-with-uncertain-birth-time.ts";

/** Shorter spans are not worth naming. */
const MIN_DAYS = 14;

/** The span of a topic with the strongest timing factors before an instant, whether or not it is good; `null` if there is none. */
function findLeastWeak({ index }: AnswerContext, { topic, house }: TopicJudgment, endJd: number): TimeWindow | null {
  const { nowJd } = createTimeZoneCalendar(index.nativity, index.context);
  const spans = findAllWindows(index, TOPIC_ROWS[topic], house)
    .map((span) => ({ ...span, startJd: Math.max(span.startJd, nowJd), endJd: Math.min(span.endJd, endJd) }))
    .filter((span) => span.endJd - span.startJd >= MIN_DAYS);
  return spans.toSorted((a, b) => b.activity - a.activity)[0] ?? null;
}

/** The start of the first window that was named for a topic in the conversation; else of the first one the chart shows. */
function findNamedStart(turn: AnswerContext, topic: Topic, judgment: TopicJudgment): number | null {
  const { index } = turn;
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  const named = findAnsweredTurns(turn).findLast(
    ({ memory }) => memory.windows.length > 0 && memory.topics[0] === topic,
  );
  const starts = named
    ? named.memory.windows.map(({ from }) => calendar.toJd(Date.parse(from)))
    : listWindows(judgment).map(({ window }) => window.startJd);
  return starts.length === 0 ? null : Math.min(...starts);
}

/** How an earlier time compares with the one that was named. */
function gradeSooner(
  { index }: AnswerContext,
  { topic, house }: TopicJudgment,
  { good, start }: { readonly good: TimeWindow | null; readonly start: number },
): "sooner_good" | "sooner_equal" | "sooner_weak" {
  if (!good) return "sooner_weak";
  const named = findAllWindows(index, TOPIC_ROWS[topic], house).find(({ endJd }) => endJd > start + 1);
  return named && named.activity > good.activity ? "sooner_good" : "sooner_equal";
}

function describeSooner(turn: AnswerContext, topic: Topic): { sentence: AnswerSentence; facts: readonly Fact[] } {
  const { index, phrasePicker } = turn;
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  const judgment = judgeTopic(index, topic);
  const { house } = judgment;
  const start = findNamedStart(turn, topic, judgment);
  const { now } = judgment.windows;
  if (now && (start === null || start <= calendar.nowJd + 1)) {
    const slots = { until: formatMonth(calendar, now.endJd) };
    return { sentence: say(turn, "sooner_running", slots, [`win-${house}-now`]), facts: judgment.windowFacts };
  }
  const good = start === null ? null : findBestWindow(index, judgment, calendar.nowJd, start - 1);
  const weak = start === null || good ? null : findLeastWeak(turn, judgment, start);
  const found = good ?? weak;
  const matter = TOPIC_NAMES[topic];
  if (!found || start === null)
    return {
      sentence: say(turn, "sooner_none", { matter, Matter: capitalize(matter[phrasePicker.language]) }),
      facts: [],
    };
  const from = formatMonth(calendar, found.startJd);
  const slots = {
    from,
    From: capitalize(from[phrasePicker.language]),
    until: formatMonth(calendar, found.endJd),
  };
  const windows = { now: null, ahead: good ? [good] : [], leastWeak: weak };
  return {
    sentence: say(turn, gradeSooner(turn, judgment, { good, start }), slots, [`win-${house}-${good ? "a" : "least"}`]),
    facts: buildWindowFacts(index, house, windows),
  };
}

/** "Anything sooner?": the best time before the one that was named, with its strength. */
export function answerSooner(turn: AnswerContext): AnswerDraft {
  const last = findAnsweredTurns(turn).findLast(({ memory }) => memory.topics.length > 0);
  const topic = turn.question.topics[0] ?? last?.memory.topics[0];
  if (topic === undefined) return { kind: "talk", sentences: [say(turn, "sooner_of_what")], repeats: true };
  const answer = answerWithJudgmentIndex(turn, (judged) => {
    const gate = checkTopicRestrictions(judged, topic);
    if (gate.closed) return { kind: "talk", topics: [topic], sentences: gate.said };
    const { sentence, facts } = describeSooner(judged, topic);
    return composeTalk(judged, [{ sentences: [sentence], extraFacts: facts }], { topics: [topic] });
  });
  return answer ?? { kind: "talk", sentences: [say(turn, "sooner_of_what")] };
}

const getTopicsOf = (turn: AnswerContext): readonly Topic[] => {
  if (turn.question.topics.length > 1) return turn.question.topics;
  const asked = findAnsweredTurns(turn).map(({ memory }) => ({
    memory,
    topics: turn.questionOf(memory).topics,
  }));
  const both = asked.at(-1)?.topics ?? [];
  if (both.length > 1) return both;
  const topics = asked.flatMap(({ memory }) => memory.topics.slice(0, 1)).toReversed();
  return [...new Set(topics)].slice(0, 2);
};

/** "Which of the two comes first": topics by the start of their good time; `null` if there are not two. */
export function answerOrder(turn: AnswerContext): AnswerDraft | null {
  const topics = getTopicsOf(turn);
  if (topics.length < 2) return null;
  return answerWithJudgmentIndex(turn, (judged) => {
    const { index } = judged;
    const calendar = createTimeZoneCalendar(index.nativity, index.context);
    const opening = topics
      .flatMap((topic) => {
        const judgment = judgeTopic(index, topic);
        const [first] = listWindows(judgment);
        return first ? [{ ...first, topic, facts: judgment.windowFacts }] : [];
      })
      .toSorted((a, b) => a.window.startJd - b.window.startJd || a.window.endJd - b.window.endJd);
    if (opening.length < 2) return null;
    const hasBegun = ({ startJd }: TimeWindow): boolean => startJd <= calendar.nowJd + 1;
    const sentences = opening.map(({ window, id, topic }, at) => {
      const isRunning = hasBegun(window);
      const matter = TOPIC_NAMES[topic];
      const Matter = capitalize(matter[judged.phrasePicker.language]);
      const slots = {
        one: matter,
        One: Matter,
        other: matter,
        Other: Matter,
        from: formatMonth(calendar, window.startJd),
        until: formatMonth(calendar, window.endJd),
      };
      const areAllRunning = opening.every((one) => hasBegun(one.window));
      const running = at > 0 ? "order_next_running" : areAllRunning ? "order_both" : "order_running";
      const key = isRunning ? running : at > 0 ? "order_next" : "order";
      return say(judged, key, slots, [id]);
    });
    return composeTalk(judged, [{ sentences, extraFacts: opening.flatMap(({ facts }) => facts) }], { topics });
  });
}
