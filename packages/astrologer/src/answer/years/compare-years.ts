import { type TimeZoneCalendar, createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import type { FactIndex, LocalizedText } from "../../fact.ts";
import { TOPIC_ROWS } from "../../topic-judgment/topics.data.ts";
import { findAllWindows, type TimeWindow } from "../../topic-judgment/find-windows.ts";
import { buildWindowFacts } from "../../topic-judgment/build-window-facts.ts";
import { composeLocalizedText, createLocalizedText } from "../../formatting/format-terms.ts";
import { TOPIC_ADVICE } from "../topic/advice-phrases.data.ts";
import type { AnswerSentence } from "../answer-types.ts";
import { selectFindings, buildEvidence, judgeTopic, type TopicJudgment } from "../topic/judge-topic.ts";
import { findBestWindow, checkTopicRestrictions } from "../topic/answer-topic.ts";
import { formatMonth } from "../topic/format-month.ts";
import {
  CONFIDENCE_PHRASES,
  TURN_TO_AGAINST_PHRASES,
  TURN_TO_FOR_PHRASES,
} from "../topic/topic-answer-phrases.data.ts";
import { YEAR_COMPARISON_PHRASES } from "./year-comparison-phrases.data.ts";
import { renderFinding, createFindingContext } from "../topic/render-finding.ts";
import { renderTimingFactors } from "../topic/render-time-windows.ts";
import { type AnswerDraft, renderPhrase, type AnswerContext } from "../answer-context.ts";

const CHOICE_PATTERN =
  /\b(?:or|vs|versus|ya|than|better|compare|between|which|kaun\w*|behtar)\b|या|बनाम|बेहतर|तुलना|कौन/iu;
const YEAR_PATTERN = /(?<!\d)(20\d\d)(?!\d)/gu;

/** "This year" and "next year", counted from the current one. */
const RELATIVE_YEARS: readonly (readonly [offset: number, words: RegExp, name: LocalizedText])[] = [
  [0, /\b(?:this year|is saal|iss? sal)\b|इस साल|इस वर्ष/iu, createLocalizedText("this year", "इस साल", "is saal")],
  [
    1,
    /\b(?:next year|agle saal|agle sal|agla saal)\b|अगले साल|अगले वर्ष/iu,
    createLocalizedText("next year", "अगले साल", "agle saal"),
  ],
];
const NOW_PATTERN = /\b(?:now|abhi)\b|अभी/iu;

interface NamedYear {
  readonly year: number;
  readonly name: LocalizedText;
}

/** The two years that a question compares: "2027 or 2028", "this year or next". */
function findYears(text: string, currentYear: number): readonly [NamedYear, NamedYear] | null {
  if (!CHOICE_PATTERN.test(text)) return null;
  const written = [...text.matchAll(YEAR_PATTERN)].map(([, year = ""]) => ({
    year: Number(year),
    name: createLocalizedText(year, year, year),
  }));
  const relative = RELATIVE_YEARS.filter(
    ([offset, words]) => words.test(text) || (offset === 0 && written.length === 0 && NOW_PATTERN.test(text)),
  ).map(([offset, , name]) => {
    const year = currentYear + offset;
    return { year, name: composeLocalizedText((language) => `${year} (${name[language]})`) };
  });
  const years = new Map([...relative, ...written].map((one) => [one.year, one]));
  const [one, other] = [...years.values()].toSorted((a, b) => a.year - b.year);
  return one && other && years.size === 2 ? [one, other] : null;
}

interface YearSide {
  readonly name: LocalizedText;
  readonly best: TimeWindow | null;
  /** Days in good windows, weighted by activity. */
  readonly weight: number;
}

function buildYearSide(
  index: FactIndex,
  judgment: TopicJudgment,
  calendar: TimeZoneCalendar,
  { year, name }: NamedYear,
): YearSide {
  const toYearStart = (at: number): number =>
    calendar.toEphemerisJd(calendar.toDayStart({ year: at, month: 1, day: 1 }));
  const [startJd, endJd] = [Math.max(toYearStart(year), calendar.nowJd), toYearStart(year + 1)];
  const weight = findAllWindows(index, TOPIC_ROWS[judgment.topic], judgment.house)
    .filter(({ isGood }) => isGood)
    .map((one) => Math.max(0, Math.min(one.endJd, endJd) - Math.max(one.startJd, startJd)) * one.activity)
    .reduce((all, one) => all + one, 0);
  const best = endJd > startJd ? findBestWindow(index, judgment, startJd, endJd) : null;
  return { name, best, weight: best ? weight : 0 };
}

/** Years whose weights differ by less than this share of the greater one are treated as equal. */
const CLOSE_SHARE = 0.15;

/** The best window of each year, or a sentence that it has none. `sides` come better year first. */
function renderYearSides(
  { phrasePicker }: AnswerContext,
  calendar: TimeZoneCalendar,
  sides: readonly YearSide[],
  house: number,
): AnswerSentence[] {
  const good = sides.filter(({ best }) => best !== null);
  return sides.map(({ name, best }) => {
    if (!best) return renderPhrase(phrasePicker, YEAR_COMPARISON_PHRASES.empty, { name });
    const edges = { from: formatMonth(calendar, best.startJd), until: formatMonth(calendar, best.endJd) };
    const id = `win-${house}-${"ab"[good.findIndex((side) => side.best === best)]}`;
    return renderPhrase(phrasePicker, YEAR_COMPARISON_PHRASES.part, { name, ...edges }, [id]);
  });
}

/** Compares two years for a topic by the good windows in each, with findings for and against the topic. */
export function compareYears(turn: AnswerContext): AnswerDraft | null {
  const { question, topics, index, phrasePicker, previousTurns } = turn;
  const [topic] = topics;
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  const currentYear = calendar.toCalendarDay(calendar.nowJd).year;
  const years = findYears(question.text, currentYear);
  if (!years || topic === undefined || question.person !== "self" || checkTopicRestrictions(turn, topic).closed)
    return null;
  if (years[0].year < currentYear) return null;
  const baseJudgment = judgeTopic(index, topic, [...question.entities.houses, ...question.entities.lords]);
  const sides = years.map((year) => buildYearSide(index, baseJudgment, calendar, year));
  const [best, rest] = sides.toSorted((a, b) => b.weight - a.weight) as [YearSide, YearSide];
  const ahead = [best, rest].flatMap(({ best: window }) => window ?? []);
  const windows = { now: null, ahead, leastWeak: null };
  const judgment = { ...baseJudgment, windows, windowFacts: buildWindowFacts(index, baseJudgment.house, windows) };
  const isClose = best.weight - rest.weight < best.weight * CLOSE_SHARE;
  const verdict =
    best.weight === 0
      ? YEAR_COMPARISON_PHRASES.neither
      : isClose
        ? YEAR_COMPARISON_PHRASES.close
        : YEAR_COMPARISON_PHRASES.clear;
  const names = { one: best.name, other: rest.name, first: sides[0]?.name ?? "", second: sides[1]?.name ?? "" };
  const { main, against } = selectFindings(judgment, 1, new Set(previousTurns.flatMap(({ findings }) => findings)));
  const findingContext = createFindingContext(index, phrasePicker, topic);
  const [pro] = main;
  const turnTo = judgment.natalScore.score >= 0 ? TURN_TO_AGAINST_PHRASES : TURN_TO_FOR_PHRASES;
  return {
    kind: "reading",
    topics: [topic],
    extraFacts: judgment.windowFacts,
    sentences: [
      renderPhrase(phrasePicker, verdict, names),
      ...(best.weight > 0 ? renderYearSides(turn, calendar, [best, rest], judgment.house) : []),
      ...renderTimingFactors(findingContext, judgment),
      ...(pro ? renderFinding(findingContext, pro, { withState: true }) : []),
      ...(against ? renderFinding(findingContext, against, { lead: turnTo }) : []),
      renderPhrase(phrasePicker, CONFIDENCE_PHRASES[judgment.natalScore.confidence]),
      renderPhrase(phrasePicker, TOPIC_ADVICE[topic]),
    ],
    findings: [...main, ...(against ? [against] : [])].map(({ knowledgeKey }) => knowledgeKey),
    evidence: buildEvidence(index, judgment, phrasePicker.language),
    confidence: judgment.natalScore.confidence,
  };
}
