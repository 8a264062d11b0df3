import type { transitsRequestSchema } from "@lagna/contract";
import {
  findTransitAspectsInSteps,
  type Eclipse,
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
import { type Graha, GRAHAS, type Rashi, type TimeScale } from "@lagna/terms";
import type { z } from "zod";
import type { Clock } from "../../time/clock.ts";
import { createInvalidFieldError } from "../../errors/app-error.ts";
import type { Principal } from "../../http/authorize-request.ts";
import { runInSlices, yieldToEventLoop } from "../../computing/yield-to-event-loop.ts";
import type { SavedKundlisService } from "../saved-kundlis/service.ts";
import type { ChartService, ComputedNativity } from "./service.ts";
import { createSkyEventsCache } from "./sky-events-cache.ts";

type TransitsInput = z.output<typeof transitsRequestSchema>;

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

interface TransitsParts {
  readonly charts: ChartService;
  readonly savedKundlis: Pick<SavedKundlisService, "findBirth">;
  readonly clock: Clock;
}

/** The Moon makes more than one aspect a day and stays in a kakshya for seven hours. */
const MAX_MOON_DAYS = 400;

const YEAR_DAYS = 365.25;

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
  place: NonNullable<TransitsInput["place"]>,
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

/** Transits over a birth: the sky of an instant, and the events of a span. */
export function createTransitsService({ charts, savedKundlis, clock }: TransitsParts) {
  const skyEvents = createSkyEventsCache();

  /** The current moment if it is within the span, otherwise the span's start. */
  function nowIn(range: TimeRange | null, scale: TimeScale): JulianDayUt {
    const now = charts.toJulianDay(clock().getTime(), "at", scale);
    return range === null || (now >= range.fromJd && now < range.untilJd) ? now : range.fromJd;
  }

  async function eventsIn(
    { nativity }: ComputedNativity,
    range: TimeRange,
    grahas: ReadonlySet<string>,
    place: NonNullable<TransitsInput["place"]>,
  ): Promise<SkyEvent[]> {
    const { sky, settings } = nativity;
    const events: SkyEvent[] = [];
    for (const graha of GRAHAS) {
      if (grahas.has(graha)) events.push(...(await skyEvents.ofGraha(sky, settings, graha, range)));
    }
    const eclipses = (await skyEvents.eclipses(sky, range)).filter(({ light }) => grahas.has(light));
    events.push(...(await runInSlices(findEclipseEvents(nativity, eclipses, place))));
    await yieldToEventLoop();
    if (grahas.has("saturn")) events.push(...findSadeSatiEvents(nativity, range));
    await yieldToEventLoop();
    events.push(...findReturnEvents(nativity, range).filter(({ graha }) => grahas.has(graha)));
    return events.toSorted((a, b) => a.jd - b.jd);
  }

  /** The nativity of the request's birth or saved kundli. */
  async function nativityOf(who: Principal, { birth, kundli_id }: TransitsInput): Promise<ComputedNativity> {
    if (birth) return charts.computeNativity(birth);
    const birthOfKundli = await savedKundlis.findBirth(who, kundli_id as string);
    if (birthOfKundli.time_unknown) throw createInvalidFieldError("kundli_id", "birth_time_missing");
    return charts.computeNativity(birthOfKundli);
  }

  return {
    /**
     * @throws AppError invalid_input as for a kundli, with paths under `birth`, and for an instant outside the ephemeris' years; 404 for
     * another person's kundli
     */
    computeTransits: async (who: Principal, input: TransitsInput): Promise<ComputedTransits> => {
      const { from, until, at, place, grahas = [...GRAHAS] } = input;
      const grahaSet: ReadonlySet<string> = new Set(grahas);
      const made = await nativityOf(who, input);
      const { nativity } = made;
      const scale = nativity.settings.time_scale;
      const instant = (value: string, path: string): JulianDayUt => charts.toJulianDay(Date.parse(value), path, scale);
      const range =
        from === undefined || until === undefined
          ? null
          : { fromJd: instant(from, "from"), untilJd: instant(until, "until") };
      const atJd = at === undefined ? nowIn(range, scale) : instant(at, "at");
      const events = range && (await eventsIn(made, range, grahaSet, place ?? nativity.birth));
      await yieldToEventLoop();
      return {
        ...made,
        range,
        events: events ?? [],
        cycles: range ? findSadeSati(nativity, range).cycles : [],
        atJd,
        transits: computeTransits(nativity, atJd),
        nodeStays: range ? findNodeStays(nativity, range, grahaSet) : [],
        aspects: range && input.aspects ? await runInSlices(findAspects(nativity, range, grahaSet)) : null,
        kakshyas: range && input.kakshyas ? await runInSlices(findKakshyas(nativity, range, grahaSet)) : null,
      };
    },
  };
}
export type TransitsService = ReturnType<typeof createTransitsService>;
