import type { Graha } from "@lagna/terms";
import { mahaDashas, type Period, periodId, runningAt, subPeriods } from "../../facts/dasha-facts.ts";
import { dayNumber, within } from "../../language/dates.ts";
import type { DaySpan } from "../../language/node.ts";
import type { Finding } from "../claim.ts";
import type { Edge } from "./period-edges.ts";
import { found, type Truth, undecided } from "../truth/truth.ts";

/** What the chart says of periods of the dasha: which are meant, when they begin and end, what comes next. */

/** Every period that lords said at a level may mean, likelier ones first. */
export function candidates(truth: Truth, lords: readonly Graha[], level: number): readonly Period[] {
  const { ground } = truth;
  const maha = mahaDashas(ground);
  const running = runningAt(ground, ground.calendar.nowJd, 3);
  const inside = (periods: readonly Period[]): readonly Period[] => periods.flatMap(subPeriods);
  const last = (periods: readonly Period[], lord: Graha): readonly Period[] =>
    periods.filter((period) => period.lords.at(-1) === lord);
  const [first, ...rest] = lords as [Graha, ...Graha[]];
  if (rest.length > 0) {
    let found = last(maha, first);
    if (level === lords.length + 1 && running[0]) found = last(subPeriods(running[0]), first);
    for (const lord of rest) found = last(inside(found), lord);
    return found;
  }
  if (level === 1) return last(maha, first);
  const antar = [...(running[0] ? subPeriods(running[0]) : []), ...inside(maha)];
  if (level === 2) return last(antar, first);
  const pratyantar = [
    ...(running[1] ? subPeriods(running[1]) : []),
    ...(running[0] ? inside(subPeriods(running[0])) : []),
  ];
  if (level === 3) return last(pratyantar, first);
  return [
    ...last(maha, first),
    ...last(running[0] ? subPeriods(running[0]) : [], first),
    ...last(running[1] ? subPeriods(running[1]) : [], first),
  ];
}

export function edgeHolds(
  truth: Truth,
  periods: readonly Period[],
  edge: Edge | "in",
  spans: readonly DaySpan[],
): Finding {
  const { calendar } = truth.ground;
  const ids = periods.slice(0, 2).map(({ lords }) => periodId(lords));
  const holds = periods.some(({ startJd, endJd }) => {
    const [start, end] = [dayNumber(calendar.dayOf(startJd)), dayNumber(calendar.dayOf(endJd))];
    return spans.some((span) =>
      edge === "in"
        ? span.precision === "day"
          ? within(span, start) || within(span, end)
          : span.from <= end && span.to >= start
        : within(span, edge === "start" ? start : end),
    );
  });
  return periods.length === 0 ? undecided() : found(holds, ...ids);
}

export function runs(truth: Truth, periods: readonly Period[], fromDay: number, toDay: number): Finding {
  const { calendar } = truth.ground;
  const running = periods.find(
    ({ startJd, endJd }) => dayNumber(calendar.dayOf(startJd)) <= toDay && dayNumber(calendar.dayOf(endJd)) >= fromDay,
  );
  return found(running !== undefined, running ? periodId(running.lords) : "dasha-now");
}

const TENTH = 0.1;

const LEAST_SLACK_DAYS = 16;

/** Of a whole mahadasha the years are told exactly. */
const MAHA_SLACK_DAYS = 60;

export function lengthHolds(
  periods: readonly Period[],
  days: number,
  measure: (period: Period) => number,
  isWhole: boolean,
): Finding {
  const slackOf = ({ lords }: Period): number =>
    isWhole && lords.length === 1 ? MAHA_SLACK_DAYS : Math.max(days * TENTH, Math.min(LEAST_SLACK_DAYS, days * 0.3));
  const holds = periods.some((period) => Math.abs(measure(period) - days) <= slackOf(period));
  return periods.length === 0 ? undecided() : found(holds, periodId((periods[0] as Period).lords));
}

/** The period that follows the one which runs, at the level said. */
export function comesNext(
  truth: Truth,
  lords: readonly Graha[],
  level: number,
  after: readonly Graha[] | null,
): Finding {
  const { ground } = truth;
  const maha = mahaDashas(ground);
  const lord = lords.at(-1) as Graha;
  const follows = (periods: readonly Period[], running: (period: Period) => boolean): boolean => {
    const index = periods.findIndex(running);
    return index >= 0 && periods[index + 1]?.lords.at(-1) === lord;
  };
  if (after) {
    const order = maha.map((period) => period.lords[0]);
    const index = order.indexOf(after.at(-1));
    return found(order[(index + 1) % order.length] === lord, `dasha-${lord}`);
  }
  const levels = runningAt(ground, ground.calendar.nowJd, 3);
  const isAt = (depth: number): boolean => {
    const running = levels[depth];
    if (!running) return false;
    const siblings = depth === 0 ? maha : subPeriods(levels[depth - 1] as Period);
    if (follows(siblings, ({ startJd }) => startJd === running.startJd)) return true;
    const wrapped = siblings.at(-1)?.startJd === running.startJd;
    return wrapped && depth > 0 && follows(maha, ({ startJd }) => startJd === levels[0]?.startJd);
  };
  const depths = level === 0 ? [0, 1, 2] : [level - 1];
  return found(depths.some(isAt), "dasha-next");
}
