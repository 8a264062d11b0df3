import {
  findTransitAspectsInSteps,
  type Eclipse,
  type Ephemeris,
  type JulianDayUt,
  findKakshyaTransitsInSteps,
  type KakshyaTransit,
  relateEclipseToNativity,
  mergeNodePassages,
  type TimeRange,
  findReturnEvents,
  findSadeSatiEvents,
  findSadeSati,
  type SadeSati,
  findSignStays,
  type SkyEvent,
  type StateSpan,
  type Transit,
  type TransitAspect,
  computeTransits,
} from "@lagna/jyotish";
import { type Graha, GRAHAS, type Rashi } from "@lagna/terms";
import { computeNativityOf, type ComputedNativity, type ResolvedBirth } from "./compute-kundli.ts";
import { createSkyEventsCache } from "./sky-events-cache.ts";

/** Which transits over a birth: plain data, which can be passed to another thread. */
export interface TransitRequest {
  readonly birth: ResolvedBirth;
  /** `null` for the sky of an instant alone. */
  readonly range: TimeRange | null;
  readonly atJd: JulianDayUt;
  /** From where eclipses are seen; the birthplace if absent. */
  readonly place: { readonly latitude: number; readonly longitude: number } | undefined;
  readonly grahas: ReadonlySet<Graha>;
  readonly aspects: boolean;
  readonly kakshyas: boolean;
}

/** The transits over a birth as the domain computes them. */
export interface ComputedTransits extends ComputedNativity {
  readonly range: TimeRange | null;
  readonly events: readonly SkyEvent[];
  readonly cycles: SadeSati["cycles"];
  readonly atJd: JulianDayUt;
  readonly transits: readonly Transit[];
  readonly nodeStays: readonly (StateSpan<Rashi> & { readonly graha: Graha })[];
  /** `null` if not requested. */
  readonly aspects: readonly TransitAspect[] | null;
  readonly kakshyas: readonly (KakshyaTransit & { readonly graha: Graha })[] | null;
}

/** The Moon makes more than one aspect a day and stays in a kakshya for seven hours. */
const MAX_MOON_DAYS = 400;

export const YEAR_DAYS = 365.25;

const isTooLong = (graha: Graha, { fromJd, untilJd }: TimeRange): boolean =>
  graha === "moon" && untilJd - fromJd > MAX_MOON_DAYS;

/** The signs of the nodes during a span. */
const findNodeStays = ({ sky }: ComputedNativity["nativity"], range: TimeRange, grahas: ReadonlySet<string>) =>
  (["rahu", "ketu"] as const)
    .filter((graha) => grahas.has(graha))
    .flatMap((graha) => mergeNodePassages(findSignStays(sky, graha, range)).map((stay) => ({ ...stay, graha })));

/** Yields one by one, as computing the visibility of each takes milliseconds. */
function* findEclipseEvents(
  nativity: ComputedNativity["nativity"],
  eclipses: readonly Eclipse[],
  place: NonNullable<TransitRequest["place"]>,
): Generator<void, SkyEvent[]> {
  const events: SkyEvent[] = [];
  for (const eclipse of eclipses) {
    const over = relateEclipseToNativity(nativity, eclipse, place);
    events.push({ type: "eclipse", jd: eclipse.maximumJd, graha: eclipse.light, eclipse: over });
    yield;
  }
  return events;
}

/** Yields point by point. */
function* findAspects(
  nativity: ComputedNativity["nativity"],
  range: TimeRange,
  grahas: ReadonlySet<string>,
): Generator<void, TransitAspect[]> {
  const found: TransitAspect[] = [];
  for (const graha of GRAHAS) {
    if (!grahas.has(graha) || isTooLong(graha, range)) continue;
    for (const point of [...GRAHAS, "lagna"] as const) {
      found.push(...(yield* findTransitAspectsInSteps(nativity, graha, point, range)));
    }
  }
  return found.toSorted((a, b) => a.fromJd - b.fromJd);
}

/** Yields year by year. */
function* findKakshyas(
  nativity: ComputedNativity["nativity"],
  range: TimeRange,
  grahas: ReadonlySet<string>,
): Generator<void, NonNullable<ComputedTransits["kakshyas"]>> {
  const found: (KakshyaTransit & { readonly graha: Graha })[] = [];
  for (const graha of GRAHAS) {
    if (graha === "rahu" || graha === "ketu" || !grahas.has(graha) || isTooLong(graha, range)) continue;
    for (let from = range.fromJd; from < range.untilJd; from = (from + YEAR_DAYS) as JulianDayUt) {
      const until = Math.min(from + YEAR_DAYS, range.untilJd) as JulianDayUt;
      // Each chunk begins with the graha's present position, which is only reported for the first chunk.
      const piece = (yield* findKakshyaTransitsInSteps(nativity, graha, from, until)).slice(
        from === range.fromJd ? 0 : 1,
      );
      found.push(...piece.map((transit) => ({ ...transit, graha })));
    }
  }
  return found.toSorted((a, b) => a.startJd - b.startJd);
}

/** Computes transits over births in steps; what does not depend on a birth is kept for the next one. */
export function createTransitComputation(ephemeris: Ephemeris) {
  const skyEvents = createSkyEventsCache();

  function* findEvents(
    nativity: ComputedNativity["nativity"],
    range: TimeRange,
    grahas: TransitRequest["grahas"],
    place: NonNullable<TransitRequest["place"]>,
  ): Generator<void, SkyEvent[]> {
    const { sky, settings } = nativity;
    const events: SkyEvent[] = [];
    for (const graha of GRAHAS) {
      if (grahas.has(graha)) events.push(...(yield* skyEvents.ofGraha(sky, settings, graha, range)));
    }
    const eclipses = (yield* skyEvents.eclipses(sky, range)).filter(({ light }) => grahas.has(light));
    events.push(...(yield* findEclipseEvents(nativity, eclipses, place)));
    yield;
    if (grahas.has("saturn")) events.push(...findSadeSatiEvents(nativity, range));
    yield;
    events.push(...findReturnEvents(nativity, range).filter(({ graha }) => grahas.has(graha)));
    return events.toSorted((a, b) => a.jd - b.jd);
  }

  function* computeTransitsInSteps(task: TransitRequest): Generator<void, ComputedTransits> {
    const { range, atJd, grahas } = task;
    const made = computeNativityOf(ephemeris, task.birth);
    const { nativity } = made;
    const events = range && (yield* findEvents(nativity, range, grahas, task.place ?? nativity.birth));
    yield;
    return {
      ...made,
      range,
      events: events ?? [],
      cycles: range ? findSadeSati(nativity, range).cycles : [],
      atJd,
      transits: computeTransits(nativity, atJd),
      nodeStays: range ? findNodeStays(nativity, range, grahas) : [],
      aspects: range && task.aspects ? yield* findAspects(nativity, range, grahas) : null,
      kakshyas: range && task.kakshyas ? yield* findKakshyas(nativity, range, grahas) : null,
    };
  }

  return computeTransitsInSteps;
}
