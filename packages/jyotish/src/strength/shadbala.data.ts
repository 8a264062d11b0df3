import type { Rashi, VargaId } from "@lagna/terms";
import type { SaptaGraha } from "../relation/friendship.data.ts";

/**
 * The tables of shadbala: BPHS 27 and B.V. Raman, "Graha and Bhava Balas", which agree unless a name says otherwise. In
 * virupas, sixty to a rupa.
 */
type OfSeven<Value> = Readonly<Record<SaptaGraha, Value>>;

export const VIRUPAS_PER_RUPA = 60;

/** The vargas of saptavargaja bala, all of them Parashara's. */
export const SAPTAVARGA = ["D1", "D2", "D3", "D7", "D9", "D12", "D30"] as const satisfies readonly VargaId[];

/** A whole sign counts as moolatrikona, and only in the D1. */
export const MOOLATRIKONA_SIGNS: OfSeven<Rashi> = {
  sun: "leo",
  moon: "taurus",
  mars: "aries",
  mercury: "virgo",
  jupiter: "sagittarius",
  venus: "libra",
  saturn: "aquarius",
};

export const SAPTAVARGAJA_VIRUPAS = {
  moolatrikona: 45,
  own: 30,
  great_friend: 22.5,
  friend: 15,
  neutral: 7.5,
  enemy: 3.75,
  great_enemy: 1.875,
} as const;

export const OJAYUGMA_VIRUPAS = 15;
/** The others are strong in odd signs. */
export const STRONG_IN_EVEN_SIGNS: readonly SaptaGraha[] = ["moon", "venus"];

/** By the distance from the nearest kendra before: kendra, panaphara, apoklima. */
export const KENDRA_VIRUPAS = [60, 30, 15] as const;

export const DREKKANA_VIRUPAS = 15;
/**
 * The third of the sign, 0–2, in which each is strong. `raman` gives the second to Mercury and Saturn, BPHS 27 to the
 * Moon and Venus.
 */
export const DREKKANA_THIRDS: Readonly<Record<"raman" | "bphs", OfSeven<number>>> = {
  raman: { sun: 0, moon: 2, mars: 0, mercury: 1, jupiter: 0, venus: 2, saturn: 1 },
  bphs: { sun: 0, moon: 1, mars: 0, mercury: 2, jupiter: 0, venus: 1, saturn: 2 },
};

/** The bhava from whose madhya digbala is measured: zero there, full strength opposite. */
export const POWERLESS_BHAVAS: OfSeven<1 | 4 | 7 | 10> = {
  sun: 4,
  moon: 10,
  mars: 4,
  mercury: 7,
  jupiter: 7,
  venus: 10,
  saturn: 1,
};

/** Strong by day, by night, or at all times. */
export const NATONNATA_TIMES: OfSeven<"day" | "night" | "always"> = {
  sun: "day",
  moon: "night",
  mars: "night",
  mercury: "always",
  jupiter: "day",
  venus: "day",
  saturn: "night",
};

export const TRIBHAGA_VIRUPAS = 60;
/** Lords of the thirds of the day and of the night; Jupiter has the strength at all times. */
export const TRIBHAGA_LORDS = {
  day: ["mercury", "sun", "saturn"],
  night: ["moon", "venus", "mars"],
} as const satisfies Readonly<Record<"day" | "night", readonly SaptaGraha[]>>;
export const TRIBHAGA_CONSTANT_LORD: SaptaGraha = "jupiter";

export const ABDA_VIRUPAS = 15;
export const MASA_VIRUPAS = 30;
export const VARA_VIRUPAS = 45;
export const HORA_VIRUPAS = 60;

/** The maximum declination used by the Surya Siddhanta (2.28) and the books. */
export const GREATEST_KRANTI_DEG = 24;
/** The direction of declination in which each gains: north, south, or either. */
export const AYANA_DIRECTIONS: OfSeven<"north" | "south" | "either"> = {
  sun: "north",
  moon: "south",
  mars: "north",
  mercury: "either",
  jupiter: "north",
  venus: "north",
  saturn: "south",
};

/** Diameters of the discs used by Raman for yuddha bala. */
export const DISC_DIAMETERS: Readonly<Record<Exclude<SaptaGraha, "sun" | "moon">, number>> = {
  mars: 9.4,
  mercury: 6.6,
  jupiter: 190.4,
  venus: 16.6,
  saturn: 158.0,
};

/** In sevenths of sixty virupas. */
export const NAISARGIKA_SEVENTHS: OfSeven<number> = {
  sun: 7,
  moon: 6,
  mars: 2,
  mercury: 3,
  jupiter: 4,
  venus: 5,
  saturn: 1,
};

/** Rupas required for a graha to count as strong. */
export const REQUIRED_RUPAS: Readonly<Record<"raman" | "bphs", OfSeven<number>>> = {
  raman: { sun: 5, moon: 6, mars: 5, mercury: 7, jupiter: 6.5, venus: 5.5, saturn: 5 },
  bphs: { sun: 6.5, moon: 6, mars: 5, mercury: 7, jupiter: 6.5, venus: 5.5, saturn: 5 },
};

/** Minimum virupas of single parts (BPHS 27). */
export interface PartMinimums {
  readonly sthana: number;
  readonly dig: number;
  readonly cheshta: number;
  readonly kala: number;
  readonly ayana: number;
}
const SUN_MERCURY_JUPITER: PartMinimums = { sthana: 165, dig: 35, cheshta: 50, kala: 112, ayana: 30 };
const MOON_VENUS: PartMinimums = { sthana: 133, dig: 50, cheshta: 30, kala: 100, ayana: 40 };
const MARS_SATURN: PartMinimums = { sthana: 96, dig: 30, cheshta: 40, kala: 67, ayana: 20 };
export const PART_MINIMUMS: OfSeven<PartMinimums> = {
  sun: SUN_MERCURY_JUPITER,
  moon: MOON_VENUS,
  mars: MARS_SATURN,
  mercury: SUN_MERCURY_JUPITER,
  jupiter: SUN_MERCURY_JUPITER,
  venus: MOON_VENUS,
  saturn: MARS_SATURN,
};
