import { fromEpochDays } from "@lagna/terms";
import { computeSections, placeFrom } from "@lagna/jyotish";
import type { Rashi, VargaId } from "@lagna/terms";
import type { FactIndex } from "../../fact.ts";
import { findFactById, createFactContext } from "../../facts/build-facts.ts";
import type { FactContext } from "../../facts/fact-context.ts";
import { type TransitPlace, computeTransitPlace } from "../../facts/build-current-transit-facts.ts";
import type { Body } from "../../language/syntax-node.ts";
import type { TimeZoneCalendar } from "../../time-zone-calendar.ts";
import type { CalendarDay } from "../../formatting/format-terms.ts";
import type { ChartQueries } from "./chart-queries.ts";

const MILLISECONDS_PER_DAY = 86_400_000;

const QUERIES_BY_INDEX = new WeakMap<FactIndex, ChartQueries>();

/** The queries of an index, created once, so that transits and dates computed for one text are reused for the next. */
export function getChartQueries(index: FactIndex): ChartQueries {
  const queries =
    QUERIES_BY_INDEX.get(index) ?? createChartQueries(index, createFactContext(index.nativity, index.context));
  QUERIES_BY_INDEX.set(index, queries);
  return queries;
}

function createChartQueries(index: FactIndex, context: FactContext): ChartQueries {
  const { view } = context;
  const calendar = memoizeDays(context.calendar);
  const { vargas } = computeSections(view.nativity, ["vargas"]);
  const seen = new Map<string, TransitPlace>();
  const signOf = (body: Body, varga: VargaId | null): Rashi =>
    varga === null ? view.signOf(body) : vargas[varga][body];
  return {
    factContext: { ...context, calendar },
    index,
    findFact: (id) => findFactById(index, id),
    computeTransitPlace: (graha, day) => {
      const key = `${graha} ${day}`;
      const place =
        seen.get(key) ?? computeTransitPlace(view.nativity, graha, calendar.toEphemerisJd(computeNoon(context, day)));
      seen.set(key, place);
      return place;
    },
    getSign: signOf,
    getHouse: (body, varga) => {
      if (varga === null) return body === "lagna" ? 1 : view.planets[body].house;
      return placeFrom(vargas[varga].lagna, vargas[varga][body]);
    },
  };
}

function memoizeDays(calendar: TimeZoneCalendar): TimeZoneCalendar {
  const days = new Map<number, CalendarDay>();
  return {
    ...calendar,
    toCalendarDay: (jd) => {
      const day = days.get(jd) ?? calendar.toCalendarDay(jd);
      days.set(jd, day);
      return day;
    },
  };
}

/** Noon of a calendar day in the chart's time zone. */
function computeNoon({ calendar }: FactContext, day: number): number {
  return calendar.toDayStart(fromEpochDays(day)) + MILLISECONDS_PER_DAY / 2;
}
