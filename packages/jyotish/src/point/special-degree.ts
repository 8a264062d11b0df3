import { type Choices, ELEMENTS, type Element, type Rashi, TITHIS_OF_MONTH } from "@lagna/terms";
import { arcShortest, partOfCircle } from "../core/angle.ts";
import { findPartOfZodiac, VARGA_BODIES, type VargaBody } from "../varga/varga.ts";
import { degreeInRashi, rashiIndex, RASHI_DEG } from "../zodiac/rashi.ts";
import {
  DAGDHA_RASHIS,
  GANDANTA_KNOTS_DEG,
  MRITYU_BHAGAS,
  PUSHKARA_BHAGAS,
  PUSHKARA_NAVAMSAS,
} from "./special-degree.data.ts";

export interface Gandanta {
  /** The nearest junction: 120, 240 or 360. */
  readonly knot: number;
  /** Degrees to it, in either direction. */
  readonly distance: number;
  readonly holds: boolean;
}

/** The distance of a longitude from a junction of the zodiac; the orb itself counts as within. */
export function computeGandanta(longitude: number, orbArcminutes: number): Gandanta {
  const distances = GANDANTA_KNOTS_DEG.map((knot) => ({ knot, distance: Math.abs(arcShortest(longitude, knot)) }));
  const nearest = distances.reduce((least, other) => (other.distance < least.distance ? other : least));
  return { ...nearest, holds: nearest.distance <= orbArcminutes / 60 };
}

const NAVAMSAS = 9;

export function isPushkaraNavamsa(longitude: number): boolean {
  const element = ELEMENTS[rashiIndex(longitude) % ELEMENTS.length] as Element;
  return PUSHKARA_NAVAMSAS[element].includes((findPartOfZodiac(longitude, NAVAMSAS) % NAVAMSAS) + 1);
}

/** Whether a longitude is in the pushkara degree of its rashi: the 21st is from 20° up to 21°. */
export function isPushkaraBhaga(longitude: number, table: Choices["pushkara_bhaga"]): boolean {
  return Math.floor(degreeInRashi(longitude)) + 1 === PUSHKARA_BHAGAS[table][rashiIndex(longitude)];
}

export interface MrityuBhaga {
  /** The mrityu bhaga of its rashi, degrees. */
  readonly degree: number;
  /** Distance from it, degrees; positive beyond it. */
  readonly distance: number;
}

/** Sensitive: computed, never shown. */
export function computeMrityuBhaga(body: VargaBody, longitude: number): MrityuBhaga {
  const degree = MRITYU_BHAGAS[body][rashiIndex(longitude)] ?? Number.NaN;
  return { degree, distance: degreeInRashi(longitude) - degree };
}

/** The rashis burnt by the tithi at an elongation of the Moon, in degrees. */
export function findDagdhaRashis(elongation: number): readonly Rashi[] {
  const tithi = TITHIS_OF_MONTH[partOfCircle(elongation, TITHIS_OF_MONTH.length)];
  return tithi === undefined ? [] : DAGDHA_RASHIS[tithi];
}

/** The bodies whose rashi is the same in the birth chart and in the navamsa. */
export function findVargottamas(
  signs: Readonly<Record<VargaBody, Rashi>>,
  navamsa: Readonly<Record<VargaBody, Rashi>>,
): readonly VargaBody[] {
  return VARGA_BODIES.filter((body) => signs[body] === navamsa[body]);
}

/** Seven signs ahead: the drekkana and the navamsa there are the twenty-second and the sixty-fourth from here. */
export const OPPOSED_PART_OFFSET_DEG = 7 * RASHI_DEG;
