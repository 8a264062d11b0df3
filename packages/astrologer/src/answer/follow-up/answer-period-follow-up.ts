import { DASHA_LEVEL_WORDS, DASHA_LEVELS, type Graha } from "@lagna/terms";
import { createChartReadModel } from "../../chart-read-model.ts";
import type { FactIndex, LocalizedText } from "../../fact.ts";
import { findFactById } from "../../facts/build-facts.ts";
import { createPeriodId } from "../../facts/build-dasha-facts.ts";
import { createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import { computeInfluence, computePlacementPolarity } from "../../topic-judgment/compute-polarity.ts";
import { composeLocalizedText, formatDay, formatGraha, localizeWord } from "../../formatting/format-terms.ts";
import type { AnswerSentence } from "../answer-types.ts";
import { type AnswerContext, type AnswerDraft, renderPhrase } from "../answer-context.ts";
import { formatPeriodEdge } from "../topic/format-month.ts";
import { findAskedDashaLevels, findPeriods, type PeriodFact } from "../fact-questions/look-up-periods.ts";
import { hasUncertainTime, renderFactWithUncertainty } from "../birth-time/answer-with-uncertain-birth-time.ts";
import { isBareFollowUp } from "../../question/is-bare-follow-up.ts";
import { answerPeriod } from "../period/answer-period.ts";
import { asksQuality, findReferenceKeywords, hasOnlyReferenceKeywords } from "./find-reference-keywords.ts";
import { findCurrentElements } from "./find-chart-elements-under-discussion.ts";
import { REFERENCE_PHRASES } from "./reference-phrases.data.ts";

/** Differences of placement and influence up to this do not make one period better than another. */
const EQUAL_RANGE = 0.15;

interface CurrentPeriod extends PeriodFact {
  /** The level that was asked about, which may be above the level of the fact: 1 for a mahadasha. */
  readonly level: number;
  readonly isLevelNamed: boolean;
}

const formatLords = (lords: readonly Graha[]): LocalizedText =>
  composeLocalizedText((language) => lords.map((lord) => formatGraha(lord)[language]).join("–"));
const formatLevel = (level: number): LocalizedText =>
  localizeWord(DASHA_LEVEL_WORDS[DASHA_LEVELS[level - 1] ?? "maha"]);

/** The dasha period that the conversation is about, at the level that is or was asked. */
function findCurrentPeriod({ question, previousTurns, index }: AnswerContext): CurrentPeriod | null {
  const [id] = findCurrentElements(previousTurns).filter((one) => one.startsWith("dasha-"));
  const value = id === undefined ? undefined : (findFactById(index, id)?.value as Partial<PeriodFact> | undefined);
  if (!value?.lords) return null;
  const [now] = findAskedDashaLevels(question.text);
  const [before] = previousTurns.slice(-1).flatMap((memory) => findAskedDashaLevels(memory.question));
  const level = Math.min(now ?? before ?? value.lords.length, value.lords.length);
  const period = findPeriods(index).find((one) => one.id === createPeriodId(value.lords?.slice(0, level) ?? []));
  return period ? { ...period, level, isLevelNamed: (now ?? before) !== undefined } : null;
}

/** Without a named level, what comes next is the next antardasha at most. */
const MAX_UNNAMED_LEVEL = 2;

/** The period to which the next one is sought. */
function findAnchor(index: FactIndex, period: CurrentPeriod): CurrentPeriod {
  const level = period.isLevelNamed ? period.level : Math.min(period.level, MAX_UNNAMED_LEVEL);
  const above = findPeriods(index).find(({ id }) => id === createPeriodId(period.lords.slice(0, level)));
  return above ? { ...period, ...above, level } : period;
}

const findNextPeriod = (index: FactIndex, { end, level }: CurrentPeriod): PeriodFact | undefined =>
  findPeriods(index).find((one) => one.lords.length === level && Date.parse(one.start) >= Date.parse(end));

const renderPeriod = (turn: AnswerContext, id: string): readonly AnswerSentence[] => {
  const fact = findFactById(turn.index, id);
  return fact ? renderFactWithUncertainty(turn.index, fact, turn.phrasePicker.language) : [];
};

/** "Which one comes after it?" */
function answerNextPeriod(turn: AnswerContext, period: CurrentPeriod): AnswerDraft | null {
  const next = findNextPeriod(turn.index, period);
  if (!next) return null;
  const slots = { now: formatLords(period.lords), next: formatLords(next.lords), level: formatLevel(period.level) };
  const lead = renderPhrase(turn.phrasePicker, REFERENCE_PHRASES.next_period, slots, [next.id]);
  return { kind: "fact", sentences: [lead, ...renderPeriod(turn, next.id)] };
}

/** "Until when?" */
function answerEnd({ index, phrasePicker }: AnswerContext, period: CurrentPeriod): AnswerDraft {
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  const endJd = calendar.toJd(Date.parse(period.end));
  const until = hasUncertainTime(index)
    ? formatPeriodEdge(index, period.id, "end", endJd)
    : formatDay(calendar.toCalendarDay(endJd));
  const slots = { period: formatLords(period.lords), level: formatLevel(period.level), until };
  return { kind: "fact", sentences: [renderPhrase(phrasePicker, REFERENCE_PHRASES.until, slots, [period.id])] };
}

/** How well the lord of a period is placed and disposed in a chart. */
function scoreLord(index: FactIndex, lord: Graha): number {
  const view = createChartReadModel(index.nativity);
  return computePlacementPolarity(view, lord, new Set()) + computeInfluence(view, lord);
}

/** "Will that be better or worse than now?" */
function answerPeriodComparison(turn: AnswerContext, period: CurrentPeriod): AnswerDraft | null {
  const { index, phrasePicker } = turn;
  const now = new Date(index.context.now).toISOString();
  const running = findPeriods(index).find(
    ({ lords, start, end }) => lords.length === period.level && start <= now && now < end,
  );
  const other = running?.id === period.id ? findNextPeriod(index, period) : period;
  const [one, than] = [other?.lords.at(-1), running?.lords.at(-1)];
  if (!one || !than || !other || !running) return null;
  const difference = scoreLord(index, one) - scoreLord(index, than);
  const key = Math.abs(difference) <= EQUAL_RANGE ? "period_equal" : difference > 0 ? "period_better" : "period_harder";
  const slots = { one: formatGraha(one), other: formatGraha(than) };
  const facts = [one, than].flatMap((lord) =>
    [`planet-${lord}`, `dignity-${lord}`].flatMap((id) => findFactById(index, id) ?? []),
  );
  return {
    kind: "fact",
    sentences: [
      renderPhrase(phrasePicker, REFERENCE_PHRASES[key], slots, [other.id, running.id]),
      ...facts.flatMap((fact) => renderFactWithUncertainty(index, fact, phrasePicker.language)),
    ],
  };
}

/** Answers a message about the dasha period that was named before; `null` if it is about something else. */
export function answerAboutPeriod(turn: AnswerContext): AnswerDraft | null {
  const period = findCurrentPeriod(turn);
  if (!period) return null;
  const { text, form, followUp } = turn.question;
  if (turn.time !== null || followUp === "do") return null;
  const keywords = findReferenceKeywords(text);
  const asksNext =
    keywords.has("next") || (keywords.has("onward") && hasOnlyReferenceKeywords(text, ["onward", "filler"]));
  if (form !== "why" && asksQuality(text)) return answerPeriodComparison(turn, period);
  if (asksNext) return answerNextPeriod(turn, findAnchor(turn.index, period));
  if (keywords.has("until")) return answerEnd(turn, period);
  const asksContent =
    turn.question.entities.terms.has("pron") && form !== "why" && form !== "when" && form !== "define";
  return asksContent && isBareFollowUp(text) ? answerContent(turn, period) : null;
}

/** "What will happen in it?" */
function answerContent(turn: AnswerContext, period: CurrentPeriod): AnswerDraft | null {
  const { nowJd, toJd } = createTimeZoneCalendar(turn.index.nativity, turn.index.context);
  const anchor = findAnchor(turn.index, period);
  const [startJd, endJd] = [toJd(Date.parse(anchor.start)), toJd(Date.parse(anchor.end))];
  return answerPeriod(turn, { startJd: Math.max(startJd, nowJd), endJd, name: formatLords(anchor.lords) });
}
