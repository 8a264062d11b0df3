import type { MuhurtaActivityId } from "@lagna/terms";
import type { Almanac } from "../almanac.ts";
import { type AlmanacDay, computeAlmanacDay } from "../day/almanac-day.ts";
import type { TimeSpan } from "../day/spans.ts";
import { MUHURTA_ACTIVITIES, type MuhurtaActivity } from "./activities.data.ts";
import { type Bar, type BarReason, computeDayGrahas, type DayGrahas, listBars } from "./bars.ts";
import { listLagnaSpans } from "./lagna-spans.ts";
import {
  computeScore,
  findMomentPanchaka,
  type MuhurtaPerson,
  type MuhurtaReason,
  scoreMoment,
} from "./score-window.ts";

/** A time fit for an activity. */
export interface Muhurta extends TimeSpan {
  readonly dayNumber: number;
  /** 0 to 100; `null` for an activity that is only flagged. */
  readonly score: number | null;
  /** The panchaka of the moment, which many avoid; `null` if it is free of one. It takes no points. */
  readonly panchaka: string | null;
  readonly reasons: readonly MuhurtaReason[];
}

/** A date and why no time of it, or some, is left. */
export interface BarredTime extends TimeSpan {
  readonly dayNumber: number;
  readonly reason: BarReason;
}

export interface MuhurtaSearch {
  readonly activity: MuhurtaActivityId;
  readonly people: readonly MuhurtaPerson[];
  readonly muhurtas: readonly Muhurta[];
  readonly barred: readonly BarredTime[];
}

/** How far a search has come: days judged, of all. */
export interface MuhurtaProgress {
  readonly done: number;
  readonly total: number;
}

export interface MuhurtaRequest {
  readonly activity: MuhurtaActivityId;
  readonly people?: readonly MuhurtaPerson[];
  /** Whether nights are searched too; false unless given. */
  readonly nights?: boolean;
  /** Shorter windows are left out, minutes; 20 unless given. */
  readonly minMinutes?: number;
  /** Called after each day; the search stops, with what it has found, once it gives false. */
  readonly goesOn?: () => boolean;
}

const DEFAULT_MIN_MINUTES = 20;
const MINUTE = 1 / 1440;

/** What is left of a span without the bars, in order. */
export function subtractBars(span: TimeSpan, bars: readonly TimeSpan[]): TimeSpan[] {
  let left: TimeSpan[] = [span];
  for (const bar of bars) {
    left = left.flatMap((part) => {
      if (bar.endJd <= part.startJd || bar.startJd >= part.endJd) return [part];
      const before = { startJd: part.startJd, endJd: Math.min(part.endJd, bar.startJd) };
      const after = { startJd: Math.max(part.startJd, bar.endJd), endJd: part.endJd };
      return [before, after].filter(({ startJd, endJd }) => startJd < endJd);
    });
  }
  return left;
}

/** The instants in a span at which a limb, the Moon's sign, a special yoga or the rising sign changes. */
function cutAtChanges(day: AlmanacDay, span: TimeSpan, lagnas: readonly TimeSpan[]): TimeSpan[] {
  const spans = [...day.tithi, ...day.nakshatra, ...day.yoga, ...day.karana, ...day.moonSign, ...day.specialYogas];
  const cuts = [...spans, ...lagnas]
    .flatMap(({ startJd, endJd }) => [startJd, endJd])
    .filter((jd) => jd > span.startJd && jd < span.endJd);
  const edges = [span.startJd, ...new Set(cuts.toSorted((a, b) => a - b)), span.endJd];
  return edges.slice(1).map((endJd, index) => ({ startJd: edges[index] as number, endJd }));
}

interface DayContext {
  readonly day: AlmanacDay;
  readonly activity: MuhurtaActivity;
  readonly people: readonly MuhurtaPerson[];
  readonly grahas: DayGrahas;
  readonly minDays: number;
}

function scoreSpan(
  almanac: Almanac,
  free: TimeSpan,
  { day, activity, people, grahas, minDays }: DayContext,
): Muhurta[] {
  const lagnas = activity.flagOnly ? [] : listLagnaSpans(almanac, free);
  const dayNumber = day.frame.number;
  if (activity.flagOnly) return [{ dayNumber, ...free, score: null, panchaka: null, reasons: [] }];
  return cutAtChanges(day, free, lagnas)
    .filter(({ startJd, endJd }) => endJd - startJd >= minDays)
    .map((part) => {
      const middle = (part.startJd + part.endJd) / 2;
      const lagna = lagnas.find(({ startJd, endJd }) => startJd <= middle && middle < endJd)?.sign ?? "aries";
      const reasons = scoreMoment(day, middle, lagna, activity, { grahas, people });
      return {
        dayNumber,
        ...part,
        score: computeScore(reasons),
        panchaka: findMomentPanchaka(day, middle, lagna),
        reasons,
      };
    });
}

const toBarredTime = (bar: Bar, searched: TimeSpan, dayNumber: number): BarredTime[] => {
  const startJd = Math.max(bar.startJd, searched.startJd);
  const endJd = Math.min(bar.endJd, searched.endJd);
  return startJd < endJd ? [{ dayNumber, reason: bar.reason, startJd, endJd }] : [];
};

function judgeDay(
  almanac: Almanac,
  day: AlmanacDay,
  { activity: id, people = [], nights = false, minMinutes = DEFAULT_MIN_MINUTES }: MuhurtaRequest,
): Pick<MuhurtaSearch, "muhurtas" | "barred"> {
  const { sunriseJd, sunsetJd, nextSunriseJd } = day.frame;
  // Without a sunrise there is no day to judge.
  if (sunriseJd === null || sunsetJd === null || nextSunriseJd === null) return { muhurtas: [], barred: [] };
  const activity: MuhurtaActivity = MUHURTA_ACTIVITIES[id];
  const searched = { startJd: sunriseJd, endJd: nights ? nextSunriseJd : sunsetJd };
  const grahas = computeDayGrahas(almanac, (sunriseJd + sunsetJd) / 2);
  const bars = listBars(almanac, day, activity, grahas);
  const context = { day, activity, people, grahas, minDays: minMinutes * MINUTE };
  return {
    muhurtas: subtractBars(searched, bars)
      .filter(({ startJd, endJd }) => endJd - startJd >= context.minDays)
      .flatMap((free) => scoreSpan(almanac, free, context)),
    barred: bars.flatMap((bar) => toBarredTime(bar, searched, day.frame.number)),
  };
}

/**
 * Searches an almanac's dates for times fit for an activity, a day a step: after each it yields how far it is, so that a
 * caller can let others work, show progress, or stop it (by not going on, or by `goesOn`).
 *
 * Bars remove time: bhadra on earth, rahu kala, three days on either side of an eclipse seen at the place, rikta tithis,
 * amavasya, and for weddings and the like an extra month, Jupiter or Venus combust, and the Sun outside their signs. What
 * is left is cut wherever a limb, the Moon's sign, a special yoga or the rising sign changes, and each piece is judged in
 * its middle; every point has its reason.
 *
 * @returns all windows in order of time; sort by `score` for the best
 */
export function* findMuhurtasInSteps(
  almanac: Almanac,
  request: MuhurtaRequest,
): Generator<MuhurtaProgress, MuhurtaSearch> {
  const { activity, people = [], goesOn = () => true } = request;
  const frames = almanac.frames.filter(({ number }) => number >= almanac.fromDay && number <= almanac.untilDay);
  const muhurtas: Muhurta[] = [];
  const barred: BarredTime[] = [];
  for (const [index, frame] of frames.entries()) {
    const found = judgeDay(almanac, computeAlmanacDay(almanac, frame), request);
    muhurtas.push(...found.muhurtas);
    barred.push(...found.barred);
    yield { done: index + 1, total: frames.length };
    if (!goesOn()) break;
  }
  return { activity, people, muhurtas, barred };
}

/** The same search, to its end. */
export function findMuhurtas(almanac: Almanac, request: MuhurtaRequest): MuhurtaSearch {
  const steps = findMuhurtasInSteps(almanac, request);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
