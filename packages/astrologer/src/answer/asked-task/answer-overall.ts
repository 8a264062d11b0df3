import type { FactIndex, LocalizedText } from "../../fact.ts";
import { createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import { buildWindowFacts } from "../../topic-judgment/build-window-facts.ts";
import type { AskedTime } from "../../question/parse-asked-time.ts";
import type { TimeWindow } from "../../topic-judgment/find-windows.ts";
import type { Topic } from "../../topic-judgment/topics.data.ts";
import { composeLocalizedText, formatList } from "../../formatting/format-terms.ts";
import { type AnswerContext, type AnswerDraft, renderPhrase } from "../answer-context.ts";
import { hasUncertainTime } from "../birth-time/answer-with-uncertain-birth-time.ts";
import { capitalize } from "../phrasing/phrase-picker.ts";
import { findTimeOfTurn } from "../follow-up/inherit-time.ts";
import { asksQuality, findReferenceKeywords } from "../follow-up/find-reference-keywords.ts";
import { checkTopicRestrictions, judgePeriod, type TimeVerdict } from "../topic/answer-topic.ts";
import { formatMonth } from "../topic/format-month.ts";
import { judgeTopic, type TopicJudgment } from "../topic/judge-topic.ts";
import { TOPIC_NAMES } from "../topic/topic-answer-phrases.data.ts";
import { SURE_KIND } from "./asked-task.ts";
import { TASK_PHRASES } from "./asked-task-phrases.data.ts";

/** The topics that a question about life as a whole is answered from; no two have the same house of windows. */
const TOPICS_OF_LIFE: readonly Topic[] = ["career", "wealth", "love"];
const SHORTEST_DAYS = 20;
const TURNS_BACK = 4;

const withCapital = (text: LocalizedText): LocalizedText =>
  composeLocalizedText((language) => capitalize(text[language]));

interface Span {
  readonly startJd: number;
  readonly endJd: number;
  readonly name: LocalizedText;
}

interface TopicOfSpan {
  readonly judgment: TopicJudgment;
  readonly verdict: TimeVerdict;
  readonly best: TimeWindow | null;
}

const judgeTopics = (turn: AnswerContext, topics: readonly Topic[], span: Span): readonly TopicOfSpan[] =>
  topics
    .filter((topic) => !checkTopicRestrictions(turn, topic).closed)
    .map((topic) => {
      const judgment = judgeTopic(turn.index, topic);
      return { judgment, ...judgePeriod(turn.index, judgment, span) };
    });

const listNames = (found: readonly TopicOfSpan[]): LocalizedText =>
  formatList(found.map(({ judgment }) => TOPIC_NAMES[judgment.topic]));

/** How a time is on the whole, over several topics, with the better part of each; `null` if it is over or the birth time is uncertain. */
export function describeSpan(turn: AnswerContext, topics: readonly Topic[], span: Span): AnswerDraft | null {
  const { index, phrasePicker } = turn;
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  if (hasUncertainTime(index) || span.endJd <= calendar.nowJd || span.endJd - span.startJd < SHORTEST_DAYS) return null;
  const judged = judgeTopics(turn, topics, span);
  const good = judged.filter(({ best }) => best !== null);
  const plain = judged.filter(({ best }) => best === null);
  if (judged.length === 0) return null;
  const keyOfGood = good.every(({ verdict }) => verdict === "supports") ? "overall_good" : "overall_partly";
  const key = good.length === 0 ? "overall_plain" : plain.length === 0 ? keyOfGood : "overall_mixed";
  const parts = good.map(({ judgment, best }) => {
    const windows = { now: null, ahead: best ? [best] : [], leastWeak: null };
    return { judgment, best, facts: buildWindowFacts(index, judgment.house, windows) };
  });
  const slots = { name: span.name, good: listNames(good), plain: listNames(plain) };
  return {
    kind: "reading",
    topics: judged.map(({ judgment }) => judgment.topic),
    extraFacts: parts.flatMap(({ facts }) => facts),
    sentences: [
      renderPhrase(
        phrasePicker,
        TASK_PHRASES[key],
        slots,
        parts.map(({ judgment }) => `win-${judgment.house}-a`),
      ),
      ...parts.flatMap(({ judgment, best }) =>
        best
          ? [
              renderPhrase(
                phrasePicker,
                TASK_PHRASES.overall_part,
                {
                  matter: TOPIC_NAMES[judgment.topic],
                  Matter: withCapital(TOPIC_NAMES[judgment.topic]),
                  from: formatMonth(calendar, best.startJd),
                  until: formatMonth(calendar, best.endJd),
                },
                [`win-${judgment.house}-a`],
              ),
            ]
          : [],
      ),
    ],
  };
}

/** The topics of the last readings, latest first. */
const findRecentTopics = ({ previousTurns }: AnswerContext): readonly Topic[] => [
  ...new Set(
    previousTurns
      .slice(-TURNS_BACK)
      .filter(({ kind, repeats }) => kind === "reading" && !repeats)
      .flatMap(({ topics }) => topics.slice(0, 1)),
  ),
];

/** The time that the last turn was about. */
const findLastTime = ({ previousTurns, index }: AnswerContext): AskedTime | null =>
  findTimeOfTurn({ turns: previousTurns }, previousTurns.length - 1, index) ?? null;

/** "All in all, is the year good or bad?": the time asked about, over every topic of the conversation. */
export function answerOnTheWhole(turn: AnswerContext): AnswerDraft | null {
  const { task, question } = turn;
  const keywords = findReferenceKeywords(question.text);
  const topics = findRecentTopics(turn);
  const comparesTopics = task.kind === "compare" && keywords.has("good") && topics.length > 1;
  const asksBoth = asksQuality(question.text) && keywords.has("bad") && keywords.has("good");
  const isAsked = keywords.has("whole") || asksBoth || comparesTopics;
  if (!isAsked || question.topics.length > 0 || topics.length === 0) return null;
  const time = task.time ?? findLastTime(turn);
  if (!time || (task.earlier === null && !asksBoth)) return null;
  return describeSpan(turn, topics, time);
}

const findFirstWindow = (index: FactIndex, topic: Topic): { topic: Topic; judgment: TopicJudgment } => ({
  topic,
  judgment: judgeTopic(index, topic),
});

/** "When will things get better?": the nearest good time of work, money and partnership, the first of them first. */
export function answerBetterTimes(turn: AnswerContext): AnswerDraft | null {
  const { task, question, index, phrasePicker } = turn;
  const keywords = findReferenceKeywords(question.text);
  const hasQuality = keywords.has("good") || keywords.has("calm");
  const isAsked =
    task.kind === "timing" &&
    task.probability >= SURE_KIND &&
    (question.kinds.includes("ahead") || (turn.previousTurns.length > 0 && hasQuality));
  if (!isAsked || turn.topics.length > 0 || task.time || hasUncertainTime(index)) return null;
  // "When do the bad days end" asks for the end of what runs.
  if (keywords.has("bad")) return null;
  const { entities } = question;
  if (entities.grahas.length + entities.houses.length + entities.lords.length + entities.factIds.length > 0)
    return null;
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  const found = TOPICS_OF_LIFE.filter((topic) => !checkTopicRestrictions(turn, topic).closed)
    .map((topic) => findFirstWindow(index, topic))
    .flatMap(({ topic, judgment }) => {
      const { now, ahead } = judgment.windows;
      const [next] = ahead.toSorted((a, b) => a.startJd - b.startJd);
      const at = next ? "ab"[ahead.indexOf(next)] : "";
      const window = now ?? next;
      return window
        ? [{ topic, judgment, window, isNow: now !== null, id: `win-${judgment.house}-${now ? "now" : at}` }]
        : [];
    })
    .toSorted((a, b) => Number(b.isNow) - Number(a.isNow) || a.window.startJd - b.window.startJd);
  const [first] = found;
  if (!first) return null;
  return {
    kind: "reading",
    topics: [],
    extraFacts: found.flatMap(({ judgment }) => judgment.windowFacts),
    sentences: found.map(({ topic, window, isNow, id }, at) => {
      const slots = {
        matter: TOPIC_NAMES[topic],
        Matter: withCapital(TOPIC_NAMES[topic]),
        from: formatMonth(calendar, window.startJd),
        until: formatMonth(calendar, window.endJd),
      };
      const key = isNow ? "better_now" : at === 0 ? "better_from" : "better_next";
      return renderPhrase(phrasePicker, TASK_PHRASES[key], slots, [id]);
    }),
  };
}

/** The verdict on a time for its own sake, over work, money and partnership. */
export const describeTimeOfLife = (turn: AnswerContext, span: Span): AnswerDraft | null =>
  describeSpan(turn, TOPICS_OF_LIFE, span);
