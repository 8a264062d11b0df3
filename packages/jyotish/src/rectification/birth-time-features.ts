import { type Graha, GRAHAS, type Rashi } from "@lagna/terms";
import { computeSiderealSunLongitude } from "../chart/sky.ts";
import { computeLocalMeanTimeSeconds, SECONDS_PER_DAY, computeWeekday } from "../core/time.ts";
import { computeVimshottari, computeVimshottariSubPeriods } from "../dasha/vimshottari.ts";
import type { PlacedBirth } from "../nativity.ts";
import { DAYLIGHT_OFFSET_DAYS } from "../panchanga/hindu-day.ts";
import { computeKundaLagna, computePranapada } from "../point/special-lagna.ts";
import type { SaptaGraha } from "../relation/friendship.data.ts";
import type { DayWithVara } from "../uncertainty/tally-facts.ts";
import { vargas } from "../varga/section.ts";
import { nakshatraOf } from "../zodiac/nakshatra.ts";
import { rashiOf } from "../zodiac/rashi.ts";
import { type RectificationContext, usesAnyTest } from "./rectification-context.ts";
import { findSubLord } from "../kp/kp-lords.ts";
import { findTattva, type TattvaPeriod } from "./tattva.ts";

/** The features of one birth time that the tests use. */
export interface BirthTimeFeatures {
  readonly placedBirth: PlacedBirth;
  /** For each event and each of its instants: the running lords, outermost first. */
  readonly lords: readonly (readonly (readonly Graha[])[])[];
  /** `null` if the Sun does not rise. */
  readonly pranapada: Rashi | null;
  readonly tattva: TattvaPeriod | null;
}

/**
 * The lords of the vimshottari periods running at an instant; empty before the first period of birth and after 120
 * years.
 */
function findRunningLords(
  periods: ReturnType<typeof computeVimshottari>["periods"],
  jd: number,
  levels: number,
): Graha[] {
  const lords: Graha[] = [];
  let inside = periods;
  for (;;) {
    const runs = inside.find(({ startJd, endJd }) => startJd <= jd && jd < endJd);
    if (!runs) return lords;
    lords.push(runs.lord);
    if (lords.length === levels) return lords;
    inside = computeVimshottariSubPeriods(lords, runs.startJd, runs.endJd);
  }
}

/** The lords running at each instant of the events, and of each control set of events. */
export function findLordsAtEvents(
  { longitudes, birth, settings }: PlacedBirth,
  sets: readonly RectificationContext["events"][],
  levels: number,
): readonly BirthTimeFeatures["lords"][] {
  const { periods } = computeVimshottari({
    moonLongitude: longitudes.moon,
    birthJd: birth.jd,
    year: settings.dasha_year,
    levels: 1,
  });
  // The control sets share their dates.
  const known = new Map<number, readonly Graha[]>();
  const lordsAt = (jd: number): readonly Graha[] => {
    const lords = known.get(jd) ?? findRunningLords(periods, jd, levels);
    known.set(jd, lords);
    return lords;
  };
  return sets.map((events) => events.map(({ moments }) => moments.map(({ jd }) => lordsAt(jd))));
}

const MINUTES_PER_DAY = 1440;

function computeTattva(
  { birth }: PlacedBirth,
  { day, vara }: DayWithVara,
  { variants }: RectificationContext,
): TattvaPeriod | null {
  const { tattva_begin, tattva_round } = variants;
  if (tattva_begin === "sunrise") {
    if (day.sunriseJd === null) return null;
    const minutes = Math.max(0, birth.jd - day.sunriseJd) * MINUTES_PER_DAY;
    return findTattva(minutes, vara.lord as SaptaGraha, tattva_round);
  }
  const meanTime = computeLocalMeanTimeSeconds(birth.longitude);
  const lord = GRAHAS[computeWeekday(birth.jd - DAYLIGHT_OFFSET_DAYS, meanTime)] as SaptaGraha;
  // A Julian day begins at noon, so 6:00 is three quarters into it.
  const sinceSix = birth.jd + meanTime / SECONDS_PER_DAY - 0.75;
  return findTattva((sinceSix - Math.floor(sinceSix)) * MINUTES_PER_DAY, lord, tattva_round);
}

function computePranapadaSign(
  { sky, birth, longitudes, settings }: PlacedBirth,
  { day: { sunriseJd } }: DayWithVara,
): Rashi | null {
  if (sunriseJd === null) return null;
  const atBirth = settings.special_lagnas.pranapada_sun === "at_birth";
  const sun = atBirth ? longitudes.sun : computeSiderealSunLongitude(sky, sunriseJd);
  return rashiOf(computePranapada(sun, Math.max(0, birth.jd - sunriseJd) * MINUTES_PER_DAY));
}

/** The features of a birth time that the active tests use, on its day. */
export function extractFeatures(
  placedBirth: PlacedBirth,
  day: DayWithVara,
  context: RectificationContext,
): BirthTimeFeatures {
  return {
    placedBirth: placedBirth,
    lords: usesAnyTest(context, "dashas", "vargas")
      ? (findLordsAtEvents(placedBirth, [context.events], context.levels)[0] ?? [])
      : [],
    pranapada: usesAnyTest(context, "pranapada") ? computePranapadaSign(placedBirth, day) : null,
    tattva: usesAnyTest(context, "tattva") ? computeTattva(placedBirth, day, context) : null,
  };
}

/** The part of the kunda that is compared with the Moon's. */
export const computeKundaPart = (longitude: number, { variants }: RectificationContext): number =>
  variants.kunda === "star" ? nakshatraOf(longitude).index % 9 : Math.floor(longitude / 30) % 4;

/**
 * The keys of everything that the scores depend on. None of it returns to a previous value within minutes, so what is
 * equal at both ends of such a short interval is equal throughout.
 */
export function listFeatureKeys(
  { placedBirth, lords, pranapada: sign, tattva }: BirthTimeFeatures,
  context: RectificationContext,
): readonly string[] {
  const { longitudes, signs } = placedBirth;
  const inVargas = vargas(placedBirth);
  const used = new Set(["D9", "D10", ...context.events.map(({ where }) => where.varga)] as const);
  return [
    Object.values(signs).join(),
    usesAnyTest(context, "vargas")
      ? [...used].map((id) => Object.values(inVargas[id]).join()).join(";")
      : inVargas.D9.lagna,
    inVargas.D10.lagna,
    lords.flat(2).join(),
    String(sign),
    String(tattva?.index),
    usesAnyTest(context, "ruling_planets") ? String(findSubLord(longitudes.lagna).number) : "",
    usesAnyTest(context, "kunda")
      ? `${computeKundaPart(computeKundaLagna(longitudes.lagna), context)} ${computeKundaPart(longitudes.moon, context)}`
      : "",
  ];
}
