import type { transitsRequestSchema } from "@lagna/contract";
import {
  aspectSteps,
  type Eclipse,
  type JulianDayUt,
  kakshyaTransitSteps,
  type KakshyaTransit,
  overNatal,
  passages,
  type Range,
  returnEvents,
  sadeSatiEvents,
  sadeSatiIn,
  type SadeSati,
  signStays,
  type SkyEvent,
  type Span,
  type Transit,
  type TransitAspect,
  transitsAt,
} from "@lagna/jyotish";
import { type Graha, GRAHAS, type Rashi, type TimeScale } from "@lagna/terms";
import type { z } from "zod";
import type { Clock } from "../../clock.ts";
import { invalidField } from "../../errors.ts";
import type { Principal } from "../../http/access.ts";
import { inTurns, loopTurn } from "../../computing/loop-turn.ts";
import type { KundlisService } from "../kundlis/service.ts";
import type { KundliService, MadeNativity } from "./service.ts";
import { skyEvents } from "./sky-events.ts";

type TransitsInput = z.output<typeof transitsRequestSchema>;

/** The sky over a birth as the domain made it. */
export interface MadeTransits extends MadeNativity {
  readonly range: Range | null;
  readonly events: readonly SkyEvent[];
  readonly cycles: SadeSati["cycles"];
  readonly atJd: JulianDayUt;
  readonly transits: readonly Transit[];
  readonly nodeStays: readonly (Span<Rashi> & { readonly graha: Graha })[];
  /** `null` where nobody asked. */
  readonly aspects: readonly TransitAspect[] | null;
  readonly kakshyas: readonly (KakshyaTransit & { readonly graha: Graha })[] | null;
}

interface TransitsParts {
  readonly kundlis: KundliService;
  readonly saved: Pick<KundlisService, "birthOf">;
  readonly clock: Clock;
}

/** The Moon makes an aspect a day and more, and is in a kakshya for seven hours. */
const MOON_DAYS = 400;

const YEAR_DAYS = 365.25;

const isTooLong = (graha: Graha, { fromJd, untilJd }: Range): boolean =>
  graha === "moon" && untilJd - fromJd > MOON_DAYS;

/** Where the nodes stand in a span. */
const nodeStays = ({ sky }: MadeNativity["nativity"], range: Range, grahas: ReadonlySet<string>) =>
  (["rahu", "ketu"] as const)
    .filter((graha) => grahas.has(graha))
    .flatMap((graha) => passages(signStays(sky, graha, range)).map((stay) => ({ ...stay, graha })));

/** One by one: where each is seen takes milliseconds. */
function* eclipseEvents(
  nativity: MadeNativity["nativity"],
  eclipses: readonly Eclipse[],
  place: NonNullable<TransitsInput["place"]>,
): Generator<void, SkyEvent[]> {
  const events: SkyEvent[] = [];
  for (const eclipse of eclipses) {
    const over = overNatal(nativity, eclipse, place);
    events.push({ type: "eclipse", jd: eclipse.maximumJd, graha: eclipse.light, eclipse: over });
    yield;
  }
  return events;
}

/** Point by point. */
function* aspectsOver(
  nativity: MadeNativity["nativity"],
  range: Range,
  grahas: ReadonlySet<string>,
): Generator<void, TransitAspect[]> {
  const found: TransitAspect[] = [];
  for (const graha of GRAHAS) {
    if (!grahas.has(graha) || isTooLong(graha, range)) continue;
    for (const point of [...GRAHAS, "lagna"] as const) {
      found.push(...(yield* aspectSteps(nativity, graha, point, range)));
    }
  }
  return found.toSorted((a, b) => a.fromJd - b.fromJd);
}

/** Year by year. */
function* kakshyasOver(
  nativity: MadeNativity["nativity"],
  range: Range,
  grahas: ReadonlySet<string>,
): Generator<void, NonNullable<MadeTransits["kakshyas"]>> {
  const found: (KakshyaTransit & { readonly graha: Graha })[] = [];
  for (const graha of GRAHAS) {
    if (graha === "rahu" || graha === "ketu" || !grahas.has(graha) || isTooLong(graha, range)) continue;
    for (let from = range.fromJd; from < range.untilJd; from = (from + YEAR_DAYS) as JulianDayUt) {
      const until = Math.min(from + YEAR_DAYS, range.untilJd) as JulianDayUt;
      // Each piece begins with where the graha stands, which only the first tells.
      const piece = (yield* kakshyaTransitSteps(nativity, graha, from, until)).slice(from === range.fromJd ? 0 : 1);
      found.push(...piece.map((transit) => ({ ...transit, graha })));
    }
  }
  return found.toSorted((a, b) => a.startJd - b.startJd);
}

/** Over a birth: the sky of an instant, and what happens in it over a span. */
export function transitsService({ kundlis, saved, clock }: TransitsParts) {
  const kept = skyEvents();

  /** This moment, where the span holds it; else the span's begin. */
  function nowIn(range: Range | null, scale: TimeScale): JulianDayUt {
    const now = kundlis.julianDay(clock().getTime(), "at", scale);
    return range === null || (now >= range.fromJd && now < range.untilJd) ? now : range.fromJd;
  }

  async function eventsIn(
    { nativity }: MadeNativity,
    range: Range,
    grahas: ReadonlySet<string>,
    place: NonNullable<TransitsInput["place"]>,
  ): Promise<SkyEvent[]> {
    const { sky, settings } = nativity;
    const events: SkyEvent[] = [];
    for (const graha of GRAHAS) {
      if (grahas.has(graha)) events.push(...(await kept.ofGraha(sky, settings, graha, range)));
    }
    const eclipses = (await kept.eclipses(sky, range)).filter(({ light }) => grahas.has(light));
    events.push(...(await inTurns(eclipseEvents(nativity, eclipses, place))));
    await loopTurn();
    if (grahas.has("saturn")) events.push(...sadeSatiEvents(nativity, range));
    await loopTurn();
    events.push(...returnEvents(nativity, range).filter(({ graha }) => grahas.has(graha)));
    return events.toSorted((a, b) => a.jd - b.jd);
  }

  /** The nativity of the birth that is given, or of the kundli that is named. */
  async function nativityOf(who: Principal, { birth, kundli_id }: TransitsInput): Promise<MadeNativity> {
    if (birth) return kundlis.ofBirth(birth);
    const kept = await saved.birthOf(who, kundli_id as string);
    if (kept.time_unknown) throw invalidField("kundli_id", "transits_need_time");
    return kundlis.ofBirth(kept);
  }

  return {
    /**
     * @throws AppError invalid_input as a kundli's under `birth`, and for an instant outside the ephemeris' years; 404 for a kundli that
     * is not the asker's
     */
    over: async (who: Principal, input: TransitsInput): Promise<MadeTransits> => {
      const { from, until, at, place, grahas = [...GRAHAS] } = input;
      const wanted: ReadonlySet<string> = new Set(grahas);
      const made = await nativityOf(who, input);
      const { nativity } = made;
      const scale = nativity.settings.time_scale;
      const instant = (value: string, path: string): JulianDayUt => kundlis.julianDay(Date.parse(value), path, scale);
      const range =
        from === undefined || until === undefined
          ? null
          : { fromJd: instant(from, "from"), untilJd: instant(until, "until") };
      const atJd = at === undefined ? nowIn(range, scale) : instant(at, "at");
      const events = range && (await eventsIn(made, range, wanted, place ?? nativity.birth));
      await loopTurn();
      return {
        ...made,
        range,
        events: events ?? [],
        cycles: range ? sadeSatiIn(nativity, range).cycles : [],
        atJd,
        transits: transitsAt(nativity, atJd),
        nodeStays: range ? nodeStays(nativity, range, wanted) : [],
        aspects: range && input.aspects ? await inTurns(aspectsOver(nativity, range, wanted)) : null,
        kakshyas: range && input.kakshyas ? await inTurns(kakshyasOver(nativity, range, wanted)) : null,
      };
    },
  };
}
export type TransitsService = ReturnType<typeof transitsService>;
