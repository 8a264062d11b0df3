import { toZodiacPoint, type ZodiacPoint } from "../chart/chart.ts";
import { computeLagna } from "../chart/lagna.ts";
import { julianDayUt, type JulianDayUt } from "../core/units.ts";
import type { Nativity } from "../nativity.ts";
import { findTithiPraveshas } from "../transit/planetary-returns.ts";
import { type AnnualChart, createNativityAt } from "./annual-chart.ts";
import { findSunInstant, MONTHS_OF_YEAR, SIXTY_HOUR_CHARTS } from "./solar-return.ts";

/** The beginning of a part of the year, and what rises then. */
export interface PartOfYear {
  readonly jd: JulianDayUt;
  readonly lagna: ZodiacPoint;
}

const createPartOfYear = ({ annual }: AnnualChart, jd: JulianDayUt): PartOfYear => ({
  jd,
  lagna: toZodiacPoint(computeLagna(annual.sky, jd, annual.birth)),
});

/** When the Sun has gone through `part` of `count` equal parts of its circle. */
const findStart = ({ natal, completedYears }: AnnualChart, part: number, count: number): JulianDayUt =>
  findSunInstant(natal, completedYears, (part * 360) / count);

/** Equal parts of the Sun's circle, the first with the year; yields after each twelve. */
export function* listPartsOfYear(year: AnnualChart, count: number): Generator<void, PartOfYear[]> {
  const parts: PartOfYear[] = [];
  for (let part = 0; part < count; part++) {
    parts.push(createPartOfYear(year, findStart(year, part, count)));
    if (part % MONTHS_OF_YEAR === MONTHS_OF_YEAR - 1) yield;
  }
  return parts;
}

/** The Sun stays in a sign for up to 32 days. */
const SUN_STAY_DAYS = 33;

/** The birth tithi to the instant, with the Sun in the natal sign: mostly one, sometimes two or none. */
export function findTithiPraveshasOfYear(year: AnnualChart): PartOfYear[] {
  const { natal, annual } = year;
  const { from, until } = natal.sky.ephemeris.range;
  const range = {
    fromJd: julianDayUt(Math.max(from, annual.birth.jd - SUN_STAY_DAYS)),
    untilJd: julianDayUt(Math.min(until, annual.birth.jd + SUN_STAY_DAYS)),
  };
  return findTithiPraveshas(natal, range).flatMap(({ passes }) => passes.map(({ jd }) => createPartOfYear(year, jd)));
}

export interface PartChoice {
  readonly kind: "month" | "sixty_hours" | "tithi_pravesha";
  /** From 1. */
  readonly number: number;
}

export interface ChartOfPart {
  readonly nativity: Nativity;
  /** When the next part begins; `null` for a tithi pravesha. */
  readonly endJd: number | null;
}

/** The chart of a part of the year, at the place of the year; `null` if the year has no such part. */
export function computeChartOfPart(year: AnnualChart, { kind, number }: PartChoice): ChartOfPart | null {
  const open = (jd: JulianDayUt): Nativity => createNativityAt(year.natal, jd, year.annual.birth);
  if (kind === "tithi_pravesha") {
    const found = findTithiPraveshasOfYear(year)[number - 1];
    return found ? { nativity: open(found.jd), endJd: null } : null;
  }
  const count = kind === "month" ? MONTHS_OF_YEAR : SIXTY_HOUR_CHARTS;
  if (number < 1 || number > count) return null;
  const endJd = number === count ? year.endJd : findStart(year, number, count);
  return { nativity: open(findStart(year, number - 1, count)), endJd };
}
