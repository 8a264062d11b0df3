import type { Graha } from "@lagna/terms";
import {
  computeMahaDashas,
  type Period,
  createPeriodId,
  findRunningPeriods,
  computeSubPeriods,
} from "../../facts/build-dasha-facts.ts";
import { toDayNumber, isWithinSpan } from "../../language/tag-dates.ts";
import type { DaySpan } from "../../language/syntax-node.ts";
import type { Finding } from "../claim.ts";
import type { PeriodBoundary } from "../claim-readers/classify-period-boundary.ts";
import { createFinding, type ChartQueries, createUndecidedFinding } from "./chart-queries.ts";

/** Looks up dasha periods of the chart: which are meant, when they begin and end, what comes next. */

/** All periods that the stated lords and level may mean, the likelier ones first. */
export function findCandidatePeriods(truth: ChartQueries, lords: readonly Graha[], level: number): readonly Period[] {
  const { factContext } = truth;
  const maha = computeMahaDashas(factContext);
  const running = findRunningPeriods(factContext, factContext.calendar.nowJd, 3);
  const expand = (periods: readonly Period[]): readonly Period[] => periods.flatMap(computeSubPeriods);
  const filterByLord = (periods: readonly Period[], lord: Graha): readonly Period[] =>
    periods.filter((period) => period.lords.at(-1) === lord);
  const [first, ...rest] = lords as [Graha, ...Graha[]];
  if (rest.length > 0) {
    let found = filterByLord(maha, first);
    if (level === lords.length + 1 && running[0]) found = filterByLord(computeSubPeriods(running[0]), first);
    for (const lord of rest) found = filterByLord(expand(found), lord);
    return found;
  }
  if (level === 1) return filterByLord(maha, first);
  const antar = [...(running[0] ? computeSubPeriods(running[0]) : []), ...expand(maha)];
  if (level === 2) return filterByLord(antar, first);
  const pratyantar = [
    ...(running[1] ? computeSubPeriods(running[1]) : []),
    ...(running[0] ? expand(computeSubPeriods(running[0])) : []),
  ];
  if (level === 3) return filterByLord(pratyantar, first);
  return [
    ...filterByLord(maha, first),
    ...filterByLord(running[0] ? computeSubPeriods(running[0]) : [], first),
    ...filterByLord(running[1] ? computeSubPeriods(running[1]) : [], first),
  ];
}

export function checkBoundary(
  truth: ChartQueries,
  periods: readonly Period[],
  edge: PeriodBoundary | "in",
  spans: readonly DaySpan[],
): Finding {
  const { calendar } = truth.factContext;
  const ids = periods.slice(0, 2).map(({ lords }) => createPeriodId(lords));
  const holds = periods.some(({ startJd, endJd }) => {
    const [start, end] = [toDayNumber(calendar.toCalendarDay(startJd)), toDayNumber(calendar.toCalendarDay(endJd))];
    return spans.some((span) =>
      edge === "in"
        ? span.precision === "day"
          ? isWithinSpan(span, start) || isWithinSpan(span, end)
          : span.from <= end && span.to >= start
        : isWithinSpan(span, edge === "start" ? start : end),
    );
  });
  return periods.length === 0 ? createUndecidedFinding() : createFinding(holds, ...ids);
}

export function checkRunning(truth: ChartQueries, periods: readonly Period[], fromDay: number, toDay: number): Finding {
  const { calendar } = truth.factContext;
  const running = periods.find(
    ({ startJd, endJd }) =>
      toDayNumber(calendar.toCalendarDay(startJd)) <= toDay && toDayNumber(calendar.toCalendarDay(endJd)) >= fromDay,
  );
  return createFinding(running !== undefined, running ? createPeriodId(running.lords) : "dasha-now");
}

const SLACK_SHARE = 0.1;

const MIN_SLACK_DAYS = 16;

/** The years of a whole mahadasha must be stated exactly. */
const MAHA_SLACK_DAYS = 60;

export function checkLength(
  periods: readonly Period[],
  days: number,
  measure: (period: Period) => number,
  isWhole: boolean,
): Finding {
  const slackOf = ({ lords }: Period): number =>
    isWhole && lords.length === 1
      ? MAHA_SLACK_DAYS
      : Math.max(days * SLACK_SHARE, Math.min(MIN_SLACK_DAYS, days * 0.3));
  const holds = periods.some((period) => Math.abs(measure(period) - days) <= slackOf(period));
  return periods.length === 0
    ? createUndecidedFinding()
    : createFinding(holds, createPeriodId((periods[0] as Period).lords));
}

/** Whether a period follows the running one at the stated level. */
export function checkNextPeriod(
  truth: ChartQueries,
  lords: readonly Graha[],
  level: number,
  previousLords: readonly Graha[] | null,
): Finding {
  const { factContext } = truth;
  const maha = computeMahaDashas(factContext);
  const lord = lords.at(-1) as Graha;
  const follows = (periods: readonly Period[], running: (period: Period) => boolean): boolean => {
    const index = periods.findIndex(running);
    return index >= 0 && periods[index + 1]?.lords.at(-1) === lord;
  };
  if (previousLords) {
    const order = maha.map((period) => period.lords[0]);
    const index = order.indexOf(previousLords.at(-1));
    return createFinding(order[(index + 1) % order.length] === lord, `dasha-${lord}`);
  }
  const levels = findRunningPeriods(factContext, factContext.calendar.nowJd, 3);
  const isAt = (depth: number): boolean => {
    const running = levels[depth];
    if (!running) return false;
    const siblings = depth === 0 ? maha : computeSubPeriods(levels[depth - 1] as Period);
    if (follows(siblings, ({ startJd }) => startJd === running.startJd)) return true;
    const wrapped = siblings.at(-1)?.startJd === running.startJd;
    return wrapped && depth > 0 && follows(maha, ({ startJd }) => startJd === levels[0]?.startJd);
  };
  const depths = level === 0 ? [0, 1, 2] : [level - 1];
  return createFinding(depths.some(isAt), "dasha-next");
}
