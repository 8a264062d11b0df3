import { type Graha, GRAHAS, type Rashi } from "@lagna/terms";
import { siderealSunLongitude } from "../chart/sky.ts";
import { localMeanTimeSeconds, SECONDS_PER_DAY, weekdayOf } from "../core/time.ts";
import { vimshottari, vimshottariSubPeriods } from "../dasha/vimshottari.ts";
import type { PlacedBirth } from "../nativity.ts";
import { INTO_THE_DAY } from "../panchanga/day.ts";
import { kundaLagna, pranapada } from "../point/special-lagna.ts";
import type { SaptaGraha } from "../relation/friendship.data.ts";
import type { NamedDay } from "../uncertainty/pieces.ts";
import { vargas } from "../varga/subject.ts";
import { nakshatraOf } from "../zodiac/nakshatra.ts";
import { rashiOf } from "../zodiac/rashi.ts";
import { type Ask, asks } from "./ask.ts";
import { subOf } from "./sub-lord.ts";
import { tattvaAt, type TattvaTurn } from "./tattva.ts";

/** What the tests see of one time of birth. */
export interface Reading {
  readonly born: PlacedBirth;
  /** Of each event, at each of its moments: the lords that run, the outermost first. */
  readonly lords: readonly (readonly (readonly Graha[])[])[];
  /** `null` where the Sun does not rise. */
  readonly pranapada: Rashi | null;
  readonly tattva: TattvaTurn | null;
}

/** The lords of the vimshottari periods that run at an instant; empty before birth's first and after 120 years. */
function runningLords(periods: ReturnType<typeof vimshottari>["periods"], jd: number, levels: number): Graha[] {
  const lords: Graha[] = [];
  let inside = periods;
  for (;;) {
    const runs = inside.find(({ startJd, endJd }) => startJd <= jd && jd < endJd);
    if (!runs) return lords;
    lords.push(runs.lord);
    if (lords.length === levels) return lords;
    inside = vimshottariSubPeriods(lords, runs.startJd, runs.endJd);
  }
}

function lordsOf({ longitudes, birth, settings }: PlacedBirth, { events, levels }: Ask): Reading["lords"] {
  const { periods } = vimshottari({
    moonLongitude: longitudes.moon,
    birthJd: birth.jd,
    year: settings.dasha_year,
    levels: 1,
  });
  return events.map(({ moments }) => moments.map(({ jd }) => runningLords(periods, jd, levels)));
}

const MINUTES_PER_DAY = 1440;

function tattvaOf({ birth }: PlacedBirth, { day, vara }: NamedDay, { variants }: Ask): TattvaTurn | null {
  const { tattva_begin, tattva_round } = variants;
  if (tattva_begin === "sunrise") {
    if (day.sunriseJd === null) return null;
    const minutes = Math.max(0, birth.jd - day.sunriseJd) * MINUTES_PER_DAY;
    return tattvaAt(minutes, vara.lord as SaptaGraha, tattva_round);
  }
  const meanTime = localMeanTimeSeconds(birth.longitude);
  const lord = GRAHAS[weekdayOf(birth.jd - INTO_THE_DAY, meanTime)] as SaptaGraha;
  // A Julian day begins at noon: six in the morning is three quarters into it.
  const sinceSix = birth.jd + meanTime / SECONDS_PER_DAY - 0.75;
  return tattvaAt((sinceSix - Math.floor(sinceSix)) * MINUTES_PER_DAY, lord, tattva_round);
}

function pranapadaOf(
  { sky, birth, longitudes, settings }: PlacedBirth,
  { day: { sunriseJd } }: NamedDay,
): Rashi | null {
  if (sunriseJd === null) return null;
  const atBirth = settings.special_lagnas.pranapada_sun === "at_birth";
  const sun = atBirth ? longitudes.sun : siderealSunLongitude(sky, sunriseJd);
  return rashiOf(pranapada(sun, Math.max(0, birth.jd - sunriseJd) * MINUTES_PER_DAY));
}

/** What the tests that are made see of a time of birth, on its day. */
export function readingOf(born: PlacedBirth, day: NamedDay, ask: Ask): Reading {
  return {
    born,
    lords: asks(ask, "dashas", "vargas") ? lordsOf(born, ask) : [],
    pranapada: asks(ask, "pranapada") ? pranapadaOf(born, day) : null,
    tattva: asks(ask, "tattva") ? tattvaOf(born, day, ask) : null,
  };
}

/** What of the kunda is compared with the Moon's. */
export const kundaPart = (longitude: number, { variants }: Ask): number =>
  variants.kunda === "star" ? nakshatraOf(longitude).index % 9 : Math.floor(longitude / 30) % 4;

/**
 * All that a reading's scores hang on: none of it comes back within minutes once it has gone, so that what is the same at both ends of
 * so short a stretch is the same throughout.
 */
export function stateOf({ born, lords, pranapada: sign, tattva }: Reading, ask: Ask): readonly string[] {
  const { longitudes, signs } = born;
  const inVargas = vargas(born);
  const used = new Set(["D9", "D10", ...ask.events.map(({ where }) => where.varga)] as const);
  return [
    Object.values(signs).join(),
    asks(ask, "vargas") ? [...used].map((id) => Object.values(inVargas[id]).join()).join(";") : inVargas.D9.lagna,
    inVargas.D10.lagna,
    lords.flat(2).join(),
    String(sign),
    String(tattva?.turn),
    asks(ask, "ruling_planets") ? String(subOf(longitudes.lagna).number) : "",
    asks(ask, "kunda") ? `${kundaPart(kundaLagna(longitudes.lagna), ask)} ${kundaPart(longitudes.moon, ask)}` : "",
  ];
}
