import type { Choices, Graha, Rashi } from "@lagna/terms";
import { separation } from "../core/angle.ts";
import { SAPTA_GRAHAS, type SaptaGraha } from "../relation/friendship.data.ts";
import { computeCheshtaKendras } from "./cheshta-kendra.ts";
import { computeDrishtiPinda } from "./drishti-pinda.ts";
import { computeIshtaKashta, computeRashmis, type Rashmis } from "./ishta-kashta.ts";
import { computeTimeStrengths, sumUpToHora, type KalaBala, type KalaInput, type TimeStrengths } from "./kala-bala.ts";
import { mapSaptaGrahas, sumOrNull, type BySaptaGraha } from "./sapta-grahas.ts";
import {
  DISC_DIAMETERS,
  NAISARGIKA_SEVENTHS,
  PART_MINIMUMS,
  POWERLESS_BHAVAS,
  REQUIRED_RUPAS,
  VIRUPAS_PER_RUPA,
  type PartMinimums,
} from "./shadbala.data.ts";
import { computeSthanaBala, type SthanaBala } from "./sthana-bala.ts";
import type { GrahaYuddha } from "./yuddha.ts";

export interface GrahaStrength {
  readonly sthana: SthanaBala;
  /** [0, 60]. */
  readonly dig: number;
  readonly kala: KalaBala;
  /** [0, 60]; 0 for the Sun and Moon unless the school counts their kendras. */
  readonly cheshta: number;
  readonly naisargika: number;
  readonly drik: number;
  /** Virupas: the six parts; `null` if the Sun does not rise or set and parts of kala bala do not exist. */
  readonly total: number | null;
  readonly rupas: number | null;
  /** Rupas. */
  readonly required: number;
  /** Actual strength divided by the required one. */
  readonly ratio: number | null;
  /** 1–7, by the ratio. */
  readonly rank: number | null;
  /** Whether the parts with a minimum reach it; for kala `null` if unknown. */
  readonly minimums: Readonly<Record<Exclude<keyof PartMinimums, "kala">, boolean> & { kala: boolean | null }>;
  /** [0, 60]. */
  readonly ishta: number;
  readonly kashta: number;
  readonly rashmi: Rashmis;
}

export interface ShadbalaInput extends KalaInput {
  readonly jd: number;
  readonly lagna: Rashi;
  /** Sripati's twelve, sidereal degrees. */
  readonly madhyas: readonly number[];
  readonly yuddhas: readonly GrahaYuddha[];
}

export type ShadbalaRules = Choices["shadbala"];

function computeDigBala(graha: SaptaGraha, longitude: number, madhyas: readonly number[]): number {
  return separation(longitude, madhyas[POWERLESS_BHAVAS[graha] - 1] as number) / 3;
}

/**
 * The sum of the aspects on a point, each with the sign of the aspecting graha's nature and its weight.
 * @param except the graha to leave out: the one at the point itself
 */
export function sumAspects(
  point: number,
  longitudes: BySaptaGraha<number>,
  benefics: readonly Graha[],
  weight: (graha: SaptaGraha) => number,
  except?: SaptaGraha,
): number {
  let sum = 0;
  for (const graha of SAPTA_GRAHAS) {
    if (graha === except) continue;
    const pinda = computeDrishtiPinda(graha, longitudes[graha], point) * weight(graha);
    sum += benefics.includes(graha) ? pinda : -pinda;
  }
  return sum;
}

function computeDrikBala(
  graha: SaptaGraha,
  { longitudes, benefics }: ShadbalaInput,
  rule: ShadbalaRules["drik"],
): number {
  const quarter = sumAspects(longitudes[graha], longitudes, benefics, () => 1 / 4, graha);
  if (rule === "quarter") return quarter;
  const whole = (["mercury", "jupiter"] as const)
    .filter((from) => from !== graha)
    .map((from) => computeDrishtiPinda(from, longitudes[from], longitudes[graha]));
  return whole.reduce((sum, pinda) => sum + pinda, quarter);
}

/**
 * Gains and losses of the planetary wars: the difference of the two grahas' strengths up to hora bala, divided by that
 * of their discs (B.V. Raman). The winner gains it, the loser loses it.
 */
function computeYuddhaBalas(
  yuddhas: readonly GrahaYuddha[],
  strength: (graha: SaptaGraha) => number | null,
): Record<SaptaGraha, number | null> {
  const balas = mapSaptaGrahas<number | null>(() => 0);
  for (const { grahas, winner } of yuddhas) {
    if (winner === null) continue;
    const [first, second] = grahas;
    const [a, b] = [strength(first), strength(second)];
    const transferred =
      a === null || b === null ? null : Math.abs(a - b) / Math.abs(DISC_DIAMETERS[first] - DISC_DIAMETERS[second]);
    for (const graha of grahas)
      balas[graha] = sumOrNull([balas[graha], transferred && (graha === winner ? transferred : -transferred)]);
  }
  return balas;
}

function computeKalaBalas(
  input: ShadbalaInput,
  rules: ShadbalaRules,
  sthana: BySaptaGraha<SthanaBala>,
  dig: BySaptaGraha<number>,
): Record<SaptaGraha, KalaBala> {
  const parts = computeTimeStrengths(input, rules);
  const yuddha = computeYuddhaBalas(input.yuddhas, (graha) =>
    sumOrNull([sthana[graha].total, dig[graha], sumUpToHora(parts[graha])]),
  );
  return mapSaptaGrahas((graha) => {
    const time: TimeStrengths = parts[graha];
    const total = sumOrNull([sumUpToHora(time), time.ayana, yuddha[graha]]);
    return { ...time, yuddha: yuddha[graha], total };
  });
}

/** Ranks from 1, the highest first; equal values share the better rank. `null` if any value is unknown. */
export function computeRanks<Key extends string>(
  values: Readonly<Record<Key, number | null>>,
): Record<Key, number | null> {
  const keys = Object.keys(values) as Key[];
  const known = keys.every((key) => values[key] !== null);
  const above = (key: Key): number => keys.filter((other) => Number(values[other]) > Number(values[key])).length;
  return Object.fromEntries(keys.map((key) => [key, known ? above(key) + 1 : null])) as Record<Key, number | null>;
}

type UnrankedStrength = Omit<GrahaStrength, "rank">;

function checkMinimums(graha: SaptaGraha, { sthana, dig, cheshta, kala }: UnrankedStrength): GrahaStrength["minimums"] {
  const least = PART_MINIMUMS[graha];
  return {
    sthana: sthana.total >= least.sthana,
    dig: dig >= least.dig,
    cheshta: cheshta >= least.cheshta,
    kala: kala.total === null ? null : kala.total >= least.kala,
    ayana: kala.ayana >= least.ayana,
  };
}

/**
 * Shadbala, the sixfold strength of the seven in virupas (BPHS 27; B.V. Raman, "Graha and Bhava Balas"), with ishta and
 * kashta (BPHS 28). Combustion has no effect, and the nodes have no shadbala.
 */
export function computeShadbala(input: ShadbalaInput, rules: ShadbalaRules): Record<SaptaGraha, GrahaStrength> {
  const { longitudes } = input;
  const sthana = computeSthanaBala(longitudes, input.lagna, rules.drekkana);
  const dig = mapSaptaGrahas((graha) => computeDigBala(graha, longitudes[graha], input.madhyas));
  const kala = computeKalaBalas(input, rules, sthana, dig);
  const kendras = computeCheshtaKendras(input.jd, longitudes, input.ayanamsaDeg, rules.cheshta_mean);
  const unranked = mapSaptaGrahas((graha): UnrankedStrength => {
    const luminary = graha === "sun" || graha === "moon";
    const parts = {
      sthana: sthana[graha],
      dig: dig[graha],
      kala: kala[graha],
      cheshta: luminary && rules.cheshta_luminaries === "none" ? 0 : kendras[graha] / 3,
      naisargika: (60 * NAISARGIKA_SEVENTHS[graha]) / 7,
      drik: computeDrikBala(graha, input, rules.drik),
    };
    const total = sumOrNull([
      parts.sthana.total,
      parts.dig,
      parts.kala.total,
      parts.cheshta,
      parts.naisargika,
      parts.drik,
    ]);
    const rupas = total === null ? null : total / VIRUPAS_PER_RUPA;
    const required = REQUIRED_RUPAS[rules.required][graha];
    const strength = {
      ...parts,
      total,
      rupas,
      required,
      ratio: rupas === null ? null : rupas / required,
      ...computeIshtaKashta(sthana[graha].uccha, kendras[graha] / 3),
      rashmi: computeRashmis(3 * sthana[graha].uccha, kendras[graha]),
    };
    return { ...strength, minimums: checkMinimums(graha, strength as UnrankedStrength) };
  });
  const rank = computeRanks(mapSaptaGrahas((graha) => unranked[graha].ratio));
  return mapSaptaGrahas((graha) => ({ ...unranked[graha], rank: rank[graha] }));
}
