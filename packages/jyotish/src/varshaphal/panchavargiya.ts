import { type Choices, RASHI_LORDS, type Rashi, type TajakaGrade, type VargaId } from "@lagna/terms";
import { separation } from "../core/angle.ts";
import { findDebilitationRashi, findExaltationRashi } from "../relation/dignity.ts";
import { DEEP_EXALTATION_DEG } from "../relation/dignity.data.ts";
import { SAPTA_GRAHAS, type SaptaGraha } from "../relation/friendship.data.ts";
import { getNaturalRelation } from "../relation/friendship.ts";
import { computeVargaSign, type VargaVariants } from "../varga/varga.ts";
import { degreeInRashi, rashiOf } from "../zodiac/rashi.ts";
import { findTajakaAspect, isFriendlyAspect } from "./tajaka-aspect.ts";
import { HADDAS, STANDING_SHARE, VARGA_POINTS, type Standing } from "./tajaka.data.ts";

export type TajakaSettings = Choices["tajaka"];

/** What the strengths of a year are computed from. */
export interface StrengthBasis {
  readonly longitudes: Readonly<Record<SaptaGraha, number>>;
  readonly settings: TajakaSettings;
  readonly variants?: VargaVariants;
}

/** The lord of the part of its sign that a longitude is in. A degree where a hadda ends belongs to the next. */
export function findHaddaLord(longitude: number): SaptaGraha {
  const degree = degreeInRashi(longitude);
  const [lord] = HADDAS[rashiOf(longitude)].find(([, end]) => degree < end) as readonly [SaptaGraha, number];
  return lord;
}

/**
 * A friend's place, an enemy's or a neutral's. Tajika: friends aspect each other by 3, 5, 9 and 11, enemies by 1, 4, 7
 * and 10; those in the other places are neutral.
 */
export function findRelation(
  graha: SaptaGraha,
  other: SaptaGraha,
  { longitudes, settings }: StrengthBasis,
): Exclude<Standing, "own"> {
  if (settings.relation === "natural") return getNaturalRelation(graha, other);
  const aspect = findTajakaAspect(rashiOf(longitudes[graha]), rashiOf(longitudes[other]));
  if (aspect === null) return "neutral";
  return isFriendlyAspect(aspect) ? "friend" : "enemy";
}

const findStandingUnder = (graha: SaptaGraha, lord: SaptaGraha, basis: StrengthBasis): Standing =>
  lord === graha ? "own" : findRelation(graha, lord, basis);

/** How a graha stands in a sign; exaltation counts as its own. */
export const findStandingInSign = (graha: SaptaGraha, sign: Rashi, basis: StrengthBasis): Standing =>
  findExaltationRashi(graha) === sign ? "own" : findStandingUnder(graha, RASHI_LORDS[sign] as SaptaGraha, basis);

/** Its sign in a varga. */
export const getSignInVarga = (graha: SaptaGraha, id: VargaId, { longitudes, variants = {} }: StrengthBasis): Rashi =>
  computeVargaSign(id, longitudes[graha], variants[id]);

export interface Panchavargiya {
  readonly kshetra: number;
  readonly uccha: number;
  readonly hadda: number;
  readonly drekkana: number;
  readonly navamsa: number;
  /** A quarter of the sum, of twenty. */
  readonly total: number;
}

/** Distance from deep debilitation divided by nine: twenty at deep exaltation. */
export const computeUcchaBala = (graha: SaptaGraha, longitude: number): number =>
  separation(longitude, DEEP_EXALTATION_DEG[graha] + 180) / 9;

function computeOf(graha: SaptaGraha, basis: StrengthBasis): Panchavargiya {
  const share = STANDING_SHARE[basis.settings.panchavargiya];
  const inVarga = (id: VargaId): number => share[findStandingInSign(graha, getSignInVarga(graha, id, basis), basis)];
  const kshetra = VARGA_POINTS.kshetra * inVarga("D1");
  const uccha = computeUcchaBala(graha, basis.longitudes[graha]);
  const haddaLord = findHaddaLord(basis.longitudes[graha]);
  const hadda = VARGA_POINTS.hadda * share[findStandingUnder(graha, haddaLord, basis)];
  const drekkana = VARGA_POINTS.drekkana * inVarga("D3");
  const navamsa = VARGA_POINTS.navamsa * inVarga("D9");
  return { kshetra, uccha, hadda, drekkana, navamsa, total: (kshetra + uccha + hadda + drekkana + navamsa) / 4 };
}

/** Panchavargiya bala of the seven (Tajika Neelakanthi; P.V.R. Narasimha Rao, chapter 28). */
export function computePanchavargiya(basis: StrengthBasis): Record<SaptaGraha, Panchavargiya> {
  return Object.fromEntries(SAPTA_GRAHAS.map((graha) => [graha, computeOf(graha, basis)])) as Record<
    SaptaGraha,
    Panchavargiya
  >;
}

const DWADASAVARGAS = ["D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "D10", "D11", "D12"] as const;

/** Dwadasavargiya bala: in how many of the vargas D1 to D12 a graha is in its own, exaltation or a friend's sign. */
export function computeDwadasavargiya(basis: StrengthBasis): Record<SaptaGraha, number> {
  const isStrong = (graha: SaptaGraha, id: VargaId): boolean =>
    ["own", "friend"].includes(findStandingInSign(graha, getSignInVarga(graha, id, basis), basis));
  return Object.fromEntries(
    SAPTA_GRAHAS.map((graha) => [graha, DWADASAVARGAS.filter((id) => isStrong(graha, id)).length]),
  ) as Record<SaptaGraha, number>;
}

/**
 * The rank of a graha in the yogas: best in its own or exaltation sign, middling in its own hadda, drekkana or navamsa,
 * lowest in debilitation or an enemy's sign, else even.
 */
export function findGrade(graha: SaptaGraha, basis: StrengthBasis): TajakaGrade {
  const longitude = basis.longitudes[graha];
  const sign = rashiOf(longitude);
  const standing = findStandingInSign(graha, sign, basis);
  if (standing === "own") return "uttama";
  const isOwn = (id: VargaId): boolean => findStandingInSign(graha, getSignInVarga(graha, id, basis), basis) === "own";
  if (findHaddaLord(longitude) === graha || isOwn("D3") || isOwn("D9")) return "madhyama";
  return findDebilitationRashi(graha) === sign || standing === "enemy" ? "adhama" : "sama";
}
