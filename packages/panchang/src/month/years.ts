import { MASAS } from "@lagna/terms";
import type { AlmanacSky } from "../sky/almanac-sky.ts";
import type { AlmanacSettings } from "@lagna/terms";
import type { LunarMonth } from "./lunar-months.ts";
import { type Ritu, RITUS, type Samvatsara, SAMVATSARAS } from "./samvatsara.data.ts";

/** The current years of the eras. */
export interface Samvat {
  /** The northern year, from Chaitra. */
  readonly vikrama: number;
  readonly shaka: number;
  /** Elapsed. */
  readonly kali: number;
  /** The Vikrama year of Gujarat, from Kartika. */
  readonly gujarati: number;
}

const KARTIKA = MASAS.indexOf("kartika");
const VIKRAMA_BEFORE_SHAKA = 135;
const KALI_BEFORE_SHAKA = 3179;

/** Years of the eras in a lunar month and its half. */
export function computeSamvat(month: LunarMonth, isDark: boolean, settings: AlmanacSettings): Samvat {
  const index = MASAS.indexOf(month.masa);
  const isEarly = settings.vikrama_begins === "chaitra_krishna" && index === 11 && isDark && !month.adhika;
  const { shaka } = month;
  return {
    vikrama: shaka + VIKRAMA_BEFORE_SHAKA + (isEarly ? 1 : 0),
    shaka,
    kali: shaka + KALI_BEFORE_SHAKA,
    gujarati: shaka + VIKRAMA_BEFORE_SHAKA - (index < KARTIKA ? 1 : 0),
  };
}

/**
 * Jupiter's signs in a year, by its revolutions in an age of 4 320 000 years (Surya Siddhanta with the bija of
 * 364212); the first year of the Kali age is Vijaya.
 */
const JUPITER_SIGNS_A_YEAR = (364_212 * 12) / 4_320_000;
const FIRST_OF_KALI = 26;

const at = (index: number): Samvatsara => SAMVATSARAS[((index % 60) + 60) % 60] as Samvatsara;

/** The names of the year in the cycle of sixty. */
export interface Samvatsaras {
  /** By mean Jupiter: the sign it is in when the Sun enters Aries; every 85 years or so one name is skipped. */
  readonly north: Samvatsara;
  /** One a year, without a gap. */
  readonly south: Samvatsara;
  /** That of Gujarat: the northern name of the year that began in the Chaitra before. */
  readonly gujarati: Samvatsara;
}

const findNorthern = (vikrama: number): Samvatsara => {
  const kali = vikrama - VIKRAMA_BEFORE_SHAKA + KALI_BEFORE_SHAKA;
  return at(Math.floor(kali * JUPITER_SIGNS_A_YEAR + FIRST_OF_KALI));
};

export function findSamvatsaras({ vikrama, shaka, gujarati }: Samvat): Samvatsaras {
  return { north: findNorthern(vikrama), south: at(shaka + 11), gujarati: findNorthern(gujarati - 1) };
}

const signOf = (longitude: number): number => Math.floor((((longitude % 360) + 360) % 360) / 30);

/** The season by the Sun's sidereal signs, or by its tropical ones (the "Drik ritu" of some almanacs). */
export function findRitu(sky: AlmanacSky, jd: number, kind: "sidereal" | "tropical"): Ritu {
  const sign = signOf(kind === "sidereal" ? sky.sun(jd) : sky.tropicalSun(jd));
  return RITUS[Math.floor(((sign + 1) % 12) / 2)] as Ritu;
}

export type Ayana = "uttarayana" | "dakshinayana";

export function findAyana(sky: AlmanacSky, jd: number, kind: AlmanacSettings["ayana"]): Ayana {
  const sign = signOf(kind === "sidereal" ? sky.sun(jd) : sky.tropicalSun(jd));
  return sign >= 9 || sign < 3 ? "uttarayana" : "dakshinayana";
}
