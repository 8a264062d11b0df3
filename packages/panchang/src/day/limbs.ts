import {
  type Karana,
  KARANAS_OF_MONTH,
  type Nakshatra,
  NAKSHATRAS,
  NITYA_YOGAS,
  type NityaYoga,
  type Paksha,
  type Rashi,
  RASHIS,
  type Tithi,
  TITHIS_OF_MONTH,
} from "@lagna/terms";
import type { Almanac } from "../almanac.ts";
import { type PartSpan, sliceSpans } from "../sky/sweep.ts";
import type { TimeSpan } from "./spans.ts";

interface Limb<Name> extends TimeSpan {
  /** From 1. */
  readonly number: number;
  readonly name: Name;
}

export interface TithiLimb extends Limb<Tithi> {
  readonly paksha: Paksha;
  /** It begins and ends between two sunrises, and so has none of its own. */
  readonly kshaya: boolean;
  /** It has two sunrises. */
  readonly vriddhi: boolean;
}
export type NakshatraLimb = Limb<Nakshatra>;
export type YogaLimb = Limb<NityaYoga>;
export type KaranaLimb = Limb<Karana>;
export type SignLimb = TimeSpan & { readonly sign: Rashi };

/** The limbs that occur in a day, each with its own start and end, which may lie outside the day. */
export interface DayLimbs {
  readonly tithi: readonly TithiLimb[];
  readonly nakshatra: readonly NakshatraLimb[];
  readonly yoga: readonly YogaLimb[];
  readonly karana: readonly KaranaLimb[];
  readonly moonSign: readonly SignLimb[];
  readonly sunSign: readonly SignLimb[];
}

const toLimb = <Name>({ part, startJd, endJd }: PartSpan, names: readonly Name[]): Limb<Name> => ({
  number: part + 1,
  name: names[part] as Name,
  startJd,
  endJd,
});

function toTithiLimb(span: PartSpan, day: TimeSpan): TithiLimb {
  const { startJd, endJd } = span;
  return {
    ...toLimb(span, TITHIS_OF_MONTH),
    paksha: span.part < 15 ? "shukla" : "krishna",
    kshaya: startJd > day.startJd && endJd < day.endJd,
    vriddhi: startJd <= day.startJd && endJd > day.endJd,
  };
}

/** The limbs of the time between two sunrises. */
export function listLimbs(almanac: Almanac, day: TimeSpan): DayLimbs {
  const slice = (spans: readonly PartSpan[]): readonly PartSpan[] => sliceSpans(spans, day.startJd, day.endJd);
  const signs = (spans: readonly PartSpan[]): SignLimb[] =>
    slice(spans).map(({ part, startJd, endJd }) => ({ sign: RASHIS[part] as Rashi, startJd, endJd }));
  return {
    tithi: slice(almanac.allTithis).map((span) => toTithiLimb(span, day)),
    nakshatra: slice(almanac.nakshatras).map((span) => toLimb(span, NAKSHATRAS)),
    yoga: slice(almanac.yogas).map((span) => toLimb(span, NITYA_YOGAS)),
    karana: slice(almanac.karanas).map((span) => toLimb(span, KARANAS_OF_MONTH)),
    moonSign: signs(almanac.moonSigns),
    sunSign: signs(almanac.sunSigns),
  };
}
