/** The arudhas of the twelve houses: A1 is the arudha lagna, A12 the upapada. */
export const ARUDHAS = ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A11", "A12"] as const;
export type Arudha = (typeof ARUDHAS)[number];

/** Lagnas besides the ascendant: the first five move with the time since sunrise. */
export const SPECIAL_LAGNAS = [
  "bhava",
  "hora",
  "ghati",
  "vighati",
  "pranapada",
  "sree",
  "indu",
  "kunda",
  "varnada",
] as const;
export type SpecialLagna = (typeof SPECIAL_LAGNAS)[number];

/** Five computed from the Sun's longitude, and those that rise at a part of the day or night. */
export const SOLAR_UPAGRAHAS = ["dhuma", "vyatipata", "parivesha", "indrachapa", "upaketu"] as const;
export const RISING_UPAGRAHAS = ["kala", "mrityu", "ardhaprahara", "yamaghantaka", "gulika", "mandi"] as const;
export const UPAGRAHAS = [...SOLAR_UPAGRAHAS, ...RISING_UPAGRAHAS] as const;
export type SolarUpagraha = (typeof SOLAR_UPAGRAHAS)[number];
export type RisingUpagraha = (typeof RISING_UPAGRAHAS)[number];
export type Upagraha = (typeof UPAGRAHAS)[number];

/** Sums of longitudes that are read as points of the zodiac. */
export const SPHUTAS = [
  "yogi",
  "avayogi",
  "tithi",
  "rahu_tithi",
  "beeja",
  "kshetra",
  "tri",
  "chatur",
  "pancha",
  "prana",
  "deha",
  "mrityu",
  "sookshma_tri",
  "bhrigu_bindu",
] as const;
export type Sphuta = (typeof SPHUTAS)[number];
