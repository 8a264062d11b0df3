import { julianDayUt, placeFrom, findSlowGrahaStays } from "@lagna/jyotish";
import type { Graha } from "@lagna/terms";
import { createChartReadModel, type ChartReadModel } from "../../chart-read-model.ts";
import type { FactIndex } from "../../fact.ts";
import { computeMahaDashas, type Period, computeSubPeriods } from "../../facts/build-dasha-facts.ts";
import { createFactContext } from "../../facts/build-facts.ts";
import { type TimeZoneCalendar, createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import { computeDignityPolarity, computeInfluence, getHousePolarity } from "../../topic-judgment/compute-polarity.ts";
import type { AnswerContext } from "../answer-context.ts";
import { JUPITER_FROM_MOON_RATINGS, SATURN_FROM_MOON_RATINGS, YEAR_RATING_WEIGHTS } from "./year-ranking.data.ts";
import type { YearRankingRequest } from "./parse-year-ranking.ts";

export interface YearSpan {
  readonly year: number;
  readonly startJd: number;
  readonly endJd: number;
}

/** If more than this share of the current year is over, the ranking starts with the next year. */
const MAX_SPENT_SHARE = 0.6;

export function listYears(calendar: TimeZoneCalendar, count: number): readonly YearSpan[] {
  const toYearStart = (year: number): number => calendar.toEphemerisJd(calendar.toDayStart({ year, month: 1, day: 1 }));
  const { year: now } = calendar.toCalendarDay(calendar.nowJd);
  const spent = (calendar.nowJd - toYearStart(now)) / (toYearStart(now + 1) - toYearStart(now));
  const first = spent > MAX_SPENT_SHARE ? now + 1 : now;
  return Array.from({ length: count }, (_, at) => {
    const year = first + at;
    return { year, startJd: Math.max(toYearStart(year), calendar.nowJd), endJd: toYearStart(year + 1) };
  });
}

export interface YearRating extends YearSpan {
  /** −1 (hard) to 1 (easy). */
  readonly rating: number;
  /** The antardasha that covers most of the year. */
  readonly period: Period;
  /** Place counted from the natal Moon in which Saturn is for most of the year; likewise for Jupiter. */
  readonly saturn: number;
  readonly jupiter: number;
}

export const computeOverlap = (
  one: { startJd: number; endJd: number },
  other: { startJd: number; endJd: number },
): number => Math.max(0, Math.min(one.endJd, other.endJd) - Math.max(one.startJd, other.startJd));

function findPlaceFromMoon(index: FactIndex, graha: "saturn" | "jupiter", span: YearSpan): number | undefined {
  const { nativity } = index;
  const range = { fromJd: julianDayUt(span.startJd), untilJd: julianDayUt(span.endJd) };
  const [most] = findSlowGrahaStays(nativity.sky, graha, range).toSorted(
    (a, b) => computeOverlap(b, span) - computeOverlap(a, span),
  );
  return most && placeFrom(nativity.signs.moon, most.state);
}

/** Score of a dasha lord, −1 to 1: by its influence, house and dignity (BPHS 47). */
function computePeriodLordScore(view: ChartReadModel, graha: Graha): number {
  const dignityPolarity = computeDignityPolarity(view, graha, new Set()) ?? 0;
  return (computeInfluence(view, graha) + getHousePolarity(view.planets[graha].house) + dignityPolarity) / 3;
}

function computeRating(index: FactIndex, span: YearSpan): YearRating | null {
  const view = createChartReadModel(index.nativity);
  const antar = computeMahaDashas(createFactContext(index.nativity, index.context))
    .flatMap(computeSubPeriods)
    .filter((period) => computeOverlap(period, span) > 0);
  const [period] = antar.toSorted((a, b) => computeOverlap(b, span) - computeOverlap(a, span));
  const [saturn, jupiter] = [findPlaceFromMoon(index, "saturn", span), findPlaceFromMoon(index, "jupiter", span)];
  if (!period || saturn === undefined || jupiter === undefined) return null;
  const length = span.endJd - span.startJd;
  const share = (level: 0 | 1): number =>
    antar.reduce(
      (sum, one) =>
        sum + (computeOverlap(one, span) / length) * computePeriodLordScore(view, one.lords[level] as Graha),
      0,
    );
  const { antar: sub, maha, saturn: slow, jupiter: wide } = YEAR_RATING_WEIGHTS;
  const rating =
    sub * share(1) +
    maha * share(0) +
    slow * (SATURN_FROM_MOON_RATINGS[saturn - 1] ?? 0) +
    wide * (JUPITER_FROM_MOON_RATINGS[jupiter - 1] ?? 0);
  return { ...span, rating, period, saturn, jupiter };
}

interface RankedYears {
  readonly years: readonly YearSpan[];
  readonly hard: YearRating | undefined;
  readonly light: YearRating | undefined;
}

export function rankYears({ index }: AnswerContext, { count }: YearRankingRequest): RankedYears {
  const years = listYears(createTimeZoneCalendar(index.nativity, index.context), count);
  const ratings = years.flatMap((year) => computeRating(index, year) ?? []).toSorted((a, b) => a.rating - b.rating);
  return { years, hard: ratings[0], light: ratings.at(-1) };
}
