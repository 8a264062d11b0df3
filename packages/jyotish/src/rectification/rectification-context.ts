import {
  type Graha,
  RECTIFICATION_TESTS,
  RECTIFICATION_VARIANTS,
  type RectificationTest,
  type RectificationVariants,
  type Rashi,
} from "@lagna/terms";
import type { JulianDayUt } from "../core/units.ts";
import type { Nativity } from "../nativity.ts";
import { computeRulingPlanets } from "../kp/ruling-planets.ts";
import { createSiderealMotion } from "../transit/graha-motion.ts";
import type { TimeRange } from "../transit/time-range.ts";
import { rashiOf } from "../zodiac/rashi.ts";
import { EVENT_HOUSES, type EventHouses } from "./life-event.data.ts";
import { listControlShifts } from "./control-dates.ts";
import { sortLifeEvents, type LifeEvent, listEventInstants } from "./life-event.ts";
import { PRATYANTAR_WITHIN_MINUTES, type RectificationSource, TEST_WEIGHTS } from "./test-weights.data.ts";

export interface RectificationOptions {
  readonly events: readonly LifeEvent[];
  /** Weights by test: 0 disables it; tests not named have the weights of `TEST_WEIGHTS`. */
  readonly weights?: Readonly<Partial<Record<RectificationTest, number | undefined>>> | undefined;
  readonly variants?:
    | { readonly [Key in keyof RectificationVariants]?: RectificationVariants[Key] | undefined }
    | undefined;
  /** The chart of the moment of the question, for comparing ruling planets. */
  readonly questionNativity?: Nativity | undefined;
}

/** An active test. */
export interface WeightedTest {
  readonly id: RectificationTest;
  readonly weight: number;
  readonly sources: readonly RectificationSource[];
}

/** One evaluation of an event: the instant, and the positions of the two slow grahas. */
export interface EventInstant {
  readonly jd: JulianDayUt;
  readonly saturn: Rashi;
  readonly jupiter: Rashi;
}

export interface DatedEvent {
  readonly where: EventHouses;
  readonly moments: readonly EventInstant[];
}

/** Data that is the same for every birth time. */
export interface RectificationContext {
  readonly columns: readonly WeightedTest[];
  readonly variants: RectificationVariants;
  readonly events: readonly DatedEvent[];
  /** The same kinds of event on other dates: what totals are reached by chance. */
  readonly controls: readonly (readonly DatedEvent[])[];
  /** Number of dasha levels whose running lords are used. */
  readonly levels: 2 | 3;
  readonly ruling: ReadonlySet<Graha>;
}

/** Whether there is data for a test. */
function isTestApplicable(
  id: RectificationTest,
  { birth }: Nativity,
  { events, questionNativity }: RectificationOptions,
): boolean {
  if (id === "ruling_planets") return questionNativity !== undefined;
  if (id === "tattva" || id === "navamsa_gender") return birth.gender === "male" || birth.gender === "female";
  return id === "kunda" || id === "pranapada" || events.length > 0;
}

function selectTests(nativity: Nativity, options: RectificationOptions): WeightedTest[] {
  return RECTIFICATION_TESTS.flatMap((id) => {
    const { weight: defaultWeight, sources } = TEST_WEIGHTS[id];
    const weight = options.weights?.[id] ?? defaultWeight;
    return weight > 0 && isTestApplicable(id, nativity, options) ? [{ id, weight, sources }] : [];
  });
}

const resolveVariants = ({ variants = {} }: RectificationOptions): RectificationVariants => ({
  tattva_round: variants.tattva_round ?? RECTIFICATION_VARIANTS.tattva_round[0],
  tattva_begin: variants.tattva_begin ?? RECTIFICATION_VARIANTS.tattva_begin[0],
  kunda: variants.kunda ?? RECTIFICATION_VARIANTS.kunda[0],
});

/** Tolerance for rounding, so that an hour either way plus a last digit still counts as an hour. */
const ROUNDING_MINUTES = 1e-3;

/**
 * Prepares the data of a birth that is shared by all its possible times. @throws RangeError for an event outside the
 * ephemeris' range
 */
export function createRectificationContext(
  nativity: Nativity,
  ranges: readonly TimeRange[],
  options: RectificationOptions,
): RectificationContext {
  const { sky, birth } = nativity;
  const widest = Math.max(...ranges.map(({ fromJd, untilJd }) => untilJd - fromJd));
  const minutes = (widest * 1440) / 2 - ROUNDING_MINUTES;
  const [saturn, jupiter] = [createSiderealMotion(sky, "saturn"), createSiderealMotion(sky, "jupiter")];
  const momentByJd = new Map<number, EventInstant>();
  const toMoment = (jd: JulianDayUt): EventInstant => {
    const known = momentByJd.get(jd);
    if (known) return known;
    const moment = { jd, saturn: rashiOf(saturn(jd).angle), jupiter: rashiOf(jupiter(jd).angle) };
    momentByJd.set(jd, moment);
    return moment;
  };
  const events = sortLifeEvents(options.events).map((event) => ({
    where: EVENT_HOUSES[event.kind],
    moments: listEventInstants(event, sky.ephemeris).map(toMoment),
  }));
  return {
    columns: selectTests(nativity, options),
    variants: resolveVariants(options),
    events,
    controls: listControlShifts(birth.jd, sky.ephemeris.range.until).map((shift) =>
      events.map(({ where, moments }, index) => ({
        where,
        moments: moments.map(({ jd }) => toMoment(shift(jd, moments[0]?.jd ?? jd, index))),
      })),
    ),
    levels: minutes <= PRATYANTAR_WITHIN_MINUTES ? 3 : 2,
    ruling: new Set(options.questionNativity ? computeRulingPlanets(options.questionNativity).planets : []),
  };
}

export const usesAnyTest = ({ columns }: RectificationContext, ...ids: readonly RectificationTest[]): boolean =>
  columns.some(({ id }) => ids.includes(id));
