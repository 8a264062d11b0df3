import { type Graha, GRAHAS, SAYANADI, type Sayanadi, type SayanadiCheshta } from "@lagna/terms";
import { partOfCircle } from "../core/angle.ts";
import { CHESHTA_ADDENDS, CHESHTA_BY_REMAINDER } from "./avastha.data.ts";

export interface SayanadiState {
  readonly state: Sayanadi;
  /** `null` if the first sound of the name is not known. */
  readonly cheshta: SayanadiCheshta | null;
}

export interface SayanadiBirth {
  /** Of the Moon's nakshatra, 1–27. */
  readonly moonNakshatra: number;
  /** Ghatis since sunrise, whole. */
  readonly ghati: number;
  /** Of the rising sign, 1–12. */
  readonly lagna: number;
  /** The value of the name's first sound, 1–5. */
  readonly nameValue: number | null;
}

const SIGNS = 12;
const NAKSHATRAS_IN_CIRCLE = 27;
const NAVAMSAS_IN_CIRCLE = 108;
const NAVAMSAS_IN_SIGN = 9;

/**
 * The sayanadi avastha of a graha (BPHS 45): multiply the numbers of its nakshatra, of the graha itself (in weekday
 * order with the nodes last), and of its navamsa in the sign; add those of the Moon's nakshatra, the ghati and the
 * lagna; take the remainder modulo twelve. The square of the state, with the name's value and the graha's addend, gives
 * drishti, cheshta or vicheshta.
 */
export function computeSayanadi(graha: Graha, longitude: number, birth: SayanadiBirth): SayanadiState {
  const nakshatra = partOfCircle(longitude, NAKSHATRAS_IN_CIRCLE) + 1;
  const navamsa = (partOfCircle(longitude, NAVAMSAS_IN_CIRCLE) % NAVAMSAS_IN_SIGN) + 1;
  const product = nakshatra * (GRAHAS.indexOf(graha) + 1) * navamsa;
  const remainder = (product + birth.moonNakshatra + birth.ghati + birth.lagna) % SIGNS;
  const number = remainder === 0 ? SIGNS : remainder;
  const state = SAYANADI[number - 1] as Sayanadi;
  if (birth.nameValue === null) return { state, cheshta: null };
  const rest = ((number ** 2 + birth.nameValue) % SIGNS) + CHESHTA_ADDENDS[graha];
  return { state, cheshta: CHESHTA_BY_REMAINDER[rest % 3] as SayanadiCheshta };
}
