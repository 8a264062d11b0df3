import type { Choices, Graha } from "@lagna/terms";
import { separation } from "../core/angle.ts";
import { computeDeclinationDeg } from "../core/earth.ts";
import type { SaptaGraha } from "../relation/friendship.data.ts";
import { mapSaptaGrahas, sumOrNull, type BySaptaGraha } from "./sapta-grahas.ts";
import {
  ABDA_VIRUPAS,
  AYANA_DIRECTIONS,
  GREATEST_KRANTI_DEG,
  HORA_VIRUPAS,
  MASA_VIRUPAS,
  NATONNATA_TIMES,
  TRIBHAGA_CONSTANT_LORD,
  TRIBHAGA_VIRUPAS,
  VARA_VIRUPAS,
} from "./shadbala.data.ts";
import type { TimeLords } from "./time-lords.ts";

/**
 * The strengths of time except yuddha, which needs the sum of the others. `null` if they need sunrise and sunset and
 * these do not occur.
 */
export interface TimeStrengths {
  /** [0, 60]. */
  readonly natonnata: number;
  /** [0, 60], the Moon's [0, 120]. */
  readonly paksha: number;
  readonly tribhaga: number | null;
  readonly abda: number | null;
  readonly masa: number | null;
  readonly vara: number | null;
  readonly hora: number | null;
  /** [0, 60], the Sun's [0, 120]. */
  readonly ayana: number;
}

export interface KalaBala extends TimeStrengths {
  /** Gained or lost in a planetary war; `null` in a war whose strengths are unknown. */
  readonly yuddha: number | null;
  readonly total: number | null;
}

export interface KalaInput {
  readonly longitudes: BySaptaGraha<number>;
  readonly latitudes: BySaptaGraha<number>;
  readonly ayanamsaDeg: number;
  readonly obliquityDeg: number;
  /** Local apparent time, [0, 24). */
  readonly apparentHours: number;
  readonly lords: TimeLords;
  readonly benefics: readonly Graha[];
}

export type KalaRules = Pick<Choices["shadbala"], "ayana" | "paksha_moon">;

/** Five virupas for every hour from midnight, or from noon for those strong by night. */
function computeNatonnata(graha: SaptaGraha, apparentHours: number): number {
  if (NATONNATA_TIMES[graha] === "always") return 60;
  const byDay = 5 * Math.min(apparentHours, 24 - apparentHours);
  return NATONNATA_TIMES[graha] === "day" ? byDay : 60 - byDay;
}

function computePaksha(graha: SaptaGraha, { longitudes, benefics }: KalaInput, rule: KalaRules["paksha_moon"]): number {
  const light = separation(longitudes.moon, longitudes.sun) / 3;
  if (graha === "moon") return 2 * (rule === "own_light" || benefics.includes("moon") ? light : 60 - light);
  return benefics.includes(graha) ? light : 60 - light;
}

const RADIANS = Math.PI / 180;

/**
 * Declination in the books' scale, ±24°. A graha's own can be larger because of its latitude; then the maximum is used.
 */
function computeKranti(graha: SaptaGraha, input: KalaInput, rule: KalaRules["ayana"]): number {
  const sayana = input.longitudes[graha] + input.ayanamsaDeg;
  if (rule === "kranti") {
    return Math.asin(Math.sin(GREATEST_KRANTI_DEG * RADIANS) * Math.sin(sayana * RADIANS)) / RADIANS;
  }
  const declination = computeDeclinationDeg(sayana, input.latitudes[graha], input.obliquityDeg);
  return Math.min(GREATEST_KRANTI_DEG, Math.max(-GREATEST_KRANTI_DEG, declination));
}

function computeAyana(graha: SaptaGraha, input: KalaInput, rule: KalaRules["ayana"]): number {
  const north = computeKranti(graha, input, rule);
  const gained =
    AYANA_DIRECTIONS[graha] === "either" ? Math.abs(north) : AYANA_DIRECTIONS[graha] === "north" ? north : -north;
  const virupas = ((GREATEST_KRANTI_DEG + gained) * 60) / (2 * GREATEST_KRANTI_DEG);
  return graha === "sun" ? 2 * virupas : virupas;
}

const virupasOfLord = (graha: SaptaGraha, lord: Graha | null, virupas: number): number | null =>
  lord === null ? null : lord === graha ? virupas : 0;

/** The strengths of time of the seven (BPHS 27; B.V. Raman), except yuddha. */
export function computeTimeStrengths(input: KalaInput, rules: KalaRules): Record<SaptaGraha, TimeStrengths> {
  const { lords } = input;
  return mapSaptaGrahas((graha) => ({
    natonnata: computeNatonnata(graha, input.apparentHours),
    paksha: computePaksha(graha, input, rules.paksha_moon),
    tribhaga:
      // Without a sunset no third of a day exists, for its constant lord as for the others.
      graha === TRIBHAGA_CONSTANT_LORD && lords.tribhaga !== null
        ? TRIBHAGA_VIRUPAS
        : virupasOfLord(graha, lords.tribhaga, TRIBHAGA_VIRUPAS),
    abda: virupasOfLord(graha, lords.abda, ABDA_VIRUPAS),
    masa: virupasOfLord(graha, lords.masa, MASA_VIRUPAS),
    vara: virupasOfLord(graha, lords.vara, VARA_VIRUPAS),
    hora: virupasOfLord(graha, lords.hora, HORA_VIRUPAS),
    ayana: computeAyana(graha, input, rules.ayana),
  }));
}

/** The strengths of time up to the hora's: the basis of the planetary war. */
export function sumUpToHora({
  natonnata: day,
  paksha: light,
  tribhaga,
  abda,
  masa,
  vara,
  hora,
}: TimeStrengths): number | null {
  return sumOrNull([day, light, tribhaga, abda, masa, vara, hora]);
}
