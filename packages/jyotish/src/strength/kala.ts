import type { Choices, Graha } from "@lagna/terms";
import { separation } from "../core/angle.ts";
import { declinationDeg } from "../core/earth.ts";
import type { SaptaGraha } from "../relation/friendship.data.ts";
import { ofSeven, sumOrNull, type OfSeven } from "./seven.ts";
import {
  ABDA_VIRUPAS,
  AYANA,
  GREATEST_KRANTI_DEG,
  HORA_VIRUPAS,
  MASA_VIRUPAS,
  NATONNATA,
  TRIBHAGA_ALWAYS,
  TRIBHAGA_VIRUPAS,
  VARA_VIRUPAS,
} from "./shadbala.data.ts";
import type { TimeLords } from "./time-lords.ts";

/** The strengths of time but for yuddha, which needs the others' sum. `null` where the Sun's rising and setting are needed and are not. */
export interface TimeParts {
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

export interface KalaBala extends TimeParts {
  /** Won or lost in a war of grahas; `null` in one whose strengths are not known. */
  readonly yuddha: number | null;
  readonly total: number | null;
}

export interface KalaInput {
  readonly longitudes: OfSeven<number>;
  readonly latitudes: OfSeven<number>;
  readonly ayanamsaDeg: number;
  readonly obliquityDeg: number;
  /** Local apparent time, [0, 24). */
  readonly apparentHours: number;
  readonly lords: TimeLords;
  readonly benefics: readonly Graha[];
}

export type KalaRules = Pick<Choices["shadbala"], "ayana" | "paksha_moon">;

/** Five virupas for every hour from midnight, or from noon for those strong by night. */
function natonnata(graha: SaptaGraha, apparentHours: number): number {
  if (NATONNATA[graha] === "always") return 60;
  const byDay = 5 * Math.min(apparentHours, 24 - apparentHours);
  return NATONNATA[graha] === "day" ? byDay : 60 - byDay;
}

function paksha(graha: SaptaGraha, { longitudes, benefics }: KalaInput, rule: KalaRules["paksha_moon"]): number {
  const light = separation(longitudes.moon, longitudes.sun) / 3;
  if (graha === "moon") return 2 * (rule === "own_light" || benefics.includes("moon") ? light : 60 - light);
  return benefics.includes(graha) ? light : 60 - light;
}

const RADIANS = Math.PI / 180;

/** Declination in the books' scale, ±24°. A graha's own can be greater by its latitude; it counts as the greatest then. */
function kranti(graha: SaptaGraha, input: KalaInput, rule: KalaRules["ayana"]): number {
  const sayana = input.longitudes[graha] + input.ayanamsaDeg;
  if (rule === "kranti") {
    return Math.asin(Math.sin(GREATEST_KRANTI_DEG * RADIANS) * Math.sin(sayana * RADIANS)) / RADIANS;
  }
  const own = declinationDeg(sayana, input.latitudes[graha], input.obliquityDeg);
  return Math.min(GREATEST_KRANTI_DEG, Math.max(-GREATEST_KRANTI_DEG, own));
}

function ayana(graha: SaptaGraha, input: KalaInput, rule: KalaRules["ayana"]): number {
  const north = kranti(graha, input, rule);
  const gained = AYANA[graha] === "either" ? Math.abs(north) : AYANA[graha] === "north" ? north : -north;
  const virupas = ((GREATEST_KRANTI_DEG + gained) * 60) / (2 * GREATEST_KRANTI_DEG);
  return graha === "sun" ? 2 * virupas : virupas;
}

const whoHas = (graha: SaptaGraha, lord: Graha | null, virupas: number): number | null =>
  lord === null ? null : lord === graha ? virupas : 0;

/** The strengths of time of the seven (BPHS 27; B.V. Raman), but for yuddha. */
export function timeParts(input: KalaInput, rules: KalaRules): Record<SaptaGraha, TimeParts> {
  const { lords } = input;
  return ofSeven((graha) => ({
    natonnata: natonnata(graha, input.apparentHours),
    paksha: paksha(graha, input, rules.paksha_moon),
    tribhaga: graha === TRIBHAGA_ALWAYS ? TRIBHAGA_VIRUPAS : whoHas(graha, lords.tribhaga, TRIBHAGA_VIRUPAS),
    abda: whoHas(graha, lords.abda, ABDA_VIRUPAS),
    masa: whoHas(graha, lords.masa, MASA_VIRUPAS),
    vara: whoHas(graha, lords.vara, VARA_VIRUPAS),
    hora: whoHas(graha, lords.hora, HORA_VIRUPAS),
    ayana: ayana(graha, input, rules.ayana),
  }));
}

/** The strengths of time up to the hora's: what a war is fought with. */
export function upToHora({
  natonnata: day,
  paksha: light,
  tribhaga,
  abda,
  masa,
  vara,
  hora,
}: TimeParts): number | null {
  return sumOrNull([day, light, tribhaga, abda, masa, vara, hora]);
}
